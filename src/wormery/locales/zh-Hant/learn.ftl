### Learning a game, as the page says it; what a lesson itself says is in lessons.ftl.

page-learn-what = 每款只要五分鐘，從第一下就在真正的遊戲版面上玩。隨時可以停，之後再接著學。
page-learn-go-on = 接著學
page-learn-learned = 學過了
page-learn-title = 學玩{ $game }
page-learn-step = { $step } / { $steps }
page-learn-steps = 學到哪裡了
page-learn-back = 上一步
page-learn-next = 下一步
page-learn-ahead = 跳過這一步
page-learn-leave = 先離開，之後可以接著學
page-learn-resumed = 從上次停下的地方接著學。
page-learn-restart = 從頭開始
page-learn-done = 整個遊戲你都會了！
page-learn-done-what = 現在來真的：對手是輕鬆的電腦，教練陪著你。按燈泡就有提示。
page-learn-play = 玩一場真的
page-learn-other = 也學玩{ $game }
