### 用同樣的骰子玩的兩局並排比較；以及終端機裡的每日一桌。

compare-parted = 骰子一樣，選擇不同：{ $one }{ $other }
compare-title = { $game } · { $one }和{ $other }
compare-score =
    { $won ->
        [yes] { $name }：{ $score }，獲勝（{ $scores }）
       *[no] { $name }：{ $score }，沒有獲勝（{ $scores }）
    }
compare-unfinished = { $name }：目前 { $score }；這一局還沒結束（{ $scores }）
compare-better = 成績較好：{ $name }
compare-equal = 兩邊的成績一樣好。
compare-dice-same = 在雙方都擲過骰子的 { $rolls } 個地方，骰子全都一樣。
compare-dice-differ = 在雙方都擲過骰子的 { $rolls } 個地方，只有 { $alike } 個骰子一樣：這兩局不是用同樣的骰子玩的。
compare-dice-none = 沒有任何地方是雙方都擲過骰子的。
compare-first = 第一個不同的選擇 · { $turn }
compare-never = 骰子一樣時，雙方的選擇從來沒有不同。
compare-all-same = 兩局每一步都一樣。
compare-every-turn = 逐回合比較
compare-turn =
    { $round ->
        [0] 第 { $number } 回合
       *[other] 第 { $round } 輪，第 { $number } 回合
    }
compare-turn-same = { $turn } · 骰子一樣，選擇也一樣
compare-turn-parted = { $turn } · 骰子一樣，選擇不同
compare-played = { $told }目前 { $score } 分。
compare-not-played = { $name }：沒有這個回合。
compare-command = 逐回合比較：{ $command }

# 不能比較的

compare-other-game = 這是不同的遊戲：{ $one } 和 { $other }。只能比較同一種遊戲的兩份紀錄。
compare-other-seats = 一局有 { $one } 個座位，另一局有 { $other } 個。只能比較座位數相同的遊戲。
compare-other-options = 這兩局用的規則不同：{ $one } 和 { $other }。
compare-no-seat = 沒有這個座位。座位有：{ $letters }。

# 終端機裡的每日一桌

day-title = { $day } 的每日一桌
day-not-yet = 還沒玩
day-going = 已經開始，目前 { $steps } 步
day-played = 玩過了：{ $scores }
day-start = 要玩：{ $command }
day-intro = { $day } 的每日一桌：每個人的骰子和電腦對手都一樣。只有一次機會算數，也沒有提示。
day-fun = 這次只是好玩：不算數。
day-done = { $day } 的每日一桌你已經玩過了。只有一次機會算數，這就是你的成績。
day-again = 再玩一次，純粹好玩：{ $command }
day-ask-hint =
    { $one ->
        [yes] Enter 就走這步 · ? 說明 · u 復原 · c 註解 · q 離開
       *[no] ? 說明 · u 復原 · c 註解 · q 離開
    }
day-no-hint = 大家骰子都一樣的遊戲桌沒有提示：比的是你自己的選擇。
day-no-such-day = 「{ $day }」不是日期。請這樣寫：2026-11-18。
day-no-table = { $game } 沒有每日一桌。
day-other-dice = 這一局用的不是「{ $seed }」的骰子。

# 驗算這種骰子

verify-shared =
    { $reveals ->
        [0] 每個人都一樣：{ $file }：{ $rolls } 次擲骰（{ $dice } 顆骰子）全都由種子算出。
       *[other] 每個人都一樣：{ $file }：{ $rolls } 次擲骰（{ $dice } 顆骰子）和 { $reveals } 次翻開全都由種子算出。
    }
verify-shared-seed = 種子：「{ $seed }」。任何人都能用它算出這些骰子，事先算也行：每個人都一樣，純粹好玩。
