### The rules of both games for those who play them, in our own words.
### The numbers are those of docs/rules.md. Only the page shows these texts.
### A blank line begins a paragraph, “- ” an item, “1. ” a numbered one; *stars* stress a word.

## The words of the games

-rw-tile = tile
-rw-tiles = tiles
-rw-row = row
-rw-stack = stack
-ih-mound = mound
-ih-mounds = mounds
-ih-queen = queen
-ih-general = general
-ih-worm-tile = worm tile
-ih-worm-tiles = worm tiles
-ih-worm-number = worm number
-ih-object = object
-ih-objects = objects
-ih-point-tile = point tile
-ih-point-tiles = point tiles
-ih-supply = supply

## Around the rules

rules-quick = How to play in six sentences
rules-contents = Contents
rules-all = The rules, one by one
rules-reading = How we play it
rules-option = Option
rules-example = Example
rules-example-own = Our own example
rules-try = Try it
rules-try-what = The situation of the example is yours: play it as you like, for everyone at the table.
rules-try-again = Start again
rules-link = Link to rule { $rule }
rules-print = Print
rules-to-contents = To the contents
rules-glossary = The words of the game
rules-note = These are the rules in our own words. If they ever disagree with the rulebook in your box, the rulebook is right. “How we play it” marks what the rulebook leaves open.

## In the drawings

rules-draw-part = { $what }: { $things }.
rules-draw-rolled = Rolled
rules-draw-aside = Set aside
rules-draw-total = Total
rules-draw-row = The { -rw-row }
rules-draw-out = Face down
rules-draw-yours = Your { -rw-stack }
rules-draw-other = Another player’s { -rw-stack }
rules-draw-before = Before
rules-draw-after = After
rules-draw-faces = The six symbols
rules-draw-worm = worm
rules-draw-nothing = nothing
rules-draw-reroll = for one { -ih-worm-tile }
rules-draw-mound = A { -ih-mound }: { -ih-queen } { $queen }, { -ih-general } { $general }, { -ih-worm-number } { $worm }.
rules-draw-column = Column { $number }, { $colour }: { $dice }.
rules-draw-column-free = Column { $number }: free.
rules-draw-target = The die goes into column { $column }, field { $field } from the bottom.
rules-colour =
    { $letter ->
        [A] Yellow
        [B] Red
        [C] Green
        [D] Blue
       *[E] White
    }
rules-final-pairs = Two kinds held more than once
rules-final-singles = Three kinds held once
rules-final-worms = Worm tiles
rules-final-queens = Queens
rules-final-generals = Generals
rules-final-total = Total
rules-final-kinds = Most different kinds

## Regenwormen

rules-rw-intro = You’re a hungry hen, and there are worms about. Roll the dice, set some aside and grab the best { -rw-tile } you dare to go for. Get too greedy and you go home with nothing, and lose a { -rw-tile } as well. For 2 to 7 players.
rules-rw-quick-1 = Roll all eight dice, choose one symbol and set aside every die that shows it.
rules-rw-quick-2 = If you like, roll the remaining dice and choose again, but never a symbol you’ve already set aside.
rules-rw-quick-3 = Add up the dice you’ve set aside: numbers count as they are, a worm counts 5.
rules-rw-quick-4 = Stop with at least one worm and you take the { -rw-tile } with your total: from the { -rw-row }, or off the top of someone else’s { -rw-stack }; failing that, a lower one from the { -rw-row }.
rules-rw-quick-5 = If a roll leaves you no new symbol, or you stop without a worm or a { -rw-tile } to take, put your top { -rw-tile } back and turn the highest one in the { -rw-row } face down, unless that’s the one you just put back; if you had none to put back, nothing is turned.
rules-rw-quick-6 = When there are no open { -rw-tiles } left in the { -rw-row }, whoever has the most worms wins.

rules-rw-1-title = What you need
rules-rw-1-text =
    - 16 { -rw-tiles }, numbered 21 to 36, with worms on them: one each on 21 to 24, two on 25 to 28, three on 29 to 32, four on 33 to 36.
    - 8 dice, each with six symbols: 1, 2, 3, 4, 5 and a worm.

    A worm counts 5 points, but a worm and a 5 are still two different symbols.
rules-rw-2-title = Setting up
rules-rw-2-text = Lay all { -rw-tiles } face up in a { -rw-row }, from 21 to 36. In the rulebook the youngest player starts; here you choose who does when you open the table. Play goes clockwise.
rules-rw-3-title = Roll
rules-rw-3-text = You start your turn with all 8 dice. From then on you always roll every die you haven’t set aside.
rules-rw-4-title = Set aside
rules-rw-4-text =
    After each roll, choose *one* symbol in that roll. It must be one you haven’t set aside yet this turn. Set aside *all* dice that show it; you can’t hold any back.

    Dice you’ve set aside aren’t rolled again this turn. Count them out loud: your total is no secret.
