### 大家的骰子都一樣：每日一桌、挑戰，還有兩局並排比較。

## 每日一桌

page-daily = 大家的骰子都一樣
page-daily-what = 今天全世界的人都擲出一樣的骰子，對上一樣的電腦。機會只有一次，玩完就能看看別人怎麼玩。
page-daily-left = { $hours ->
        [0] 再 { $minutes } 分鐘換新桌
       *[other] 再 { $hours } 小時 { $minutes } 分鐘換新桌
    }
page-daily-new = 還沒玩。
page-daily-going = 你玩到一半。
page-daily-played = { $played ->
        [0] 這裡還沒有人玩完。
       *[other] 這裡有 { $played } 人玩完了。
    }
page-daily-play = 開始玩
page-daily-go-on = 接著玩
page-daily-see = 看看結果
page-daily-check = 可以驗算這些骰子嗎？
page-daily-check-what = 骰子只由這個種子決定。種子由日期、遊戲和一把公開的金鑰組成，所以人人都能驗算每一次擲骰。
page-daily-copy-seed = 複製種子
page-daily-offline = 在終端機也能玩同一桌，離線也行：
page-daily-results = { $game }，{ $date }
page-daily-rank = { $count } 人中第 { $rank } 名
page-daily-scored = 你的分數：{ $score }。桌上名次：{ $place }
page-daily-first = 你是這裡第一個玩完的。晚點再來看看別人怎麼用這些骰子。
page-daily-champion = 大師電腦擲同樣的骰子
page-daily-champion-did = { $won ->
        [yes] 拿到 { $score } 分，贏了。
       *[no] 拿到 { $score } 分，也沒贏。
    }
page-daily-everyone = 這裡的所有人
page-daily-nobody = 這裡沒有人玩完這一桌。
page-daily-compare = 和大師電腦比一比
page-daily-to-table = 前往遊戲桌

## 擲同樣骰子的人

page-contest-bot = { $level } { $name }
page-contest-against = 對手：{ $names }
page-contest-you = 你
page-contest-someone = 某人
page-contest-rank = 名次
page-contest-who = 玩家
page-contest-score = 分數
page-contest-compare = 比較
page-contest-others = 和別人比一比

## 挑戰

page-challenge = 挑戰朋友：用我的骰子
page-challenge-from = { $name } 向你下戰帖
page-challenge-from-someone = 有人向你下戰帖
page-challenge-mine = 你的戰帖
page-challenge-what = 你會擲出一模一樣的骰子，對手也是一樣的電腦。你會怎麼玩？玩完以後可以一回合一回合比較。
page-challenge-send = 把連結傳給朋友，或讓朋友掃描 QR 碼。朋友會擲出你的骰子，對上一樣的電腦。
page-challenge-over = 你玩完了。大家的運氣都一樣，剩下的就是實力。
page-challenge-play = 用同樣的骰子玩
page-challenge-tries = 誰玩過了
page-challenge-none = 還沒有人接下戰帖。
page-challenge-hidden = { $tries ->
        [0] 還沒有人接下戰帖。
       *[other] 已經有 { $tries } 人玩過。等你玩完，就能看到他們怎麼玩。
    }
page-challenge-qr = 含有這張戰帖連結的 QR 碼
page-challenge-invite = 同樣的骰子，玩{ $game }你贏得了我嗎？
page-challenge-see = 看看誰玩過了

## 兩局並排比較

page-compare-title = 同樣的骰子，逐回合比較
page-compare-alike = 兩局都有擲骰的 { $rolls } 個時機，骰子全都一樣，剩下的就是實力。
page-compare-first = { $round ->
        [0] 第一個不同的選擇：第 { $number } 回合
       *[other] 第一個不同的選擇：第 { $round } 輪第 { $number } 回合
    }
page-compare-never = 骰子一樣時，你們每次的選擇都一樣。
page-compare-jump = 跳到那裡
page-compare-turn = { $round ->
        [0] 第 { $number } 回合
       *[other] 第 { $round } 輪，第 { $number } 回合
    }
page-compare-same = 玩法相同
page-compare-score = 分數：{ $score }
page-compare-watch = 看這一回合
page-compare-no-turn = 沒有這一回合。
page-compare-won = 獲勝
page-compare-back = 回到結果
