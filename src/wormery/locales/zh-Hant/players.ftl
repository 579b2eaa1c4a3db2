### 由獨立程式擔任的玩家：為什麼不能用，或為什麼被結束。
### 它們該怎麼做，寫在 docs/player-protocol.md。

## 出了問題：一句說是哪位玩家，再加下面其中一句

outside-failed = 玩家「{ $player }」已被結束。{ $reason }
outside-failed-saying = 玩家「{ $player }」已被結束。{ $reason } 它最後寫到標準錯誤的是：{ $said }
outside-start-slow = 它在 { $seconds } 秒內沒有準備好。
outside-slow = 它在 { $seconds } 秒內沒有走步。
outside-not-started = 無法啟動它：{ $reason }。
outside-exited = 它的程序自己結束了（結束代碼 { $code }）。
outside-closed = 它關閉了標準輸出。
outside-deaf = 它不讀取問它的內容。
outside-babbles = 它說了超過 { $most } 位元組，卻沒有回答。
outside-line-long = 它說了一行超過 { $most } 位元組的話。
outside-line-bytes = 它說了一行不是 UTF-8 的話。
outside-line-signs = 它說的一行有無法顯示的字元：{ $line }
outside-line-unknown = 它說了協定在這裡沒有的話：「{ $line }」。註解以「info」開頭；其他的請寫到標準錯誤。
outside-untimely = 沒有問它，它卻說：「{ $line }」。
outside-text = 這段文字空白或超過 { $most } 個字：「{ $line }」。
outside-chances = 「{ $line }」沒有說出 { $seats } 個座位的勝算：每座一個 0 到 1 的數，總和最多為 1。
outside-version = 它不會說協定的第 { $version } 版：「{ $line }」。
outside-gives-up = 它放棄了：{ $reason }
outside-game = 它不玩「{ $game }」，只玩：{ $games }。
outside-moves = 「{ $game }」的走步名稱不合協定：裡面有「|」。
outside-illegal = 它回答「{ $move }」。{ $reason }
outside-windows = 程式可以在 Linux 和 macOS 上當玩家，在 Windows 上不行。

## 照所寫的內容無法使用

outside-not-there = 無法啟動玩家「{ $player }」：沒有程式「{ $command }」。
outside-not-executable = 無法啟動玩家「{ $player }」：「{ $command }」無法執行。請更改權限（chmod +x），或在前面寫上執行它的程式。
outside-command = 「{ $given }」不是命令列。請寫 exec: 和命令，例如 exec:./player.py。
outside-file = 無法讀取 { $file } 裡的玩家：{ $reason }。
outside-key = { $file }：不認得鍵「{ $key }」。可用的鍵有：{ $known }。
outside-value = { $file }：缺少「{ $key }」，或它的值不能用。
outside-name-taken = { $given }：已經有一個等級叫「{ $player }」。請給玩家別的名字。
outside-name-twice = { $given }：另一位玩家也叫「{ $player }」。請在各自的檔案裡各取一個名字。
outside-not-named = 這場遊戲的玩家「{ $player }」在這裡不認得。如果是程式，請再指定一次：--player bot:檔案.toml
arena-cluster-programs = 由程式擔任的玩家只能在這台機器上玩：請拿掉 --cluster。
arena-resume-programs = 這些遊戲有程式參加（{ $programs }）。請在 --resume 檔案 後面再次指定，而且只指定這些。

## 在遊戲桌上

outside-remark = { $name }：{ $text }
outside-stood-in = { $name }（「{ $player }」）沒有走步。由另一個電腦代打。
