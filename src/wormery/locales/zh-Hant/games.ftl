### 兩個遊戲的用語：名稱、物件與發生的事。

player-name = 玩家 { $letter }
bot-name = 電腦 { $letter }
list-next = { $some }、{ $word }
list-last = { $some } 和 { $word }

## 烤蟲蟲

rw-name = 烤蟲蟲
rw-symbol =
    { $symbol ->
        [W] 蟲
       *[1] { $symbol }
    }
rw-worms = { $worms } 隻蟲
rw-told-keep = { $name } 擲出 { $dice }，留下所有的「{ rw-symbol }」。
rw-told-dead = { $name } 擲出 { $dice }：廢骰，沒有可以留下的骰子（RW-5）。
rw-told-take = { $name } 從烤架拿走 { $tile }（{ rw-worms }）。
rw-told-steal = { $name } 從 { $victim } 那裡偷走 { $tile }（{ rw-worms }）。
rw-told-no-worm = { $name } 停在 { $total } 點，但沒有蟲：拿不到板塊（RW-7）。
rw-told-no-claim = { $name } 停在 { $total } 點，沒有板塊可拿（RW-8）。
rw-told-back = { $name } 把 { $tile } 放回烤架（RW-9）。
rw-told-nothing-back = { $name } 沒有板塊可還，因此也不翻任何板塊（RW-9）。
rw-told-turned = 烤架上最大的板塊 { $tile } 翻面，離開遊戲。
rw-told-stays = 板塊 { $tile } 自己就是烤架上最大的：保持正面，不翻任何板塊。
rw-told-over = 烤架上沒有正面的板塊了：遊戲結束（RW-11）。
rw-won =
    { $reason ->
        [worms] { $names } 獲勝，蟲最多：{ $worms } 隻。
        [highest-tile] { $names } 獲勝。最多的 { $worms } 隻蟲有人同分，由最大的板塊決定（RW-11）。
       *[shared] { $names } 以 { rw-worms }並列獲勝：他們都沒有板塊可以分出高下（RW-11）。
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

ih-name = 烏事常有
ih-third-colour = 第三種顏色
ih-the-third-colour =
    { $place ->
        [start] 第三種顏色
       *[within] 第三種顏色
    }
ih-colour =
    { $letter ->
        [A] 黃色
        [B] 紅色
        [C] 綠色
        [D] 藍色
       *[E] 白色
    }
ih-find =
    { $find ->
        [map] 地圖
        [sneakers] 球鞋
        [bone] 骨頭
        [glasses] 眼鏡
        [loudspeaker] 音箱
        [glove] 手套
        [telescope] 望遠鏡
        [teapot] 茶壺
       *[worm] 蟲蟲
    }
ih-find-short =
    { $find ->
        [map] 圖
        [sneakers] 鞋
        [bone] 骨
        [glasses] 鏡
        [loudspeaker] 音
        [glove] 套
        [telescope] 望
        [teapot] 壺
       *[worm] 蟲
    }
ih-found =
    { $find ->
        [map] 一張地圖
        [sneakers] 一雙球鞋
        [bone] 一根骨頭
        [glasses] 一副眼鏡
        [loudspeaker] 一個音箱
        [glove] 一隻手套
        [telescope] 一支望遠鏡
        [teapot] 一把茶壺
       *[worm] 一片蟲蟲板塊
    }
ih-told-round = 第 { $round } 輪：翻開蟻穴 { $mounds }，由 { $name } 開始。
ih-told-place =
    { $colour ->
        [third] { $name } 用第三種顏色擲出 { $die }，放到蟻穴 { $mound }。
       *[own] { $name } 擲出 { $die }，放到蟻穴 { $mound }。
    }
ih-told-find = { $name } 找到{ ih-found }。
ih-told-none-left = 那一格的{ ih-find }在公用區已經拿完了（IH-6）。
ih-told-reroll = { $name } 擲出 { $die }，歸還一片蟲蟲板塊並重擲。
ih-told-skip = { $name } 歸還一片蟲蟲板塊，跳過這個回合。
ih-told-skip-after-roll = { $name } 擲出 { $die }，歸還一片蟲蟲板塊，跳過這個回合。
ih-told-stuck = { $name } 沒有骰子可以放，被跳過（IH-8）。
ih-told-round-over = 第 { $round } 輪結束，蟻穴計分（IH-9）。
ih-told-nobody = 蟻穴 { $mound }：沒有骰子，沒有人得到東西。
ih-sum = { $name } { $sum }
ih-told-sums = 蟻穴 { $mound }：{ $sums }。
ih-told-queen =
    { $tie ->
        [yes] { $name } 得到蟻后（{ $points } 分）：總和最高，{ $sum }；平手時較左的欄勝出。
       *[no] { $name } 得到蟻后（{ $points } 分）：總和最高，{ $sum }。
    }
ih-told-general =
    { $tie ->
        [yes] { $name } 得到將軍（{ $points } 分）：總和次高，{ $sum }；平手時較左的欄勝出。
       *[no] { $name } 得到將軍（{ $points } 分）：總和次高，{ $sum }。
    }
ih-told-worm = { $name } 得到一片蟲蟲板塊：總和剛好是蟲蟲格的 { $sum }。
ih-told-no-worm = { $name } 的總和剛好是蟲蟲格的 { $sum }，但公用區沒有蟲蟲板塊了。
ih-told-over = 四輪都進行完畢：遊戲結束。
ih-won =
    { $reason ->
        [points] { $names } 獲勝，分數最高：{ $points } 分。
        [queens] { $names } 獲勝。{ $points } 分平手，由最多的蟻后板塊決定（IH-11）。
        [generals] { $names } 獲勝。分數（{ $points }）和蟻后都平手，由最多的將軍板塊決定（IH-11）。
        [worms] { $names } 獲勝。分數（{ $points }）、蟻后和將軍都平手，由最多的蟲蟲板塊決定（IH-11）。
       *[shared] { $names } 以 { $points } 分並列獲勝，蟻后、將軍和蟲蟲板塊也一樣多（IH-11）。
    }
ih-round-of = 第 { $round } 輪，共 { $rounds } 輪；由 { $name } 開始
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

# 聲音與提醒
turn-at-table = 遊戲桌 { $code } 輪到你了