rules-rw-5-title = Dead roll
rules-rw-5-text = If a roll shows only symbols you’ve already set aside, it’s a dead roll. Your turn has failed (RW-9), however many points you’ve set aside.
rules-rw-6-title = Roll on or stop
rules-rw-6-text =
    Once you’ve set dice aside, you may roll the rest (RW-3) or stop.

    When you’ve set aside all 8 dice or all 6 symbols, your turn stops by itself.
rules-rw-6-reading = You roll at least once every turn. Stopping means taking a { -rw-tile } (RW-7). If there’s none for you to take, you can only roll on or give up (RW-8).
rules-rw-7-title = Take a tile
rules-rw-7-text =
    When you stop, look for the { -rw-tile } with exactly your total. You need *at least one worm* among the dice you’ve set aside: without a worm you get nothing at all.

    You can steal only the { -rw-tile } that matches your total, and only from the top of someone else’s { -rw-stack }. A covered { -rw-tile } is safe, and you can’t steal from yourself.
rules-rw-7-reading = If you stop and there’s a { -rw-tile } you can take, you take one; you can’t decline.
rules-rw-7a-title = It’s in the row
rules-rw-7a-text = Take it. You can’t take a different one instead.
rules-rw-7b-title = It’s on top of another player’s stack
rules-rw-7b-text = Steal it, or take a lower open { -rw-tile } from the { -rw-row }.
rules-rw-7b-reading = In the rulebook, a player who overlooks the steal keeps the lower { -rw-tile }. We don’t ask what you saw: it’s your choice.
rules-rw-7c-title = You can’t get it
rules-rw-7c-text = It’s your own, or covered, or out of the game, or your total is above 36. Then take a lower open { -rw-tile } from the { -rw-row }. If there is none, you get nothing.
rules-option-lower-title = Which lower tile
rules-option-lower-text = The rulebook says “a lower one”, and its pictures show the next lower one. Normally you may take *any* lower open { -rw-tile } (`any`). With `highest` it has to be the highest of them.
rules-rw-8-title = Giving up
rules-rw-8-text = You may stop even if there’s no { -rw-tile } for you to take. Your turn has then failed (RW-9).
rules-rw-8-reading = You can give up only after setting dice aside, while there are dice and symbols left, and only if there’s no { -rw-tile } for you to take. If you’ve set aside all 8 dice or all 6 symbols and there’s nothing to take, your turn fails by itself.
rules-rw-9-title = A failed turn
rules-rw-9-text =
    Your turn fails on a dead roll (RW-5), if you stop without a worm, or if there’s no { -rw-tile } for you to take. Then:

    1. Put the top { -rw-tile } of your { -rw-stack } back in its place in the { -rw-row }, face up.
    2. Turn the highest open { -rw-tile } in the { -rw-row } face down. It’s out of the game.
    3. But if the { -rw-tile } you just put back is the highest itself, it stays open and nothing is turned.
rules-rw-9-reading = If you have no { -rw-tile }, you put nothing back, and nothing is turned either.
rules-rw-10-title = Your stack
rules-rw-10-text = A { -rw-tile } you take goes face up on top of your { -rw-stack }. Only the top one can be stolen; the ones under it are safe. When the top one goes, the next one is on top.
rules-rw-10-reading = Everyone sees the top { -rw-tile } and the height of each { -rw-stack }. You may look through your own { -rw-stack }, but not through anyone else’s.
rules-rw-11-title = The end
rules-rw-11-text = The game ends after the turn that leaves no open { -rw-tile } in the { -rw-row }. Count the worms on all your { -rw-tiles }. Whoever has the most worms wins. In a tie, the tied player with the highest { -rw-tile } wins, wherever it lies in the { -rw-stack }.
rules-rw-11-reading = If the tied players have no { -rw-tile } at all, they share the win. The rulebook names only the winner, and we don’t rank the others either.
rules-rw-12-title = The short game
rules-rw-12-text = For a quicker game, or with 5 to 7 players: a { -rw-tile } you put back is turned face down even if it’s the highest. So point 3 of RW-9 doesn’t apply.
rules-option-short-title = Short game
rules-option-short-text = Normally off. Switch it on to play by RW-12.

