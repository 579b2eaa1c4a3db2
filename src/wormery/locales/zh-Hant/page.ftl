### 網頁在遊戲圖板之外所說的話。圖板與規則各有自己的檔案。

## Everywhere

page-name = Wormery
page-title = { $title } · Wormery
page-home = 首頁
page-rules = 規則
page-rules-title = 規則：{ $game }
page-settings = 設定
page-skip = 跳到內容
page-close = 關閉
page-copied = 已複製。
page-wait = 請稍候……
page-no-answer = 伺服器沒有回應。請檢查連線後再試一次。
page-try-again = 再試一次
page-reload = 重新載入
page-failed = 這個頁面出了問題。請重新載入後再試一次。
page-broken-title = 出了點問題
page-broken = 這個部分無法顯示，重新載入通常就能解決。
page-rule-link = 規則 { $rule }
page-not-found = 這裡什麼都沒有
page-not-found-what = 連結可能不完整，請回首頁看看。

## Home

page-tagline = 兩款蟲蟲骰子遊戲，和朋友或電腦玩。
page-rw-line = 擲骰、留骰、放膽一搏：從烤架上或別人手上搶走最肥的蟲蟲。
page-ih-line = 把骰子放進蟻穴，找出各種怪東東，贏得蟻后和將軍。
page-play-now = 馬上玩
page-play-now-what = 馬上和電腦玩
page-new-table = 開新桌
page-join = 加入遊戲桌
page-open-record = 開啟紀錄
page-no-tables = 還沒有遊戲桌。你開始的遊戲會出現在這裡。
page-learn = 學玩遊戲
page-new-here = 第一次來嗎？
page-new-here-what = 五分鐘學會一款遊戲，邊玩邊學。
page-new-here-no = 不用，謝謝
page-table-state =
    { $state ->
        [open] 等待玩家
        [playing] 進行中
       *[over] 已結束
    }
page-table-when =
    { $day ->
        [today] 今天 { $time }
        [yesterday] 昨天 { $time }
       *[earlier] { $days } 天前
    }
page-older-tables = 顯示較舊的對局
page-mounds-note = 烏事常有（It Happens..）的蟻穴是我們自己設計的。
page-credits = 烤蟲蟲（又名 Pickomino、Heckmeck am Bratwurmeck、Regenwormen）由 Reiner Knizia 設計，烏事常有（It Happens..）由 Stefan Feld 設計。本網頁與作者及出版社無關。

# What is new every day
page-today = 今天
page-today-what = 全世界的人都擲出一樣的骰子，每款遊戲還有一道謎題。
page-today-table = 每日一桌
page-today-puzzle = 每日一題
page-today-numbers = 你的數據
page-today-ratings = 排行榜
page-today-new = 還沒玩
page-today-going = 玩到一半

## Joining

page-join-how = 輸入你拿到的代碼，或貼上連結。QR 碼用手機相機掃描就行。
page-join-code = 代碼或連結
page-join-go = 前往遊戲桌
page-join-bad = 代碼是六個英文字母和數字，例如 { $example }。

## Opening a record

page-record-how = 紀錄是一個小文字檔，裡面有一整局遊戲。請選擇檔案，或貼上內容。
page-record-file = 選擇檔案
page-record-text = 紀錄內容
page-record-watch = 觀看
page-record-go-on = 從結尾接著玩
page-record-empty = 請先選擇檔案或貼上紀錄。

## A new table

page-new-title = 開新桌：{ $game }
page-who-plays = 誰要玩？
page-seat = { $letter } 座
page-seat-me = 我
page-seat-here = 同一個螢幕的人
page-seat-link = 用連結邀請的朋友
page-seat-bot = 電腦
page-seat-kind = { $letter } 座坐誰？
page-seat-open = 空位
page-your-name = 你的名字
page-name-of = { $letter } 座的名字
page-name-placeholder = 可留空
page-name-yours = 你的名字（可留空）
page-level-of = { $letter } 座電腦的程度
page-level =
    { $level ->
        [random] 糊塗蟲
        [beginner] 新手
        [casual] 一般
        [skilled] 老手
        [expert] 高手
        [champion] 大師
       *[other] { $level }
    }
