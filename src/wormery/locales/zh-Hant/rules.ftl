### 兩款遊戲給玩家看的規則，用我們自己的話寫成。
### 編號與 docs/rules.md 相同。只有網頁會顯示這些文字。

## 遊戲用語

-rw-tile = 板塊
-rw-tiles = 板塊
-rw-row = 烤架
-rw-stack = 板塊疊
-ih-mound = 蟻穴
-ih-mounds = 蟻穴
-ih-queen = 蟻后
-ih-general = 將軍
-ih-worm-tile = 蟲蟲板塊
-ih-worm-tiles = 蟲蟲板塊
-ih-worm-number = 蟲蟲格
-ih-object = 怪東東
-ih-objects = 怪東東
-ih-point-tile = 分數板塊
-ih-point-tiles = 分數板塊
-ih-supply = 公用區

## 規則以外

rules-quick = 六句話學會
rules-contents = 目錄
rules-all = 逐條規則
rules-reading = 我們的玩法
rules-option = 選項
rules-example = 範例
rules-example-own = 我們自己的範例
rules-try = 試試看
rules-try-what = 範例裡的局面交給你：愛怎麼玩就怎麼玩，每個人都由你來出手。
rules-try-again = 從頭開始
rules-link = 規則 { $rule } 的連結
rules-print = 列印
rules-to-contents = 回到目錄
rules-glossary = 遊戲用語
rules-note = 這是用我們自己的話寫的規則。如果和你盒子裡的規則書不一樣，以規則書為準。規則書沒講清楚的地方，寫在「我們的玩法」裡。

## 圖裡的字

rules-draw-part = { $what }：{ $things }。
rules-draw-rolled = 擲出
rules-draw-aside = 留下
rules-draw-total = 總和
rules-draw-row = { -rw-row }
rules-draw-out = 翻面
rules-draw-yours = 你的{ -rw-stack }
rules-draw-other = 別人的{ -rw-stack }
rules-draw-before = 之前
rules-draw-after = 之後
rules-draw-faces = 六種符號
rules-draw-worm = 蟲
rules-draw-nothing = 沒有
rules-draw-reroll = 花一片{ -ih-worm-tile }
rules-draw-mound = 一張{ -ih-mound }：{ -ih-queen } { $queen } 分，{ -ih-general } { $general } 分，{ -ih-worm-number } { $worm }。
rules-draw-column = 第 { $number } 欄，{ $colour }：{ $dice }。
rules-draw-column-free = 第 { $number } 欄：空的。
rules-draw-target = 骰子放進第 { $column } 欄，從下面數來第 { $field } 格。
rules-colour =
    { $letter ->
        [A] 黃色
        [B] 紅色
        [C] 綠色
        [D] 藍色
       *[E] 白色
    }
rules-final-pairs = 兩種有兩個以上
rules-final-singles = 三種只有一個
rules-final-worms = 蟲蟲板塊
rules-final-queens = 蟻后
rules-final-generals = 將軍
rules-final-total = 總分
rules-final-kinds = 種類最多

## 烤蟲蟲

rules-rw-intro = 你是一隻肚子餓的雞，到處都聞得到蟲的香味。擲骰子，留下一些，放膽拿走最好的{ -rw-tile }。太貪心的話，不但什麼都沒有，還會賠上一片。2 到 7 人遊戲。
rules-rw-quick-1 = 擲全部八顆骰子，選一種符號，留下所有擲出這種符號的骰子。
rules-rw-quick-2 = 想要的話，把剩下的骰子再擲一次、再選一種，但不能選已經留過的符號。
rules-rw-quick-3 = 把留下的骰子加起來：數字照數字算，一隻蟲算 5 點。
rules-rw-quick-4 = 停下來時只要至少有一隻蟲，就拿走號碼等於總和的{ -rw-tile }：從{ -rw-row }上拿，或從別人的{ -rw-stack }最上面偷；都沒有的話，就從{ -rw-row }拿一片較小的。
rules-rw-quick-5 = 如果沒有新的符號可選，或是停下來時沒有蟲、沒有{ -rw-tile }可拿，就要把自己最上面的{ -rw-tile }放回去，再把{ -rw-row }上最大的翻面，除非最大的就是剛放回去的那片；如果你本來就沒有{ -rw-tile }可放回，就什麼都不翻。
rules-rw-quick-6 = 等{ -rw-row }上沒有正面的{ -rw-tile }時，蟲最多的人獲勝。

