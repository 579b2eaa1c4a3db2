### 發生的事，就像桌邊的人說的那樣。`$you` 表示是不是讀的人自己做的，或因此失去東西（"victim"）。

told-you = 你

## 烤蟲蟲

rw-told-keep =
    { $you ->
        [yes] 你擲出 { $dice }，留下「{ rw-symbol }」。
       *[no] { $name } 擲出 { $dice }，留下「{ rw-symbol }」。
    }
rw-told-dead =
    { $you ->
        [yes] 廢骰！你擲出 { $dice }：沒有新的可以留。
       *[no] 廢骰！{ $name } 擲出 { $dice }：沒有新的可以留。
    }
rw-told-take =
    { $you ->
        [yes] 你拿走 { $tile }（{ rw-worms }）。
       *[no] { $name } 拿走 { $tile }（{ rw-worms }）。
    }
rw-told-steal =
    { $you ->
        [yes] 你偷走 { $victim } 的 { $tile }（{ rw-worms }）！
        [victim] { $name } 偷走你的 { $tile }（{ rw-worms }）！
       *[no] { $name } 偷走 { $victim } 的 { $tile }（{ rw-worms }）！
    }
rw-told-no-worm =
    { $you ->
        [yes] 你停在 { $total } 點，但沒有蟲：拿不到板塊。
       *[no] { $name } 停在 { $total } 點，但沒有蟲：拿不到板塊。
    }
rw-told-no-claim =
    { $you ->
        [yes] 你停在 { $total } 點：沒有板塊可拿。
       *[no] { $name } 停在 { $total } 點：沒有板塊可拿。
    }
rw-told-back =
    { $you ->
        [yes] 你把 { $tile } 放回去。
       *[no] { $name } 把 { $tile } 放回去。
    }
rw-told-nothing-back =
    { $you ->
        [yes] 你沒有板塊可以放回。
       *[no] { $name } 沒有板塊可以放回。
    }
rw-told-turned = 最大的板塊 { $tile } 移出遊戲。
rw-told-stays = { $tile } 現在最大，留在原處。
rw-told-over = 板塊都拿完了：遊戲結束。
rw-won =
    { $reason ->
        [worms] { $you ->
            [yes] 你以 { rw-worms }獲勝。
           *[no] { $names } 以 { rw-worms }獲勝。
        }
        [highest-tile] { $you ->
            [yes] 你獲勝：同樣是 { rw-worms }，但你有最大的板塊。
           *[no] { $names } 獲勝：同樣是 { rw-worms }，由最大的板塊決定。
        }
       *[shared] { $names } 以 { rw-worms }並列獲勝：平手，也沒有板塊可以分出高下。
    }
rw-row = 烤架上可拿的：{ $tiles }
rw-row-empty = 烤架空了。
rw-out = 已翻面：{ $tiles }
rw-stack-top = { $name }：最上面 { $top }，共 { $height } 片
rw-stack-none = { $name }：沒有板塊
rw-stack-own = { $name }：{ $tiles }（{ rw-worms }）
rw-aside-dice =
    { $worm ->
        [yes] 已留下：{ $dice }，{ $total } 點，有蟲
       *[no] 已留下：{ $dice }，{ $total } 點，還沒有蟲
    }
rw-rolled-dice = 擲出：{ $dice }
rw-die-worm = 蟲

## It Happens..

ih-told-round =
    { $you ->
        [yes] 第 { $round } 輪：蟻穴 { $mounds }。由你開始。
       *[no] 第 { $round } 輪：蟻穴 { $mounds }。由 { $name } 開始。
    }
ih-told-place =
    { $colour ->
        [third] { $you ->
            [yes] 你用第三種顏色擲出 { $die }，放到蟻穴 { $mound }。
           *[no] { $name } 用第三種顏色擲出 { $die }，放到蟻穴 { $mound }。
        }
       *[own] { $you ->
            [yes] 你擲出 { $die }，放到蟻穴 { $mound }。
           *[no] { $name } 擲出 { $die }，放到蟻穴 { $mound }。
        }
    }