page-rw-character =
    { $level ->
        [random] 不假思索，隨便亂玩。
        [beginner] 知道機率，但常常誤判。
        [casual] 很會數蟲，偶爾出錯。
        [skilled] 很會數蟲，很少出錯。
        [expert] 每片板塊、每疊板塊都會考慮。
        [champion] 算得出每個人的勝率。
       *[other] 這個伺服器的管理者加入的程式。
    }
page-ih-character =
    { $level ->
        [random] 不假思索，隨便亂玩。
        [beginner] 憑感覺玩，常常看錯位置。
        [casual] 不會出錯，但從不看別人。
        [skilled] 會先想好一輪，偶爾出錯。
        [expert] 先在腦中把整輪玩過很多次。
        [champion] 算得出每個人的勝率。
       *[other] 這個伺服器的管理者加入的程式。
    }
page-strength = 一對一對上「{ $other }」，勝率 { $percent }%。
page-strength-least = 最弱的一個。
page-add-seat = 增加座位
page-remove-seat = 移除 { $letter } 座
page-seat-range = { $least } 到 { $most } 人。
page-third-colour-note = 兩個人玩時，會加入中立的第三種顏色。
page-option-lower = 可以拿哪一片較小的板塊
page-option-lower-what = 拿不到號碼剛好的板塊時，可以從烤架上拿較小的。
page-option-lower-value =
    { $value ->
        [any] 任何較小的板塊
       *[highest] 只能拿其中最大的
    }
page-option-short = 短局
page-option-short-what = 放回的板塊就算是最大的，也要翻面。適合想玩短一點，或五人以上。
page-option-skip = 什麼時候可以跳過回合
page-option-skip-what = 跳過要花一片蟲蟲板塊，骰子留著。
page-option-skip-value =
    { $value ->
        [any] 擲骰前或擲骰後
       *[before-roll] 只能在擲骰前
    }
page-option-open-points = 公開分數板塊
page-option-open-points-what = 蟻后和將軍面朝上，大家都能算分。
page-option-third-worms = 第三種顏色的蟲蟲
page-option-third-worms-what = 兩個人玩時，中立的顏色一開始有幾片蟲蟲板塊。
page-option-mounds = 蟻穴
page-option-mounds-what = 用我們的，或貼上你自己的。
page-option-mounds-ours = 我們的十二張蟻穴
page-option-mounds-own = 我自己的蟻穴
page-option-mounds-text = 用記法寫的十二張蟻穴
page-option-mounds-make = 製作自己的蟻穴
page-begins = 誰先開始
page-begins-what = 面對面玩時，由最年輕或最餓的人先開始。
page-begins-chance = 由骰子決定
page-dice = 骰子
page-dice-server = 由伺服器擲骰
page-dice-server-what = 沒有人能作弊，遊戲結束後誰都能驗算每一次擲骰。
page-dice-real = 桌上的真骰子
page-dice-real-what = 你們擲骰，網頁計分：點選擲出的點數。
page-pace = 電腦的速度
page-pace-value =
    { $pace ->
        [at-once] 立刻
        [quick] 快
        [slow] 慢
       *[normal] 普通
    }
page-grace = 有人離開時
page-grace-what = 可以讓電腦代打，大家就不用等。
page-grace-value =
    { $grace ->
        [never] 等他回來
        [short] 20 秒後電腦代打
        [long] 5 分鐘後電腦代打
       *[normal] 1 分鐘後電腦代打
    }
page-stand-in = 代打的電腦
page-more-settings = 骰子、速度與規則
page-make-table = 開桌
page-start-now = 開始遊戲

## The lobby

