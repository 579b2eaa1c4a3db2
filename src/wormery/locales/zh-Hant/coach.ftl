### 教練：運氣和技巧各起了什麼作用，為什麼那一步最好。

# 選得好不好，用哪個等級會這樣玩來說；none 表示可選的太少。
coach-play =
    { $word ->
        [none] { $you ->
            [yes] 你能選的太少，看不出高下。
           *[no] { $name } 能選的太少，看不出高下。
        }
        [random] { $you ->
            [yes] 你玩得像隨便亂選。
           *[no] { $name } 玩得像隨便亂選。
        }
        [beginner] { $you ->
            [yes] 你玩得像新手。
           *[no] { $name } 玩得像新手。
        }
        [casual] { $you ->
            [yes] 你玩得像休閒玩家。
           *[no] { $name } 玩得像休閒玩家。
        }
        [skilled] { $you ->
            [yes] 你玩得像老手。
           *[no] { $name } 玩得像老手。
        }
        [expert] { $you ->
            [yes] 你玩得像高手。
           *[no] { $name } 玩得像高手。
        }
       *[champion] { $you ->
            [yes] 你玩得像冠軍。
           *[no] { $name } 玩得像冠軍。
        }
    }

## 為什麼某個走法最好：任何遊戲

# 理由是對選的人說的，看的是別人。
coach-to = 給 { $name }：{ $reason }

coach-chances = { $this }，勝率是 { NUMBER($best, style: "percent", maximumFractionDigits: 1) }；{ $that }，勝率是 { NUMBER($other, style: "percent", maximumFractionDigits: 1) }。
coach-even = 差別不大：怎麼選，勝率都是 { NUMBER($best, style: "percent", maximumFractionDigits: 1) }。

## 為什麼某個走法最好：烤蟲蟲

# 教練比較的走法，用在句子裡。
coach-rw-if =
    { $kind ->
        [roll] 繼續擲的話
        [take] 拿 { $tile } 的話
        [give-up] 放棄的話
       *[keep] 留下「{ rw-symbol }」的話
    }
coach-rw-many =
    { $most ->
        [yes] { $worms } 隻蟲
       *[no] { $worms } 隻以上的蟲
    }
coach-rw-stop =
    { $own ->
        [0] 繼續擲有 { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } 的機率失敗；
       *[other] 繼續擲有 { NUMBER($fails, style: "percent", maximumFractionDigits: 1) } 的機率失敗，還會賠掉你的 { $own }；
    }{ $kind ->
        [steal] 現在停下就偷到 { $victim } 的 { $tile }（{ rw-worms }）。
       *[take] 現在停下就拿到 { $tile }（{ rw-worms }）。
    }
coach-rw-rarely =
    { $better ->
        [0] 再擲也不會更好。
       *[other] 只有 { NUMBER($better, style: "percent", maximumFractionDigits: 1) } 的機率會更好。
    }
coach-rw-no-giving-up =
    { $own ->
        [0] 放棄什麼都拿不到；
       *[other] 放棄會賠掉你的 { $own }；
    }繼續擲還有 { NUMBER($gets, style: "percent", maximumFractionDigits: 1) } 的機率拿到板塊。
coach-rw-roll =
    繼續擲有 { NUMBER($better, style: "percent", maximumFractionDigits: 1) } 的機率比拿 { $tile } 更好，失敗的機率是 { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }{ $own ->
        [0] 。
       *[other] ，那樣會賠掉你的 { $own }。
    }
coach-rw-theft = 這樣有 { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } 的機率偷到 { $victim } 的 { $tile }。
coach-rw-more = 這樣有 { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } 的機率得到 { coach-rw-many }。
coach-rw-last-tile =
    { $result ->
        [wins] { $tile } 是最後一片板塊：拿了你就獲勝。
       *[loses] { $tile } 是最後一片板塊：拿了遊戲就結束，你就輸了。
    }
