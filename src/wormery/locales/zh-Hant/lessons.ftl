### 給從來沒玩過的人上的課。一步只講一件事，話說得簡短。
### 每一步有：標題、教什麼、要做什麼、做對了說什麼，以及為什麼別的走法不對。

lesson-you = 你

## 在終端機裡

learn-start = { $minutes } 分鐘學會 { $game }。輸入走法前面的按鍵，再按 Enter；按 q 可以停下，下次從那裡繼續。
learn-resumed = 歡迎回來！從上次停下的地方繼續。
learn-more = Enter 繼續，q 離開
learn-left = 下次見！要繼續：{ $command }
learn-finished = 學完了：你已經會玩 { $game } 了。
learn-play = 要不要真的玩一局？對手是和氣的電腦，教練也在旁邊：按 h 就有提示。
learn-play-yes = 開始玩
learn-play-no = 下次吧
learn-later = 想玩的時候：{ $command }
learn-none = { $game } 還沒有課程。
learn-no-step = --step 要接 1 到 { $count } 的數字。

## Regenwormen：第一個回合

lesson-rw-roll-heading = 八顆骰子
lesson-rw-roll = 烤架上有十六片板塊，上面都有蟲。蒐集到最多蟲的人獲勝，板塊要用骰子來換。
lesson-rw-roll-task = 擲全部八顆骰子。
lesson-rw-roll-done = 一次就三隻蟲：好的開始！

lesson-rw-aside-heading = 留下一種符號
lesson-rw-aside = 每擲一次，就選一種符號，把擲出它的骰子全部留下。數字照數字算，一隻蟲算 5 點。還有，沒有蟲就拿不到任何板塊。
lesson-rw-aside-task = 留下蟲。
lesson-rw-aside-done = 三隻蟲：有 15 點了，少不了的蟲也有了。
lesson-rw-aside-few = 這樣只有 { $points } 點。蟲有 15 點，而且要有一隻蟲才拿得到板塊。

lesson-rw-again-heading = 再擲
lesson-rw-again = 最小的板塊是 21，所以 15 點還不夠。留下的骰子放著不動，其餘的再擲。
lesson-rw-again-task = 再擲剩下的五顆骰子。
lesson-rw-again-done = 兩隻蟲、兩個 4 和一個 1。這下要想一想了！
lesson-rw-again-stop = 沒有 15 的板塊：現在停下，什麼都拿不到。再擲吧！

lesson-rw-once-heading = 每種符號只能留一次
lesson-rw-once = 一個回合裡，每種符號只能留一次。蟲已經留過了，所以這兩隻不能要。
lesson-rw-once-task = 留下兩個 4。
lesson-rw-once-done = 15 加 8 是 23。有這片板塊！
lesson-rw-once-ones = 可以是可以，但 1 只有一點。兩個 4 有 8 點。

lesson-rw-stop-heading = 停下，還是再拚？
lesson-rw-stop = 停下，就拿走號碼等於總和的板塊。也可以再擲，拿更大的；但如果擲出的全是用過的符號，就什麼都沒有了。
lesson-rw-stop-task = 停下，拿板塊 23。
lesson-rw-stop-done = 你的第一片板塊！接著輪到 Pip，拿走了 25。
lesson-rw-stop-dare = 拚一下很好玩。不過第一片板塊就在眼前：先拿 23！

## Regenwormen：拿哪一片

lesson-rw-lower-heading = 小一點的也行
lesson-rw-lower = 你有 30 點，但 30 壓在 Pip 的板塊疊底下。這時可以從烤架拿一片較小的。
lesson-rw-lower-task = 拿你拿得到的最大板塊。
lesson-rw-lower-done = 28，有兩隻蟲。板塊越大，蟲越多。
lesson-rw-lower-small = 可以是可以，但還有更大的。大的蟲多，平手時也是板塊最大的人獲勝。
lesson-rw-lower-dare = 只剩兩顆骰子，又用過兩種符號：好板塊就在眼前，別冒這個險。

