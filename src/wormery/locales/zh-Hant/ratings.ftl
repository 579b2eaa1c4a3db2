### 每日一題與排行榜，網頁上的說法。

page-puzzle = 每日一題
page-puzzle-old = 以前的題目
page-puzzle-what = 每款遊戲每天一題，大家都一樣。
page-puzzle-found =
    { $tried ->
        [1] 你是今天第一個挑戰的人。
       *[other] 今天 { $tried } 人挑戰，{ $found } 人答對。
    }
page-puzzle-found-then =
    { $tried ->
        [0] 那天沒有人挑戰。
       *[other] 那天 { $tried } 人挑戰，{ $found } 人答對。
    }
page-puzzle-tomorrow = 明天有新題目。
page-puzzle-more = 更多題目
page-puzzle-yesterday = 昨天的題目
page-puzzle-before = 再前一天

page-ratings-what = 積分表示一個人玩得多好：贏了就上升，贏過強手升得更多，輸了就下降。大家都從 1000 開始，± 後面的數字表示可能還差多少。
page-ratings-which = 計分的是：照一般規則、用伺服器的骰子、每人用自己的裝置，並且自己玩到最後、沒有看提示的遊戲。
page-ratings-game = 遊戲
page-ratings-join = 在這裡取個名字
page-ratings-join-what = 選一個名字，這個伺服器上的人都看得到。之後你玩的遊戲就會計分。不需要帳號：名字屬於這個裝置，想退出隨時都可以。
page-ratings-name = 你在這裡的名字
page-ratings-join-go = 加入
page-ratings-joined = 歡迎，{ $name }！
page-ratings-you = 你在這裡叫 { $name }
page-ratings-you-none = 還沒有計分的遊戲。下一場就算。
page-ratings-you-place = 第 { $place } 名
page-ratings-you-new = 還沒有名次
page-ratings-you-games = { $games } 場
page-ratings-rename = 換個名字
page-ratings-leave = 退出
page-ratings-leave-ask = 你的名字和所有遊戲的積分都會立刻刪除，無法恢復。
page-ratings-leave-go = 刪除
page-ratings-left = 你的名字和積分已經刪除。
page-ratings-list = 誰玩得多好
page-ratings-none = 這款遊戲還沒有人有積分。來當第一個吧！
page-ratings-place = 名次
page-ratings-who = 名字
page-ratings-rating = 積分
page-ratings-games = 場數
page-ratings-bot = { $level }（電腦）
page-ratings-self = 你
page-ratings-new = 還沒有名次
page-ratings-new-what = 大約玩二十場之後，積分才夠準，可以排名次。
page-ratings-more = 顯示更多