rules-example-rw-3 = First you set aside two worms: 10 points. In the second roll you can’t choose worms again, so you choose the two 4s: 18. In the third, the 5 is the only symbol left for you, and you have to take it: 23. If you roll again, you need a 1, a 2 or a 3.
rules-example-rw-6a = Your fourth roll shows two 1s and a 4, and you’ve already set aside both symbols: a dead roll.
rules-example-rw-4a = Your third roll shows three 2s and a 4. You’ve already set aside 4s, so you take the 2s and stop with 24. That { -rw-tile } is open: you take it from the { -rw-row }.
rules-example-rw-4b = You set aside the two 1s and stop with 21. That { -rw-tile } is on top of another player’s { -rw-stack }: you steal it.
rules-example-rw-4e = You stop with 26. You could steal 26, but you may also take 25 from the { -rw-row }.
rules-example-rw-4c = You stop with 23. But 23 is your own, and 22 is not in the { -rw-row }: you take 21.
rules-example-rw-4d = You stop with 31. Neither 31 nor 30 nor 29 is in the { -rw-row }: you take 28.
rules-example-rw-6b = Two 5s bring you to 31, and { -rw-tile } 31 is open. But you haven’t set aside a single worm: your turn has failed.
rules-example-rw-6c = Two 1s bring you to 25. But 25 is your own, and nothing lower is open. If you stop here, your turn has failed.
rules-example-rw-7a = You put 23 back. The highest open { -rw-tile } is 34: it is turned face down.
rules-example-rw-7b = You put 30 back, and it is now the highest itself. It stays open, and nothing is turned.
rules-example-rw-5 = You put 28 on your { -rw-stack }. Everything under it is now safe.
rules-example-rw-11 = You both have 4 worms. The other player holds the highest { -rw-tile }, 33, and wins.
rules-example-rw-12 = The same again in the short game: you put 30 back, and it is turned face down at once.

rules-word-symbol = Symbol
rules-word-symbol-means = What a die shows: 1, 2, 3, 4, 5 or a worm.
rules-word-aside = Set aside
rules-word-aside-means = Take the dice of one symbol out of the roll. You don’t roll them again until your turn ends (RW-4).
rules-word-row = Row
rules-word-row-means = The { -rw-tiles } in the middle of the table that nobody has taken yet.
rules-word-open = Open
rules-word-open-means = Face up. Only an open { -rw-tile } can be taken from the { -rw-row }.
rules-word-stack = Stack
rules-word-stack-means = One player’s { -rw-tiles }, the newest on top (RW-10).
rules-word-steal = Steal
rules-word-steal-means = Take the top { -rw-tile } of someone else’s { -rw-stack }, with exactly its number (RW-7b).
rules-word-dead-roll = Dead roll
rules-word-dead-roll-means = A roll with nothing you may set aside (RW-5).
rules-word-failed = Failed turn
rules-word-failed-means = A turn that gets you no { -rw-tile } and may cost you one (RW-9).
rules-word-out = Out of the game
rules-word-out-means = A { -rw-tile } that was turned face down. Nobody can get it any more (RW-9).

## It Happens..

rules-ih-intro = You’re an anteater, poking your snout into termite { -ih-mounds }. You’re after the { -ih-queen } and her { -ih-general }. Along the way you slurp up worms, which let you roll again, and the oddest things, which are best in pairs. For 2 to 5 players.
rules-ih-quick-1 = Roll one of your dice and place it on one of the three { -ih-mounds }, with the number you rolled on top.
rules-ih-quick-2 = In every { -ih-mound } you have just one column: the first free one from the left, filled from the bottom.
rules-ih-quick-3 = If your die lands on a worm or an { -ih-object }, you take a tile of that kind.
rules-ih-quick-4 = For one { -ih-worm-tile } you may roll your die again or skip your turn.
rules-ih-quick-5 = When the dice are placed, the highest sum in each { -ih-mound } wins its { -ih-queen }, the second highest its { -ih-general }, and every sum that hits the { -ih-worm-number } gets a worm.
rules-ih-quick-6 = After four rounds you score 1 point for each { -ih-worm-tile }, the points on your { -ih-queen } and { -ih-general } tiles, 5 for each kind of { -ih-object } you have more than once, and 10 for the most different kinds: whoever has the most points wins.

rules-ih-1-title = What you need
rules-ih-1-text =
    - 12 termite { -ih-mounds }. Each has 5 columns of 1 to 3 fields; some fields show a worm or an { -ih-object }. Each also shows a { -ih-worm-number }, the points of its { -ih-queen } and the points of its { -ih-general }.
    - 25 dice: 5 each in yellow, red, green, blue and white.
    - 24 { -ih-worm-tiles }.
    - 32 { -ih-object } tiles: 8 kinds, 4 of each.
    - 24 { -ih-point-tiles } with values from 2 to 9: a { -ih-queen } and a { -ih-general } for each { -ih-mound }.
