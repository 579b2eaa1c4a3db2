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
page-wait = 請稍候 …
page-no-answer = 伺服器沒有回應。請檢查連線後再試一次。
page-try-again = 再試一次
page-reload = 重新載入
page-failed = 這個頁面出了問題。請重新載入後再試一次。
page-broken-title = 出了點問題
page-broken = 這個部分無法顯示，重新載入通常就能解決。
page-rule-link = 規則 { $rule }
page-not-found = 這個位址沒有東西
page-not-found-what = 連結可能不完整。一切都從首頁開始。

## Home

page-tagline = 兩款關於蟲蟲的骰子遊戲，和朋友玩或和電腦玩。
page-rw-line = 擲骰、留骰、放膽一搏：從烤架或鄰座那裡搶走最肥的蟲蟲。
page-ih-line = 把骰子放進蟻穴，找出各種怪東東，贏得蟻后和將軍。
page-play-now = 馬上玩
page-play-now-what = 立刻和電腦對戰
page-new-table = 開新牌桌
page-join = 加入牌桌
page-open-record = 開啟紀錄
page-your-tables = 你的牌桌
page-no-tables = 還沒有牌桌。開始一局之後，就能在這裡找到。
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
page-older-tables = 顯示較舊的牌桌
page-mounds-note = It Happens.. 的蟻穴是我們自己設計的。
page-credits = { rw-name }（Regenwormen、Pickomino、Heckmeck am Bratwurmeck）的作者為 Reiner Knizia，It Happens.. 的作者為 Stefan Feld。本網頁與作者及出版社無關。

## Joining

page-join-how = 輸入你拿到的代碼，或貼上連結。QR 碼用手機相機就能打開。
page-join-code = 代碼或連結
page-join-go = 前往牌桌
page-join-bad = 代碼是六個英文字母和數字，例如 { $example }。

## Opening a record

page-record-how = 紀錄是一個小文字檔，裡面有一整局遊戲。請選擇檔案，或貼上內容。
page-record-file = 選擇檔案
page-record-text = 紀錄內容
page-record-watch = 觀看
page-record-go-on = 從結尾接著玩
page-record-empty = 請先選擇檔案或貼上紀錄。

## A new table

page-new-title = 開新牌桌：{ $game }
page-who-plays = 誰要玩？
page-seat = { $letter } 座
page-seat-me = 我
page-seat-here = 同一螢幕的人
page-seat-link = 用連結邀請的朋友
page-seat-bot = 電腦
page-seat-kind = { $letter } 座坐誰？
page-seat-open = 空位
page-your-name = 你的名字
page-name-of = { $letter } 座的名字
page-name-placeholder = 可留空
page-level-of = { $letter } 座電腦的程度
page-level =
    { $level ->
        [random] 糊塗蟲
        [beginner] 新手
        [casual] 休閒玩家
        [skilled] 老手
       *[expert] 高手
    }
page-rw-character =
    { $level ->
        [random] 不加思索，隨便選一步合法的。
        [beginner] 知道機率，但常常嚴重誤判。
        [casual] 很會數蟲，偶爾出錯。
        [skilled] 很會數蟲，很少出錯。
       *[expert] 為勝利而戰：衡量每片板塊、每疊板塊和下一位玩家。
    }
page-ih-character =
    { $level ->
        [random] 不加思索，隨便選一步合法的。
        [beginner] 憑經驗法則，常常看錯位置。
        [casual] 憑經驗法則而不出錯，但從不管別人。
        [skilled] 在腦中把這一輪玩完幾次，略有誤差。
       *[expert] 每放一顆骰子前，先在腦中把這一輪玩完一百次。
    }
page-strength = 一對一時，對上「{ $other }」的勝率為 { $percent } %。
page-strength-least = 最弱的一個。
page-add-seat = 增加座位
page-remove-seat = 移除 { $letter } 座
page-seat-range = { $least } 到 { $most } 人可玩。
page-third-colour-note = 兩人遊戲時，不屬於任何人的第三種顏色也會參加。
page-option-lower = 可以拿哪一片較小的板塊
page-option-lower-what = 拿不到剛好的板塊時，可以從烤架拿較小的。
page-option-lower-value =
    { $value ->
        [any] 任何較小的板塊
       *[highest] 只能拿其中最大的
    }
page-option-short = 短局
page-option-short-what = 放回的板塊若是最大的，也要翻面。適合較短的遊戲，或五人以上。
page-option-skip = 何時可以跳過回合
page-option-skip-what = 跳過要交回一片蟲蟲，骰子仍是你的。
page-option-skip-value =
    { $value ->
        [any] 擲骰前或擲骰後
       *[before-roll] 只能在擲骰前
    }
