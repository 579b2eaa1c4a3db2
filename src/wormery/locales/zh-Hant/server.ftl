### 遊戲桌伺服器拒絕、啟動與停止時說的話。

## Tables and seats

table-unknown = 找不到代碼 { $code } 的遊戲桌。請檢查代碼，或請對方再傳一次連結。
table-unreadable = 遊戲桌 { $code } 無法讀取：它的日誌損壞了。這不是你的錯，請告訴伺服器管理員。
seat-unknown = 這張遊戲桌沒有 { $seat } 座。
seat-taken = { $seat } 座有人了。請選另一個座位，或在旁觀看。
seat-not-yours = { $seat } 座不是你的。
seats-open = 還空著：{ $seats }。請等人加入，或讓電腦坐這些座位。
host-only = 只有這張遊戲桌的桌主可以這樣做。
text-plain = 名字或種子必須是一行看得見的字元。
rating-no-name = 名字至少要有一個字母、文字或數字。
rating-name-taken = 這裡已經有人叫「{ $name }」了。加點什麼，或另選一個名字。
record-over = 那一局已經結束：可以觀看，不能接著玩。
record-seats = 這份紀錄是 { $seats } 人遊戲，但這張桌有 { $given } 個座位。

## The game

game-not-started = 遊戲還沒開始。
game-started = 遊戲已經開始了。
game-not-over = 這局結束後才能再玩一局。
game-too-long = 這一局已經到了 { $most } 步的上限。你還是可以在這裡看；請開始新的一局。
not-your-turn = 輪到 { $seat } 座。
step-stale = 遊戲已經往前走了：現在是第 { $steps } 步，而這一步是給第 { $step } 步的。請再看一次，重新選擇。
move-awaits-dice = 先輸入骰子：擲出了什麼？
dice-by-server = 這張遊戲桌由伺服器擲骰。
dice-not-awaited = 現在不需要輸入骰子。
undo-unfair = 不能復原：之後已經擲過骰子，或那不是你走的。

## Messages and limits

address-unknown = 這裡什麼都沒有。
page-too-old = 這個頁面的版本比伺服器舊，請重新載入。
message-malformed = 訊息無法讀取：{ $reason }
message-too-long = 訊息太長：最多 { $most } 位元組。
origin-wrong = 這個請求來自不屬於本伺服器的網頁。
metrics-local = 這些數字只給伺服器本機上的程式看，或需要權杖。
transfer-unknown = 這個代碼不對，或已經過期。請在另一台裝置上產生新的。
too-many-requests = 一次太多了。請在 { $seconds } 秒後再試。
too-many-sockets = 來自你的位址的連線太多。請關掉幾個這個網頁的分頁。
too-many-listeners = 這張遊戲桌的觀眾已滿。
database-away = 伺服器暫時連不上資料庫。請在 { $seconds } 秒後再試；什麼都不會重複發生。
server-failed = 伺服器出錯了。什麼都沒有改變，請再試一次。

## The command

serve-ready = Wormery 正在 { $url } 執行 – 按 Ctrl-C 停止。遊戲存放在 { $database }。
serve-open = 能連到這台機器的人都可以玩。
serve-port-taken = 無法使用位址 { $host }:{ $port }：{ $reason }。請用 --port 選另一個。
serve-database = 無法使用資料庫：{ $reason }
serve-database-in-use = 另一個伺服器正在使用檔案 { $file }。請先停止它，或用 --database 選另一個。
serve-stopped = 已停止。確認過的每一步都存好了。

## Looking through a database

log-empty = 它的日誌是空的。
log-hole = 缺少第 { $number } 個事件。
log-damaged = 第 { $number } 個事件已損壞。
log-impossible = 第 { $number } 個事件不可能發生過：{ $reason }
server-unreadable = 遊戲桌 { $code } 無法讀取。{ $reason }
server-checked =
    { $unreadable ->
        [0] 遊戲桌：{ $tables }。全部都可以讀取。
       *[other] 遊戲桌：{ $tables }。無法讀取：{ $unreadable }。
    }
