### What is counted over all of somebody’s games: titles beside a number.

rw-count-turns = 回合數
rw-count-tiles = 拿到板塊的回合
rw-count-failed = 沒拿到板塊的回合
rw-count-dead = 廢骰
rw-count-steals = 偷到的板塊
rw-count-robbed = 被偷走的板塊

ih-count-placed = 放上的骰子
ih-count-finds = 找到的東西
ih-count-queens = 蟻后
ih-count-generals = 將軍
ih-count-exact = 命中蟲蟲格
ih-count-spent = 付出的蟲蟲
ih-count-stuck = 無處可放而跳過
