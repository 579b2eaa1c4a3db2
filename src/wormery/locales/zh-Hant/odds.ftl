### 局面的機率，以及遊戲中的提示。

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = 每種走法的價值：這個回合預期得到的蟲數，精確計算。
odds-worms-mean = 這個回合預期得到的蟲數，精確計算：{ $value }
odds-win =
    { $exact ->
        [yes] 每種走法的價值：獲勝的機率，精確計算。
       *[no] 每種走法的價值：獲勝的機率，估計值。
    }
odds-win-mean =
    { $exact ->
        [yes] 獲勝的機率，精確計算：{ $value }
       *[no] 獲勝的機率，估計值：{ $value }
    }
odds-best = ▸ 標出最好的走法。
odds-ends = 照最好的走法，這個回合會怎麼結束：
odds-totals = 只求這個總和時，帶著蟲停手的最高機率：
odds-total = 總和
odds-at-least = 至少
odds-exactly = 剛好
odds-end-take = 從烤架拿 { $tile }
odds-end-steal = 偷到 { $tile }
odds-end-fail = 這個回合失敗
odds-end-place = 把 { $die } 放到蟻穴 { $mound }
odds-end-skip = 跳過這個回合
odds-plot-in = 圖表存在 { $file }。
odds-plot-kind = 圖表檔名的結尾要是 { $kinds }，不能是 { $file }。
odds-no-matplotlib = 畫圖需要 Matplotlib，但尚未安裝：pip install "wormery[report]"
odds-no-choice = 現在沒有可選的走法：骰子還沒落定。

## 遊戲中的提示

hint-worms = 提示：{ $move }。這個回合值 { $value } 隻蟲，精確計算。
hint-win =
    { $exact ->
        [yes] 提示：{ $move }。獲勝的機率是 { $value }，精確計算。
       *[no] 提示：{ $move }。獲勝的機率大約是 { $value }，估計值。
    }
hint-next = 其次：{ $move }（{ $value }）。
