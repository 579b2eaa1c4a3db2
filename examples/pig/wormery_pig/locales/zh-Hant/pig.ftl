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