server-would-lose = 修復遊戲桌 { $code } 會失去最後 { $lost } 個事件，保留 { $kept } 個。
server-yes = 是
server-ask-repair = 要永久刪除這些事件嗎？請輸入「{ $yes }」：
server-mended = 遊戲桌 { $code } 又可以讀取了。

## 種子

seed-too-early = 看過承諾之後才能提供種子：請不要寫在開桌計畫裡，入座或開始時再一併送出。
seed-without-commitment = 提供種子時要附上這張遊戲桌的承諾：請先讀承諾，再把種子和承諾一起送出。
## Copies of a database, and its revisions

database-newer = 它屬於較新版本的 Wormery：它的修訂版是 { $found }，而這個程式只認得到 { $newest }。請更新 Wormery，或用較新的程式把資料庫退回：wormery server migrate --to { $newest }
copy-unknown-kind = 資料庫是一個檔案，或以 postgresql:// 開頭的網址。
copy-nothing-there = { $database } 裡沒有 Wormery 的遊戲桌。
copy-same = 兩次都是同一個資料庫。請指定另一個。
copy-exists = { $file } 已經存在。請換一個名稱，或用 --force 覆寫。
copy-not-empty = { $database } 不是空的（遊戲桌：{ $tables }，事件：{ $events }）。請選一個空的資料庫，或用 --force 覆寫。
copy-nodes-alive = 有 { $nodes } 台伺服器正在使用 { $database }，或幾秒前還在使用。請先停止再試一次。
copy-ask-replace = { $database } 的全部內容將被覆寫（遊戲桌：{ $tables }，事件：{ $events }）。
copy-type-yes = 要繼續嗎？請輸入「{ $yes }」：
copy-failed = 沒有成功：{ $reason }。什麼都沒有改變。
copy-damaged = { $file } 已損壞：{ $reason }。什麼都沒有改變；請用另一份備份。
copy-unsealed = { $file } 的 { $names } 與寫入時不同：檔案已損壞，或有伺服器使用過它。什麼都沒有改變；請用另一份備份。
copy-differs = 寫入的內容與讀到的不同：{ $names }。副本已丟棄，什麼都沒有改變。請檢查磁碟再試一次。
copy-under-way = 複製中
copy-row = { $name }：{ $rows } · { $before } = { $after }
copy-kept = 原有的內容保存在 { $file }。
backup-done = 備份在 { $file }（遊戲桌：{ $tables }，事件：{ $events }，位元組：{ $bytes }）。已重新讀取核對：每一列都相同。請妥善保密。
backup-removed = 已刪除較舊的備份：{ $file }
backup-keep = 至少要保留一份備份。
backup-no-folder = { $file } 不是資料夾，而 --keep 需要資料夾。
restore-without-seal = 這個檔案沒有像我們的備份那樣註明應有的內容，已照原樣還原。
restore-done = { $database } 已還原。每一列都重新讀取核對過，完全相同。
move-done = 全部內容現在都在 { $target }；每一列都重新讀取核對過，完全相同。今後請用它啟動伺服器。{ $source } 維持原樣，請不要再使用。
migrate-unknown = 沒有「{ $given }」這個修訂版。現有：{ $known }。
migrate-nothing = { $database } 已經是修訂版 { $revision }。
migrate-loses = 退回修訂版 { $revision } 之後，較新版本加入的內容沒有地方可放，將會失去。
migrate-done = { $database } 現在是修訂版 { $revision }。
## Settings

