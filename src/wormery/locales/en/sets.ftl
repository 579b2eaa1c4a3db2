### What is wrong with a mound set that is being made, each thing said at its place.

sets-name = Give your set a name.
sets-missing =
    { $field ->
        [queen] The queen’s points are missing.
        [general] The general’s points are missing.
        [worm_number] The worm number is missing.
       *[column] Column { $column } has no field yet.
    }
sets-number =
    { $field ->
        [queen] A queen is worth { $least } to { $most } points.
        [general] A general is worth { $least } to { $most } points.
       *[worm_number] With columns this high, the worm number is { $least } to { $most }.
    }
sets-queen = The queen has to be worth more than her general.
sets-high = Column { $column } is too high: { $most } fields at most.
sets-failed = The trial games didn’t work out, and that is our fault. Try again.
sets-unready = This set isn’t finished yet, or something in it isn’t right.
sets-none = “{ $game }” is always played with the same pieces.
# Where a sentence would name a file.
sets-text = The text
