### 研究用環境的文字。

learning = { $moves } 步之後：勝 { $share }
env-over = 遊戲已結束。請以 reset() 開始下一局。
env-opponent = 「{ $opponent }」不能當對手。請給玩家名稱、一個 Player，或一個以觀察與遮罩為參數的函式。
env-position-game = 這個環境玩的是 { $game }，而這個局面屬於 { $other }。
env-position-table = 局面「{ $position }」的座位或選項與這個環境不同。這裡的遊戲從「{ $own }」開始。
env-position-over = 這個局面的遊戲已經結束。請用更早的局面。
env-position-ended = 從這個局面開始，學習者還沒有選擇，遊戲就結束了。請用更早的局面。
env-positions = 有 { $tables } 張桌子和 { $positions } 個局面。請給一個局面供全部桌子使用，或每張桌子一個。