coach-rw-steal = 偷 { $tile } 等於算兩次：你多 { rw-worms }，{ $victim } 也少這麼多。
coach-rw-worms = { $tile } 有 { rw-worms }，{ $other } 只有 { $fewer } 隻。
coach-rw-safer = 兩片都有 { rw-worms }，但 { $tile } 比較安全：想偷的人擲中它的機率是 { NUMBER($rarely, style: "percent", maximumFractionDigits: 1) }，擲中 { $other } 是 { NUMBER($often, style: "percent", maximumFractionDigits: 1) }。
coach-rw-first-worm = 你還沒有蟲，沒有蟲就拿不到板塊。
coach-rw-at-once = 留下「{ $this }」馬上就能拿 { $tile }。
coach-rw-points = 留下「{ $this }」得 { $points } 點，「{ $that }」只有 { $fewer } 點。
coach-rw-dice =
    { $fewer ->
        [0] 留下「{ $this }」還能擲 { $dice } 顆骰子，留下「{ $that }」就一顆也不剩。
       *[other] 留下「{ $this }」還能擲 { $dice } 顆骰子，留下「{ $that }」只剩 { $fewer } 顆。
    }
coach-rw-hopeless = 留下「{ $that }」就再也拿不到板塊了。
coach-rw-fails =
    { $fails ->
        [0] 留下「{ $this }」就不會失敗；留下「{ $that }」失敗的機率是 { NUMBER($other, style: "percent", maximumFractionDigits: 1) }。
       *[other] 留下「{ $this }」，這個回合失敗的機率是 { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }；留下「{ $that }」是 { NUMBER($other, style: "percent", maximumFractionDigits: 1) }。
    }
coach-rw-brings = 留下「{ $this }」有 { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } 的機率得到 { coach-rw-many }，「{ $that }」是 { NUMBER($other, style: "percent", maximumFractionDigits: 1) }。
coach-rw-risk = 留下「{ $this }」比較容易失敗（{ NUMBER($fails, style: "percent", maximumFractionDigits: 1) }，另一個是 { NUMBER($rarer, style: "percent", maximumFractionDigits: 1) }），但也更常得到 { coach-rw-many }（{ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }，另一個是 { NUMBER($other, style: "percent", maximumFractionDigits: 1) }）。
coach-rw-steals =
    { $chance ->
        [1] 留下「{ $this }」馬上就能偷 { $victim } 的 { $tile }。
       *[other] 留下「{ $this }」有 { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } 的機率偷到 { $victim } 的 { $tile }，「{ $that }」是 { NUMBER($other, style: "percent", maximumFractionDigits: 1) }。
    }

## 終端機裡的覆盤

review-title =
    { $over ->
        [yes] { $game } · 覆盤
       *[no] { $game } · 到目前為止的覆盤
    }
review-so-far = 這一局還沒結束，現在是第 { $turn } 回合。目前最有機會獲勝的是 { $name }，勝率 { $chance }。
review-nothing = 還沒有開始玩，沒有東西可以覆盤。
review-all-exact = 所有勝率都是精確計算的。
review-estimated = 遊戲太長、算不完的地方，勝率是估計值，誤差大約 { $error }。其餘都是精確的。
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-account = 結果從哪裡來
review-account-note = 數字是勝率的百分點。運氣是骰子帶來的變化，選擇是跟最好的走法比較。從起點往下加，每一欄的總和就是結果。
review-start = 起點
review-own-luck = 自己的運氣
review-others-luck = 別人的運氣
review-own-choices = 自己的選擇
review-others-choices = 別人的選擇
review-revisions = 估計的修正
review-result =
    { $over ->
        [yes] 結果
       *[no] 現在的勝率
    }
review-adjusted = 扣掉運氣的結果
review-plays = 每個人玩得怎麼樣
review-decisions =
    { $decisions ->
        [one] { $sentence }（{ $decisions } 次選擇，失去 { $error }）
       *[other] { $sentence }（{ $decisions } 次選擇，平均每次失去 { $error }）
    }