page-lobby = 遊戲桌 { $code }
page-lobby-invite = 邀請朋友
page-lobby-invite-what = 把連結或代碼傳給朋友，或讓朋友掃描 QR 碼。
page-lobby-code = 代碼
page-lobby-link = 連結
page-copy-link = 複製連結
page-share-link = 分享連結
page-qr = 含有這張遊戲桌連結的 QR 碼
page-sit-here = 坐這裡
page-sit-how = 你正在觀看。坐上空位就能玩。
page-your-seat = 你的座位
page-leave-seat = 讓出座位
page-fill-bot = 讓電腦來玩
page-waiting-host = 等桌主開始。
page-waiting-seats = 座位都坐滿就能開始。
page-ready = 大家都到了。
page-start = 開始遊戲
page-fair-dice = 公平骰子
page-fair-dice-what = 伺服器已經把骰子鎖定了，這就是「承諾」。你的種子也會混進去。這台裝置會記住兩者，遊戲結束後你驗算骰子時就會比對。想自己核對，就把它們複製下來。
page-commitment = 承諾
page-seed = 你的種子
page-new-seed = 換一個
page-seed-set = 使用這個種子
page-join-here = 來玩{ $game }！

## At the table

page-turn-yours = { $name }，輪到你了
page-turn-yours-alone = 輪到你了
page-turn-of = 輪到 { $name }
page-turn-bot = { $name } 思考中
page-turn-away = { $name } 暫時離開
page-turn-away-bot = { $name } 離開了，電腦代打中
page-dice-yours = 擲骰子，然後點選擲出的點數
page-reveal-yours = 翻開三張蟻穴，然後點選號碼
page-dice-of = { $name } 正在擲真骰子
page-watching = 你正在觀看
page-just-now = 剛才
page-nothing-yet = 遊戲開始。
page-what-now = 你可以這樣做
page-log = 遊戲過程
page-undo = 復原
page-leave = 離開遊戲桌
page-share-table = 邀人觀看
page-adjust = 速度與離席
page-adjust-save = 儲存
page-hand-over = 請把螢幕交給 { $name }
page-hand-over-done = 我是 { $name }
page-hand-over-quietly = 這張桌不用再問
page-lost = 連線中斷，會自動重新連線，進度不會遺失。
page-lost-sending = 連線中斷了。你這一步已經存好，一連上就會送出。
page-connecting = 連線中……
page-plain-board = 改用文字
page-drawn-board = 改用圖畫
page-problem-close = 隱藏這則訊息
page-table-missing = 找不到這張遊戲桌
page-lost-later = 網頁會繼續嘗試。
page-too-many = 一次太多了，伺服器忙不過來。
page-too-slow = 你的連線太慢，跟不上這張遊戲桌。
page-turned-away = 無法開啟這張遊戲桌
page-turned-away-why = 伺服器拒絕了連線，沒有說明原因。
page-seat-away = 暫時離開
page-seat-stand-in = 電腦代打
page-resign-seat = 你的座位會空出來，別人可以坐。
page-scores = 座位

## In words instead of pictures

page-type-count = { $count } / { $of }

## The end

page-over = 遊戲結束
page-over-won = { $name }：{ $score }
page-rematch = 再玩一局
page-rematch-wait = 等待：{ $names }
page-rematch-offered = { $name } 想再玩一局。
page-rematch-go = 前往下一局
page-download = 下載紀錄
page-replay = 重看這一局
page-verify = 驗算骰子
page-verifying = 正在驗算每一次擲骰……
page-verify-fine =
    { $reveals ->
        [0] 公平：{ $rolls } 次擲骰（{ $dice } 顆骰子）全部正確。
       *[other] 公平：{ $rolls } 次擲骰（{ $dice } 顆骰子）和 { $reveals } 次翻開全部正確。
    }