rules-rw-1-title = 需要什麼
rules-rw-1-text =
    - 16 片{ -rw-tiles }，號碼 21 到 36，上面畫著蟲：21 到 24 一隻，25 到 28 兩隻，29 到 32 三隻，33 到 36 四隻。
    - 8 顆骰子，每顆有六種符號：1、2、3、4、5 和蟲。

    一隻蟲算 5 點。不過，蟲和 5 是兩種不同的符號。
rules-rw-2-title = 設置
rules-rw-2-text = 把所有{ -rw-tiles }正面朝上，從 21 到 36 排在{ -rw-row }上。照規則書，由最年輕的玩家開始；在這裡，開桌時由你們選誰先開始。依順時針方向輪流。
rules-rw-3-title = 擲骰
rules-rw-3-text = 回合開始時，擲全部 8 顆骰子。之後每次都擲所有還沒留下的骰子。
rules-rw-4-title = 留下骰子
rules-rw-4-text =
    每擲一次，就從這次擲出的結果裡選*一種*符號。這種符號必須是你在這個回合還沒留過的。*所有*擲出這種符號的骰子都要留下，一顆也不能少。

    留下的骰子，這個回合不再擲。請大聲數出來：你的總和不是秘密。
rules-rw-5-title = 廢骰
rules-rw-5-text = 如果擲出的全是你已經留過的符號，就是廢骰。不管已經留下多少點，你的回合失敗（RW-9）。
rules-rw-6-title = 再擲或停下
rules-rw-6-text =
    留下骰子之後，你可以再擲剩下的骰子（RW-3），也可以停下。

    8 顆骰子或 6 種符號全都留下時，回合自動停下。
rules-rw-6-reading = 每個回合至少要擲一次。停下就是拿一片{ -rw-tile }（RW-7）。如果沒有你拿得到的{ -rw-tile }，就只能再擲或放棄（RW-8）。
rules-rw-7-title = 拿板塊
rules-rw-7-text =
    停下時，找號碼剛好等於總和的{ -rw-tile }。留下的骰子裡必須*至少有一隻蟲*：沒有蟲，什麼都拿不到。

    只能偷號碼剛好等於總和的{ -rw-tile }，而且只能從別人的{ -rw-stack }最上面偷。被蓋住的{ -rw-tile }很安全，也不能偷自己的。
rules-rw-7-reading = 停下時只要有你拿得到的{ -rw-tile }，就一定要拿一片，不能不拿。
rules-rw-7a-title = 它在烤架上
rules-rw-7a-text = 拿走它。不能改拿別片。
rules-rw-7b-title = 它在別人那疊的最上面
rules-rw-7b-text = 偷走它，或從{ -rw-row }拿一片較小的正面{ -rw-tile }。
rules-rw-7b-reading = 在規則書裡，沒注意到可以偷的玩家就保有較小的{ -rw-tile }。我們不管你有沒有看到：你自己選。
rules-rw-7c-title = 它拿不到
rules-rw-7c-text = 它已經是你的，或被蓋住了，或已經移出遊戲，或你的總和超過 36。這時從{ -rw-row }拿一片較小的正面{ -rw-tile }。如果沒有，就什麼都拿不到。
rules-option-lower-title = 拿哪片較小的板塊
rules-option-lower-text = 規則書寫的是「較小的一片」，圖上則是往下的第一片。平常可以拿*任何一片*較小的正面{ -rw-tile }（`any`）。選 `highest` 的話，必須拿其中最大的。
rules-rw-8-title = 放棄
rules-rw-8-text = 就算沒有你拿得到的{ -rw-tile }，你也可以停下。這樣你的回合就失敗了（RW-9）。
rules-rw-8-reading = 只有在已經留下骰子、還有骰子和符號可用，而且沒有拿得到的{ -rw-tile }時，才能放棄。如果 8 顆骰子或 6 種符號全都留下，又沒有東西可拿，回合就自動失敗。
rules-rw-9-title = 失敗的回合
rules-rw-9-text =
    擲出廢骰（RW-5）、停下時沒有蟲，或沒有你拿得到的{ -rw-tile }，你的回合就失敗了。接著：

    1. 把你{ -rw-stack }最上面的{ -rw-tile }正面朝上，放回{ -rw-row }上原來的位置。
    2. 把{ -rw-row }上最大的正面{ -rw-tile }翻面，移出遊戲。
    3. 但如果你剛放回去的{ -rw-tile }自己就是最大的，它保持正面，也不翻任何{ -rw-tile }。