review-chances = 勝率
review-tenths = 每個數字代表勝率的十分之幾：0 是不到 10%，9 是 90% 以上。
review-turning = 轉捩點
review-turn = 第 { $turn } 回合
review-round = 第 { $round } 輪
review-turned =
    { $kind ->
        [roll] 骰子：{ $name } { $before } → { $after }
        [choice] 選擇：{ $name } { $before } → { $after }
       *[reveal] 翻開的東西：{ $name } { $before } → { $after }
    }
review-rolls = 最幸運和最倒楣的一擲
review-luckiest = 最幸運：{ $name } { $luck }；這麼好的骰子大約 { $one_in } 次才有 1 次
review-unluckiest = 最倒楣：{ $name } { $luck }；這麼差的骰子大約 { $one_in } 次才有 1 次
review-best = 最好的選擇
review-next-best = 其次：{ $move }（{ $chance }，少 { $cost }）。
review-costly = 代價最大的選擇
review-cost =
    { $exact ->
        [yes] 失去 { $cost }（精確）
       *[no] 失去 { $cost }（估計，± { $error }）
    }
review-chosen = { $name } 選了：{ $move }
review-better = 更好的走法：{ $move }（{ $chance }）。
review-no-costly = 沒有人失去太多。
review-progress = 覆盤中
review-stopped = 在第 { $done } 步停下（共 { $steps } 步）。用同樣的指令就會從那裡繼續。
review-in = 覆盤存放在 { $file }。
review-command = 要覆盤這一局：{ $command }
review-key = r 覆盤 · Enter 完成
review-whole-game = 整局遊戲
review-happened = 發生了什麼

## 為什麼某個走法最好：烏事常有

# 教練比較的走法，用在句子裡。
coach-ih-if =
    { $kind ->
        [place] 放蟻穴 { $mound } 的話
        [roll] 擲自己的骰子的話
        [roll-third] 擲第三種顏色的話
        [reroll] 重擲的話
       *[skip] 跳過的話
    }
# 一顆骰子在蟻穴帶來什麼，用在句子裡。
coach-ih-gain =
    { $gain ->
        [queen] 蟻后（{ $points } 分）的領先
        [general] 將軍（{ $points } 分）的第二名
        [pair] 湊成一對（{ $points } 分）的{ ih-found }
        [new] 新種類的{ ih-found }
        [exact] 蟲蟲格 { $sum }
       *[worm] { ih-found }
    }
coach-ih-gains =
    放蟻穴 { $mound } 可以得到{ $gains }；{ $rank ->
        [1] 在蟻穴 { $other } 你本來就領先。
        [2] 在蟻穴 { $other } 你還是第二。
        [3] 在蟻穴 { $other } 這個 { $die } 只能排第三。
        [4] 在蟻穴 { $other } 這個 { $die } 只能排第四。
       *[5] 在蟻穴 { $other } 這個 { $die } 只能排第五。
    }
coach-ih-both = 放蟻穴 { $mound } 可以得到{ $gains }，放蟻穴 { $other } 只有{ $others }。
coach-ih-later = 放蟻穴 { $other } 現在就能得到{ $others }，但最後算起來，蟻穴 { $mound } 大約多 { NUMBER($points, maximumFractionDigits: 1) } 分。
coach-ih-alone = 這個 { $die } 放蟻穴 { $mound } 可以得到{ $gains }。
coach-ih-safe = 在蟻穴 { $mound }，再也沒有人能超過你。
coach-ih-overtakes = 在蟻穴 { $mound }，你會超過 { $name }。
coach-ih-lead = 這樣你在蟻穴 { $mound } 領先 { $margin } 點（蟻后 { $points } 分）。
coach-ih-behind =
    { $gap ->
        [0] 這樣你在蟻穴 { $mound } 就和領先的 { $name } 一樣多。
       *[other] 這樣你在蟻穴 { $mound } 只落後領先的 { $name } { $gap } 點。
    }
coach-ih-room =
    { $less ->
        [0] 在蟻穴 { $mound }，你那一欄還放得下 { $room } 顆骰子，蟻穴 { $other } 一顆也放不下。
       *[other] 在蟻穴 { $mound }，你那一欄還放得下 { $room } 顆骰子，蟻穴 { $other } 只放得下 { $less } 顆。
    }
