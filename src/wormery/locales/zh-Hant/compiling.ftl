### 編譯：第一次啟動為什麼慢，以及可以怎麼做。

compiling-now = 正在編譯，只需要這一次（函式：{ $number }，秒數：{ $seconds }）……
compiled-not-kept = 這台機器無法保存編譯好的程式，所以每次啟動都要重新編譯，會比較慢。請把 NUMBA_CACHE_DIR 設成你可以寫入的資料夾。
setup-progress = 正在編譯遊戲，只需要這一次：{ $of } 個部分已完成 { $done } 個（函式：{ $functions }）……
setup-done = 全部編譯好了：以後啟動都不會慢。
setup-failed = 有些部分無法編譯。缺少的部分會在需要時再編譯。