rules-rw-9-reading = 如果你沒有{ -rw-tile }，就不用放回，也不翻任何{ -rw-tile }。
rules-rw-10-title = 你的板塊疊
rules-rw-10-text = 拿到的{ -rw-tile }正面朝上，放在自己{ -rw-stack }的最上面。別人只能偷最上面那片，底下的都很安全。最上面那片不見了，下一片就成為最上面的。
rules-rw-10-reading = 每個人都看得到各疊最上面的{ -rw-tile }和高度。你可以翻看自己的，但不能看別人的。
rules-rw-11-title = 遊戲結束
rules-rw-11-text = 某個回合之後，{ -rw-row }上再也沒有正面的{ -rw-tile }，遊戲就結束。數一數自己所有{ -rw-tiles }上的蟲，蟲最多的人獲勝。平手時，平手的玩家之中擁有最大{ -rw-tile }的人獲勝，不管它在疊裡的哪個位置。
rules-rw-11-reading = 如果平手的人一片{ -rw-tile }都沒有，就並列獲勝。規則書只說誰獲勝；我們也不幫其他人排名次。
rules-rw-12-title = 短局
rules-rw-12-text = 想玩快一點，或有 5 到 7 人時：放回去的{ -rw-tile }就算是最大的，也要翻面。也就是說，RW-9 的第 3 點不算。
rules-option-short-title = 短局
rules-option-short-text = 平常關閉。打開就照 RW-12 玩。

rules-example-rw-3 = 你先留下兩隻蟲：10 點。第二次擲出時已經不能選蟲，所以你選兩個 4：18 點。第三次只剩 5 可以選，你一定要拿：23 點。如果再擲，就要擲出 1、2 或 3。
rules-example-rw-6a = 第四次擲出兩個 1 和一個 4，兩種都已經留過：廢骰。
rules-example-rw-4a = 第三次擲出三個 2 和一個 4。4 已經留過，所以你拿 2，停在 24。這片{ -rw-tile }正面朝上：你從{ -rw-row }拿走它。
rules-example-rw-4b = 你留下兩個 1，停在 21。這片{ -rw-tile }在別人的{ -rw-stack }最上面：你偷走它。
rules-example-rw-4e = 你停在 26。可以偷 26，也可以從{ -rw-row }拿 25。
rules-example-rw-4c = 你停在 23。但 23 已經是你的，22 又不在{ -rw-row }上：你拿 21。
rules-example-rw-4d = 你停在 31。31、30 和 29 都不在{ -rw-row }上：你拿 28。
rules-example-rw-6b = 兩個 5 讓你到達 31，{ -rw-tile } 31 也是正面。但你一隻蟲都沒有留下：回合失敗。
rules-example-rw-6c = 兩個 1 讓你到達 25。但 25 已經是你的，又沒有較小的正面{ -rw-tile }。如果停在這裡，回合就失敗了。
rules-example-rw-7a = 你放回 23。最大的正面{ -rw-tile }是 34：把它翻面。
rules-example-rw-7b = 你放回 30，它現在自己就是最大的。它保持正面，也不翻任何{ -rw-tile }。
rules-example-rw-5 = 你把 28 放到自己的{ -rw-stack }上。底下的現在都安全了。
rules-example-rw-11 = 你們都有 4 隻蟲。對方擁有最大的{ -rw-tile } 33，因此獲勝。
rules-example-rw-12 = 同樣的情況在短局裡：你放回 30，它馬上翻面。

