### The chances of a position, and hints in a game.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = What each move is worth: worms you can expect this turn, exactly.
odds-worms-mean = Worms you can expect this turn, exactly: { $value }
odds-win =
    { $exact ->
        [yes] What each move is worth: your exact chance of winning.
       *[no] What each move is worth: your estimated chance of winning.
    }
odds-win-mean =
    { $exact ->
        [yes] Exact chance of winning: { $value }
       *[no] Estimated chance of winning: { $value }
    }
odds-best = ▸ marks the best move.
odds-ends = How the turn ends with best play:
odds-totals = Best chance to stop with a worm and this total, if that is all you want:
odds-total = Total
odds-at-least = At least
odds-exactly = Exactly
odds-end-take = tile { $tile } from the row
odds-end-steal = tile { $tile }, stolen
odds-end-fail = the turn fails
odds-end-place = a { $die } on mound { $mound }
odds-end-skip = the turn is skipped
odds-plot-in = The plot is in { $file }.
odds-plot-kind = A plot needs a file that ends in { $kinds }, not { $file }.
odds-no-matplotlib = Plots need Matplotlib, which is not installed: pip install "wormery[report]"
odds-no-choice = Nothing to choose right now: roll first.

## Hints in a game

hint-worms = Best: { $move } ({ $value } worms on average).
hint-win =
    { $exact ->
        [yes] Best: { $move } ({ $value } to win).
       *[no] Best: { $move } (about { $value } to win).
    }
hint-next = Next best: { $move } ({ $value }).
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
hint-best =
    { $exact ->
        [yes] Best: { $move } ({ $value } to win, exactly).
       *[no] Best: { $move } (about { $value } to win, give or take { $error }).
    }
hint-cost = Next best: { $move } (gives away { $value }).

## Beside the choices at a table

beside-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-fails = fails { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches = at least { $least }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-reaches-short = { $least }+: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
beside-wins =
    { $exact ->
        [yes] wins { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[no] wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    }