page-option-open-points = 公開分數板塊
page-option-open-points-what = 蟻后和將軍面朝上，人人都能計算。
page-option-third-worms = 第三種顏色的蟲蟲
page-option-third-worms-what = 兩人遊戲時，無主的顏色開局有幾片蟲蟲。
page-option-mounds = 蟻穴
page-option-mounds-what = 用我們的，或用本專案記法寫成的自訂一組。
page-option-mounds-ours = 我們的十二張蟻穴
page-option-mounds-own = 我自己的一組
page-option-mounds-text = 以記法寫成的十二張蟻穴
page-begins = 誰先開始
page-begins-what = 在真正的桌上，由最年輕或最餓的人開始。
page-begins-chance = 由骰子決定
page-dice = 骰子
page-dice-server = 由伺服器擲骰
page-dice-server-what = 沒有人能挑選點數，遊戲結束後人人都能驗算每一顆骰子。
page-dice-real = 桌上的真骰子
page-dice-real-what = 你們擲骰，網頁負責計分：點選擲出的結果。
page-pace = 電腦的速度
page-pace-value =
    { $pace ->
        [at-once] 立刻
        [quick] 快
        [slow] 慢
       *[normal] 普通
    }
page-grace = 有人離開時
page-grace-what = 為了不讓其他人等待，可以由電腦代打，直到他回來。
page-grace-value =
    { $grace ->
        [never] 等他回來
        [short] 20 秒後由電腦代打
        [long] 5 分鐘後由電腦代打
       *[normal] 一分鐘後由電腦代打
    }
page-stand-in = 由誰代打
page-more-settings = 骰子、速度與規則
page-make-table = 擺好牌桌
page-start-now = 開始遊戲

## The lobby

page-lobby = 牌桌 { $code }
page-lobby-invite = 邀請朋友
page-lobby-invite-what = 把連結或代碼給他們，或讓他們用相機對準圖案。
page-lobby-code = 代碼
page-lobby-link = 連結
page-copy-link = 複製連結
page-share-link = 分享連結
page-qr = 含有這張牌桌連結的 QR 碼
page-sit-here = 坐這裡
page-sit-how = 你正在觀看。坐上空位就能玩。
page-your-seat = 你的座位
page-leave-seat = 讓出座位
page-fill-bot = 讓電腦玩
page-waiting-host = 開這張牌桌的人按下開始後，遊戲就會開始。
page-waiting-seats = 所有座位都有人之後，遊戲就能開始。
page-ready = 大家都到了。
page-start = 開始遊戲
page-fair-dice = 公平骰子
page-fair-dice-what = 伺服器已經選好秘密，承諾把它和這張牌桌的這一局綁在一起。你自己的種子也會影響骰子。這台裝置會記住兩者，在你於遊戲後驗算骰子時比對；想自己留一份筆記，也可以複製下來。
page-commitment = 承諾
page-seed = 你的種子
page-new-seed = 換一個
page-seed-set = 使用這個種子
page-join-here = 來玩 { $game }！

## At the table

page-turn-yours = { $name }，輪到你了
page-turn-yours-alone = 輪到你了
page-turn-of = 輪到 { $name }
page-turn-bot = { $name } 正在思考
page-turn-away = { $name } 暫時離開了
page-turn-away-bot = { $name } 離開了，由電腦代打
page-dice-yours = 擲你的骰子，點選擲出的結果
page-dice-of = { $name } 正在擲真骰子
page-watching = 你正在觀看
page-just-now = 剛才
page-nothing-yet = 遊戲開始。
page-what-now = 你可以做的
page-log = 經過
page-undo = 收回
page-leave = 離開牌桌
page-share-table = 邀人觀看
page-adjust = 速度與離開
page-adjust-save = 儲存
page-hand-over = 請把螢幕交給 { $name }
page-hand-over-done = 我是 { $name }
page-hand-over-quietly = 在這張牌桌不再詢問
page-lost = 連線中斷了。它會自己恢復，什麼都不會遺失。
page-lost-sending = 連線中斷了。你的一步已保留，恢復後會立刻送出。
page-connecting = 連線中 …
page-plain-board = 用文字代替圖畫
page-drawn-board = 用圖畫代替文字
page-problem-close = 隱藏這則訊息
page-table-missing = 沒有這張牌桌
page-lost-later = 頁面會自動再試。
page-too-many = 一次送出的請求太多，伺服器無法處理。
page-too-slow = 你的連線太慢，跟不上這張牌桌。
page-turned-away = 無法開啟這張牌桌
page-turned-away-why = 伺服器拒絕了連線，沒有說明原因。
page-seat-away = 離開
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
page-verifying = 正在驗算每一顆骰子 …
page-verify-fine =
    { $reveals ->
        [0] 公平：全部 { $rolls } 次擲骰（{ $dice } 顆骰子）都符合秘密和種子。
       *[other] 公平：全部 { $rolls } 次擲骰（{ $dice } 顆骰子）和 { $reveals } 次翻開都符合秘密和種子。
    }
