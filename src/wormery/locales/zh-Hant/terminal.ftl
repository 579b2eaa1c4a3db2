### 只有終端機會說的話。按鍵與旗標在各語言都相同。

## 看不懂的指令

usage-no-such-flag = 沒有 { $flag } 這個旗標。
usage-missing = 少了 { $name }。
usage-value = { $name } 的內容不對。
usage-needs-value = { $flag } 後面要有內容：{ $what }。
usage-takes-no-value = { $flag } 後面不用加內容。
usage-no-such-command = 沒有「{ $command }」這個指令。
usage-did-you-mean = 你是指「{ $command }」嗎？
usage-commands = 可用的指令：{ $commands }。
usage-words = 這裡多了「{ $words }」。
usage-help = 說明：{ $command }
possible-int-from = { $least } 以上的整數
possible-int-range = { $least } 到 { $most } 的整數
possible-float-from = { $least } 以上的數字
possible-float-range = { $least } 到 { $most } 的數字
language-unknown = 沒有「{ $given }」這種語言。可用的有：{ $languages }。

## 設置

ask-game = 玩哪個遊戲？
ask-seats = 幾個人玩，{ $least } 到 { $most }？
ask-name = 玩家 { $letter } 是誰？名字，或電腦：{ $bots }。
ask-default = （Enter：{ $default }）
ask-help = 輸入答案後按 Enter；直接按 Enter 就選括號裡的。按 q 離開。
begins-letter = 「{ $letter }」不能先開始。座位有：{ $letters }。
seed-and-real-dice = 種子已經決定了骰子，就不能再用真的骰子：請拿掉 --seed 或 --dice real。
file-exists = { $file } 已經存在。請換個名字，或用 --resume 繼續那一局。
resume-alone = 繼續的一局已經有遊戲、座位和骰子：請拿掉那些旗標。
resume-stdin = 接著玩的遊戲會存回原本的檔案：請給檔案本身，不能用「-」。
file-stdout = 每一步之後都會存檔：請給一個檔案，不能用「-」。

## 檔案

file-unreadable = 無法開啟 { $file }：{ $reason }。
file-damaged = { $file } 不是有效的紀錄。{ $reason }
file-not-saved = 無法儲存 { $file }：{ $reason }。

## 遊戲以外的問題

output-failed = 無法輸出結果：{ $reason }。
system-failed = { $file }：{ $reason }。
stdin-empty = 標準輸入沒有任何內容。
unforeseen = 發生了 Wormery 沒料到的問題：{ $what }。請把輸入的指令，以及加上 { $debug } 後顯示的內容，一起回報給開發者。

## 進行遊戲

play-saved-in = 每走一步，遊戲都會存到 { $file }。
play-resumed = 繼續 { $file } 裡的遊戲。
whose-turn = 輪到 { $name }
turn-title = { $game } · { whose-turn }
ask-move = { $name }，請選擇：
ask-hint =
    { $one ->
        [yes] Enter 就走這步 · h 提示 · ? 說明 · u 復原 · c 註解 · q 離開
       *[no] h 提示 · ? 說明 · u 復原 · c 註解 · q 離開
    }
choose-one = 有好幾種走法：請按鍵選一種。
undo-not-yours = 上一步不是你的：只能復原自己的上一步。
undone = { $name } 復原一步：{ $move }。
comment-empty = 請把註解寫在 c 後面，例如：c 好骰！
commented = 已寫進紀錄。
help-keys =
    輸入走法前面的按鍵，再按 Enter。走法的英文名稱，
    例如「{ $move }」也可以。除了走法還有：
    ?       這份說明
    h       提示：電腦算出的最好走法，以及它的價值
    u       復原自己的上一步；擲出的骰子不變
    c 文字  在紀錄裡寫註解
    q       離開；遊戲已經存好，之後可以繼續
help-rules = 規則和訊息裡的編號，在 Wormery 專案的 { $page }。
left-before-start = 沒有開始遊戲。
left-saved = 遊戲已儲存，到目前為止 { $steps } 步。
left-resume = 要繼續：{ $command }
over-title = { $game } · 結束
over-already = 這一局已經結束。
over-record = 這一局的紀錄：{ $file }
final-player = 玩家

## 烤蟲蟲

rw-stack-empty = 沒有板塊
rw-stack-height = { $tiles } 片
rw-stack-covered = 底下：{ $tiles }
rw-aside =
    { $worm ->
        [yes] 留下：{ $total } 點，有蟲
       *[no] 留下：{ $total } 點，還沒有蟲
    }