page-verify-commitment = 秘密和承諾對不上。這不是當初為這張桌的這一局承諾的骰子。
page-verify-wrong = 第 { $event } 次擲骰對不上：紀錄是 { $said }，應該是 { $due }。
page-verify-real = 這些骰子是自己擲的，沒有東西可以驗算。
page-verify-unknown = 本頁不知道這款遊戲怎麼產生骰子，所以無法驗算。
page-verify-hidden = 遊戲結束後才會公開秘密。
page-verify-compare = 這台裝置在第一次擲骰之前沒有記下任何東西。請把遊戲桌、承諾和你的種子，與你自己的筆記比對。
page-verify-unseeded = 沒有人提供種子，伺服器有可能挑選過這些骰子。
page-verify-from = 最前面 { $count } 次擲骰是在用公平骰子之前，無法驗算。
page-verify-seed = { $name } 的種子：{ $seed }
page-verify-no-seed = { $name } 的種子：無
page-verify-secret = 秘密

## The replay

page-replay-title = { $game }：第 { $step }/{ $steps } 步
page-replay-step = 遊戲中的時刻
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-first = 到開頭
page-replay-back = 上一步
page-replay-next = 下一步
page-replay-last = 到結尾
page-replay-link = 複製這一刻的連結
page-replay-table = 前往遊戲桌
page-replay-none = 這一局還沒開始。

## Settings

page-language = 語言
page-language-auto = 依瀏覽器（{ $language }）
page-theme = 外觀
page-theme-value =
    { $theme ->
        [light] 淺色
        [dark] 深色
       *[auto] 依裝置
    }
page-sound = 聲音
page-sound-what = 骰子、板塊和輪到你時的小音效。
page-motion = 動畫
page-motion-value =
    { $motion ->
        [full] 開啟動畫
        [less] 關閉動畫
       *[auto] 依裝置
    }
page-own-pace = 遊戲速度
page-patterns = 顏色之外再加圖案
page-patterns-what = 不靠顏色也能分辨每位玩家。
page-plain = 改用文字
page-plain-what = 以文字和按鈕呈現遊戲桌，適合螢幕閱讀器和較慢的裝置。
page-nickname = 你在桌上的名字
page-nickname-what = 開新桌時會自動填好。不用帳號，也不用密碼。
page-save = 儲存
page-saved = 已儲存。
page-move-device = 在另一台裝置上玩
page-move-device-what = 你的座位存在這個瀏覽器裡。用一次性代碼，就能在另一台裝置上一起玩。
page-move-make = 產生代碼
page-move-code = 請在 { $minutes } 分鐘內於另一台裝置輸入這個代碼：
page-move-use = 我有另一台裝置的代碼
page-move-go = 使用代碼
page-move-done = 完成：你在這裡也能玩了。
page-kept-here = 這些設定只存在這個瀏覽器裡。
page-notices = 這個網頁用到的元件與授權條款

## Fair dice, noted and compared

page-fair-copy = 複製成筆記
page-fair-unnoted = 這台裝置在這張遊戲桌沒有提供種子，所以之後沒有東西可以比對。
page-lobby-starts = 大家給新骰子的種子一到齊，遊戲就會自動開始。
page-verify-unfinished = 這份紀錄裡的遊戲還沒結束，後面的部分可能被刪掉了。
page-verify-nothing = 這份紀錄沒有用公平骰子，所以沒有東西可以驗算。
page-verify-tag = 無法驗算骰子：標籤 { $tag } 不見了，或內容不對。
page-verify-beginner = { $said } 座先開始，但骰子選的應該是 { $due }。
page-verify-old = 這是舊的公平骰子（第 1 版）：當時的承諾沒有綁定遊戲桌、遊戲、選項和座位。
page-verify-whole = 從第一次開始，每一次擲骰和抽取都驗算過了。
page-verify-drawn = 誰先開始也由骰子決定：{ $name }。
page-verify-not-drawn = 誰先開始不是由骰子決定的。
page-verify-table = 遊戲桌：{ $table }
page-verify-noted = 遊戲桌、承諾和你的種子，都和這台裝置在第一次擲骰之前記下的一樣。
page-verify-last = 你的種子是最後給的，沒有人能照著它挑選自己的。
page-verify-otherwise = 這和這台裝置在第一次擲骰之前記下的不一樣。不要相信這些骰子。
page-verify-note = 記下的承諾：{ $commitment }
page-fair-changed = 這張桌的承諾和這台裝置一開始記下的不一樣。不要相信這裡的骰子，請自己開一張桌。
## 桌主

