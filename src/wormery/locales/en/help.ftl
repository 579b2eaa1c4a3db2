### The help pages. Whole sentences without selectors, because help appears at once: it is read
### without loading everything other sentences need.

help-app = Two dice games about worms, for the keyboard, alone or with friends.
help-play = Play a game. Anything you don’t set with flags is asked.
help-replay = Step through a recorded game.
help-review = Review a recorded game: luck, choices and turning points.
help-learn = Learn a game in five minutes, on its own board.
help-drill = Practise: choices from champions’ games, and the costly ones of your own.
help-daily = Play today’s table: the same dice and bots for everyone. One try counts.
help-compare = Compare two games with the same dice, turn by turn.
help-check = Check that recorded games follow the rules.
help-verify = Check the dice of recorded games: were they fair?
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Flags
help-default = default:
help-choices = Rules you can set with --option
metavar-command = COMMAND
metavar-options = [FLAGS]
metavar-game = [GAME]
metavar-number = N
metavar-letter = LETTER
metavar-name = NAME
metavar-option = NAME=VALUE
metavar-dice = random|real
metavar-text = TEXT
metavar-files = FILE...
metavar-language = en|nl|de|fr|zh-Hant
metavar-file = FILE
help-language = The language to use.
help-version = Show the version.
help-help = Show this page.
help-plain = Plain text: no colours, no boxes, no clearing of the screen.
help-game = regenwormen or it-happens.
help-seats = The number of players.
help-player = A player, in seat order; give it once per seat: a name, or bot:beginner, bot:casual, bot:skilled, bot:expert, bot:champion; or a program, by exec: and its command or by its TOML file.
help-level = How well the bots play whom you don’t name: beginner, casual, skilled, expert or champion.
help-begins = The seat that starts: A, B, …
help-option = A rule to set, as listed below.
help-dice = random: the program rolls. real: you roll on the table and type what the dice show.
help-seed = A text that fixes all dice, to play the same game again.
help-file = Where to save the record of the game.
help-resume = Continue the game in this file.
help-replay-file = The record of a game.
help-all = Print everything at once.
help-html = Write the review into this file: one HTML page with a graph.
help-deep = Think longer about every move.
help-learn-again = Begin again with the first step.
help-learn-step = Begin with this step.
help-drill-game = regenwormen or it-happens; both if you leave it out.
help-drill-theme = Only questions about this, such as endgame.
help-drill-count = How many questions.
help-drill-record = First add the costly choices of this recorded game.
help-drill-today = Only today’s puzzle: the same question for everyone.
help-daily-game = regenwormen or it-happens; without it you see both.
help-daily-day = Another day, such as 2026-11-18.
help-daily-key = The public key the dice are made from. Servers with the same key have the same dice.
help-daily-again = Play it once more, for fun: it doesn’t count.
help-compare-one = The record of a game.
help-compare-other = Another record of the same game.
help-compare-seats = The seats to compare, such as A B: one for each record.
metavar-day = DAY
metavar-one = ONE
metavar-other = OTHER
metavar-letters = LETTER LETTER
help-check-files = Records of games.
help-completion = Print a script that lets your shell complete commands, flags and values.
help-completion-install = Save it where your shell looks for it, then open a new shell (for zsh, a folder of $fpath):
help-completion-shell = bash, zsh or fish.
metavar-shell = SHELL

## Rules that can be chosen

option-lower = Which lower tile may be taken from the row: any, or only the highest (RW-7).
option-short = Short game: a returned tile is turned face down even if it is the highest (RW-12).
option-skip = When a turn may be skipped for a worm: any time, or only before rolling (IH-7).
option-open-points = Point tiles lie face up for all to see (IH-9).
option-third-colour-worms = How many worms the third colour starts with in a two-player game (IH-12).
option-mounds = Your own set of mounds: the path of its file (IH-D).

## Many games

help-match = Let bots play many games against each other.
help-tournament = Everyone plays everyone, with ratings.
help-simulate = Play many games and show what they look like.
help-match-players = The players, by name (a program by exec: and its command, or by its TOML file); the last one fills the remaining seats.
help-tournament-players = The players, by name; a program by exec: and its command, or by its TOML file.
help-arena-game = regenwormen or it-happens.
help-arena-player = A player, by name; the last one fills the remaining seats.
help-games = How many games; in a tournament, per table.
help-until = Play until the leader’s share of wins is known to within this width; 0.02 is two percentage points.
help-arena-seed = A number that fixes all dice: the same seed gives the same results.
help-workers = How many processes to use; one per core by default.
help-cluster = Play on the Dask cluster at this address.
help-json = Print one JSON document.
help-arena-file = Where to save the results.
help-arena-resume = Continue with the results in this file.
help-report = Write a report with plots: one HTML file.
metavar-players-or-none = [PLAYER...]
metavar-which-game = GAME
metavar-width = WIDTH
metavar-address = ADDRESS

## Chances

help-odds = Show the odds in a position: what each move is worth and how the turn may end.
help-odds-position = The position on one line, in quotes; docs/notation.md explains the notation.
help-plot = Draw the figures into this file: .png, .svg or .pdf.
metavar-position = POSITION

