### The lessons, spoken to somebody who has never played. One idea a step, in few words.
### For each step: its heading, what it teaches, what to do, what is said when it is done, and
### why other moves are not the one.

lesson-you = You

## In the terminal

learn-start =
    { $game } in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Type the key shown before a move and press Enter; q stops, and next time you go on from there.
learn-resumed = Welcome back! You go on where you stopped.
learn-more = Enter goes on, q stops
learn-left = See you soon! This brings you back: { $command }
learn-finished = That’s { $game }, and now you can play it.
learn-play = How about a real game against friendly bots? The coach comes along: h gives you a hint.
learn-play-yes = play
learn-play-no = another time
learn-later = Whenever you like: { $command }
learn-none = There’s no lesson for { $game } yet.
learn-no-step = --step takes a number from 1 to { $count }.

## Regenwormen: a first turn

lesson-rw-roll-heading = Eight dice
lesson-rw-roll = Sixteen tiles lie in the row, with worms on them. Whoever collects the most worms wins, and dice get you the tiles.
lesson-rw-roll-task = Roll all eight dice.
lesson-rw-roll-done = Three worms at once: a fine start!

lesson-rw-aside-heading = Set a symbol aside
lesson-rw-aside = After each roll you choose one symbol, and all dice that show it are set aside. Numbers count what they say, a worm counts 5. And without a worm you get no tile at all.
lesson-rw-aside-task = Set the worms aside.
lesson-rw-aside-done = Three worms: that’s 15 points, and the worm you need.
lesson-rw-aside-few = That brings only { $points } points. The worms bring 15, and you need one to get a tile.

lesson-rw-again-heading = Roll on
lesson-rw-again = The lowest tile is 21, so 15 isn’t enough yet. What’s been set aside stays there; you roll the rest.
lesson-rw-again-task = Roll the other five dice.
lesson-rw-again-done = Two worms, two 4s and a 1. Now it gets tricky!
lesson-rw-again-stop = There’s no tile for 15: if you stop now, you get nothing. Roll on!

lesson-rw-once-heading = Each symbol once
lesson-rw-once = You can set aside each symbol only once a turn. You’ve had your worms, so these two aren’t for you.
lesson-rw-once-task = Set the two 4s aside.
lesson-rw-once-done = 15 and 8 make 23. That’s a tile!
lesson-rw-once-ones = You may, but a 1 brings just one point. The two 4s bring 8.

lesson-rw-stop-heading = Stop or dare?
lesson-rw-stop = Stop, and you take the tile with your total. Or roll on for more, but if the dice show only symbols you’ve used, you get nothing at all.
lesson-rw-stop-task = Stop and take tile 23.
lesson-rw-stop-done = Your first tile! Then Pip had a turn, and got 25.
lesson-rw-stop-dare = Daring is half the fun. But your first tile is right in front of you: take the 23!

## Regenwormen: which tile

lesson-rw-lower-heading = A lower one will do
lesson-rw-lower = You have 30, but that tile is buried in Pip’s stack. Then you may take a lower one from the row.
lesson-rw-lower-task = Take the highest tile you can get.
lesson-rw-lower-done = 28, with two worms. The higher the tile, the more worms are on it.
lesson-rw-lower-small = You may, but you can get a higher one. Higher tiles have more worms, and in a tie the highest tile wins.
lesson-rw-lower-dare = Two dice, and two symbols already used: too risky with a tile this good in reach.

lesson-rw-steal-heading = Steal!
lesson-rw-steal = If you have exactly the number on top of someone’s stack, you may steal that tile. You have 25. Now look at Pip’s stack!
lesson-rw-steal-task = Steal Pip’s 25.
lesson-rw-steal-done = It’s yours! But careful: your own top tile can be stolen just like that.
lesson-rw-steal-small = You may, but a steal counts double: you get two worms, and Pip loses them.
lesson-rw-steal-dare = The exact number is rare luck. Don’t throw it back: steal!

lesson-rw-cover-heading = Safe in the stack
lesson-rw-cover = Your 29 lies on top, and Pip would love to have it. A new tile goes on top of your stack, and all beneath it is safe.
lesson-rw-cover-task = Take the 24 to cover your 29.
lesson-rw-cover-done = Pip rolled exactly 29, but yours is covered. So Pip had to make do with 28.
lesson-rw-cover-dare = If your turn fails, you lose your top tile, and that’s the 29! Cover it first.

## Regenwormen: when it fails

lesson-rw-dead-heading = When it goes wrong
lesson-rw-dead = You have 20, and there’s no tile for that. You have to roll on.
lesson-rw-dead-task = Roll the last four dice.
lesson-rw-dead-done = Only worms and 5s, and you’ve used both! Your turn has failed: your top tile goes back, and the highest tile in the row is turned over. That one is out of the game.
lesson-rw-dead-stop = Stop at 20, and your turn fails for certain. Roll, and you have a chance.