page-host = 桌主
page-host-title = 你是這張桌的桌主
page-host-free = 請離
page-host-free-ask = 請 { $name } 離開？
page-host-free-what = { $name } 會失去座位，除非你讓他回來，不然不能再坐下。遊戲進行中會由電腦代打，直到有人坐下。
page-host-hand = 設為桌主
page-host-hand-ask = 讓 { $name } 當桌主？
page-host-hand-what = 之後由 { $name } 決定誰能坐這裡，不再是你。你的座位會保留。
page-host-nobody = 這張桌沒有其他人。
page-host-lock = 新來的人
page-host-lock-value =
    { $lock ->
        [all] 不能入座也不能觀看
        [seats] 只能觀看
       *[open] 可以入座和觀看
    }
page-host-asks = { $name } 想坐 { $letter } 座。
page-host-asks-nameless = 有人想坐 { $letter } 座。
page-host-admit = 讓他入座
page-host-decline = 婉拒
page-host-absent = 被請離的人
page-host-someone = 某人
page-host-readmit = 讓他回來
page-host-you = 現在你是桌主。
page-standing =
    { $standing ->
        [asked] 你已經要求入座，等桌主回覆。
        [declined] 桌主沒有答應。你可以觀看。
       *[removed] 桌主請你離開這張桌了。你可以觀看。
    }
page-table-lock =
    { $lock ->
        [all] 桌主鎖上了這張遊戲桌：新來的人不能入座也不能觀看。
       *[seats] 桌主鎖上了座位：新來的人不能入座。
    }
page-sit-ask = 我想坐這裡
page-closed-table =
    { $said ->
        [yes] 伺服器管理員關閉了這張遊戲桌：{ $reason }
       *[no] 伺服器管理員關閉了這張遊戲桌。
    }
page-closed-what = 這裡不能再玩了，但玩過的還是可以看。
page-admission = 空位
page-admission-link = 有連結的人可以直接入座
page-admission-ask = 有連結的人先問，由你放行

## 永久離開

page-sign-out = 登出其他裝置
page-sign-out-what = 裝置不見了，或是不再信任它？其他裝置會馬上失去你的座位，舊的代碼也會失效。這台裝置不受影響。
page-sign-out-done = 其他裝置都已登出。
page-forget = 刪除我的資料
page-forget-what = 把你從這個伺服器的所有地方移除：你的名字、你的裝置、你在每張桌上的名字。進行中的座位會空出來。結束的遊戲會留給其他人，但不再有你的名字。骰子還是可以驗算，所以你給的種子會保留。
page-forget-ask = 這個動作無法復原，也沒有人能把座位還給你。
page-forget-go = 永久刪除我
page-forget-done = 完成了。你的名字已經從這個伺服器消失。
page-message = 來自伺服器管理員
page-preparing = 電腦和教練還在熱身，只有這一次：{ $of } 項已完成 { $done } 項。現在就可以開始玩。

## 管理員

page-operator = 管理
page-operator-what = 供伺服器管理員使用。權杖會保留到這個分頁關閉為止。
page-operator-token = 權杖
page-operator-enter = 顯示
page-operator-leave = 忘記權杖
page-operator-nodes = 節點
page-operator-node =
    { $alive ->
        [yes] 正常
       *[no] 失聯
    }
