### 局面的機率，以及遊戲中的提示。

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = 每種走法的價值：這個回合預期能拿到幾隻蟲，精確計算。
odds-worms-mean = 這個回合預期能拿到的蟲，精確計算：{ $value }
odds-win =
    { $exact ->
        [yes] 每種走法的價值：你的勝率，精確計算。
       *[no] 每種走法的價值：你的勝率，估計值。
    }
odds-win-mean =
    { $exact ->
        [yes] 勝率，精確計算：{ $value }
       *[no] 勝率，估計值：{ $value }
    }
odds-best = ▸ 標出最好的走法。
odds-ends = 照最好的走法，這個回合會怎麼結束：
odds-totals = 如果只想要這個總和，帶著蟲停下來的最高機率：
odds-total = 總和
odds-at-least = 至少
odds-exactly = 剛好
odds-end-take = 從烤架拿 { $tile }
odds-end-steal = 偷到 { $tile }
odds-end-fail = 這個回合失敗
odds-end-place = 把 { $die } 放到蟻穴 { $mound }
odds-end-skip = 跳過這個回合
odds-plot-in = 圖表存在 { $file }。
odds-plot-kind = 圖表檔名的結尾要是 { $kinds }，不是 { $file }。
odds-no-matplotlib = 畫圖需要 Matplotlib，但尚未安裝：pip install "wormery[report]"
odds-no-choice = 現在沒有東西要選：先擲骰。

## 遊戲中的提示

hint-worms = 最好：{ $move }（平均 { $value } 隻蟲）。
hint-win =
    { $exact ->
        [yes] 最好：{ $move }（勝率 { $value }）。
       *[no] 最好：{ $move }（勝率約 { $value }）。
    }
hint-next = 其次：{ $move }（{ $value }）。
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
hint-best =
    { $exact ->
        [yes] 最好：{ $move }（勝率正好 { $value }）。
       *[no] 最好：{ $move }（勝率約 { $value }，誤差約 { $error }）。
    }
hint-cost = 其次：{ $move }（少 { $value }）。

## 遊戲桌上各個選擇旁邊的機率

beside-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-fails = 失敗 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches = 至少 { $least }：{ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches-short = { $least }+：{ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-wins =
    { $exact ->
        [yes] 勝率 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[no] 勝率約 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    }