lesson-rw-worm-heading = No worm, no tile
lesson-rw-worm = You have 31, and tile 31 is there. But you’ve set aside no worm, so you can’t take it.
lesson-rw-worm-task = Roll the last die and hope for a worm.
lesson-rw-worm-done = A worm at the last moment: 36, the best tile of all! Next time, get your worm early.
lesson-rw-worm-stop = Stop without a worm, and your turn fails for certain. One die is left: try it!

## Regenwormen: to dare or not

lesson-rw-dare-heading = Sometimes you dare
lesson-rw-dare = You have 21 and three dice left. You’d lose only if all three show worms or 1s: that’s once in 27 rolls.
lesson-rw-dare-task = Dare it: roll the three dice.
lesson-rw-dare-done = Well dared!
lesson-rw-dare-safe = That’s safe, but it’s a single worm. With three dice and only two symbols used, you can dare.

lesson-rw-pick-heading = Mind the total
lesson-rw-pick = The 4 or the two 5s? What counts is the tile you can get.
lesson-rw-pick-task = Set aside what brings you more.
lesson-rw-pick-done = 31 points, and three worms on that tile.
lesson-rw-pick-less = That makes only { $total }. The two 5s make 31, and that tile has more worms.

lesson-rw-enough-heading = Sometimes you stop
lesson-rw-enough = You’ve used worms, 1s and 5s, and one die is left. Half of its sides would ruin your turn.
lesson-rw-enough-task = Stop and take tile 31.
lesson-rw-enough-done = Three worms, safe at home.
lesson-rw-enough-dare = Every other time you’d lose it all, and the best you can win is one more worm. Take the 31!

lesson-rw-end-heading = The last tile
lesson-rw-end = When no tile is left in the row, the game is over, and everyone counts the worms on their tiles.
lesson-rw-end-task = Take the last tile.
lesson-rw-end-done = Six worms against five: you win! And that’s the whole game.
lesson-rw-end-dare = You only need to take it, and you win. Don’t tempt fate!

## It Happens..: a turn

lesson-ih-roll-heading = Your turn, anteater
lesson-ih-roll = You’re a hungry anteater, and in front of you lie three termite mounds. You have five dice in your colour. Each turn you roll one and place it on a mound.
lesson-ih-roll-task = Roll one of your dice.
lesson-ih-roll-done = A 4. Now, where does it go?
lesson-ih-roll-skip = You’d pay a worm for that, and you’ve only just begun. Roll!

lesson-ih-mound-heading = You choose the mound
lesson-ih-mound = Choose only the mound; the field is fixed. Your first die goes into the leftmost free column, at the very bottom. From then on this column is yours alone.
lesson-ih-mound-task = Place the 4 on any mound.
lesson-ih-mound-done = That’s your column now. On this mound all your dice go there, one above the other.
lesson-ih-mound-reroll = A 4 is not bad at all. Keep your worms for worse rolls and place it.
lesson-ih-mound-skip = Skipping costs a worm. Better place your 4.

lesson-ih-find-heading = Finds
lesson-ih-find = Some fields have a worm or an object on them. If your die lands there, you take it.
lesson-ih-find-task = Place the 3 where it finds a glove.
lesson-ih-find-done = A glove! Objects pay at the end: 5 points for each kind you have twice, and 10 for the most different kinds.
lesson-ih-find-empty = On mound { $mound } your next field is empty. The glove is on mound 9.
lesson-ih-find-pay = That costs a worm, and you can do nicely with this 3.

lesson-ih-reroll-heading = A worm for a new roll
lesson-ih-reroll = Just a 1! That’s what your worms are for: hand one in, and you may roll the die again.
lesson-ih-reroll-task = Pay a worm and roll again.
lesson-ih-reroll-done = A 6! Well worth a worm.
lesson-ih-reroll-low = With the 1 you’d have only { $sum } there. You have worms: roll again!
lesson-ih-reroll-skip = A skip costs a worm too, but it gets you no new number. Roll again!

## It Happens..: what sums are good for

lesson-ih-queen-heading = The queen
lesson-ih-queen = At the end of a round, each mound is scored. The highest sum of dice on it gets the queen, and her points.
lesson-ih-queen-task = Place the 6 so that you have the highest sum.
lesson-ih-queen-done = 10 against Pip’s 7: if it stays like this, the queen is yours.
lesson-ih-queen-low = There you’d have { $sum }, and Momo has 8. On mound 8 you’d be in front.
lesson-ih-queen-pay = It doesn’t get better than a 6! Place it.