page-operator-head =
    { $what ->
        [node] 節點
        [version] 版本
        [load] 負載
        [memory] 記憶體
        [tables] 遊戲桌
        [sockets] 連線
        [bots] 等待的電腦
        [unreadable] 無法讀取
        [code] 代碼
        [game] 遊戲
        [state] 狀態
        [touched] 最後動作
        [events] 事件
        [people] 人數
       *[names] 名字
    }
page-operator-connected = 目前在遊戲桌上的人：{ $connected }。已知裝置：{ $devices }。
page-operator-search = 搜尋
page-operator-any = 全部
page-operator-names = 顯示名字
page-operator-more = 更多
page-operator-none = 什麼也沒找到。
page-operator-close = 關閉
page-operator-purge = 刪除
page-operator-sure = 遊戲桌 { $code }
page-operator-purge-what = 這張遊戲桌和所有事件會永久刪除。
page-operator-close-what = 在場的人會知道原因，之後只能觀看。
page-operator-reason = 原因
page-operator-bans = 封鎖
page-operator-ban = 封鎖
page-operator-unban = 解除
page-operator-whom = 位址（192.0.2.0/24），或座位（KR7TWQ:B）
page-operator-hours = 小時；留空為永久
page-operator-until = 直到 { $until }
page-operator-device = 一台裝置
page-operator-message = 今日公告
page-operator-message-what = 給所有人的一行字；留空表示沒有公告。
page-operator-log = 做過的事

## The frame around a board
page-menu = 選單
page-faster = 快一點
page-faster-quick = 從現在起加快節奏，可在設定中更改。
page-keys = 快速鍵
page-keys-what = 也可以用按鍵代替按鈕。
page-keys-show = 顯示快速鍵
## you：遊戲的結束
page-end-you = 你贏了！
page-end-you-too = 你和 { $names } 並列獲勝！
page-end-one = { $name } 贏了！
page-end-some = { $names } 並列獲勝！
page-end-close =
    { $margin ->
        [0] 就差一點：一路平手到最後！
       *[other] 就差一點：只少 { $margin }！
    }
page-end-lost = 玩得不錯，下一局換你贏！
page-end-highlights = 精彩時刻

## Around the tables
page-play-who = 跟兩個電腦對手玩
page-play-level = 電腦要多強？
page-play-against = 對手：兩個電腦（{ $level }）
page-play-change = 更改
page-play-go = 開始玩
page-name-what = 同桌的人會這樣稱呼你，可以留空。
page-open-tables = 公開的遊戲桌
page-open-none = 現在沒有人在等。開一張遊戲桌並設為公開，路過的人就能加入。
page-open-seats = { $seats } 個座位，已坐 { $taken } 個
page-open-fills = { $time } 後由電腦補位開始
page-open-join = 加入
page-open-more = 顯示更多遊戲桌
page-listed = 公開這張遊戲桌，任何人都能加入
page-listed-what = 只要你在這裡而且還有空位，就會顯示在首頁。
page-waiting-title = 等待的時候
page-fill-after = 由電腦補空位
page-fill-after-what = 時間一到，電腦會坐上空位，遊戲就開始。
page-fill-after-value =
    { $wait ->
        [never] 不補
        [short] 30 秒後
        [normal] 1 分鐘後
       *[long] 2 分鐘後
    }
page-fill-level = 補位電腦的程度
page-fills-in = { $time } 後電腦補上空位，遊戲開始
page-fills-stop = 繼續等
page-your-games = 你的對局
page-all-games = 所有對局
page-games-going = 進行中
page-games-played = 已結束
page-games-search = 搜尋
page-games-search-what = 名字、遊戲或日期，例如「Anna 2026-11」
page-games-none = 還沒有結束的對局。結果會顯示在這裡。
page-games-not-found = 找不到符合的對局。
page-games-more = 顯示更多對局
page-games-elsewhere = 想在另一台裝置上看這些對局？用一次性代碼：
page-game-against = 對手：{ $names }
page-game-place =
    { $place ->
        [1] 獲勝
       *[other] { $seats } 人中第 { $place } 名
    }