rules-ih-1-reading = The rulebook gives only the totals. It doesn’t say that there are 8 kinds of 4, or how tall the columns are.
rules-ih-2-title = Setting up
rules-ih-2-text = Shuffle the { -ih-mounds } and lay them face down. Worm, { -ih-object } and { -ih-point-tiles } form an open { -ih-supply }. Each player takes the 5 dice of one colour and 2 { -ih-worm-tiles }. In the rulebook the hungriest player starts; here you choose who does when you open the table.
rules-ih-3-title = Four rounds
rules-ih-3-text = At the start of every round, three { -ih-mounds } are turned up side by side, with their { -ih-point-tiles } next to them. After four rounds all 12 have been played.
rules-ih-3-reading = Chance decides which three come up: any three of those left are equally likely. They are laid out in the order of their numbers.
rules-ih-4-title = Your turn
rules-ih-4-text = Roll one of your dice and place it on one of the three { -ih-mounds }, with the number you rolled on top. Then it’s the next player’s turn, clockwise.
rules-ih-5-title = Where the die goes
rules-ih-5-text = You only choose the { -ih-mound }; these four rules say which field the die goes on. There’s a column for every colour, so there’s always room for your first die. A { -ih-mound } is closed to you only when your own column is full.
rules-ih-5a-title = One die per field
rules-ih-5a-text = A field never holds more than one die.
rules-ih-5b-title = From the bottom
rules-ih-5b-text = In a column, the lowest free field is filled first.
rules-ih-5c-title = The first free column from the left
rules-ih-5c-text = Your first die in a { -ih-mound } goes into the leftmost column that has no dice yet.
rules-ih-5d-title = One column per colour
rules-ih-5d-text = In each { -ih-mound } you have at most one column. It’s yours alone: nobody else may place dice there.
rules-ih-6-title = Finds
rules-ih-6-text = If you place your die on a worm or an { -ih-object }, take a tile of that kind from the { -ih-supply } and keep it face up in front of you.
rules-ih-6-reading = If the { -ih-supply } has none left, you take nothing. With two players, whatever a die of the third colour finds belongs to the third colour.
rules-ih-7-title = What worms are good for
rules-ih-7-text =
    On your turn, before you place your die, you may hand in a { -ih-worm-tile } to

    - *roll again* with the die you’ve just rolled. You may do so as often as you like, for one { -ih-worm-tile } each time. The last roll counts.
    - *skip* your turn. You keep the die for later in the round.

    Finds come after placing (IH-6), so you can’t use a worm in the turn you find it.
rules-option-skip-title = When you may skip
rules-option-skip-text = Normally any time in your turn, even once you’ve seen what you rolled (`any`). With `before-roll` only before you roll: after that you may still roll again, but you have to place the die.
rules-ih-8-title = Stuck
rules-ih-8-text = If you can’t place any of your dice any more, you’re skipped until the round ends. It costs you nothing.
rules-ih-9-title = The end of a round
rules-ih-9-text =
    The round ends when every die has been placed or none of the remaining dice can be. Then each { -ih-mound } is scored on its own:

    - The highest sum of dice wins the { -ih-queen }, the second highest the { -ih-general }.
    - In a tie, the column further left wins.
    - Players without a die in the { -ih-mound } don’t count.
    - Everyone whose sum is exactly the { -ih-worm-number } takes a { -ih-worm-tile }, even if they’ve just won the { -ih-queen } or the { -ih-general }.

    Keep your { -ih-point-tiles } face down. Then everyone takes their dice back, the three { -ih-mounds } are out of the game, and the player to the left of this round’s starter starts the next one.
rules-ih-9-reading = The { -ih-mounds } are scored from left to right. If there aren’t enough { -ih-worm-tiles }, columns further left come first. If there’s only one colour in a { -ih-mound }, it wins the { -ih-queen }, and nobody gets the { -ih-general }.
rules-option-open-points-title = Open points
rules-option-open-points-text = Normally off: you see only the values of your own { -ih-point-tiles }. Switch it on, and everyone sees them all.
rules-ih-10-title = The final score
rules-ih-10-text =
    After the fourth round you score:

    - 5 points for each kind of { -ih-object } you have more than once, no matter how many of them;
    - 1 point for each { -ih-worm-tile };
    - the value of each { -ih-point-tile };
    - 10 points if nobody has more different kinds of { -ih-objects } than you. If several players are tied, each of them gets the 10.
