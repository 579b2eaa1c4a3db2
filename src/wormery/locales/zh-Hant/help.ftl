### 說明頁：句子裡沒有選擇，可以馬上顯示。

help-app = 兩款蟲蟲骰子遊戲，用鍵盤玩，一個人或和朋友一起。
help-play = 玩一局。沒有用旗標指定的，會再問你。
help-replay = 一步一步重看一局紀錄。
help-review = 為一局紀錄覆盤：運氣、選擇和轉捩點。
help-learn = 在遊戲的版面上，五分鐘學會一個遊戲。
help-drill = 練習：冠軍對局裡的選擇，以及你自己吃了虧的選擇。
help-daily = 玩每日一桌：每個人的骰子和電腦對手都一樣，只有一次機會算數。
help-compare = 逐回合比較用同樣骰子玩的兩局。
help-check = 檢查紀錄裡的遊戲是否符合規則。
help-verify = 驗算紀錄裡的骰子：公平嗎？
help-usage = 用法：
help-commands = 指令
help-arguments = 參數
help-options = 旗標
help-default = 預設：
help-choices = 可以用 --option 選的規則
metavar-command = 指令
metavar-options = [旗標]
metavar-game = [遊戲]
metavar-number = N
metavar-letter = 字母
metavar-name = 名字
metavar-option = 名稱=值
metavar-dice = random|real
metavar-text = 文字
metavar-files = 檔案...
metavar-language = en|nl|de|fr|zh-Hant
metavar-file = 檔案
help-language = 使用的語言。
help-version = 顯示版本。
help-help = 顯示這一頁。
help-plain = 純文字：沒有顏色、沒有框線、不清除畫面。
help-game = regenwormen 或 it-happens。
help-seats = 幾個人玩。
help-player = 一位玩家，照座位順序，每個座位給一次：名字，或 bot:beginner、bot:casual、bot:skilled、bot:expert、bot:champion；或是一個程式：exec: 和它的命令，或它的 TOML 檔。
help-level = 沒有指名的電腦有多強：beginner、casual、skilled、expert 或 champion。
help-begins = 先開始的座位：A、B、…
help-option = 要選的規則，列在下面。
help-dice = random：由程式擲骰。real：你在桌上擲骰，再輸入擲出的點數。
help-seed = 決定所有骰子的文字，可以再玩同一局。
help-file = 遊戲紀錄要存在哪裡。
help-resume = 繼續這個檔案裡的遊戲。
help-replay-file = 一局遊戲的紀錄。
help-all = 一次全部印出。
help-html = 把覆盤寫到這個檔案：附圖表的單一 HTML 頁面。
help-deep = 每一步都多想一會兒。
help-learn-again = 從第一步重新開始。
help-learn-step = 從這一步開始。
help-drill-game = regenwormen 或 it-happens；不寫就是兩個都練。
help-drill-theme = 只問這個主題，例如 endgame。
help-drill-count = 要幾題。
help-drill-record = 先加入這份紀錄裡吃了虧的選擇。
help-drill-today = 只做今天的每日一題：大家都是同一題。
help-daily-game = regenwormen 或 it-happens；不寫就兩個都列出。
help-daily-day = 另一天，例如 2026-11-18。
help-daily-key = 用來算出骰子的公開金鑰。金鑰相同的伺服器，骰子也相同。
help-daily-again = 再玩一次，純粹好玩：不算數。
help-compare-one = 一局遊戲的紀錄。
help-compare-other = 同一種遊戲的另一份紀錄。
help-compare-seats = 要比較的座位，例如 A B：每份紀錄一個。
metavar-day = 日期
metavar-one = 甲
metavar-other = 乙
metavar-letters = 字母 字母
help-check-files = 遊戲紀錄。
help-completion = 輸出一份腳本，讓你的 shell 自動補完指令、旗標和內容。
help-completion-install = 存到 shell 會讀的位置，再開新的 shell（zsh 要放在 $fpath 的資料夾）：
help-completion-shell = bash、zsh 或 fish。
metavar-shell = SHELL

## 可選規則