page-game-replay = 重播

## People at a table: reactions, watchers, the clock, stand-ins
page-react = 表情
page-reaction =
    { $reaction ->
        [cheer] 太棒了！
        [laugh] 哈哈！
        [ouch] 哎喲！
        [wow] 哇！
        [phew] 好險！
       *[hurry] 快點嘛！
    }
page-reaction-of = { $name }：{ $reaction }
page-reactions-shown = 顯示表情
page-reactions-shown-what = 大家在桌上互傳的小圖。關閉後只有這台裝置看不到。
page-watchers = { $count } 人正在觀戰
page-watchers-named = 其中有：{ $names }
page-clock = 每回合時間
page-clock-what = 時間到了由電腦代打這一回合，座位仍然是你的。
page-clock-value =
    { $clock ->
        [half] 30 秒
        [one] 1 分鐘
        [two] 2 分鐘
        [five] 5 分鐘
       *[off] 不限時
    }
page-clock-left = { $name } 剩餘時間：{ $time }
page-clock-soon = 你的回合還剩 { $seconds } 秒。
page-clock-up = 時間到：這一回合由電腦替 { $name } 代打。
page-clock-up-yours = 時間到：這一回合由電腦替你代打，座位仍然是你的。
page-away-soon = { $time } 後由電腦替 { $name } 代打
page-away-since = { $name } 在 { $time } 離開了。
page-away-played = { $name } 在 { $time } 離開，由電腦（{ $level }）代打。
page-away-return = { $name } 只要重新打開這張遊戲桌，就能拿回座位。
page-away-is-it-you = 是你嗎？請用原來的裝置打開這張遊戲桌，或用一次性代碼把座位帶到這台裝置。
page-away-code = 取得代碼
page-returned = 你離開的時候
page-returned-what =
    { $moment ->
        [yes] 你離開了一下，由電腦替你代打。座位現在還給你了。
       *[no] 你在 { $since } 到 { $until } 離開，由電腦替你代打。座位現在還給你了。
    }

# 聲音與提醒
page-attention = 聲音與提醒
page-volume = 音量
page-volume-test = 試聽
page-vibration = 震動
page-vibration-what = 擲骰、擲骰失敗和輪到你時，手機會震動。關閉動畫時不會震動。
page-notify = 輪到我時提醒我
page-notify-what = 這個頁面在背景時顯示通知。
page-notify-push = 這個頁面在背景或已關閉時顯示通知。
page-notify-blocked = 瀏覽器封鎖了這個網站的通知。你可以在瀏覽器設定中允許。
page-notify-ask = 等待時想做點別的事嗎？輪到你時，我們可以提醒你。
page-notify-yes = 提醒我
page-notify-no = 不用了
page-title-turn = ● 輪到你了 – { $title } · Wormery
page-offline = 你目前離線
page-offline-what = 無法連上伺服器，暫時沒有遊戲桌。恢復連線後，頁面會自動重新載入。
page-offline-rules = 閱讀規則

## 練習

page-drills = 練習
page-drills-from = 練習我失誤的選擇

## The review

page-review = 我玩得怎麼樣？
page-play-on = 從這裡接著玩

## Hints

page-hint = 提示
page-hint-best = 最好：{ $move }
page-hint-win =
    { $exact ->
        [yes] 勝率正好 { $chance }%
       *[no] 勝率約 { $chance }%，± { $error }%
    }
page-hint-used = { $name } 用了一次提示。
page-hints = { $hints } 次提示
page-coach = 教練幫忙
page-coach-what = 同桌每個人都能看提示，選擇旁邊也有機率。用過的提示會記在紀錄裡。
page-coach-here = 這桌有教練幫大家：可以看提示，選擇旁邊也有機率。
page-odds = 選擇旁邊的機率
page-odds-what = 有教練的遊戲桌會顯示小小的數字：回合失敗的機率，或勝率。這個設定只影響這台裝置。