lesson-rw-steal-heading = 偷！
lesson-rw-steal = 你的總和如果剛好等於別人最上面那片的號碼，就可以把它偷走。你有 25 點。看看 Pip 的板塊疊！
lesson-rw-steal-task = 偷走 Pip 的 25。
lesson-rw-steal-done = 歸你了！但要小心：你最上面那片也一樣會被偷。
lesson-rw-steal-small = 可以是可以，但偷的話一來一往差更多：你多兩隻蟲，Pip 少兩隻。
lesson-rw-steal-dare = 點數剛剛好，機會難得。別放過：偷！

lesson-rw-cover-heading = 壓在底下最安全
lesson-rw-cover = 你的 29 在最上面，Pip 很想要。新拿的板塊放在最上面，底下的就都安全了。
lesson-rw-cover-task = 拿 24，把 29 蓋住。
lesson-rw-cover-done = Pip 剛好擲出 29 點，但你的 29 蓋住了。Pip 只好拿 28。
lesson-rw-cover-dare = 回合要是失敗，就會失去最上面那片，也就是 29！先蓋住它。

## Regenwormen：失敗的時候

lesson-rw-dead-heading = 也有失手的時候
lesson-rw-dead = 你有 20 點，沒有這樣的板塊。只能再擲。
lesson-rw-dead-task = 擲最後四顆骰子。
lesson-rw-dead-done = 全是蟲和 5，都用過了！回合失敗：你最上面的板塊要放回去，烤架上最大的那片翻面，移出遊戲。
lesson-rw-dead-stop = 停在 20 點，回合一定失敗。擲的話還有機會。

lesson-rw-worm-heading = 沒有蟲，沒有板塊
lesson-rw-worm = 你有 31 點，板塊 31 也在。但你沒有留下蟲，所以不能拿。
lesson-rw-worm-task = 擲最後一顆骰子，希望是蟲。
lesson-rw-worm-done = 最後一刻擲出蟲：36，最好的板塊！下次早點把蟲留下。
lesson-rw-worm-stop = 沒有蟲就停下，回合一定失敗。還有一顆骰子：試試看！

## Regenwormen：拚不拚

lesson-rw-dare-heading = 有時候要拚
lesson-rw-dare = 你有 21 點，還剩三顆骰子。只有三顆全是蟲或 1 才會失敗：27 次裡只有一次。
lesson-rw-dare-task = 拚一下：擲三顆骰子。
lesson-rw-dare-done = 拚得好！
lesson-rw-dare-safe = 這樣很安全，但只有一隻蟲。還有三顆骰子，也才用過兩種符號，可以拚。

lesson-rw-pick-heading = 想想總和
lesson-rw-pick = 選 4，還是兩個 5？要看能拿到哪片板塊。
lesson-rw-pick-task = 留下比較划算的。
lesson-rw-pick-done = 31 點，那片板塊有三隻蟲。
lesson-rw-pick-less = 這樣只有 { $total } 點。留兩個 5 就有 31 點，那片板塊蟲更多。

lesson-rw-enough-heading = 有時候該停
lesson-rw-enough = 蟲、1 和 5 都用過了，只剩一顆骰子。擲下去，有一半的機會失敗。
lesson-rw-enough-task = 停下，拿板塊 31。
lesson-rw-enough-done = 三隻蟲，穩穩到手。
lesson-rw-enough-dare = 兩次裡就有一次全部落空，最多也只多一隻蟲。拿 31 吧！

lesson-rw-end-heading = 最後一片板塊
lesson-rw-end = 烤架上沒有板塊時，遊戲就結束，大家數自己板塊上的蟲。
lesson-rw-end-task = 拿走最後一片板塊。
lesson-rw-end-done = 六隻蟲對五隻：你獲勝！整個遊戲就是這樣。
lesson-rw-end-dare = 拿走就贏了，別再冒險！

## It Happens..：一個回合

lesson-ih-roll-heading = 食蟻獸，輪到你了
lesson-ih-roll = 你是一隻肚子餓的食蟻獸，面前有三張蟻穴。你有五顆自己顏色的骰子，每個回合擲一顆，放到一張蟻穴上。
lesson-ih-roll-task = 擲一顆你的骰子。
lesson-ih-roll-done = 是 4。放哪裡好呢？
lesson-ih-roll-skip = 跳過要付一片蟲蟲板塊，而你才剛開始。擲吧！