rules-word-symbol = 符號
rules-word-symbol-means = 骰子擲出的面：1、2、3、4、5 或蟲。
rules-word-aside = 留下
rules-word-aside-means = 從擲出的骰子裡拿出同一種符號。直到回合結束都不再擲（RW-4）。
rules-word-row = 烤架
rules-word-row-means = 桌子中央還不屬於任何人的{ -rw-tiles }。
rules-word-open = 正面
rules-word-open-means = 號碼朝上。只有正面的{ -rw-tile }才能從{ -rw-row }拿走。
rules-word-stack = 板塊疊
rules-word-stack-means = 一位玩家的{ -rw-tiles }，最新的在最上面（RW-10）。
rules-word-steal = 偷
rules-word-steal-means = 總和剛好等於號碼時，拿走別人{ -rw-stack }最上面的{ -rw-tile }（RW-7b）。
rules-word-dead-roll = 廢骰
rules-word-dead-roll-means = 擲出的骰子沒有一種可以留下（RW-5）。
rules-word-failed = 失敗的回合
rules-word-failed-means = 拿不到{ -rw-tile }，還可能賠上一片的回合（RW-9）。
rules-word-out = 移出遊戲
rules-word-out-means = 翻了面的{ -rw-tile }。再也沒有人能拿到它（RW-9）。

## 烏事常有

rules-ih-intro = 你是一隻食蟻獸，把鼻子伸進一個個{ -ih-mound }。你最想吸出來的是{ -ih-queen }和她的{ -ih-general }。一路上還會吸到蟲蟲，可以用來重擲；也會吸到各種{ -ih-objects }，成對的最值錢。2 到 5 人遊戲。
rules-ih-quick-1 = 擲一顆自己的骰子，保持擲出的點數朝上，放到三張{ -ih-mounds }中的一張。
rules-ih-quick-2 = 在每張{ -ih-mound }，你只有一欄：從左邊數來第一個空欄，由下往上放。
rules-ih-quick-3 = 骰子放在蟲蟲或{ -ih-object }上，就拿一片同樣的板塊。
rules-ih-quick-4 = 花一片{ -ih-worm-tile }，可以重擲骰子，或跳過自己的回合。
rules-ih-quick-5 = 骰子都放好之後，每張{ -ih-mound }的{ -ih-queen }給總和最高的人，{ -ih-general }給次高的人，總和剛好等於{ -ih-worm-number }的人都得到一片蟲蟲。
rules-ih-quick-6 = 四輪之後計分，{ -ih-worm-tile }每片 1 分，{ -ih-point-tiles }照上面的分數，有兩個以上的{ -ih-object }每種 5 分，種類最多的再得 10 分：分數最高的人獲勝。

rules-ih-1-title = 需要什麼
rules-ih-1-text =
    - 12 張{ -ih-mounds }。每張有 5 欄，每欄 1 到 3 格；有些格子畫著蟲蟲或{ -ih-object }。上面還有{ -ih-worm-number }的數字、{ -ih-queen }的分數和{ -ih-general }的分數。
    - 25 顆骰子：黃、紅、綠、藍、白各 5 顆。
    - 24 片{ -ih-worm-tiles }。
    - 32 片{ -ih-object }板塊：8 種，每種 4 片。
    - 24 片{ -ih-point-tiles }，分數 2 到 9：每張{ -ih-mound }有一片{ -ih-queen }和一片{ -ih-general }。
rules-ih-1-reading = 規則書只寫了總數。8 種各 4 片，以及每欄的高度，都不是規則書寫的。
rules-ih-2-title = 設置
rules-ih-2-text = 把{ -ih-mounds }洗混，面朝下放好。蟲蟲、{ -ih-object }和{ -ih-point-tiles }面朝上，形成{ -ih-supply }。每位玩家拿一種顏色的 5 顆骰子和 2 片{ -ih-worm-tiles }。照規則書，由最餓的玩家開始；在這裡，開桌時由你們選誰先開始。
rules-ih-3-title = 四輪
rules-ih-3-text = 每輪開始時，翻開三張{ -ih-mounds }並排放好，旁邊放上各自的{ -ih-point-tiles }。四輪之後，12 張全部用完。
rules-ih-3-reading = 翻開哪三張由運氣決定：剩下的任何三張，機會都一樣。它們照號碼順序排列。
rules-ih-4-title = 你的回合
rules-ih-4-text = 擲一顆自己的骰子，保持擲出的點數朝上，放到三張{ -ih-mounds }中的一張。然後輪到你左邊的玩家。
rules-ih-5-title = 骰子放哪裡
rules-ih-5-text = 你只要選{ -ih-mound }，放哪一格由下面四條規則決定。每種顏色都有一欄，所以你的第一顆骰子一定放得下。只有你自己的那一欄滿了，你才不能再放這張{ -ih-mound }。
rules-ih-5a-title = 一格一顆骰子
rules-ih-5a-text = 一格絕不會有第二顆骰子。
rules-ih-5b-title = 由下往上
rules-ih-5b-text = 在一欄裡，先放最下面的空格。
rules-ih-5c-title = 左邊數來第一個空欄
rules-ih-5c-text = 你在一張{ -ih-mound }的第一顆骰子，要放進最左邊還沒有骰子的那一欄。
rules-ih-5d-title = 一種顏色一欄
rules-ih-5d-text = 在每張{ -ih-mound }，你最多只有一欄。那一欄只屬於你：別人不能把骰子放在那裡。
rules-ih-6-title = 找到東西
rules-ih-6-text = 骰子放在蟲蟲或{ -ih-object }上，就從{ -ih-supply }拿一片同樣的板塊，面朝上放在自己面前。
rules-ih-6-reading = 如果{ -ih-supply }已經沒有了，就不拿。雙人遊戲時，第三種顏色的骰子找到的東西，歸第三種顏色。
rules-ih-7-title = 蟲蟲的用處
rules-ih-7-text =
    在自己的回合，放骰子之前，你可以歸還一片{ -ih-worm-tile }來

    - *重擲*剛才擲的骰子。想重擲幾次都可以，每次花一片{ -ih-worm-tile }。以最後一次為準。
    - *跳過*這個回合。骰子留著，這一輪之後再用。

    找到的東西要等骰子放好才拿（IH-6），所以這個回合找到的蟲蟲，下個回合才能用。
