### 對戰、錦標賽與模擬：關於大量對局的說明。

arena-number = { NUMBER($value) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-estimate = { $value }（{ $low } 至 { $high }）

## 誰與什麼

arena-title = { $game }，{ $seats } 個座位
arena-title-options = { $game }，{ $seats } 個座位，{ $options }
arena-seat = { $player }，座位 { $letter }
arena-copies = { $player }（{ $seats } 個座位）
arena-reason =
    { $reason ->
        [worms] 蟲最多
        [highest-tile] 最大的板塊
        [points] 分數最高
        [queens] 蟻后最多
        [generals] 將軍最多
       *[shared] 並列獲勝
    }

## 表格與數字

arena-rank = 名次
arena-player-name = 玩家
arena-rating = 等級分
arena-share = 勝率
arena-points = 每局分數
arena-order = 順序
arena-order-place =
    { $place ->
        [1] 先手
       *[other] 第 { $place } 位
    }
arena-games-played = 局數：{ $games }
arena-fair = 若玩家實力相同，每位應贏 { $share }。
arena-first-seat = 先手的座位贏 { $share }；公平應為 { $fair }。
arena-shared = { $share } 的對局是並列獲勝。
arena-nobody = 不屬於任何人的第三種顏色贏了 { $share } 的對局。
arena-length = 一局平均有 { $mean } 個決定，中位數是 { $median }，十局中有九局在 { $low } 到 { $high } 之間。
arena-choices = 這些決定中有 { $mean } 個有選擇餘地。
arena-scores = 一個座位平均得 { $mean } 分，中位數是 { $median }，十次中有九次在 { $low } 到 { $high } 分之間。
arena-certainty = 括號內是 95 % 信賴區間，依每副骰運計算。
arena-decides = 決定勝負的因素
arena-first-title = 依順序的勝率
arena-ranking = 排名
arena-cross = 兩兩對戰
arena-cross-note = 橫列的玩家與直行的玩家同桌時，橫列玩家的勝率。

## 進行中

arena-playing = 進行中
arena-stopped = 已停止。完成的 { $games } 局都已保存。
arena-to-go-on = 繼續請用：{ $command }
arena-kept-in = 結果存放在 { $file }。
arena-not-narrow = 區間還沒有要求的那麼窄。
arena-report-in = 報告存放在 { $file }。

## 報告

arena-report-title =
    { $kind ->
        [tournament] 錦標賽：{ $what }
        [simulate] 模擬：{ $what }
       *[match] 對戰：{ $what }
    }
arena-report-ladder = 階梯
arena-report-ladder-note = 每位玩家在所有桌次的勝率；線段是 95 % 的區間，虛線是實力相同時應有的勝率。
arena-report-scores = 分數
arena-report-scores-note = 玩家以各分數結束的頻率。
arena-report-length = 對局長度
arena-report-length-note = 一局有多少個決定的頻率。
arena-report-first = 先手
arena-report-first-note = 依順序的勝率；虛線是公平的勝率。
arena-report-decides-note = 第一個只留下勝者的比較。
arena-report-made = 製作方式
arena-report-command = 指令
arena-report-seed = 種子
arena-report-games = 局數
arena-report-deals = 骰運副數
arena-report-version = 版本
arena-report-luck = 每副骰運都以相同的骰子、讓玩家依序換過每個座位各玩一局，運氣因此抵消。區間依每副骰運計算。
arena-report-decisions = 決定數
arena-report-part = 佔所有對局的比例
arena-report-part-seats = 佔所有結果的比例
