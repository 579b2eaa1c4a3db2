### What is said when something given to a game is not as it must be.
### Each says what is wrong and, where it is not plain, what to do.

## Games and set-up

game-unknown = 沒有「{ $game }」這款遊戲。可以玩的遊戲有：{ $games }。
game-broken = 無法載入遊戲「{ $game }」：{ $reason }
game-part-missing = 遊戲「{ $game }」沒有「{ $part }」這個部分。
seats-range = { $seats } 個座位不行：這款遊戲要 { $least } 到 { $most } 個。
begins-range = 座位 { $begins } 不能先開始：座位從 0 算起，一共 { $seats } 個。
option-unknown = 沒有「{ $option }」這個選項。可用的選項有：{ $options }。
option-twice = 「{ $option }」這個選項給了兩次。
name-like-a-bot = 「{ $name }」看起來像電腦，請換一個名字。
option-value = 「{ $value }」不是選項 { $option } 的值。可以是：{ $values }。

## Moves

unknown-move = 這款遊戲沒有「{ $move }」這種走法。
game-over = 遊戲已經結束，不能再玩下去了。
player-unknown = 沒有「{ $player }」這位玩家。玩家有：{ $players }。
player-name-taken = 這裡有兩位玩家都叫「{ $player }」。請給你的玩家取一個不同的名字。
player-not-here = 「{ $player }」不會玩「{ $game }」這個遊戲。可選的玩家有：{ $players }。
player-broken = 無法載入玩家「{ $player }」：{ $reason }。
player-whole-turns-only = Wormery 的玩家只會玩完整的遊戲。請去掉：{ $options }。
undo-impossible = 沒有可以復原的：擲出的骰子就算數了。

## Regenwormen

rw-roll-first = 請先擲骰子。
rw-choose-first = 請先從這次擲出的結果裡留下一種符號。
rw-keep-needs-roll = 每擲一次只能留一種符號：要再留一種，請先再擲一次。
rw-symbol-absent =
    { $symbol ->
        [W] 你沒有擲出蟲。
       *[other] 你沒有擲出 { $symbol }。
    }
rw-symbol-used =
    { $symbol ->
        [W] 這個回合你已經留過蟲了。
       *[other] 這個回合你已經留過 { $symbol } 了。
    }
rw-no-roll-left = 不能再擲了：骰子或符號已經用完。請拿一片板塊。
rw-claim-must-be-taken = 還有你拿得到的板塊時，不能放棄。
rw-no-worm = 你留下的骰子裡沒有蟲，所以不能拿板塊。
rw-tile-too-high = 板塊 { $tile } 太大了，你只有 { $total } 點。
rw-exact-tile-only = 你有 { $total } 點，必須拿板塊 { $total }。
rw-highest-lower-only = 較小的板塊只能拿其中最大的，不能拿 { $tile }。
rw-tile-own = 板塊 { $tile } 已經是你的了。
rw-steal-exact = 要剛好 { $tile } 點才能偷板塊 { $tile }，而你有 { $total } 點。
rw-tile-covered = 板塊 { $tile } 被另一片蓋住，偷不到。
rw-tile-out = 板塊 { $tile } 已經移出遊戲。
rw-dice-impossible = 「{ $text }」不對：你擲的是 { $dice } 顆骰子。請輸入擲出的結果：1 到 5，蟲用 W。
rw-dice-dead = 「{ $text }」沒有新的骰子可以留下：這個回合就結束了。

## It Happens..

ih-roll-first = 請先擲一顆骰子。
ih-place-now = 骰子已經擲好了，現在請放上去。
ih-no-third-colour = 只有雙人遊戲才有第三種顏色。
ih-no-die-left = 這一輪你已經沒有這個顏色的骰子了。
ih-colour-stuck = 這個顏色的骰子都不能再放了：它的欄都滿了。
ih-column-full = 你在蟻穴 { $mound } 的那一欄滿了。
ih-no-worm = 你沒有蟲蟲板塊可以歸還。
ih-no-worm-for-third = 蟲蟲板塊不能用在第三種顏色上。
ih-skip-before-roll = 在這一局，只有擲骰之前才能跳過。
ih-die-impossible = 「{ $text }」不對：你擲的是一顆骰子。請輸入擲出的點數，1 到 6。
ih-mounds-impossible = 「{ $text }」不對：請從還沒翻開的蟻穴（{ $mounds }）裡選三張，例如 1.4.9。

## Mound sets