rules-option-skip-title = 何時可以跳過
rules-option-skip-text = 平常在自己的回合隨時都可以，看到擲出的點數之後也行（`any`）。選 `before-roll` 的話，只能在擲骰之前跳過：擲了之後還可以重擲，但一定要放骰子。
rules-ih-8-title = 卡住
rules-ih-8-text = 如果你的骰子一顆也不能放了，這一輪就一直略過你，直到結束。不用付出任何代價。
rules-ih-9-title = 一輪結束
rules-ih-9-text =
    所有骰子都放好，或剩下的骰子都不能放時，這一輪就結束。接著每張{ -ih-mound }各自計分：

    - 骰子總和最高的人贏得{ -ih-queen }，次高的人贏得{ -ih-general }。
    - 平手時，較左邊的欄優先。
    - 在這張{ -ih-mound }沒有骰子的人什麼都沒有。
    - 總和剛好等於{ -ih-worm-number }的人，都拿一片{ -ih-worm-tile }，剛贏得{ -ih-queen }或{ -ih-general }的人也可以。

    把贏得的{ -ih-point-tiles }面朝下放在自己面前。然後大家拿回骰子，三張{ -ih-mounds }移出遊戲，由這一輪起始玩家左邊的玩家開始下一輪。
rules-ih-9-reading = 從左到右計分。如果{ -ih-worm-tiles }不夠，較左邊的欄優先。如果一張{ -ih-mound }只有一種顏色，它贏得{ -ih-queen }，{ -ih-general }沒有人拿。
rules-option-open-points-title = 公開分數
rules-option-open-points-text = 平常關閉：你只看得到自己{ -ih-point-tiles }的分數。打開的話，所有人的都看得到。
rules-ih-10-title = 最後計分
rules-ih-10-text =
    第四輪之後，你得到：

    - 有兩個以上的{ -ih-object }，每種 5 分，不管有幾個；
    - 每片{ -ih-worm-tile } 1 分；
    - 每片{ -ih-point-tile }上的分數；
    - 如果沒有人的{ -ih-objects }種類比你多，再得 10 分。平手的話，每個人都得 10 分。
rules-ih-10-reading = 要得這 10 分，至少要有一個{ -ih-object }。如果大家都沒有，就沒有人得分。
rules-ih-11-title = 誰獲勝
rules-ih-11-text = 分數最高的人獲勝。平手時，先比誰的{ -ih-queen }板塊最多，再比{ -ih-general }板塊，再比{ -ih-worm-tiles }。比的是片數，不是分數。
rules-ih-11-reading = 如果還是平手，就並列獲勝。
rules-ih-12-title = 雙人遊戲
rules-ih-12-text =
    加入不屬於任何人的第三種顏色。每一輪，你們各有 5 顆自己顏色的骰子和 2 顆第三種顏色的骰子，一共 7 顆。

    擲骰之前，先選要擲哪種顏色。放置規則對第三種顏色一樣有效：不管是誰放的，它在每張{ -ih-mound }只有一欄。不能為它歸還{ -ih-worm-tile }：它的骰子一擲出，就一定要放。

    第三種顏色和玩家一樣計分，也可能獲勝！
