### 在網頁上回顧結束的一局，以及從任何一刻接著玩。

## The review

page-review-title = { $game }：這一局的覆盤
page-review-wait = 教練正在看這一局……
page-review-progress = 教練正在看這一局：第 { $done }/{ $of } 步。
page-review-turning = 轉捩點
page-review-no-turning = 沒有哪一刻決定了這一局，是一點一滴分出勝負的。
page-review-turn = 第 { $turn } 回合
page-review-round = 第 { $round } 輪
page-review-rolled =
    { $you ->
        [yes] 你擲出：{ $dice }
       *[no] { $name } 擲出：{ $dice }
    }
page-review-for =
    { $you ->
        [yes] 你 { $change }
       *[no] { $name } { $change }
    }
page-review-chances = 勝率
page-review-graph-how = 點一下或沿著線拖動，也可以用方向鍵。
page-review-at = 第 { $step }/{ $steps } 步
page-review-previous = 上一個轉捩點
page-review-next = 下一個轉捩點
page-review-luck =
    { $you ->
        [yes] 運氣：你 { $change }
       *[no] 運氣：{ $name } { $change }
    }
page-review-cost = 失去 { $cost }
page-review-good = 沒有更好的走法了
page-review-forced = 沒有別的選擇
page-review-revealed = 翻開的東西改變了勝率
page-review-exact = 精確
page-review-estimated = 估計，± { $error }
page-review-moves = 可以選的走法
page-review-moves-how = 點一個走法，就能在桌面上看到。
page-review-chosen = 選了這個
page-review-best = 最好
page-review-instead = 換成：{ $move }
page-review-back = 回到實際的走法
page-review-accounts = 運氣與實力
page-review-accounts-how = 以勝率的百分比表示。運氣是骰子造成的變化；選擇則與最好的選擇相比。從起點開始，全部加起來就是結果。
page-review-start = 起點
page-review-own-luck = 自己的運氣
page-review-others-luck = 別人的運氣
page-review-own-choices = 自己的選擇
page-review-others-choices = 別人的選擇
page-review-revisions = 估計的修正
page-review-result = 結果
page-review-adjusted = 扣掉運氣的結果
page-review-decisions =
    { $decisions ->
        [one] { $decisions } 次選擇，失去 { $error }。
       *[other] { $decisions } 次選擇，平均每次失去 { $error }。
    }
page-review-moments = 骰子與選擇
page-review-luckiest = 最幸運的骰子
page-review-unluckiest = 最倒楣的骰子
page-review-best-choice = 最好的選擇
page-review-costliest = 代價最大的選擇
page-review-one-in = { $count } 次才有 1 次
page-review-table = 整局的表格
page-review-what = 發生的事
page-review-change = 變化

## Playing on

page-play-on-what = 從這個局面開一張新桌，骰子重新擲。
page-play-on-from = 從什麼時候開始？
page-play-on-shown = 現在看到的樣子
page-play-on-before = 最後一步之前
page-play-on-who = 和誰玩？
page-play-on-alone = 自己一個人，對電腦
page-play-on-same = 和原來的人
page-play-on-same-what = 把連結分享出去，大家就能重新入座。
page-play-on-as = 你替誰玩
page-play-on-level = 電腦的程度
page-play-on-go = 開桌