serve-file = 無法使用檔案 { $file }：{ $reason }。請用 --database 選另一個。
setting-unknown = { $where }：沒有這項設定。可用的有：{ $known }
setting-value = { $where }：不能是「{ $given }」。可以是：{ $possible }
setting-file = 無法讀取檔案 { $file }：{ $reason }
setting-twice = { $one } 和 { $other } 說的是同一件事。請只給一個。
setting-default = 預設
possible-host = 這台機器的位址或名稱
possible-port = 0 到 65535 的整數
possible-database = 檔案，或以 postgresql:// 或 sqlite:// 開頭的網址
possible-path = 斜線之間的字母、數字和 . _ ~ -，例如 /worms
possible-key = 1 到 { $most } 個字母、數字或符號，不能有空格
possible-origin = 網址的開頭，例如 https://example.org
possible-network = 位址或網路，例如 10.0.0.5 或 172.16.0.0/12
possible-player-file = 玩家的 TOML 檔，例如 ./thumb.toml
possible-player = 玩家的名稱
possible-days = 大於 0 的天數
possible-days-or-ever = 大於 0 的天數，或 forever（永久）
possible-seconds = 大於 0 的秒數
possible-token = 16 到 512 個可見字元，不含空格
possible-file = 檔案的路徑
possible-limit = 大於 0 的數字，計數時須為整數
headers-too-long = 請求的標頭太多或太長。
request-too-slow = 請求傳來得太慢。請再試一次。
request-broken = 伺服器看不懂這個請求。
table-log-full = 這張遊戲桌的變動太多，只能繼續遊戲。請開一張新桌。
## 遊戲桌的主人

seat-nobody = { $seat } 座沒有別人。
seat-of-host = { $seat } 座是桌主自己的，請改為讓出座位。
table-locked = 桌主鎖上了這張遊戲桌，新來的人不能入座。
table-not-watched = 桌主鎖上了這張遊戲桌，只有在座的人能看。
asked-already = 你已經問過了，等桌主回覆。
too-many-asking = 這裡已經有太多人在等座位，請稍後再試。
asking-unknown = 這件事已經決定了。
no-seat-open = 已經沒有空位了。
you-were-removed = 桌主請你離開這張桌了，所以你不能在這裡入座。你可以觀看，或到別處玩。
you-were-declined = 桌主沒有答應，所以你不能在這裡入座。你可以觀看，或到別處玩。

## 管理員

table-closed =
    { $said ->
        [no] 伺服器管理員關閉了這張遊戲桌，現在只能觀看。
       *[yes] 伺服器管理員關閉了這張遊戲桌：{ $reason }。現在只能觀看。
    }
banned =
    { $said ->
        [no] 你被這個伺服器封鎖了。
       *[yes] 你被這個伺服器封鎖了：{ $reason }
    }
banned-until =
    { $said ->
        [no] 你被這個伺服器封鎖到 { $until }。
       *[yes] 你被這個伺服器封鎖到 { $until }：{ $reason }
    }
signed-out = 你的另一台裝置已經把這台登出。重新載入頁面，就能以新的身分玩。
token-wrong = 這不是管理員的權杖。
ban-unknown = 沒有封鎖 { $number }。
ban-network = { $network } 不是位址，也不是網段。請寫成 192.0.2.7 或 2001:db8::/64 這樣。
ban-whom = 請說明要封鎖誰：一個網段，或一張遊戲桌的某個座位。
message-language = 這裡沒有 { $given } 這種語言。
operator-no-answer = { $url } 沒有回應：{ $reason }
operator-no-token = 缺少管理員的權杖。請用 --token 指定，或放在 WORMERY_OPERATOR_TOKEN。
operator-node =
    { $alive ->
        [yes] 節點 { $node }，版本 { $version }：負載 { $load }，{ $memory } MB，記憶體中的遊戲桌 { $tables }，連線 { $sockets }，等待的電腦 { $waiting }
       *[no] 節點 { $node }，版本 { $version }：自 { $seen } 起失聯
    }