rules-ih-12-reading = 只能選還有骰子可以放的顏色。只有在自己顏色的骰子還放得下時，才能在擲骰之前跳過。第三種顏色和大家一樣可以得到板塊、分數和蟲蟲，也可能和別人一起得到那 10 分，或並列獲勝。
rules-option-third-colour-worms-title = 第三種顏色的蟲蟲
rules-option-third-colour-worms-text = 規則書給每位玩家 2 片{ -ih-worm-tiles }，所以第三種顏色平常一開始沒有（`0`）。選 `2` 的話，它一開始有兩片，只能用來計分。
rules-ih-d-title = 蟻穴
rules-ih-d-text = 規則書沒有印出十二張{ -ih-mounds }，我們也找不到公開的資料。*所以你在這裡玩的十二張{ -ih-mounds }是我們自己設計的*，並且符合真正的{ -ih-mounds }所有已知的事：{ -ih-queen }和{ -ih-general }的分數、每欄 1 到 3 格，以及規則書提到的{ -ih-objects }。茶壺是我們加的。
rules-option-mounds-title = 自己的蟻穴
rules-option-mounds-text = 如果你有這款遊戲，可以把自己的{ -ih-mounds }打進檔案裡，用它來玩。

rules-example-ih-placing = 黃色和紅色佔了第 1 欄和第 2 欄。所以綠色在這張{ -ih-mound }的第一顆骰子，一定要放在第 3 欄最下面那格，不能放別的地方。
rules-example-ih-reroll = 黃色擲出 1，在這張{ -ih-mound }還不夠領先。黃色歸還一片{ -ih-worm-tile }，重擲，然後放上 3。
rules-example-ih-stuck = 黃色的三欄分別放得下 1、2、1 顆骰子。放了四顆之後，三欄都滿了。黃色還有一顆骰子，但這一輪會一直被略過，直到結束。
rules-example-ih-scoring = 黃色 7 點，總和最高：得到{ -ih-queen }，5 分。綠色 5 點：得到{ -ih-general }，2 分。紅色 2 點，剛好等於{ -ih-worm-number }：得到一片{ -ih-worm-tile }。藍色什麼都沒有。
rules-example-ih-tie = 紅色、藍色和白色都是 6 點。較左邊的欄優先：紅色贏得{ -ih-queen }，藍色贏得{ -ih-general }。而{ -ih-worm-number }剛好是 6，所以三個人都拿一片{ -ih-worm-tile }。
rules-example-ih-final = 一共 34 分。如果沒有人的{ -ih-objects }超過這 5 種，再加 10 分：44 分。

rules-word-mound = 蟻穴
rules-word-mound-means = 一張有 5 欄的卡片。每輪翻開三張。
rules-word-column = 欄
rules-word-column-means = 上下相疊的 1 到 3 格。屬於第一個在那裡放骰子的顏色（IH-5d）。
rules-word-queen = 蟻后
rules-word-queen-means = 一張{ -ih-mound }裡總和最高的人得到的{ -ih-point-tile }（IH-9）。
rules-word-general = 將軍
rules-word-general-means = 總和次高的人得到的{ -ih-point-tile }（IH-9）。
rules-word-worm-tile = 蟲蟲板塊
rules-word-worm-tile-means = 可以換一次重擲或跳過（IH-7）。最後剩下的每片 1 分。
rules-word-worm-number = 蟲蟲格
rules-word-worm-number-means = 在一張{ -ih-mound }剛好湊出這個總和，就拿一片{ -ih-worm-tile }（IH-9）。
rules-word-object = 怪東東
rules-word-object-means = 從{ -ih-mound }裡吸出來的怪東西：地圖、球鞋、骨頭、眼鏡、音箱、手套、望遠鏡或茶壺。
rules-word-supply = 公用區
rules-word-supply-means = 還不屬於任何人的板塊。歸還的蟲蟲也放回這裡。
rules-word-stuck = 卡住
rules-word-stuck-means = 還有骰子，但你所有的欄都滿了（IH-8）。
rules-word-third-colour = 第三種顏色
rules-word-third-colour-means = 雙人遊戲時，兩個人都會放、但不屬於任何人的骰子（IH-12）。
