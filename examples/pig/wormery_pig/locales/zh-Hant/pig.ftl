pig-name = 小豬骰
pig-roll = 擲骰子
pig-hold = 停手：留下 { $points } 分，共 { $total } 分
pig-told-roll =
    { $you ->
        [yes] 你擲出 { $die }。
       *[no] { $name } 擲出 { $die }。
    }
pig-told-lost =
    { $you ->
        [yes] 是 1！你失去這個回合的 { $points } 分。
       *[no] 是 1！{ $name } 失去這個回合的 { $points } 分。
    }
pig-told-hold =
    { $you ->
        [yes] 你停手，拿到 { $points } 分，現在共有 { $total } 分。
       *[no] { $name } 停手，拿到 { $points } 分，現在共有 { $total } 分。
    }
pig-told-over = 達到目標分數：遊戲結束。
pig-won =
    { $you ->
        [yes] 你以 { $points } 分獲勝。
       *[no] { $names } 以 { $points } 分獲勝。
    }
pig-kept = { $name }：{ $points } / { $goal }
pig-turn = { $name } 這個回合目前：{ $points }
pig-ask-die = 骰子是幾點？1 到 6
pig-die-impossible = 「{ $text }」不可能：只擲一顆骰子。請輸入點數，1 到 6。
pig-roll-first = 至少要擲一次才能停手。

pig-lesson-roll-heading = 擲骰子
pig-lesson-roll = 擲一顆骰子，敢擲幾次就擲幾次。每次的點數都加進這個回合的分數。
pig-lesson-roll-task = 擲骰子。
pig-lesson-roll-done = 是 5：這個回合有 5 分了。
pig-lesson-again-heading = 再一次
pig-lesson-again = 可以繼續擲，但擲出 1，這個回合的分數就全沒了。
pig-lesson-again-task = 再擲一次。
pig-lesson-again-done = 是 6：一共 11 分。
pig-lesson-again-early = 可以是可以，但 { $points } 分不算多。再擲一次！
pig-lesson-hold-heading = 停手
pig-lesson-hold = 停手就能留下分數，誰也拿不走。
pig-lesson-hold-task = 停手，留下 11 分。
pig-lesson-hold-done = 你有 11 分了！Pip 擲出 4，又擲出 1：什麼都沒有。
pig-lesson-hold-greedy = 擲出 1 就全沒了。停手吧！
pig-lesson-goal-heading = 目標
pig-lesson-goal = 先達到目標的人獲勝。這裡是 50 分，加上這個回合你剛好有了。
pig-lesson-goal-task = 停手，獲勝。
pig-lesson-goal-done = 50 分：你獲勝！整個遊戲就是這樣。
pig-lesson-goal-safe = 已經達到了：停手吧！