page-verify-commitment = 秘密和承諾不符。這不是當初為這張牌桌的這一局所承諾的骰子。
page-verify-wrong = 第 { $event } 次擲骰不符：紀錄寫的是 { $said }，其實必須是 { $due }。
page-verify-real = 這些骰子是用手擲的，沒有東西可以驗算。
page-verify-unknown = 本頁不知道這個遊戲的骰子從何而來，因此無法重新計算。
page-verify-hidden = 遊戲結束後才會公開秘密。
page-verify-compare = 這台裝置在第一次擲骰之前沒有記下任何東西。請把牌桌、承諾和你的種子，與你自己的筆記比對。
page-verify-unseeded = 沒有座位提供種子：沒有任何東西能防止伺服器挑選這些骰子。
page-verify-from = 最前面 { $count } 次在使用公平骰子之前，不在驗算範圍內。
page-verify-seed = { $name } 的種子：{ $seed }
page-verify-no-seed = { $name } 的種子：無
page-verify-secret = 秘密

## The replay

page-replay-title = { $game }，第 { $step } 步，共 { $steps } 步
page-replay-step = 遊戲中的時刻
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-first = 到開頭
page-replay-back = 退一步
page-replay-next = 進一步
page-replay-last = 到結尾
page-replay-link = 複製這一刻的連結
page-replay-table = 前往牌桌
page-replay-none = 這一局還沒開始。

## Settings

page-language = 語言
page-language-auto = 依瀏覽器（{ $language }）
page-theme = 明亮與黑暗
page-theme-value =
    { $theme ->
        [light] 明亮
        [dark] 黑暗
       *[auto] 依裝置
    }
page-sound = 聲音
page-sound-what = 骰子、板塊和輪到你時的小聲響。
page-motion = 動態
page-motion-value =
    { $motion ->
        [full] 允許移動
        [less] 保持靜止
       *[auto] 依裝置
    }
page-own-pace = 圖板上的速度
page-patterns = 顏色之外再加圖案
page-patterns-what = 玩家的顏色也以圖案區分。
page-plain = 用文字代替圖畫
page-plain-what = 以文字和按鈕呈現牌桌，適合螢幕閱讀器和較慢的裝置。
page-nickname = 你在牌桌上的名字
page-nickname-what = 新牌桌會先填上它。不需要帳號和密碼。
page-save = 儲存
page-saved = 已儲存。
page-move-device = 在另一台裝置上玩
page-move-device-what = 你的座位屬於這個瀏覽器。一次性代碼能把它們帶到另一個瀏覽器，之後兩邊都能玩。
page-move-make = 產生代碼
page-move-code = 請在 { $minutes } 分鐘內於另一台裝置輸入這個代碼：
page-move-use = 我有另一台裝置的代碼
page-move-go = 接手
page-move-done = 完成：這台裝置現在和另一台相同。
page-kept-here = 這些都只保存在這個瀏覽器裡。

## Fair dice, noted and compared

page-fair-copy = 複製成筆記
page-fair-unnoted = 這台裝置在這張牌桌沒有提供種子，所以之後沒有東西可以比對。
page-lobby-starts = 大家給新骰子的種子一到齊，遊戲就會自動開始。
page-verify-unfinished = 這份紀錄裡的遊戲還沒結束，缺少的部分可能被刪掉了。
page-verify-nothing = 這份紀錄裡沒有任何一次是公平骰子擲出的，所以沒有東西可以驗算。
page-verify-tag = 無法驗算這份紀錄：標籤 { $tag } 不見了，或不是該有的樣子。
page-verify-beginner = 由 { $said } 座先開始，但骰子其實必須選中 { $due }。
page-verify-old = 這是舊式骰子，第 1 版：當時的承諾沒有綁定牌桌、遊戲、選項和座位。
page-verify-whole = 運氣帶來的一切都已驗算，從第一次開始。
page-verify-drawn = 誰先開始也由骰子決定：{ $name }。
page-verify-not-drawn = 誰先開始不是由骰子決定的。
page-verify-table = 牌桌：{ $table }
page-verify-noted = 牌桌、承諾和你的種子，都與這台裝置在第一次擲骰之前記下的相符。
page-verify-last = 你的種子是最後給的：沒有人能依照你的種子來挑選。
page-verify-otherwise = 這與這台裝置在第一次擲骰之前記下的不符。不要相信這些骰子。
page-verify-note = 記下的承諾：{ $commitment }
page-fair-changed = 這張牌桌的承諾，與這台裝置最初記下的不同。不要相信這裡的骰子：請自己開一張牌桌。
## 桌主