operator-unreadable = 這個節點無法讀取：{ $codes }
operator-tables = 遊戲桌：{ $counts }
operator-people = 已知裝置：{ $devices }。目前連線：{ $connected }。封鎖：{ $bans }。
operator-message = 今日公告：{ $text }
operator-line = { $code }  { $game }  { $state }  建立 { $created }  最後動作 { $touched }  事件 { $events }  人數 { $people }
operator-names = 座位：{ $names }
operator-more = 更多請用 --before { $before }
operator-none = 什麼也沒找到。
operator-closed = 遊戲桌 { $code } 已關閉。
operator-ask-purge = 要永久刪除遊戲桌 { $code } 和它所有的事件嗎？請輸入「{ $yes }」：
operator-purged = 遊戲桌 { $code } 已刪除。
operator-banned = 封鎖 { $number } 已生效。
operator-ban = 封鎖 { $number }：{ $whom }，直到 { $until }。{ $reason }
operator-ban-device = 一個裝置
operator-for-ever = 另行通知
operator-unbanned = 封鎖 { $number } 已解除。
operator-said = 公告已設定。
operator-unsaid = 公告已移除。

## you
highlights-not-yet = 遊戲結束後才有精彩時刻。

## Around the tables
listing-off = 這個伺服器沒有公開桌列表，請改為分享連結。
listing-ask = 需要先詢問桌主的遊戲桌不能公開。請開一張憑連結就能入座的遊戲桌。
listing-locked = 這張遊戲桌已上鎖，不能公開。請先解鎖。

## People at a table: reactions
reaction-unknown = 沒有「{ $reaction }」這個表情。可用的有：{ $reactions }。
too-many-reactions = 表情送得有點多了，喘口氣，{ $seconds } 秒後再來。

# 聲音與提醒
push-off = 這個伺服器不發送推播通知。
push-address = 這不是推播服務的位址。
setting-player-file = { $where }：{ $reason }
setting-push-contact = 使用 push_key 時也需要 push_contact：推播服務可以聯絡你的位址，例如 mailto:you@example.org。
setting-push-needs = 推播通知還需要幾個程式庫。安裝方式：pip install wormery[push]
possible-push-key = 由「wormery server push-key」顯示的金鑰
possible-contact = mailto: 加上電子郵件位址，或 https:// 開頭的位址

## The review
review-not-yet = 遊戲結束後才能覆盤。這一局還在進行。
review-failed = 這一局的覆盤沒有成功，是我們的問題。請再試一次。
instead-no-choice = 第 { $step } 步沒有人需要選擇。
record-shorter = 這份紀錄只有 { $steps } 步，不能從更後面接著玩。

## Hints

hint-off = 這桌的教練不給提示。
hint-given = 這個選擇的提示你已經看過了。
drill-unknown = 這一題已經不在了，請答下一題。
numbers-none = 還沒有圖片：請先玩完一局這款遊戲。
puzzle-none = 那一天這裡沒有題目。
drills-not-played = 這一局你沒有參加，所以沒有你的選擇。
try-no-choice = 那裡的骰子還在滾。請換一個有人可以選擇的局面。
lesson-none = 「{ $game }」沒有教學課程。玩法請看規則。

daily-over = 那一天已經結束了：今天這桌用的是不同的骰子。
daily-no-game = 「{ $game }」沒有每日一桌。
daily-no-day = 「{ $day }」不是日期。請寫成 2026-11-18。
daily-not-yet = 先玩今天的每日一桌：你自己的這局結束後，就能看到別人的成績。
challenge-unknown = 沒有這個挑戰，或是對方已經取消。請檢查連結。
challenge-not-over = 只有結束的遊戲才能拿來挑戰別人。
challenge-not-your-seat = 挑戰用的是你自己座位的骰子，而那個座位不是你的。
challenge-own = 這是你自己發出的挑戰。把連結傳給別人吧。
challenge-not-yet = 先玩這個挑戰：你自己的這局結束後，就能看到別人的成績。
challenge-no-try = 沒有可以比較的那一局。
contest-champion = 大師
contest-you = 你
contest-somebody = 某人
