### 製作一組蟻穴，網頁上怎麼說。

page-mounds = 自己的蟻穴
page-mounds-what = 你有這款遊戲嗎？把盒子裡的十二張蟻穴輸進來，就能在這裡玩。也可以自己設計。
page-mounds-start-empty = 輸入蟻穴
page-mounds-start-ours = 改我們的蟻穴
page-mounds-open = 開啟一組
page-mounds-file = 檔案（也可以拖到這裡）
page-mounds-paste = 或貼上一組的文字
page-mounds-read = 讀取
page-mounds-name-first = 我的蟻穴
page-mounds-undo = 復原
page-mounds-redo = 重做
page-mounds-discard-ask = 要丟掉這一組嗎？
page-mounds-discard-what = 它只存在這台裝置上。以後還想用的話，先存成檔案或複製連結。
page-mounds-discard = 丟掉
page-mounds-replace-ask = 要開啟另一組嗎？
page-mounds-replace-what = 它會取代只存在這台裝置上的「{ $name }」。
page-mounds-replace = 開啟
page-mounds-keep = 留著我的
page-mounds-place =
    { $place ->
        [queen] 蟻后
        [general] 將軍
        [worm_number] 蟲蟲格
       *[column] 第 { $column } 欄，由下數第 { $field } 格
    }
page-mounds-field = { $place }：{ $what }
page-mounds-nothing-yet = 還沒填
page-mounds-no-field = 沒有格子
page-mounds-ask =
    { $place ->
        [queen] 蟻穴 { $mound }：蟻后幾分？
        [general] 蟻穴 { $mound }：將軍幾分？
        [worm_number] 蟻穴 { $mound }：蟲蟲格是多少？
       *[column] 蟻穴 { $mound } 第 { $column } 欄：由下數第 { $field } 格有什麼？
    }
page-mounds-bare = 沒東西
page-mounds-take-back = 退回
page-mounds-next = 下一個
page-mounds-column-done = 這欄好了
page-mounds-tab =
    { $state ->
        [done] 蟻穴 { $mound }，完成
        [wrong] 蟻穴 { $mound }，有地方不對
        [begun] 蟻穴 { $mound }，還沒完成
       *[empty] 蟻穴 { $mound }，空的
    }
page-mounds-set = 這一組
page-mounds-name = 這一組的名字
page-mounds-ready = 十二張蟻穴都沒問題。
page-mounds-done = { $all } 張蟻穴完成了 { $done } 張
page-mounds-gap = 看看還缺什麼
page-mounds-play = 用這組蟻穴玩
page-mounds-save = 存成檔案
page-mounds-copy = 複製文字
page-mounds-kept = 製作期間，這一組會留在這台裝置上。連結裡就有整組蟻穴，沒做完也可以。
page-mounds-anew = 從頭開始
page-mounds-trial = 玩起來如何？
page-mounds-trial-what = 「一般」程度的電腦會用你的蟻穴玩幾千局，再用我們的蟻穴做比較。
page-mounds-try = 試試看
page-mounds-trying = 電腦正在玩……
page-mounds-seats = 人數
page-mounds-yours = 你的
page-mounds-ours = 我們的
page-mounds-far =
    { $far ->
        [more] 明顯比我們的多
       *[less] 明顯比我們的少
    }
page-mounds-trial-games = 每種人數各玩 { $games } 局。▲ 和 ▼ 表示明顯比我們的多或少。如果每個座位都一樣好，各會贏 { $fair }。
page-mounds-stuck = 有人卡住的遊戲
page-mounds-from-queens = 蟻后佔的分數
page-mounds-from-generals = 將軍佔的分數
page-mounds-from-objects = 怪東東佔的分數
page-mounds-from-worms = 蟲蟲佔的分數
page-mounds-wins =
    { $place ->
        [1] 先開始的座位獲勝
        [2] 第二個座位獲勝
        [3] 第三個座位獲勝
        [4] 第四個座位獲勝
       *[5] 第五個座位獲勝
    }
page-mounds-score = 每人分數
page-mounds-margin = 贏家領先的分數
page-mounds-turns = 一局的回合數
