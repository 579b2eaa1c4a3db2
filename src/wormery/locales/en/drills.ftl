### Practising, as the page says it.

page-drills-what = What would you do? Choices from champions’ games, and those of your own games that cost you most.
page-drills-today = { $answered ->
        [0] No answers yet today
       *[other] Today: { $correct } of { $answered } right
    }
page-drills-days = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
page-drills-due = { $due ->
        [0] Nothing due today
        [one] 1 question due today
       *[other] { $due } questions due today
    }
page-drills-due-what = Questions you have answered come back after 1, 3, 7, 16 and 35 days; after a mistake, the next day.
page-drills-due-start = Answer what’s due
page-drills-game = Game
page-drills-theme = About
page-drills-theme-all = Everything
page-drills-difficulty = How hard
page-drills-difficulty-name = { $difficulty ->
        [0] Anything
        [1] Easy
        [2] Medium
       *[3] Hard
    }
page-drills-start = New questions
page-drills-met = { $met } of { $drills } seen
page-drills-question = What would you do?
page-drills-own = From a game of yours
page-drills-again = Seen before
page-drills-right = That’s the best move!
page-drills-wrong = Not this time.
page-drills-best = Best: { $move }
page-drills-chosen = In your game you chose: { $move }
page-drills-chances = { $exact ->
        [yes] Your chance of winning (exact)
       *[no] Your chance of winning (estimated, give or take { $error })
    }
page-drills-move-best = the best
page-drills-move-yours = your answer
page-drills-back = { $days ->
        [one] This question comes back tomorrow.
       *[other] This question comes back in { $days } days.
    }
page-drills-next = Next question
page-drills-stop = Stop
page-drills-over = That was everything
page-drills-over-what = No more questions of this kind for now. Choose something else, or come back tomorrow.
page-drills-from-wait = Looking for the choices that cost you in this game …
page-drills-from-none = Well played: no choice in this game cost you much.
page-drills-from-found = { $costly ->
        [one] One choice cost you something. It’s among your questions now.
       *[other] { $costly } choices cost you something. They’re among your questions now.
    }
