### Players that are programs of their own: why one can't be used, or was ended.
### docs/player-protocol.md says what they should do.

## One has failed: a sentence that names it, and one of those below

outside-failed = The player “{ $player }” was ended. { $reason }
outside-failed-saying = The player “{ $player }” was ended. { $reason } The last thing it wrote to standard error: { $said }
outside-start-slow = It wasn’t ready within { $seconds } s.
outside-slow = It gave no move within { $seconds } s.
outside-not-started = It can’t be started: { $reason }.
outside-exited = Its process ended by itself (exit code { $code }).
outside-closed = It closed its standard output.
outside-deaf = It doesn’t read what it is asked.
outside-babbles = It said more than { $most } bytes without giving an answer.
outside-line-long = It said a line of more than { $most } bytes.
outside-line-bytes = It said a line that isn’t UTF-8.
outside-line-signs = It said a line with characters that can’t be printed: { $line }
outside-line-unknown = It said something the protocol doesn’t have here: “{ $line }”. Remarks begin with “info”; anything else belongs on standard error.
outside-untimely = It spoke without being asked: “{ $line }”.
outside-text = This text is missing or longer than { $most } characters: “{ $line }”.
outside-chances = “{ $line }” doesn’t tell the chances of { $seats } seats: a number from 0 to 1 for each, adding up to 1 at most.
outside-version = It doesn’t speak version { $version } of the protocol: “{ $line }”.
outside-gives-up = It gave up: { $reason }
outside-game = It doesn’t play “{ $game }”, only: { $games }.
outside-moves = The names of the moves of “{ $game }” don’t fit the protocol: they contain “|”.
outside-illegal = It answered “{ $move }”. { $reason }
outside-windows = Programs can be players on Linux and macOS, not on Windows.

## One can't be used as it was described

outside-not-there = The player “{ $player }” can’t be started: there’s no program “{ $command }”.
outside-not-executable = The player “{ $player }” can’t be started: “{ $command }” isn’t executable. Change that (chmod +x), or name the program that runs it first.
outside-command = “{ $given }” isn’t a command line. Write exec: and the command, such as exec:./player.py.
outside-file = Can’t read the player in { $file }: { $reason }.
outside-key = { $file }: unknown key “{ $key }”. The keys are: { $known }.
outside-value = { $file }: “{ $key }” is missing or has a value it can’t have.
outside-name-taken = { $given }: one of the levels is called “{ $player }”. Give the player another name.
outside-name-twice = { $given }: another player is called “{ $player }”, too. Give each a name in a file of its own.
outside-not-named = This game has a player “{ $player }” that isn’t known here. If it’s a program, name it again: --player bot:FILE.toml
arena-cluster-programs = Players that are programs play on this machine only: leave out --cluster.
arena-resume-programs = These games were played with programs ({ $programs }). Name just these again, after --resume FILE.

## At a table

outside-remark = { $name }: { $text }
outside-stood-in = { $name } (“{ $player }”) gave no move. Another bot fills in.
