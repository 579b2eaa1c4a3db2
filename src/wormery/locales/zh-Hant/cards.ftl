### 遊戲桌的圖片，以及連結預覽裡的文字。

card-site = 兩款蟲蟲骰子遊戲，可以和朋友玩，也可以和電腦玩。
card-invite = 來和 { $name } 一起坐下玩！
card-invite-anyone = 來玩 { $game }！
card-free =
    { $free ->
       *[other] 還有 { $free } 個空位。
    }
card-free-seat = 空位
card-together = 這一桌：{ $names }
card-soon = 馬上就要開始了。
card-watch = 這一局正在進行，來看看吧。
card-score = { $name } { $score }
card-about = { $game }：{ $what }
card-review = 多少靠運氣，多少靠選擇？
card-luck = 運氣
card-skill = 選擇
card-place = { $name }：{ $count } 人中的第 { $place } 名
card-daily = 大家的骰子都一樣
card-daily-what = 每天一桌，大家擲出一樣的骰子，對上一樣的電腦。你能玩得更好嗎？
card-dare = 用 { $name } 的骰子玩玩看！
card-dare-what = 一樣的骰子，一樣的電腦，你能玩得更好嗎？
card-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
card-numbers = 我的數據
card-numbers-won = { $games } 局贏了 { $wins } 局：{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }。實力相當時是 { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }。
card-numbers-skill = 實力
card-numbers-level =
    { $level ->
        [random] 糊塗蟲
        [beginner] 新手
        [casual] 一般
        [skilled] 老手
        [expert] 高手
        [champion] 大師
       *[other] { $level }
    }
card-numbers-run = 最長連勝
card-numbers-score = 最高分
