### Your numbers on the page: what all of somebody’s finished games come to.

page-numbers = 你的數據
page-numbers-what = 你所有已結束對局的總計，除非你分享，否則只有你看得到。
page-numbers-none = 先玩一局，你的數據就會出現在這裡：勝場、連勝、運氣和實力。
page-numbers-none-yet = 這款遊戲你還沒玩完過一局。
page-numbers-counting = 正在計算你的對局：{ $done } / { $of }
page-numbers-looking = 教練正在分析運氣和實力：{ $done } / { $of } 局
page-numbers-game = 遊戲
page-numbers-games = { $games } 局
page-numbers-played = 對局
page-numbers-wins = 勝場
page-numbers-wins-share = { $share }，實力相當時 { $fair }
page-numbers-place = 平均名次
page-numbers-equals = 實力相當時：{ $fair }
page-numbers-wins-run = 連勝
page-numbers-days-run = 連續遊玩天數
page-numbers-longest-run = 最長：{ $longest }
page-numbers-score = 最高分
page-numbers-longest = 最長的一局
page-numbers-steps = { $steps } 步
page-numbers-open = 看那一局
page-numbers-groups = 獲勝的比例
page-numbers-groups-what = 直線標示實力相當時的勝率。
page-numbers-by-seats = 人數
page-numbers-by-level = 最強的電腦
page-numbers-seats = { $seats } 人
page-numbers-people = 只有真人
page-numbers-share = 勝率
page-numbers-luck = 運氣
page-numbers-luck-what = 一局中所有骰子對你勝率的影響：往上是好運，往下是壞運。全部相加，所以可能超過 100%。
page-numbers-skill = 實力
page-numbers-skill-what = 你每個選擇平均損失多少勝率：越短越好。
page-numbers-average = 折線是五局的平均。
page-numbers-bars-won = 實心長條是你贏的局。
page-numbers-order = 最左邊是最早的一局。
page-numbers-word = 選擇接近
page-numbers-table = 以表格顯示
page-numbers-date = 日期
page-numbers-result = 結果
page-numbers-won =
    { $won ->
        [yes] 獲勝
       *[no] 落敗
    }
page-numbers-given-away = 每個選擇的損失
page-numbers-no-choices = 沒有自己的選擇
page-numbers-counts = 所有對局合計
page-numbers-per-game = 每局 { $number }
page-numbers-bests = 最佳紀錄
page-numbers-limits = 計算你最近的 { $most } 局；教練只分析最近 { $looked } 局的運氣和實力，太長的對局除外。
page-numbers-device = 在這台裝置上玩的人一起計算。
page-numbers-stood-in = 有 { $moves } 步是你離開或超時的時候由電腦代打的，不算你的。
page-numbers-left-out = 有 { $games } 局不計算：它們是從紀錄接著玩的，或已無法讀取。
page-numbers-since = 從 { $date } 開始計算。
page-numbers-picture = 你的數據圖片
page-numbers-picture-what = 只有你拿得到這張圖片，想傳給誰都可以。
page-numbers-export = 全部下載
page-numbers-forget = 刪除我的數據
page-numbers-forget-what = 這一頁會從零開始：只計算從現在起結束的對局。你的對局、重播和檢討都會保留。這個動作無法復原。
page-numbers-forget-go = 刪除
page-numbers-forgotten = 你的數據已刪除。
page-numbers-keep = 保留