mounds-unreadable = 無法讀取蟻穴組 { $file }：{ $reason }。
mounds-too-long = { $file }：超過 { $most } 個位元組，這不是蟻穴組。
mounds-not-utf8 = { $file } 第 { $line } 行：不是 UTF-8 文字。請把檔案存成 UTF-8。
mounds-toml = { $file } 第 { $line } 行：不是有效的 TOML：{ $reason }。
mounds-name = { $file } 第 { $line } 行：蟻穴組需要一個名字，例如 name = "my-mounds"。
mounds-key = { $file } 第 { $line } 行：不認得「{ $key }」。
mounds-key-missing = { $file } 第 { $line } 行：這張蟻穴少了「{ $key }」。
mounds-count = { $file } 第 { $line } 行：一組要有 12 張蟻穴，這組有 { $count } 張。
mounds-number = { $file } 第 { $line } 行：{ $key } 是 { $value }，但必須是 { $least } 到 { $most } 的整數。
mounds-queen = { $file } 第 { $line } 行：蟻后（{ $queen }）的分數必須比將軍（{ $general }）高。
mounds-drawing = { $file } 第 { $line } 行：「fields」必須是放在三重引號之間的圖。
mounds-rows = { $file } 第 { $line } 行：一張蟻穴要畫成 1 到 3 排，這張畫了 { $count } 排。
mounds-columns = { $file } 第 { $line } 行：一排要有 5 欄，這排有 { $count } 欄。
mounds-no-field = { $file } 第 { $line } 行：每一欄在最下面那排都要有一格。
mounds-hole = { $file } 第 { $line } 行：「{ $word }」懸在半空中：它下面沒有格子。
mounds-find = { $file } 第 { $line } 行：蟻穴裡找不到「{ $word }」這種東西。請寫下列其中之一：{ $finds }。
mounds-unsound = 這不是一組蟻穴：需要 12 張蟻穴，每張 5 欄、每欄 1 到 3 格，而且蟻后的分數要高於將軍。
mounds-word = 「{ $text }」不是蟻穴組的名字，也不是十二張蟻穴。

## Positions on one line

position-one-line = 一個局面要寫成一行，最多 { $most } 個字元。
position-short = 第 { $column } 欄：局面還沒寫到「{ $field }」就結束了。
position-long = 第 { $column } 欄：「{ $text }」是多出來的。
position-field = 第 { $column } 欄：「{ $text }」不能當作局面的「{ $field }」。
position-field-why = 第 { $column } 欄：「{ $text }」不能當作局面的「{ $field }」：{ $reason }

## Game records

record-too-long = 第 { $line } 行：超過 { $most } 個字元，這不是對局紀錄。
record-steps = 第 { $line } 行：超過 { $most } 步；伺服器不接受更長的對局。
record-not-utf8 = 第 { $line } 行第 { $column } 欄：不是 UTF-8 文字。
record-tag-name = 「{ $tag }」不能當標籤的名字：請用英文字母和數字。
record-tag-own = 標籤 { $tag } 由對局紀錄自己寫入。
record-tag-value = 標籤 { $tag } 必須寫成一行，最多 { $most } 個可列印的字元。
record-tag-malformed = 第 { $line } 行第 { $column } 欄：「{ $text }」不是像 [Game "regenwormen"] 這樣的標籤。
record-tag-twice = 第 { $line } 行第 { $column } 欄：標籤 { $tag } 在這裡重複出現了。
record-tag-missing = 第 { $line } 行第 { $column } 欄：少了標籤 { $tag }。
record-tag = 第 { $line } 行第 { $column } 欄：{ $reason }
record-format = 第 { $line } 行第 { $column } 欄：無法讀取格式 { $format } 的紀錄，這個程式讀的是格式 1。
record-rules = 第 { $line } 行第 { $column } 欄：這一局用的是第 { $version } 版規則，這個程式沒有那一版。
record-number = 第 { $line } 行第 { $column } 欄：「{ $text }」不是座位的數目。
record-seat = 第 { $line } 行第 { $column } 欄：「{ $text }」不是座位；座位依序是 A、B、C 等等。
record-comment = 註解最多 { $most } 個可列印的字元，而且不能有大括號。
record-space = 第 { $line } 行第 { $column } 欄：「{ $text }」前面少了一個空格。
record-heading = 第 { $line } 行第 { $column } 欄：這裡應該是「{ $expected }」，而不是「{ $text }」。
record-cut = 第 { $line } 行第 { $column } 欄：紀錄在一行的中間斷掉了。
record-outcome-expected = 第 { $line } 行第 { $column } 欄：這裡應該是方括號裡的骰子，而不是「{ $text }」。
record-move-expected = 第 { $line } 行第 { $column } 欄：「{ $text }」的開頭不是走法。
record-step = 第 { $line } 行第 { $column } 欄：{ $reason }
record-after-end = 第 { $line } 行第 { $column } 欄：在「{ $text }」之前遊戲就已經結束了。
record-result = 第 { $line } 行第 { $column } 欄：結果寫的是「{ $given }」，照走法算出來的卻是「{ $found }」。

## 公平骰子

