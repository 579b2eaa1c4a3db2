### Making a set of mounds, as the page says it.

page-mounds = Your own mounds
page-mounds-what = Do you own the game? Type its twelve mounds in, and play with them here. Or make up your own.
page-mounds-start-empty = Type mounds in
page-mounds-start-ours = Change our mounds
page-mounds-open = Open a set
page-mounds-file = A file (or drop one here)
page-mounds-paste = Or paste a set as text
page-mounds-read = Read it
page-mounds-name-first = My mounds
page-mounds-undo = Undo
page-mounds-redo = Redo
page-mounds-discard-ask = Throw this set away?
page-mounds-discard-what = It’s only on this device. Save it as a file or copy its link first if you want it back later.
page-mounds-discard = Throw away
page-mounds-replace-ask = Open the other set?
page-mounds-replace-what = It takes the place of “{ $name }”, which is only on this device.
page-mounds-replace = Open it
page-mounds-keep = Keep mine
page-mounds-place =
    { $place ->
        [queen] Queen
        [general] General
        [worm_number] Worm number
       *[column] Column { $column }, field { $field } from the bottom
    }
page-mounds-field = { $place }: { $what }
page-mounds-nothing-yet = nothing yet
page-mounds-no-field = no field
page-mounds-ask =
    { $place ->
        [queen] Mound { $mound }: how many points is the queen?
        [general] Mound { $mound }: how many points is the general?
        [worm_number] Mound { $mound }: what is the worm number?
       *[column] Mound { $mound }, column { $column }: what’s on field { $field } from the bottom?
    }
page-mounds-bare = nothing
page-mounds-take-back = Back
page-mounds-next = Next
page-mounds-column-done = Column done
page-mounds-tab =
    { $state ->
        [done] Mound { $mound }, done
        [wrong] Mound { $mound }, something isn’t right
        [begun] Mound { $mound }, not finished
       *[empty] Mound { $mound }, empty
    }
page-mounds-set = The set
page-mounds-name = Name of the set
page-mounds-ready = All twelve mounds are right.
page-mounds-done = { $done } of { $all } mounds done
page-mounds-gap = Show what’s left
page-mounds-play = Play with these mounds
page-mounds-save = Save as a file
page-mounds-copy = Copy as text
page-mounds-kept = It stays on this device while you work on it. The link contains the whole set, finished or not.
page-mounds-anew = Start over
page-mounds-trial = Does it play well?
page-mounds-trial-what = Casual bots play thousands of games with your mounds, and with ours for comparison.
page-mounds-try = Try it out
page-mounds-trying = The bots are playing …
page-mounds-seats = Seats
page-mounds-yours = yours
page-mounds-ours = ours
page-mounds-far =
    { $far ->
        [more] clearly more than with ours
       *[less] clearly less than with ours
    }
page-mounds-trial-games = { $games } games for each number of seats. ▲ and ▼: clearly more or less than with ours. If all seats were equal, each would win { $fair }.
page-mounds-stuck = Games in which someone gets stuck
page-mounds-from-queens = Points from queens
page-mounds-from-generals = Points from generals
page-mounds-from-objects = Points from objects
page-mounds-from-worms = Points from worms
page-mounds-wins =
    { $place ->
        [1] Wins of the seat that starts
        [2] Wins of the second seat
        [3] Wins of the third seat
        [4] Wins of the fourth seat
       *[5] Wins of the fifth seat
    }
page-mounds-score = Points per player
page-mounds-margin = Points the winner is ahead
page-mounds-turns = Turns in a game
