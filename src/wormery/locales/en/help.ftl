### The help pages. Whole sentences without choices in them, so that they can be read
### without loading all that other sentences need: help is to appear at once.

help-app = Two dice games about worms, to play at the keyboard, alone or with friends.
help-play = Play a game. What you do not say with flags is asked.
help-replay = Go through a recorded game, step by step.
help-check = Check that recorded games follow the rules.
help-verify = Recompute the dice of recorded games: were they fair?
help-usage = Usage:
help-commands = Commands
help-arguments = What to give
help-options = Flags
help-choices = Rules to choose with --option
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
help-language = The language to speak.
help-version = Say which version this is.
help-help = Show this page.
help-plain = Words only: no colours, no boxes, no cleared screen.
help-game = regenwormen or it-happens.
help-seats = How many play.
help-player = Who plays, in order, once for each: a name, or bot:beginner, bot:casual, bot:skilled, bot:expert.
help-begins = The seat that begins: A, B, …
help-option = A rule to choose, as listed below.
help-dice = random: the program rolls. real: you roll on the table and type what the dice show.
help-seed = A text that fixes all dice, to play the same game again.
help-file = Where to keep the record of the game.
help-resume = Go on with the game in this file.
help-replay-file = The record of a game.
help-all = Print everything at once.
help-check-files = The records of games.

## Rules that can be chosen

option-lower = Which lower tile may be taken from the row: any, or only the highest (RW-7).
option-short = Short game: a tile given back is turned face down too if it is the highest (RW-12).
option-skip = When a turn may be skipped for a worm: any time, or only before rolling (IH-7).
option-open-points = Point tiles lie face up for all to see (IH-9).
option-third-colour-worms = How many worms the third colour starts with in a game for two (IH-12).
option-mounds = A mound set of your own: the path of its file (IH-D).

## Many games

help-match = Let programs play many games against each other.
help-tournament = Everyone against everyone, with ratings.
help-simulate = Play many games and show what they are like.
help-match-players = The players, by name; the last one takes all seats that are left.
help-tournament-players = The players, by name.
help-arena-game = regenwormen or it-happens.
help-arena-player = A player, by name; the last one takes all seats that are left.
help-games = How many games, at each table of a tournament.
help-until = Play until the interval of the leader’s share is narrower than this; 0.02 is two in a hundred.
help-arena-seed = A number that fixes all dice: the same seed gives the same results.
help-workers = How many processes play; as many as there are cores if you do not say.
help-cluster = Play on the Dask cluster at this address.
help-json = Print one JSON document.
help-arena-file = Where to keep the results.
help-arena-resume = Go on with the results in this file.
help-report = Write a report with plots: one HTML file.
metavar-players-or-none = [PLAYER...]
metavar-which-game = GAME
metavar-width = WIDTH
metavar-address = ADDRESS

## Chances

help-odds = Show the chances in a position: what each move is worth, and how the turn may end.
help-odds-position = The position on one line, in quotation marks; docs/notation.md says how it is written.
help-plot = Draw the figures into this file: .png, .svg or .pdf.
metavar-position = POSITION

## The table server