lesson-ih-mound-heading = 你只選蟻穴
lesson-ih-mound = 你只要選蟻穴，放哪一格是固定的：第一顆骰子放進最左邊的空欄，最下面那一格。從此這一欄只屬於你。
lesson-ih-mound-task = 把 4 放到任何一張蟻穴。
lesson-ih-mound-done = 這一欄現在是你的了。在這張蟻穴，你的骰子都放在這一欄，一顆一顆往上放。
lesson-ih-mound-reroll = 4 還不錯。蟲蟲板塊留到骰得更差的時候用，先放吧。
lesson-ih-mound-skip = 跳過要付一片蟲蟲板塊。還是把 4 放了吧。

lesson-ih-find-heading = 找東西
lesson-ih-find = 有些格子上有蟲蟲或怪東東。骰子放在那裡，就歸你了。
lesson-ih-find-task = 把 3 放到找得到手套的地方。
lesson-ih-find-done = 手套！怪東東到最後計分：有兩個的每種 5 分，種類最多的再得 10 分。
lesson-ih-find-empty = 在蟻穴 { $mound }，你的下一格是空的。手套在蟻穴 9。
lesson-ih-find-pay = 那要付一片蟲蟲板塊，這個 3 就很好用了。

lesson-ih-reroll-heading = 花一片蟲蟲重擲
lesson-ih-reroll = 才 1！蟲蟲板塊就是這時候用的：歸還一片，就可以重擲。
lesson-ih-reroll-task = 付一片蟲蟲板塊重擲。
lesson-ih-reroll-done = 是 6！這片付得值得。
lesson-ih-reroll-low = 放 1 的話，那裡總和只有 { $sum }。你有蟲蟲板塊：重擲吧！
lesson-ih-reroll-skip = 跳過也要付一片蟲蟲板塊，卻沒有新的點數。重擲吧！

## It Happens..：總和的用處

lesson-ih-queen-heading = 蟻后
lesson-ih-queen = 一輪結束時，每張蟻穴都要計分。骰子總和最高的人贏得蟻后，也得到她的分數。
lesson-ih-queen-task = 放好 6，讓你的總和最高。
lesson-ih-queen-done = 10 點對 Pip 的 7 點：維持下去，蟻后就是你的。
lesson-ih-queen-low = 那裡你只有 { $sum } 點，Momo 有 8 點。在蟻穴 8 你就領先了。
lesson-ih-queen-pay = 沒有比 6 更好的了！放吧。

lesson-ih-general-heading = 將軍
lesson-ih-general = 總和次高的人贏得將軍。在蟻穴 4，Pip 領先太多，但那裡的將軍值 5 分，比有些蟻后還高。
lesson-ih-general-task = 放好 6，成為蟻穴 4 的第二名。
lesson-ih-general-done = 6 點對 Momo 的 5 點：這樣將軍就是你的。
lesson-ih-general-cheap = 那裡你會領先，但那隻蟻后只值 4 分。蟻穴 4 的將軍值 5 分。
lesson-ih-general-pay = 沒有比 6 更好的了！放吧。

lesson-ih-tie-heading = 平手看左邊
lesson-ih-tie = Pip 在蟻穴 5 有 7 點。總和一樣時，較左邊的欄優先。左邊就是你！
lesson-ih-tie-task = 在蟻穴 5 湊到 7 點。
lesson-ih-tie-done = 都是 7 點，但你在左邊：這樣蟻后就是你的。還找到一片蟲蟲！
lesson-ih-tie-low = 那裡你有 { $sum } 點，Momo 更多。在蟻穴 5，平手就夠了。
lesson-ih-tie-pay = 這個 4 剛剛好：3 加 4 是 7。放吧。

lesson-ih-number-heading = 蟲蟲格
lesson-ih-number = 每張蟻穴都有一個蟲蟲格的數字。最後總和剛好是這個數字，就得到一片蟲蟲板塊，不管誰領先。蟻穴 7 的數字是 5。
lesson-ih-number-task = 在蟻穴 7 剛好湊到 5 點。
lesson-ih-number-done = 3 加 2 是 5：正好是蟲蟲格！
lesson-ih-number-other = 那裡會是 { $sum } 點，蟻穴 { $mound } 要的是 9。在蟻穴 7 可以剛好命中。
lesson-ih-number-pay = 這個 2 剛剛好：3 加 2 是 5。放吧。

