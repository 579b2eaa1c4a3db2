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
ih-told-nobody = 蟻穴 { $mound }：沒有骰子，沒有人得到東西。
ih-told-queen =
    { $you ->
        [yes] 你以 { $sum } 點贏得蟻后（{ $points } 分）。
       *[no] { $name } 以 { $sum } 點贏得蟻后（{ $points } 分）。
    }{ $tie ->
        [yes] 平手：較左的欄勝出。
       *[no] { "" }
    }
ih-told-general =
    { $you ->
        [yes] 你以 { $sum } 點贏得將軍（{ $points } 分）。
       *[no] { $name } 以 { $sum } 點贏得將軍（{ $points } 分）。
    }{ $tie ->
        [yes] 平手：較左的欄勝出。
       *[no] { "" }
    }
ih-told-worm =
    { $you ->
        [yes] 你得到一片蟲蟲板塊：{ $sum } 正好是蟲蟲格。
       *[no] { $name } 得到一片蟲蟲板塊：{ $sum } 正好是蟲蟲格。
    }
ih-told-no-worm =
    { $you ->
        [yes] 你正好命中蟲蟲格的 { $sum }，但蟲蟲板塊已經拿完了。
       *[no] { $name } 正好命中蟲蟲格的 { $sum }，但蟲蟲板塊已經拿完了。
    }

# 聲音與提醒
turn-at-table = 遊戲桌 { $code } 輪到你了