option-lower = 可以從烤架拿哪片較小的板塊：任意一片，或只能拿最大的那片（RW-7）。
option-short = 短局：放回的板塊就算是最大的，也要翻面（RW-12）。
option-skip = 什麼時候可以花一片蟲蟲板塊跳過回合：隨時，或只能在擲骰前（IH-7）。
option-open-points = 分數板塊面朝上，人人可見（IH-9）。
option-third-colour-worms = 雙人遊戲中第三種顏色一開始有幾片蟲蟲板塊（IH-12）。
option-mounds = 自己的蟻穴：檔案路徑（IH-D）。

## 大量對局

help-match = 讓電腦互相對戰很多局。
help-tournament = 兩兩對戰，並評定實力。
help-simulate = 玩許多局，看看對局的樣貌。
help-match-players = 玩家的名字（程式用 exec: 和它的命令，或它的 TOML 檔）；最後一位坐滿剩下的座位。
help-tournament-players = 玩家的名字；程式用 exec: 和它的命令，或它的 TOML 檔。
help-arena-game = regenwormen 或 it-happens。
help-arena-player = 玩家的名字；最後一位坐滿剩下的座位。
help-games = 玩幾局；錦標賽則是每桌幾局。
help-until = 一直玩，直到領先者的勝率精確到這個寬度；0.02 是兩個百分點。
help-arena-seed = 決定所有骰子的數字：相同的種子得到相同的結果。
help-workers = 用幾個程序來玩；預設是每個核心一個。
help-cluster = 在這個位址的 Dask 叢集上玩。
help-json = 輸出一份 JSON 文件。
help-arena-file = 結果存放的檔案。
help-arena-resume = 繼續這個檔案裡的結果。
help-report = 產生附圖表的報告：單一 HTML 檔。
metavar-players-or-none = [玩家...]
metavar-which-game = 遊戲
metavar-width = 寬度
metavar-address = 位址

## 機率

help-odds = 顯示局面的機率：每種走法的價值，以及回合會怎麼結束。
help-odds-position = 用引號括起來的一行局面；寫法請看 docs/notation.md。
help-plot = 把數字畫成圖存到這個檔案：.png、.svg 或 .pdf。
metavar-position = 局面

## The table server

help-setup = 預先編譯全部程式，讓第一次啟動也不會慢。
help-serve = 在這台機器上開遊戲桌，讓朋友和電腦來玩。
help-serve-host = 監聽的位址；0.0.0.0 表示能連到這台機器的所有人。
help-serve-port = 監聽的連接埠；0 會自動選一個空的。
help-serve-database = 一個檔案，或可由多台伺服器共用的 PostgreSQL 資料庫網址。
help-serve-origin = 網頁還可以來自的其他位址，例如 https://example.org。
help-serve-https = 前面的代理負責 HTTPS：Cookie 只用 HTTPS 傳送。
help-serve-proxy = 信任這個代理（位址或網段）轉交的用戶端位址。
help-serve-archive = 遊戲桌幾天沒有動靜就封存。
help-serve-limits = 不限制單一位址。只用於測試效能。
help-serve-log = 日誌的詳細程度：debug、info、warning 或 error。
help-serve-browser = 在瀏覽器中開啟網頁。
help-server = 管理伺服器的資料庫。
help-server-check = 讀取資料庫裡的每張遊戲桌，列出讀不了的和原因。
help-server-repair = 刪掉讓遊戲桌讀不了的事件。會先告訴你會失去什麼。
help-server-yes = 不詢問直接修復。
metavar-database = 檔案|網址
metavar-level = 等級
metavar-days = 天數
help-backup = 在伺服器執行時，把資料庫備份成一個檔案。
help-backup-file = 要寫入的檔案，或一個資料夾，檔名會以時間命名。
help-backup-keep = 在資料夾裡保留這麼多份備份，刪除更舊的。
help-backup-force = 檔案已存在時覆寫。
help-restore = 從備份還原資料庫。
help-restore-file = 備份檔。
help-move = 把資料庫從 SQLite 複製到 PostgreSQL 或反過來，並核對每一列。
help-move-to = 要複製到的資料庫。
help-migrate = 把資料庫更新到最新，或退回較舊的修訂版。
help-migrate-to = 修訂版的編號或名稱。
help-migrate-force = 即使伺服器剛剛還在使用 PostgreSQL 資料庫也繼續。
help-copy-force = 覆寫資料庫的內容，而且不檢查 PostgreSQL 上有沒有伺服器在執行。
help-copy-yes = 不要詢問。
metavar-revision = 修訂版