fair-unsaid = 這份紀錄沒說骰子從哪裡來。只有遊戲桌伺服器的公平骰子才能驗算。
fair-other-dice = 這不是公平骰子：標籤 Dice 寫的是「{ $dice }」。只有遊戲桌伺服器的公平骰子才能驗算。
fair-seed = 種子是一行文字，最多 { $most } 個可列印的字元，也可以空白。
fair-tag = 標籤 { $tag } 不對：{ $reason }
fair-tag-missing = 少了標籤 { $tag }，公平骰子需要它。
fair-tag-hex = 標籤 { $tag } 必須是 { $digits } 個十六進位數字，0 到 9 和 a 到 f。
fair-tag-seat = 標籤 { $tag } 不屬於任何座位：只有 { $seats } 個座位。
fair-tag-from = 標籤 FairFrom 是用公平骰子之前的擲骰和抽取次數；在這份紀錄可以是 1 到 { $most }。
fair-secret-hidden = 這些骰子的秘密要等遊戲結束才會公開：到時候再驗算。
fair-commitment = 秘密和承諾對不上：這不是第一次擲骰之前承諾的那個秘密。
fair-tag-begins = 標籤 FairBegins 只能是 yes，不然就不寫。
fair-wrong-beginner = { $said } 座先開始，但骰子選的應該是 { $due }。
fair-wrong-dice = { $turn }，第 { $roll } 次擲骰：紀錄是 [{ $said }]，應該是 [{ $due }]。
fair-wrong-mounds = { $turn }：紀錄寫的是翻開蟻穴 [{ $said }]，應該是 [{ $due }]。

## 大量對局

arena-seed = 種子必須是 0 到 { $most } 的整數。
arena-games = 局數必須在 1 到 { $most } 之間。
arena-width = 寬度必須大於 0、小於 1：0.02 是兩個百分點。
arena-workers = 工作程序至少要 1 個。
arena-no-player = 請指定玩家。
arena-too-many-players = { $players } 位玩家坐不下 { $seats } 個座位。
arena-player-twice = 錦標賽中每位玩家只能列出一次。
arena-tournament-players = 這種錦標賽需要 { $least } 到 { $most } 位玩家。
arena-move = 玩家「{ $player }」走了不合法的一步。{ $reason }
arena-player = 玩家「{ $player }」發生錯誤：{ $reason }
arena-fewer = 檔案裡已有 { $games } 局：請至少要求這麼多。
arena-file-exists = { $file } 已經存在。請換個檔名，或用 --resume 繼續。
arena-file-in-use = { $file } 正由另一批對局使用中。請等它結束，或改用別的檔案。
arena-file-damaged = { $file } 第 { $line } 行：已損壞，或不是結果檔。沒有做任何更動。
arena-resume-alone = 繼續進行時，玩家、規則和種子都已決定：請拿掉那些旗標。
arena-other-command = 這些結果屬於另一個指令：{ $command }
arena-worker-lost = 失去了太多工作程序。完成的對局都已保存。
arena-no-dask = 使用叢集需要 Dask，但尚未安裝：{ $install }
arena-no-cluster = { $address } 沒有叢集。
arena-no-workers = { $address } 的叢集沒有工作程序。
arena-cluster-version = 叢集的工作程序是 Wormery { $found }，本程式是 { $own }：請使用相同版本。
arena-no-matplotlib = 產生報告需要 Matplotlib，但尚未安裝：{ $install }

## Solvers

solver-two-seats = 只有兩人對局、而且在回合開始時，才能完整求解。
solver-too-large = 這個對局太大，無法完整求解：局面超過 { $most } 種。
solver-no-end = 經過 { $most } 次迭代仍未收斂。
solver-dice = 請用 1 到 { $dice } 顆骰子；每少一顆骰子，最多可先給 { $points } 點。
solver-out-of-reach = 板塊 { $tile } 拿不到：一個回合最多只有 { $most } 點。請增加骰子或點數，或不要用這片板塊。
solver-mounds-first = 要等這一輪的蟻穴翻開之後，才能求解。
solver-between-rounds = 這種估計只能在兩輪之間使用；請改查這個局面的機率。
weights-broken = 無法使用 { $file } 裡的權重：{ $reason }。請重新安裝 Wormery，或用 training/ 裡的程式重新產生這個檔案。
tables-differ = 第 { $number } 桌屬於另一個遊戲，或座位、選項與第一桌不同。請一次只評估同一種遊戲桌。
tables-begin = 第 { $number } 桌正進行到一半。請單獨評估；一起評估的只能是剛開始一個回合或一輪的遊戲桌。

## 與遊戲桌綁定的公平骰子

fair-tag-version = 標籤 Fair 所寫的骰子版本，這個程式不認得；它認得的最新版本是 { $newest }。
fair-other-game = 這些骰子是為另一局遊戲或另一張遊戲桌承諾的。
fair-commitment-bound = 秘密和承諾對不上。它不是當初承諾的秘密，或不是為這一局承諾的：承諾也綁定了遊戲桌、遊戲、選項、座位、誰先開始，以及之前玩過的部分。
fair-unfinished = 這份紀錄裡的遊戲還沒結束，後面的部分可能被刪掉了。請驗算完整的紀錄。
fair-nothing-covered = 這份紀錄沒有用公平骰子，所以沒有東西可以驗算。
shared-seed = 共用骰子的種子是一行 1 到 { $most } 個可見字元。
shared-given = 這些骰子來自另一局遊戲，不是由種子產生。請改為比較兩份紀錄：wormery compare 甲.worm 乙.worm
daily-key = 每日一桌的金鑰要有 1 到 { $most } 個字母、數字或符號，不能有空格。

## The coach

coach-nothing-to-choose = 這裡沒有可選的。
coach-not-your-turn = 還沒輪到這個座位：教練只給正在選的人建議。
