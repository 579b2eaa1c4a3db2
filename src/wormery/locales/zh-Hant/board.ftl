### 遊戲板：板上的文字、物件的名稱與提問。

board-seats = 桌邊的玩家
board-turn-of =
    { $you ->
        [yes] 輪到你了
       *[no] 輪到 { $name }
    }
board-you = 你
board-you-name = 你
board-stand-in = 電腦代打
board-failing = 由另一個電腦代打
board-away = 暫時離開
board-winner = 獲勝
board-go-on = 繼續
board-in-words = 用文字看
board-final = 結果
board-final-player = 玩家
board-die =
    { $face ->
        [W] 蟲
       *[other] { $face }
    }
board-real-title = { $dice } 顆骰子擲出什麼？一顆一顆點選。
board-real-back = 退回一顆
board-real-draw = 幫我抽
board-real-done = 完成

## 烤蟲蟲

board-rw-row = 烤架
board-rw-tile = 板塊 { $tile }，{ rw-worms }
board-rw-tile-open = 板塊 { $tile }，{ rw-worms }，正面
board-rw-tile-out = 板塊 { $tile }，已翻面，移出遊戲
board-rw-tile-gone = 板塊 { $tile } 不在烤架上
board-rw-stack-empty = 沒有板塊
board-rw-stack-top = 最上面：板塊 { $tile }，{ rw-worms }
board-rw-stack-height = 疊了 { $tiles } 片板塊
board-rw-stack-under = 底下：{ $tiles }
board-rw-steal = 偷！
board-rw-begin = 輪到你了，擲骰吧！
board-rw-choose = 要留下哪一種？
board-rw-on-or-take = 再擲，還是拿板塊？
board-rw-take = 拿一片板塊。
board-rw-on-or-give-up = 還拿不到板塊。再擲，還是放棄？
board-rw-give-up = 這個總和拿不到板塊。
board-rw-failed =
    { $why ->
        [dead] 廢骰！
        [no-worm] 沒有蟲，拿不到板塊！
       *[no-claim] 這個總和拿不到板塊！
    }
board-rw-dice-of =
    { $you ->
        [yes] 你的骰子
       *[no] { $name } 的骰子
    }
board-rw-aside =
    { $worm ->
        [yes] 留下：{ $dice } 顆骰子，總和 { $total }，有蟲
       *[no] 留下：{ $dice } 顆骰子，總和 { $total }，還沒有蟲
    }
board-rw-with-worm = 有蟲
board-rw-no-worm-yet = 還沒有蟲
board-rw-rolled = 擲出：{ $dice } 顆骰子
board-rw-then = 共 { $total }
board-rw-group =
    { $barred ->
        [yes] { $count } 顆「{ board-die }」，這回合用過了
       *[no] { $count } 顆「{ board-die }」
    }
board-rw-barred = 用過了
board-rw-or-another = 或點選其他亮起的板塊。
board-rw-in-hand = 有 { $dice } 顆骰子要擲

## It Happens..

board-ih-round = 第 { $round } 輪，共 4 輪
board-ih-face-down =
    { $mounds ->
        [0] 沒有面朝下的蟻穴了
       *[other] { $mounds } 張蟻穴面朝下
    }
board-ih-supply = 公用區有 { $worms } 片
board-ih-mounds = 這一輪的蟻穴
board-ih-mound = 蟻穴 { $mound }
board-ih-queen = 蟻后，{ $points } 分
board-ih-general = 將軍，{ $points } 分
board-ih-worm-number = 蟲蟲格 { $number }
board-ih-die =
    { $nobody ->
        [yes] 第三種顏色，不屬於任何人，{ $colour }骰子：{ $face }
       *[no] { $colour }骰子：{ $face }
    }
board-ih-column = 第 { $column } 欄{ $owner }：{ $fields }
board-ih-owner = ，{ $name }（{ $letter }），總和 { $sum }
board-ih-field-die = 骰子 { $die }
board-ih-field-empty = 空
board-ih-sum = 總和 { $sum }
board-ih-hand =
    { $you ->
        [yes] 你的骰子
       *[no] { $name } 的骰子
    }
board-ih-roll = 輪到你了，擲一顆骰子！
board-ih-roll-either = 輪到你了：擲自己的骰子，或第三種顏色的骰子。
board-ih-place = 骰子要放到哪張蟻穴？
board-ih-reveal = 翻開哪三張蟻穴？
board-ih-revealing = 正在翻開三張蟻穴。
board-ih-reroll = 重擲
board-ih-skip = 跳過
board-ih-purse = 你有 { $worms } 片
board-ih-nobody = 不屬於任何人
board-ih-starter = 這輪先手
board-ih-dice =
    { $third ->
        [0] 剩 { $dice } 顆骰子
       *[other] 剩 { $dice } 顆骰子，還有 { $third } 顆第三種顏色
    }
board-ih-no-dice = 沒有骰子了
board-ih-score = 目前分數
board-ih-object =
    { $count ->
        [1] { ih-find }
       *[other] { ih-find }，{ $count } 個
    }
board-ih-points-down = { $tiles } 片分數板塊面朝下
board-ih-pairs = 成對：{ $points }
board-ih-most-kinds = 種類最多：{ $points }
board-ih-scoring = 第 { $round } 輪結束
board-ih-scoring-all = 全部顯示
board-ih-part =
    { $part ->
        [pairs] 成對
        [most_kinds] 種類最多
        [worms] 蟲蟲
        [queens] 蟻后
       *[generals] 將軍
    }
board-ih-total = 總分
board-ih-how = 每種有兩個以上的怪東東 5 分，種類最多 10 分，每片蟲蟲板塊 1 分，再加上你的分數板塊。

## The row: compact seats, giving up, moments
board-rw-seat-more = { $name }：詳細資料
board-rw-seat-bot = 電腦
board-rw-seat-person = 真人
board-rw-take-tile = 拿 { $tile }
board-rw-steal-tile = 偷 { $tile }
board-rw-give-up-tile = 要放棄嗎？你得還回 { $tile }。
board-rw-give-up-nothing = 要放棄嗎？你沒有板塊可還。
board-rw-give-up-yes = 放棄
board-rw-give-up-no = 不，繼續
board-rw-moment =
    { $kind ->
        [steal] 偷到了！
        [last] 最後一片板塊！
        [big] 四隻蟲！
        [worm] 終於有蟲了！
       *[exact] 剛好 { $tile }！
    }

# The mounds of It Happens..
board-ih-luck =
    { $luck ->
        [by-one] 一點險勝！
       *[exact] 剛剛好！
    }
board-ih-roll-own = 自己的
