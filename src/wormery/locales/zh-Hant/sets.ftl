### 製作中的蟻穴組哪裡不對，就在那個位置說明。

sets-name = 幫你的蟻穴組取個名字。
sets-missing =
    { $field ->
        [queen] 還沒填蟻后的分數。
        [general] 還沒填將軍的分數。
        [worm_number] 還沒填蟲蟲格的數字。
       *[column] 第 { $column } 欄還沒有格子。
    }
sets-number =
    { $field ->
        [queen] 蟻后的分數是 { $least } 到 { $most } 分。
        [general] 將軍的分數是 { $least } 到 { $most } 分。
       *[worm_number] 以這些欄的高度，蟲蟲格的數字是 { $least } 到 { $most }。
    }
sets-queen = 蟻后的分數必須比將軍高。
sets-high = 第 { $column } 欄太高了：最多 { $most } 格。
sets-failed = 試玩的遊戲沒有成功，是我們的問題。請再試一次。
sets-unready = 這組還沒完成，或者有地方不對。
sets-none = 「{ $game }」只能用固定的配件玩。
# Where a sentence would name a file.
sets-text = 這段文字