rules-ih-10-reading = You need at least one { -ih-object } for the 10 points. If nobody has any, nobody gets them.
rules-ih-11-title = Who wins
rules-ih-11-text = Whoever has the most points wins. In a tie, the most { -ih-queen } tiles decide, then the most { -ih-general } tiles, then the most { -ih-worm-tiles }. The number of tiles counts, not their value.
rules-ih-11-reading = If it’s still a tie, the tied players share the win.
rules-ih-12-title = With two players
rules-ih-12-text =
    A third colour that belongs to nobody joins in. In each round you both have 5 dice of your own and 2 of the third colour: 7 in all.

    Before you roll, choose which colour to roll. All the placing rules apply to the third colour too: in each { -ih-mound } it has one column, no matter which of you places there. You can’t hand in a { -ih-worm-tile } for it: once its die is rolled, you have to place it.

    The third colour scores like a player. It can win!
rules-ih-12-reading = You choose among the colours you can still place a die of. You can skip before rolling only while you could place a die of your own. The third colour gets finds, { -ih-point-tiles } and worms like everyone else, and can share the 10 points or the win.
rules-option-third-colour-worms-title = Worms for the third colour
rules-option-third-colour-worms-text = The rulebook gives 2 { -ih-worm-tiles } to each player, so the third colour normally starts with none (`0`). With `2` it starts with two, which only count as points.
rules-ih-d-title = The mounds
rules-ih-d-text = The rulebooks don’t print the twelve { -ih-mounds }, and we found no public copy of them. So *the twelve { -ih-mounds } you play with here are our own design*, true to everything known about the real ones: the values of { -ih-queen } and { -ih-general }, columns of 1 to 3 fields, and the { -ih-objects } named in the rulebooks. The teapot is ours.
rules-option-mounds-title = Your own mounds
rules-option-mounds-text = If you own the game, you can type your { -ih-mounds } into a file and play with them.

rules-example-ih-placing = Yellow and Red have columns 1 and 2. So Green’s first die in this { -ih-mound } has to go on the lowest field of column 3, and nowhere else.
rules-example-ih-reroll = Yellow rolls a 1, too low to take the lead in the { -ih-mound }. Yellow hands in a { -ih-worm-tile }, rolls again, and places the 3.
rules-example-ih-stuck = Yellow’s columns have room for 1, 2 and 1 dice. After four dice all three are full. Yellow still has a die left, but is skipped until the round ends.
rules-example-ih-scoring = Yellow has 7, the highest sum: the { -ih-queen }, 5 points. Green has 5: the { -ih-general }, 2 points. Red has 2, exactly the { -ih-worm-number }: a { -ih-worm-tile }. Blue gets nothing.
rules-example-ih-tie = Red, Blue and White have 6 each. Columns further left come first: Red wins the { -ih-queen }, Blue the { -ih-general }. And because 6 is the { -ih-worm-number }, all three take a { -ih-worm-tile }.
rules-example-ih-final = That makes 34 points. If nobody has more than these 5 kinds of { -ih-objects }, add 10: 44.

rules-word-mound = Mound
rules-word-mound-means = A card with 5 columns. Three of them are face up in every round.
rules-word-column = Column
rules-word-column-means = 1 to 3 fields, one above the other. It belongs to the first colour that places a die in it (IH-5d).
rules-word-queen = Queen
rules-word-queen-means = The { -ih-point-tile } for the highest sum in a { -ih-mound } (IH-9).
rules-word-general = General
rules-word-general-means = The { -ih-point-tile } for the second highest sum (IH-9).
rules-word-worm-tile = Worm tile
rules-word-worm-tile-means = Buys another roll or a skip (IH-7). Any you have left at the end are worth 1 point each.
rules-word-worm-number = Worm number
rules-word-worm-number-means = Make exactly this sum in a { -ih-mound }, and you take a { -ih-worm-tile } (IH-9).
rules-word-object = Object
rules-word-object-means = Something odd from a { -ih-mound }: map, sneakers, bone, glasses, loudspeaker, glove, telescope or teapot.
rules-word-supply = Supply
rules-word-supply-means = The tiles that nobody has yet. Worms you hand in go back there.
rules-word-stuck = Stuck
rules-word-stuck-means = You have dice left, but all your columns are full (IH-8).
rules-word-third-colour = Third colour
rules-word-third-colour-means = With two players: dice that both of you place and that belong to neither (IH-12).