lesson-ih-general-heading = The general
lesson-ih-general = The second highest sum gets the general. On mound 4 Pip is too far ahead, but its general is worth 5: more than many a queen.
lesson-ih-general-task = Place the 6 so that you’re second on mound 4.
lesson-ih-general-done = 6 against Momo’s 5: the general would be yours.
lesson-ih-general-cheap = There you’d be first, but that queen is worth only 4. The general on mound 4 is worth 5.
lesson-ih-general-pay = It doesn’t get better than a 6! Place it.

lesson-ih-tie-heading = A tie goes to the left
lesson-ih-tie = Pip has 7 on mound 5. If two have the same sum, the column further left wins. And that’s yours!
lesson-ih-tie-task = Make 7 on mound 5.
lesson-ih-tie-done = 7 each, but you’re further left: the queen would be yours. And you found a worm!
lesson-ih-tie-low = There you’d have { $sum }, and Momo has more. On mound 5 a tie is all you need.
lesson-ih-tie-pay = Your 4 is just what you need: 3 and 4 make 7. Place it.

lesson-ih-number-heading = The worm number
lesson-ih-number = Each mound has a worm number. If your sum is exactly that in the end, you get a worm, no matter who’s in front. On mound 7 it’s 5.
lesson-ih-number-task = Make exactly 5 on mound 7.
lesson-ih-number-done = 3 and 2 make 5: exactly the worm number!
lesson-ih-number-other = That would be { $sum }, and mound { $mound } wants 9. On mound 7 you can hit the number exactly.
lesson-ih-number-pay = The 2 is just what you need: 3 and 2 make 5. Place it.

lesson-ih-stuck-heading = Stuck
lesson-ih-stuck = Columns are short. When all of yours are full, you can’t place any more dice in this round.
lesson-ih-stuck-task = Place the 5 on the last field you have.
lesson-ih-stuck-done = Full everywhere: your last die stays with you, and you’re skipped until the round is over. It costs you nothing.
lesson-ih-stuck-pay = You have just one field left, and a 5 looks fine there. Save your worm.

## It Happens..: a round to its end

lesson-ih-skip-heading = A worm to wait
lesson-ih-skip = You and Pip have one die each. Whoever places last has the last word. For a worm you may skip your turn and keep your die.
lesson-ih-skip-task = Pay a worm and skip.
lesson-ih-skip-done = Pip had to go first, and rolled a 1. Now you have the last word.
lesson-ih-skip-roll = Then Pip has the last word. Wait for a worm: skip!

lesson-ih-last-heading = The last word
lesson-ih-last = Nobody else has a die left. Whatever you do now, nobody can spoil it.
lesson-ih-last-task = Roll your last die.
lesson-ih-last-done = A 6, of all things!
lesson-ih-last-skip = There’s nobody left to wait for. Roll!

lesson-ih-round-heading = The end of a round
lesson-ih-round = After this die the mounds are scored, one by one. On mound 3 you’re second anyway. On mound 7 you’d become second, and its general is worth 4.
lesson-ih-round-task = Place the 6 where it brings you another general.
lesson-ih-round-done = A queen and two generals for you! Everyone takes their dice back, and three new mounds come up. There are four rounds.
lesson-ih-round-second = You’re second there anyway. On mound 7 your 6 brings you another general.
lesson-ih-round-pay = It doesn’t get better than a 6! Place it.

## It Happens..: with two players

lesson-ih-third-heading = The third colour
lesson-ih-third = With two players a third colour joins in. You each have two of its dice. It belongs to nobody, but it’s scored like a player. It can even win!
lesson-ih-third-task = Roll a die of the third colour.
lesson-ih-third-done = A 6! Now somebody will have to suffer.
lesson-ih-third-own = That’s a die of your own, and it can wait. Try the third colour.
lesson-ih-third-skip = No need to pay a worm. Try the third colour.

lesson-ih-harm-heading = Put it to work
lesson-ih-harm = This die has to be placed: no worm helps. So put it where it takes the lead from Pip, and not from you.
lesson-ih-harm-task = Place the 6 where it hurts Pip.
lesson-ih-harm-done = 6 against Pip’s 5: there goes the queen, and you’ve lost nothing.
lesson-ih-harm-own = There you’re in front yourself, and the third colour would overtake you. Send it to Pip’s mound.

## It Happens..: the end

lesson-ih-final-heading = The final score
lesson-ih-final = Your queens and generals count their points, a worm counts 1, each kind of object you have twice 5, and the most different kinds 10. This is the last die of the game.
lesson-ih-final-task = Find your second loudspeaker.
lesson-ih-final-done = A pair, and a queen as well: you win! And that’s the whole game.
lesson-ih-final-worm = A worm is just 1 point. Your second loudspeaker brings 5, and mound 12 its queen too.
lesson-ih-final-pay = The 3 is enough: the loudspeaker doesn’t ask how much you rolled.