## The table server

help-setup = Compile everything ahead, so that no first start is slow.
help-serve = Host tables for friends and bots on this machine.
help-serve-host = The address to listen on; 0.0.0.0 lets in everyone who can reach this machine.
help-serve-port = The port to listen on; 0 picks a free one.
help-serve-database = A file, or the URL of a PostgreSQL database that several servers can share.
help-serve-origin = Another address the page may be served from, such as https://example.org.
help-serve-https = A proxy in front handles HTTPS: cookies are sent over HTTPS only.
help-serve-proxy = Trust client addresses from this proxy (an address or a network).
help-serve-archive = Archive a table after this many days without activity.
help-serve-limits = Lift all limits per address. Only for benchmarks.
help-serve-log = How much to log: debug, info, warning or error.
help-serve-browser = Open the page in a browser.
help-server = Manage a server’s database.
help-server-check = Read every table in a database and report any that can’t be read, and why.
help-server-repair = Cut off the events that make a table unreadable. You are told first what would be lost.
help-server-yes = Repair without asking.
metavar-database = FILE|URL
metavar-level = LEVEL
metavar-days = DAYS
help-backup = Write a backup of a database to one file, while the server runs.
help-backup-file = The file to write, or a folder, where backups are named by time.
help-backup-keep = Keep this many backups in the folder and remove older ones.
help-backup-force = Overwrite the file if it exists.
help-restore = Restore a database from a backup.
help-restore-file = The backup.
help-move = Copy a database from SQLite to PostgreSQL or back, and compare every row.
help-move-to = The database to copy to.
help-migrate = Bring a database up to date, or back to an older revision.
help-migrate-to = The revision, by number or name.
help-migrate-force = Go ahead even if servers used the PostgreSQL database a moment ago.
help-copy-force = Overwrite the target database, and don’t check for running servers on PostgreSQL.
help-copy-yes = Don’t ask.
metavar-revision = REVISION

## Settings of the server

help-serve-base-path = The path the server lives under, such as /worms, if it shares a host.
help-serve-players = A player from another package that tables may use, by name.
help-serve-player-files = A program that tables may use as a player: its TOML file (docs/player-protocol.md).
help-serve-thinking = After this many seconds, one of our bots moves in place of a player from another package or a program.
help-serve-keep-finished = Delete finished tables after this many days.
help-serve-keep-abandoned = Delete tables with an unfinished game after this many days.
help-serve-log-format = The format of log lines: json or plain.
help-serve-metrics-token = A token that opens /metrics from anywhere; without one, only programs on this machine can read it.
help-serve-operator-token = The token operators use.
help-serve-token-file = A file with that token, so that it doesn’t show up in process lists.
help-serve-profile = How many requests to accept per address and per device: home, club, site or none.
help-serve-limit = One limit by name, such as sockets_per_address=500; docs/settings.md lists them all.
help-serve-config = A TOML file with settings. Environment variables (WORMERY_…) and flags override it.
help-serve-show = Print the settings in effect and where each comes from, then stop.
metavar-path = PATH
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NAME=N
metavar-seconds = SECONDS
help-operator-url = The server’s address.
help-operator-token = The operators’ token.
help-operator-status = Show how the nodes of a running server are doing, with totals.
help-operator-tables = Find tables on a running server.
help-operator-code = Tables whose code starts with this.
help-operator-game = Tables of this game.
help-operator-state = Tables in this state: open, playing, over, rematch or closed.
help-operator-older = Tables created more than this many hours ago.
help-operator-untouched = Tables without activity for this many hours.
help-operator-before = The next page; the previous page prints the value to give.
help-operator-names = Show players’ names, too.
help-operator-close = Close a table: people there are told why, and it can only be watched.
help-operator-reason = The reason, shown to those affected.
help-operator-purge = Delete a table and all its events.
help-operator-yes = Delete without asking.
help-operator-ban = Ban a network of addresses, or the device in a seat; with neither, list the bans.
help-operator-whom = 192.0.2.0/24, or a table and a seat, such as KR7TWQ:B.
help-operator-hours = For this many hours; without it, until lifted.
help-operator-unban = Lift a ban.
help-operator-message = Show everyone a message of the day, or remove it.
help-operator-text = One text for all languages.
help-operator-in = A text for one language, such as nl=…; can be repeated.
help-operator-clear = Remove the message.
metavar-table = TABLE
metavar-whom = [WHOM]
metavar-hours = HOURS
metavar-text-or-none = [TEXT]

## Around the tables
help-serve-open-tables = Hosts may list a table for anyone to join.
help-serve-daily-key = The public key from which, together with the day, the dice of the daily tables follow: servers with the same key have the same dice.

# Sound and attention
help-serve-push-key = The key with which the server tells people of their turn while their page is closed; “wormery server push-key” makes one.
help-serve-push-key-file = A file with that key, so that no list of processes shows it.
help-serve-push-contact = Whom push services may contact about this server, such as mailto:you@example.org.
help-server-push-key = Make a key for push notifications and print it.