coach-ih-column = 在蟻穴 { $mound }，那一欄再往上還能找到{ $finds }。
coach-ih-points = { $this }，最後大約多 { NUMBER($points, maximumFractionDigits: 1) } 分。
coach-ih-costs = { $this }，{ $name } 最後大約少 { NUMBER($points, maximumFractionDigits: 1) } 分。
coach-ih-reroll = 重擲要付一片蟲蟲板塊，但 6 個點數裡有 { $many } 個比這個 { $die } 好。
coach-ih-no-reroll =
    { $many ->
        [0] 重擲要付一片蟲蟲板塊，而且擲出什麼都不划算。
       *[other] 重擲要付一片蟲蟲板塊，而且 6 個點數裡只有 { $many } 個划算。
    }
coach-ih-nothing = 這個 { $die } 現在放哪個蟻穴都沒有好處。
coach-ih-skip = 跳過要付一片蟲蟲板塊，但別人得先放：他們還有 { $dice } 顆骰子。
coach-ih-skip-for = 跳過要付一片蟲蟲板塊，但 { $name } 得先放：還有 { $dice } 顆骰子。
coach-ih-no-skip =
    { $die ->
        [0] 跳過要付一片蟲蟲板塊，骰子之後還是得放。
       *[other] 跳過要付一片蟲蟲板塊，這個 { $die } 也沒了。
    }
coach-ih-own = 還有 { $mounds } 個蟻穴你沒有欄，而平手時較左的欄勝出。
coach-ih-third = 這樣可以把自己的骰子留到後面：{ $name } 還有 { $dice } 顆要放。
coach-ih-spares = 放蟻穴 { $mound }，這個 { $die } 會讓你失去{ $loss }。
coach-ih-takes = 放蟻穴 { $mound }，這個 { $die } 會讓 { $name } 失去{ $loss }。
coach-ih-leads = 放蟻穴 { $mound }，第三種顏色就會領先（蟻后 { $points } 分）。
coach-ih-feeds = 放蟻穴 { $mound }，第三種顏色會得到{ $finds }。

## 練習：選擇的主題，以及提問

coach-theme-rw-stop-or-roll = 停手還是再擲？
coach-theme-rw-which-symbol = 留哪個符號？
coach-theme-rw-first-symbol = 第一擲
coach-theme-rw-steal-or-take = 偷還是不偷？
coach-theme-rw-lid = 小板塊蓋住好板塊
coach-theme-rw-endgame = 最後幾片板塊
coach-theme-ih-which-mound = 放哪座蟻穴？
coach-theme-ih-reroll = 要重擲嗎？
coach-theme-ih-skip = 要跳過嗎？
coach-theme-ih-third-colour = 第三種顏色
coach-theme-ih-worm-number = 蟲蟲格
coach-theme-ih-last-round = 最後一輪
drill-title = { $game } · { $theme } · 第 { $number } 題，共 { $count } 題
drill-own = 出自你自己的一局。
drill-ask = { $name }，你會怎麼做？（q 離開）
drill-right = 答對了：{ $move }。
drill-wrong = 這次沒選對。最好是：{ $move }。
drill-chances =
    { $exact ->
        [yes] 你的勝率（精確）：
       *[no] 你的勝率（誤差約 { NUMBER($error, style: "percent", maximumFractionDigits: 0) }）：
    }
drill-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
drill-back =
    { $days ->
        [1] 明天會再問一次。
       *[other] { $days } 天後會再問一次。
    }
drill-sum = { $answered } 題答對 { $right } 題。
drill-none = 今天沒有這類題目了。其他的過幾天會再出現。
drill-from =
    { $costly ->
        [0] 打得好：這一局沒有讓人吃大虧的選擇。
       *[other] 這一局有 { $costly } 個選擇吃了虧，已經加進你的題目。
    }
drill-no-theme = 沒有關於 { $theme } 的題目。可以選：{ $themes }。
drill-no-count = --count 要接 1 到 { $most } 的數字。