ih-told-find =
    { $you ->
        [yes] 你找到{ ih-found }。
       *[no] { $name } 找到{ ih-found }。
    }
ih-told-none-left = { ih-find }已經拿完了。
ih-told-reroll =
    { $you ->
        [yes] 你擲出 { $die }，付一片蟲蟲板塊重擲。
       *[no] { $name } 擲出 { $die }，付一片蟲蟲板塊重擲。
    }
ih-told-skip =
    { $you ->
        [yes] 你付一片蟲蟲板塊，跳過這個回合。
       *[no] { $name } 付一片蟲蟲板塊，跳過這個回合。
    }
ih-told-skip-after-roll =
    { $you ->
        [yes] 你擲出 { $die }，付一片蟲蟲板塊，跳過這個回合。
       *[no] { $name } 擲出 { $die }，付一片蟲蟲板塊，跳過這個回合。
    }
ih-told-stuck =
    { $you ->
        [yes] 你的骰子放不下了，跳過你的回合。
       *[no] { $name } 的骰子放不下了，跳過這個回合。
    }
ih-told-round-over = 第 { $round } 輪結束，蟻穴計分。
ih-sum =
    { $you ->
        [yes] 你 { $sum }
       *[no] { $name } { $sum }
    }
ih-told-sums = 蟻穴 { $mound }：{ $sums }。
ih-told-over = 四輪都玩完了：遊戲結束。
ih-won =
    { $reason ->
        [points] { $you ->
            [yes] 你以 { $points } 分獲勝。
           *[no] { $names } 以 { $points } 分獲勝。
        }
        [queens] { $you ->
            [yes] 你獲勝：{ $points } 分平手，但你的蟻后比較多。
           *[no] { $names } 獲勝：{ $points } 分平手，由蟻后數決定。
        }
        [generals] { $you ->
            [yes] 你獲勝：{ $points } 分和蟻后都平手，但你的將軍比較多。
           *[no] { $names } 獲勝：{ $points } 分和蟻后都平手，由將軍數決定。
        }
        [worms] { $you ->
            [yes] 你獲勝：{ $points } 分、蟻后和將軍都平手，但你的蟲蟲比較多。
           *[no] { $names } 獲勝：{ $points } 分、蟻后和將軍都平手，由蟲蟲數決定。
        }
       *[shared] { $names } 以 { $points } 分並列獲勝：連蟲蟲都一樣多。
    }
ih-round-of =
    { $you ->
        [yes] 第 { $round } 輪，共 { $rounds } 輪；由你開始
       *[no] 第 { $round } 輪，共 { $rounds } 輪；由 { $name } 開始
    }
ih-mound-worth = 蟻穴 { $number }：蟻后 { $queen }，將軍 { $general }，蟲蟲格 { $worm }
ih-column-free = 第 { $column } 欄：{ $fields }
ih-column-taken = 第 { $column } 欄，{ $name }：{ $fields }
ih-field =
    { $find ->
        [nothing] 空
       *[other] { ih-find }
    }
ih-field-die = 骰子 { $die }
ih-holding = { $name }：骰子 { $dice }，蟲蟲 { $worms }，分數板塊 { $points }，怪東東：{ $objects }
ih-no-objects = 無

## 一局結束後的精彩時刻

best-luck = 最佳手氣
best-one-in = { $many } 分之 1
rw-best-roll = 最佳一擲
rw-best-roll-points = { $points } 點
rw-best-steals = 偷最多
rw-best-streak = 連續得手
rw-best-streak-what = 連續拿到的板塊
rw-best-luck-what = { $rolled } 顆骰子擲出 { $dice }
ih-best-sum = 最高總和
ih-best-sum-what = 在蟻穴 { $mound }
ih-best-queens = 最多蟻后
ih-best-finds = 找到最多
ih-best-finds-what = 在第 { $round } 輪
ih-best-exact = 命中蟲蟲格
ih-best-luck-what = 第 { $round } 輪用 { $rolled } 顆骰子擲出 { $sum }