help-serve = Serve tables for friends and bots on this machine.
help-serve-host = The address to listen on; 0.0.0.0 for everyone who can reach this machine.
help-serve-port = The port to listen on; 0 chooses a free one.
help-serve-database = A file, or the URL of a PostgreSQL database that several servers may share.
help-serve-origin = A further address from which the page may be served, such as https://example.org.
help-serve-https = A proxy in front speaks HTTPS: cookies go through it only.
help-serve-proxy = The address or network of a proxy in front, whose word on who asks is believed.
help-serve-archive = After how many days a table nobody touches is put away.
help-serve-limits = No limits on what one address may ask for. Only for measuring.
help-serve-log = How much is logged: debug, info, warning or error.
help-serve-browser = Open the page in a browser.
help-server = Look after the database of a server.
help-server-check = Read every table of a database, and say which cannot be read and why.
help-server-repair = Cut off the events from which on a table cannot be read. What would be lost is told first.
help-server-yes = Repair without asking.
metavar-database = FILE|URL
metavar-level = LEVEL
metavar-days = DAYS
help-backup = Write a backup of a database into one file, while the server runs.
help-backup-file = The file to write, or a folder in which it is named by the time.
help-backup-keep = Keep so many backups in the folder, and remove older ones.
help-backup-force = Replace the file if it is there.
help-restore = Make a database of a backup.
help-restore-file = The backup.
help-move = Copy a database from SQLite to PostgreSQL or back, and compare every row.
help-move-to = The database to copy to.
help-migrate = Bring a database up to date, or back to an older revision.
help-migrate-to = The revision, by its number or its name; the newest if you do not say.
help-migrate-force = Go on though servers have used the PostgreSQL database a moment ago.
help-copy-force = Replace what is in the database, and do not look for servers on PostgreSQL.
help-copy-yes = Do not ask.
metavar-revision = REVISION

## Settings of the server

help-serve-base-path = The path below which the server is found, such as /worms, where it shares a host.
help-serve-players = A player of another package that tables may use, by name.
help-serve-thinking = After how many seconds a bot of ours moves instead of a player from another package.
help-serve-keep-finished = After how many days a finished table is deleted.
help-serve-keep-abandoned = After how many days a table whose game nobody finished is deleted.
help-serve-log-format = How the lines of the log look: json or plain.
help-serve-metrics-token = Whoever shows this token may read /metrics from anywhere; without one, only programs on this machine.
help-serve-operator-token = The token for what only an operator may do.
help-serve-token-file = A file with that token, so that no list of processes shows it.
help-serve-profile = How much one address and one device may ask for: home, club, site or none.
help-serve-limit = One limit by its name, such as sockets_per_address=500; docs/settings.md has them all.
help-serve-config = A file of settings, in TOML. Variables (WORMERY_…) and flags beat what it says.
help-serve-show = Print the settings in force and where each comes from, then stop.
metavar-path = PATH
metavar-format = json|plain
metavar-profile = home|club|site|none
metavar-limit = NAME=N
metavar-seconds = SECONDS
help-operator-url = Where the server runs.
help-operator-token = The operators’ token; or in WORMERY_OPERATOR_TOKEN.
help-operator-status = Say how the nodes of a running server are doing, and how much there is of everything.
help-operator-tables = Find tables on a running server.
help-operator-code = How their code begins.
help-operator-game = Their game.
help-operator-state = open, playing, over, rematch or closed.
help-operator-older = Made more than so many hours ago.
help-operator-untouched = Nothing has happened there for so many hours.
help-operator-before = The next page, as the page before says.
help-operator-names = Show the names of those who sit there, too.
help-operator-close = Close a table: those who are there hear why, and it can only be watched.
help-operator-reason = Why, for those it concerns.
help-operator-purge = Delete a table with all its events.
help-operator-yes = Delete without asking.
help-operator-ban = Keep out a network of addresses, or the device at a seat; without either, list the bans.
help-operator-whom = 192.0.2.0/24, or a table and a seat as KR7TWQ:B.
help-operator-hours = For so many hours; without it, for ever.
help-operator-unban = Lift a ban.
help-operator-message = Show everyone a message of the day, or take it back.
help-operator-text = One text for all languages.
help-operator-in = A text for one language, as nl=…; may be given several times.
help-operator-clear = Take the message back.
metavar-table = TABLE
metavar-whom = [WHOM]
metavar-hours = HOURS
metavar-text-or-none = [TEXT]

# Sound and attention
help-serve-push-key = The key with which the server tells people of their turn while their page is closed; “wormery server push-key” makes one.
help-serve-push-key-file = A file with that key, so that no list of processes shows it.
help-serve-push-contact = Whom push services may contact about this server, such as mailto:you@example.org.
help-server-push-key = Make a key for push notifications and print it.
