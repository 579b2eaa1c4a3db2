### 研究用環境的文字。

learning = { $moves } 步之後：勝 { $share }
env-over = 遊戲已結束。請以 reset() 開始下一局。