page-host = 桌主
page-host-title = 你是這張牌桌的桌主
page-host-free = 請離
page-host-free-ask = 請 { $name } 離開？
page-host-free-what = { $name } 會失去座位，除非你讓他回來，否則不能再在這裡入座。遊戲進行中，座位會由電腦代打，直到有人入座。
page-host-hand = 設為桌主
page-host-hand-ask = 讓 { $name } 當桌主？
page-host-hand-what = 之後由 { $name } 決定誰能坐這裡，不再是你。你的座位會保留。
page-host-nobody = 這張牌桌沒有其他人。
page-host-lock = 新來的人
page-host-lock-value =
    { $lock ->
        [all] 不能入座也不能觀看
        [seats] 只能觀看
       *[open] 可以入座和觀看
    }
page-host-asks = { $name } 想坐座位 { $letter }。
page-host-asks-nameless = 有人想坐座位 { $letter }。
page-host-admit = 讓他入座
page-host-decline = 婉拒
page-host-absent = 被請離的人
page-host-someone = 某人
page-host-readmit = 讓他回來
page-host-you = 你現在是這張牌桌的桌主。
page-standing =
    { $standing ->
        [asked] 你已請求入座，請等桌主回覆。
        [declined] 桌主沒有同意。你可以觀看。
       *[removed] 桌主請你離開了這張牌桌。你可以觀看。
    }
page-table-lock =
    { $lock ->
        [all] 桌主鎖上了這張牌桌：新來的人不能入座也不能觀看。
       *[seats] 桌主鎖上了座位：新來的人不能入座。
    }
page-sit-ask = 請求這個座位
page-closed-table =
    { $said ->
        [yes] 伺服器管理員關閉了這張牌桌：{ $reason }
       *[no] 伺服器管理員關閉了這張牌桌。
    }
page-closed-what = 這裡不能再玩下去，但已經玩過的仍可觀看。
page-admission = 空位
page-admission-link = 有連結的人直接入座
page-admission-ask = 有連結的人先請求，由你放行

## 永久離開

page-sign-out = 登出其他裝置
page-sign-out-what = 如果你不再信任曾經用過的裝置：其他裝置會立刻失去你的座位，之前產生的代碼也會失效。這個裝置不受影響。
page-sign-out-done = 其他裝置都已登出。
page-forget = 刪除我
page-forget-what = 把你從這個伺服器的一切中移除：你的暱稱、你的裝置、你在每張牌桌上的名字。進行中的座位會讓出。你玩過的遊戲會留給其他人，但不再有你的名字，骰子仍可驗證；因此你為骰子提供的文字會保留。
page-forget-ask = 這無法復原，也沒有人能把座位還給你。
page-forget-go = 永久刪除我
page-forget-done = 完成了。這裡再也沒有你的名字。
page-message = 來自伺服器管理員

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
        [tables] 牌桌
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
page-operator-connected = 目前在牌桌上的人：{ $connected }。已知裝置：{ $devices }。
page-operator-search = 搜尋
page-operator-any = 全部
page-operator-names = 顯示名字
page-operator-more = 更多
page-operator-none = 什麼也沒找到。
page-operator-close = 關閉
page-operator-purge = 刪除
page-operator-sure = 牌桌 { $code }
page-operator-purge-what = 牌桌和它所有的事件會永久消失。
page-operator-close-what = 在場的人會知道原因，之後只能觀看。
page-operator-reason = 原因
page-operator-bans = 封鎖
page-operator-ban = 封鎖
page-operator-unban = 解除
page-operator-whom = 位址（192.0.2.0/24），或座位（KR7TWQ:B）
page-operator-hours = 小時；留空為永久
page-operator-until = 直到 { $until }
page-operator-device = 一個裝置
page-operator-message = 今日公告
page-operator-message-what = 給所有人的一行字；留空表示沒有公告。
page-operator-log = 做過的事

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