rw-rolled = 擲出：{ $dice } 顆骰子
rw-move-roll = 擲 { $dice } 顆骰子
rw-move-keep = 留下「{ rw-symbol }」，{ $count } 顆
rw-move-take = 從烤架拿 { $tile }（{ rw-worms }）
rw-move-steal = 從 { $name } 那裡偷 { $tile }（{ rw-worms }）
rw-move-give-up = 放棄：這個回合失敗
rw-ask-dice = { $dice } 顆骰子擲出什麼？全部輸入，蟲打 W；例如 { $example }
rw-final-tiles = 蟲（板塊）
rw-final-worms = 蟲

## It Happens..

ih-round =
    { $you ->
        [yes] 第 { $round } 輪，共 { $rounds } 輪 · 由你開始
       *[no] 第 { $round } 輪，共 { $rounds } 輪 · 由 { $name } 開始
    }
ih-after-rounds = { $rounds } 輪之後
ih-mound-title = { $place } · 蟻穴 { $mound }
ih-queen = 蟻后 { $points }
ih-general = 將軍 { $points }
ih-worm-number = 蟲蟲格 { $number }
ih-supply = 公用區：{ rw-worms } · 面朝下的蟻穴：{ $mounds }
ih-die-of =
    { $colour ->
        [third] 第三種顏色（{ $letter }）的骰子：
        [you] 你的骰子（{ $letter }）：
       *[own] { $name }（{ $letter }）的骰子：
    }
ih-column-dice = 骰子
ih-column-worms = 蟲蟲
ih-column-objects = 怪東東
ih-column-points = 分數板塊
ih-face-down = { $tiles } 片面朝下
ih-move-roll = 擲自己的骰子（剩 { $dice } 顆）
ih-move-roll-third = 擲一顆第三種顏色 { $letter } 的骰子（剩 { $dice } 顆）
ih-move-skip = 花 1 片蟲蟲板塊跳過回合（你有 { $worms } 片）
ih-move-reroll = 花 1 片蟲蟲板塊重擲（你有 { $worms } 片）
ih-move-place =
    { $find ->
        [nothing] 放到蟻穴 { $mound }：總和 { $sum }
       *[other] 放到蟻穴 { $mound }：總和 { $sum }，找到{ ih-found }
    }
ih-ask-die = { ih-colour }骰子（{ $letter }）擲出什麼？輸入 1 到 6。
ih-ask-mounds = 翻開哪三張蟻穴？面朝下的有 { $mounds }。例如輸入 { $example }；按 Enter 由程式抽。
ih-final-pairs = 一對 5 分
ih-final-kinds = 種類最多
ih-final-worms = 蟲蟲
ih-final-queens = 蟻后
ih-final-generals = 將軍
ih-final-total = 總分

## 重看與檢查

replay-title =
    { $over ->
        [yes] { $game } · { $step } / { $steps }
       *[no] { $game } · { $step } / { $steps } · { whose-turn }
    }
replay-hint = Enter 或 → 下一步 · b 或 ← 上一步 · 數字加 Enter：跳到那裡 · e 結尾 · q 離開
replay-no-stop = 沒有「{ $text }」這一步：請輸入 0 到 { $last } 的數字。
check-fine = 沒問題：{ $file }：{ $game }，{ $seats } 個座位，{ $turns } 個回合。{ $result }
check-unfinished = 還沒結束。
verify-fine =
    { $reveals ->
        [0] 公平：{ $file }：{ $rolls } 次擲骰（{ $dice } 顆骰子）全部正確。
       *[other] 公平：{ $file }：{ $rolls } 次擲骰（{ $dice } 顆骰子）和 { $reveals } 次翻開全部正確。
    }
verify-failed = 無法確認：{ $file }：{ $reason }
verify-from = 最前面 { $first } 次擲骰和抽取是在用公平骰子之前，無法驗算。
verify-commitment = 承諾：{ $commitment }
verify-seed = { $letter } 的種子：「{ $seed }」
verify-no-seed = { $letter } 的種子：無
verify-compare = 請把遊戲桌、承諾和自己的種子，與第一次擲骰之前記下的比對。
verify-unseeded = 沒有人提供種子，伺服器有可能挑選過這些骰子。

## 驗算公平骰子綁定了什麼

verify-whole = 從第一次開始，每一次擲骰和抽取都驗算過了。
verify-table = 遊戲桌：{ $table }
verify-old = 這是舊的公平骰子（第 1 版）：當時的承諾沒有綁定遊戲桌、遊戲、選項和座位。
verify-drawn = 誰先開始也由骰子決定：{ $letter }。
verify-not-drawn = 誰先開始不是由骰子決定的。
