### The chances of a position, and hints in a game.

odds-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-title = { $game } · { $name }
odds-worms = What each move is worth: the worms to expect from this turn, computed exactly.
odds-worms-mean = The worms to expect from this turn, computed exactly: { $value }
odds-win =
    { $exact ->
        [yes] What each move is worth: the chance to win, computed exactly.
       *[no] What each move is worth: the chance to win, as an estimate.
    }
odds-win-mean =
    { $exact ->
        [yes] The chance to win, computed exactly: { $value }
       *[no] The chance to win, as an estimate: { $value }
    }
odds-best = ▸ marks the best move.
odds-ends = How the turn ends if it is played as well as possible:
odds-totals = The best chance to stop with a worm and this total, for a player who wants nothing else:
odds-total = Total
odds-at-least = At least
odds-exactly = Exactly
odds-end-take = tile { $tile } from the row
odds-end-steal = tile { $tile }, stolen
odds-end-fail = the turn fails
odds-end-place = a { $die } on mound { $mound }
odds-end-skip = the turn is skipped
odds-plot-in = The plot is in { $file }.
odds-plot-kind = A plot is a file that ends in { $kinds }, not { $file }.
odds-no-matplotlib = A plot takes Matplotlib, which is not installed: pip install "wormery[report]"
odds-no-choice = There is nothing to choose now: the dice have yet to fall.

## Hints in a game

hint-worms = Hint: { $move }. That is worth { $value } worms in this turn, computed exactly.
hint-win =
    { $exact ->
        [yes] Hint: { $move }. The chance to win is then { $value }, computed exactly.
       *[no] Hint: { $move }. The chance to win is then about { $value }, as an estimate.
    }
hint-next = Next best: { $move } ({ $value }).
