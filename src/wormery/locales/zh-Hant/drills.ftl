### 練習，頁面上的說法。

page-drills-what = 你會怎麼做？題目來自冠軍的對局，還有你自己對局裡代價最大的選擇。
page-drills-today = { $answered ->
        [0] 今天還沒作答
       *[other] 今天 { $answered } 題答對 { $correct } 題
    }
page-drills-days = 連續 { $days } 天
page-drills-due = { $due ->
        [0] 今天沒有要複習的題目
       *[other] 今天有 { $due } 題要複習
    }
page-drills-due-what = 答過的題目會在 1、3、7、16、35 天後再出現；答錯的隔天就會再問。
page-drills-due-start = 開始複習
page-drills-game = 遊戲
page-drills-theme = 主題
page-drills-theme-all = 全部
page-drills-difficulty = 難度
page-drills-difficulty-name = { $difficulty ->
        [0] 不限
        [1] 簡單
        [2] 普通
       *[3] 困難
    }
page-drills-start = 新題目
page-drills-met = { $drills } 題中看過 { $met } 題
page-drills-question = 你會怎麼做？
page-drills-own = 出自你的一局
page-drills-again = 之前看過
page-drills-right = 這就是最好的一步！
page-drills-wrong = 這次沒選對。
page-drills-best = 最好是：{ $move }
page-drills-chosen = 你在那局選了：{ $move }
page-drills-chances = { $exact ->
        [yes] 你的勝率（精確）
       *[no] 你的勝率（估計，誤差約 { $error }）
    }
page-drills-move-best = 最好
page-drills-move-yours = 你的答案
page-drills-back = { $days ->
        [1] 這題明天會再出現。
       *[other] 這題 { $days } 天後會再出現。
    }
page-drills-next = 下一題
page-drills-stop = 結束
page-drills-over = 全部答完了
page-drills-over-what = 目前沒有這類題目了。選別的，或明天再來。
page-drills-from-wait = 正在找這一局裡讓你吃虧的選擇……
page-drills-from-none = 打得好：這一局沒有讓你吃大虧的選擇。
page-drills-from-found = { $costly } 個選擇讓你吃了虧，已經加進你的題目。