lesson-ih-stuck-heading = 卡住
lesson-ih-stuck = 每一欄都不長。你的欄全滿了，這一輪就不能再放骰子。
lesson-ih-stuck-task = 把 5 放到你最後的一格。
lesson-ih-stuck-done = 全滿了：最後一顆骰子留在手上，直到這一輪結束都略過你。不用付出任何代價。
lesson-ih-stuck-pay = 你只剩一格可放，放 5 很不錯。蟲蟲板塊省著用。

## It Happens..：一輪到結束

lesson-ih-skip-heading = 花一片蟲蟲等一等
lesson-ih-skip = 你和 Pip 各剩一顆骰子。最後放的人最有利。付一片蟲蟲板塊就可以跳過回合，骰子還留著。
lesson-ih-skip-task = 付一片蟲蟲板塊，跳過回合。
lesson-ih-skip-done = Pip 只好先放，擲出了 1。現在你是最後一個。
lesson-ih-skip-roll = 這樣最後放的就是 Pip。付一片等一等：跳過！

lesson-ih-last-heading = 最後一個放
lesson-ih-last = 其他人都沒有骰子了。你現在怎麼放，都不會再被破壞。
lesson-ih-last-task = 擲你的最後一顆骰子。
lesson-ih-last-done = 竟然是 6！
lesson-ih-last-skip = 沒有人要等了。擲吧！

lesson-ih-round-heading = 一輪結束
lesson-ih-round = 放好這顆骰子，蟻穴就一張一張計分。在蟻穴 3 你本來就是第二名。放在蟻穴 7，你也會變成第二名，那裡的將軍值 4 分。
lesson-ih-round-task = 把 6 放到能多得一個將軍的地方。
lesson-ih-round-done = 你得到一隻蟻后和兩個將軍！大家把骰子拿回去，再翻開三張新的蟻穴。一共有四輪。
lesson-ih-round-second = 那裡你本來就是第二名。放在蟻穴 7，6 能讓你多得一個將軍。
lesson-ih-round-pay = 沒有比 6 更好的了！放吧。

## It Happens..：兩個人玩

lesson-ih-third-heading = 第三種顏色
lesson-ih-third = 兩個人玩時，會加入第三種顏色。你們各有兩顆它的骰子。它不屬於任何人，卻和玩家一樣計分，甚至可能獲勝！
lesson-ih-third-task = 擲一顆第三種顏色的骰子。
lesson-ih-third-done = 是 6！有人要倒楣了。
lesson-ih-third-own = 那是你自己的骰子，可以等一等。試試第三種顏色。
lesson-ih-third-skip = 不用付蟲蟲板塊。試試第三種顏色。

lesson-ih-harm-heading = 讓它幫你
lesson-ih-harm = 這顆骰子非放不可，付蟲蟲板塊也沒用。所以把它放到讓 Pip 失去領先的地方，別害到自己。
lesson-ih-harm-task = 把 6 放到讓 Pip 吃虧的地方。
lesson-ih-harm-done = 6 點對 Pip 的 5 點：Pip 的蟻后飛了，你什麼也沒少。
lesson-ih-harm-own = 那裡領先的是你自己，第三種顏色會超過你。把它送到 Pip 的蟻穴去。

## It Happens..：結束

lesson-ih-final-heading = 最後計分
lesson-ih-final = 蟻后和將軍照分數算，蟲蟲板塊每片 1 分，有兩個的怪東東每種 5 分，種類最多的再得 10 分。這是整局的最後一顆骰子。
lesson-ih-final-task = 找到你的第二個音箱。
lesson-ih-final-done = 湊成一對，還多一隻蟻后：你獲勝！整個遊戲就是這樣。
lesson-ih-final-worm = 一片蟲蟲板塊才 1 分。第二個音箱有 5 分，蟻穴 12 還有蟻后。
lesson-ih-final-pay = 3 就夠了：找音箱不用看點數。