## Settings of the server

help-serve-base-path = 伺服器所在的路徑，例如 /worms，用於與其他服務共用主機時。
help-serve-players = 遊戲桌可以使用的其他套件的玩家名稱。
help-serve-player-files = 遊戲桌可以當作玩家的程式：它的 TOML 檔（docs/player-protocol.md）。
help-serve-thinking = 外部套件的玩家或程式想超過幾秒，就改由我們的電腦走。
help-serve-keep-finished = 結束的遊戲桌幾天後刪除。
help-serve-keep-abandoned = 沒玩完的遊戲桌幾天後刪除。
help-serve-log-format = 日誌每一行的格式：json 或 plain。
help-serve-metrics-token = 有這個權杖就能從任何地方讀 /metrics；沒有設定的話，只有本機的程式能讀。
help-serve-operator-token = 管理員的權杖。
help-serve-token-file = 存放權杖的檔案，這樣程序清單裡就看不到它。
help-serve-profile = 每個位址、每台裝置可以有多少請求：home、club、site 或 none。
help-serve-limit = 以名稱指定一項限制，例如 sockets_per_address=500；全部列在 docs/settings.md。
help-serve-config = TOML 設定檔。環境變數（WORMERY_…）和旗標優先。
help-serve-show = 顯示目前生效的設定及各自的來源，然後結束。
metavar-path = 路徑
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = 名稱=N
metavar-seconds = 秒數
help-operator-url = 伺服器的位址。
help-operator-token = 管理員的權杖。
help-operator-status = 顯示執行中的伺服器各節點的狀況和總數。
help-operator-tables = 在執行中的伺服器上尋找遊戲桌。
help-operator-code = 代碼以此開頭的遊戲桌。
help-operator-game = 這款遊戲的遊戲桌。
help-operator-state = 這個狀態的遊戲桌：open、playing、over、rematch 或 closed。
help-operator-older = 建立超過這麼多小時的遊戲桌。
help-operator-untouched = 這麼多小時沒有動靜的遊戲桌。
help-operator-before = 下一頁；上一頁會顯示要給的值。
help-operator-names = 也顯示玩家的名字。
help-operator-close = 關閉一張遊戲桌：在場的人會知道原因，之後只能觀看。
help-operator-reason = 給當事人的原因。
help-operator-purge = 刪除一張遊戲桌和它所有的事件。
help-operator-yes = 不詢問就刪除。
help-operator-ban = 封鎖一個網段，或某個座位的裝置；都不指定就列出封鎖。
help-operator-whom = 192.0.2.0/24，或遊戲桌加座位，如 KR7TWQ:B。
help-operator-hours = 封鎖幾小時；不給就直到解除為止。
help-operator-unban = 解除封鎖。
help-operator-message = 向所有人顯示今日公告，或移除公告。
help-operator-text = 所有語言共用的文字。
help-operator-in = 某種語言的文字，如 nl=…；可指定多次。
help-operator-clear = 移除公告。
metavar-table = 遊戲桌
metavar-whom = [對象]
metavar-hours = 小時
metavar-text-or-none = [文字]

## Around the tables
help-serve-open-tables = 桌主可以把遊戲桌公開，讓任何人加入。
help-serve-daily-key = 公開的金鑰，和日期一起決定每日一桌的骰子：金鑰相同的伺服器，骰子也相同。

# 聲音與提醒
help-serve-push-key = 頁面關閉時，伺服器用來通知玩家輪到他們的金鑰；可用「wormery server push-key」產生。
help-serve-push-key-file = 存放該金鑰的檔案，這樣程序清單就不會顯示它。
help-serve-push-contact = 推播服務可就這個伺服器聯絡的對象，例如 mailto:you@example.org。
help-server-push-key = 產生一把推播通知用的金鑰並顯示出來。
