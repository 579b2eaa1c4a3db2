"""The rules of It Happens.., in the order of the rulebook.

Each player has five dice of a colour. In a turn a player rolls one die and places it on one
of three termite mounds, where the mound fixes the field. Fields hold worms and objects to
find. When no die can be placed any more, each mound gives its queen to the highest sum of
dice in it and its general to the second highest. After four rounds points are counted.

Numbers such as IH-5 are those of docs/rules.md. A position is one SETUP record, fixed for
the game and with the mounds in it, and one STATE record, which the functions here change in
place. They never roll and never draw: `fall` is told what the die shows and which mounds
are revealed. What happens is noted where it happens, if anybody wants to know.

A colour is counted from 0; seats have the colours 0, 1, … and with two seats the third
colour, 2, belongs to nobody. A set of mounds or moves is a whole number with a bit for each.
"""

from enum import StrEnum

import numpy as np

from wormery.games import moments
from wormery.games.compiling import Record, compiled
from wormery.games.notes import Notes, note
from wormery.games.randomness import Bits, below, count_ones, lowest, mix, one_of

# IH-1 Material

MOUNDS = 12
COLUMNS = 5
FIELDS = 3  # the most in a column
COLOURS = 5
MOST_SEATS = COLOURS
MOST_PARTIES = COLOURS
DICE = 5  # of each colour
FACES = 6
KINDS = 8
OBJECTS_OF_A_KIND = 4
WORMS = 24

# What a field holds: nothing, a worm, or an object of a kind from 0.
EMPTY = 0
FIND_WORM = 1
FIND_OBJECT = 2

ROUNDS = 4
SHOWN = 3  # mounds in a round
STARTING_WORMS = 2

# IH-12 Two players
THIRD = 2  # the colour that belongs to nobody
THIRD_DICE = 2  # of it, for each of the two players

NONE = -1

ROOM_FOR_FIRST = 1  # counted for a colour as long as it has no column on a mound

# Moves: roll, skip, reroll, place on one of the three mounds.

ROLL_OWN = 0
ROLL_THIRD = 1
SKIP = 2
REROLL = 3
PLACE = 4
MOVES = PLACE + SHOWN

# What can happen, as it is noted.

(
    REVEALED,
    ROLLED,
    REROLLED,
    SKIPPED,
    PLACED,
    FOUND,
    NONE_LEFT,
    STUCK,
    ROUND_OVER,
    SCORED,
    SUM,
    QUEEN,
    GENERAL,
    EXACT,
    GAME_OVER,
) = range(15)

# What the position waits for.

REVEAL = 0  # which mounds are revealed, from outside
TURN = 1  # roll a die, or skip
DIE_FALL = 2  # the die, from outside
PLACING = 3  # place the die, reroll it, or skip
OVER = 4

SETUP = np.dtype(
    [
        ("seats", "i1"),
        ("colours", "i1"),  # in play: the seats', and with two seats the third colour
        ("skip_before_roll", "i1"),  # IH-7: may a turn be skipped only before rolling?
        ("open_points", "i1"),  # IH-9: are point tiles kept face up?
        ("third_worms", "i1"),  # IH-12: what the third colour starts with
        ("height", "i1", (MOUNDS, COLUMNS)),  # fields in a column
        ("find", "i1", (MOUNDS, COLUMNS, FIELDS)),  # what they hold, from the lowest
        ("worm_number", "i1", MOUNDS),
        ("queen", "i1", MOUNDS),
        ("general", "i1", MOUNDS),
    ]
)

STATE = np.dtype(
    [
        ("deck", "i2"),  # the set of mounds that are still face down
        ("phase", "i1"),
        ("rounds", "i1"),  # played to their end
        ("starter", "i1"),  # of this round
        ("turn", "i1"),  # whose turn it is
        ("colour", "i1"),  # of the die being rolled
        ("die", "i1"),  # what it shows, 0 before it has fallen
        ("shown", "i1", SHOWN),  # the mounds of this round
        ("column", "i1", (SHOWN, COLOURS)),  # each colour's column in each of them
        ("dice", "i1", (SHOWN, COLOURS, FIELDS)),  # its dice there, from the lowest
        ("room", "i1", (SHOWN, COLOURS)),  # fields left for it there
        ("hand", "i1", COLOURS),  # each seat's own dice not yet placed
        ("third_hand", "i1", COLOURS),  # each seat's third-colour dice not yet placed
        ("worms", "i1", COLOURS),
        ("objects", "i1", (COLOURS, KINDS)),
        ("queens", "i2", COLOURS),  # the sets of mounds whose queen a colour has
        ("generals", "i2", COLOURS),
    ]
)


@compiled
def worms_in_supply(state: Record) -> int:
    held = 0
    for colour in range(COLOURS):
        held += state.worms[colour]
    return WORMS - held


@compiled
def objects_in_supply(state: Record, kind: int) -> int:
    held = 0
    for colour in range(COLOURS):
        held += state.objects[colour, kind]
    return OBJECTS_OF_A_KIND - held


# IH-2 Set-up


@compiled
def start(setup: Record, state: Record, begins: int) -> None:
    """Shuffle the mounds and hand out the worms; the first three mounds come next."""
    state.deck = (1 << MOUNDS) - 1
    state.rounds = 0
    state.starter = begins
    for colour in range(COLOURS):
        state.worms[colour] = STARTING_WORMS if colour < setup.seats else 0
        state.queens[colour] = 0
        state.generals[colour] = 0
        for kind in range(KINDS):
            state.objects[colour, kind] = 0
    if setup.seats == THIRD:
        state.worms[THIRD] = setup.third_worms
    clear_table(setup, state)


# IH-3 Rounds


@compiled
def clear_table(setup: Record, state: Record) -> None:
    """Dice go back to their owners and the mounds leave the game."""
    state.phase = REVEAL
    state.turn = state.starter
    state.colour = NONE
    state.die = 0
    for colour in range(COLOURS):
        seated = colour < setup.seats
        state.hand[colour] = DICE if seated else 0
        state.third_hand[colour] = THIRD_DICE if seated and setup.seats == THIRD else 0
    state.shown[:] = NONE
    state.column[:] = NONE
    state.room[:] = ROOM_FOR_FIRST
    state.dice[:] = 0


@compiled
def reveal(state: Record, mounds: int, notes: Notes = None) -> None:
    """Three mounds of the deck lie open, in the order of their numbers."""
    note(notes, REVEALED, state.turn, state.rounds + 1, mounds)
    state.deck &= ~mounds
    for place in range(SHOWN):
        state.shown[place] = lowest(mounds)
        mounds &= mounds - 1
    state.phase = TURN


# IH-4 Turn


@compiled
def roll(state: Record, colour: int) -> None:
    """A die of the colour is thrown; `fall` says what it shows."""
    state.colour = colour
    state.die = 0
    state.phase = DIE_FALL


@compiled
def fall(setup: Record, state: Record, outcome: int, notes: Notes = None) -> None:
    """What chance brings: the set of mounds revealed, or the face of the die."""
    if state.phase == REVEAL:
        reveal(state, outcome, notes)
    else:
        state.die = outcome
        state.phase = PLACING
        note(notes, ROLLED, state.turn, state.colour, outcome)


@compiled
def sample(setup: Record, state: Record, bits: Bits) -> int:
    """What chance brings, out of 64 random bits: three mounds of the deck, or a face."""
    if state.phase == REVEAL:
        return draw_mounds(state.deck, bits)
    return 1 + below(bits, FACES)


@compiled
def draw_mounds(deck: int, bits: Bits) -> int:
    """Three mounds of the deck, all threes equally likely."""
    drawn = 0
    for _ in range(SHOWN):
        drawn |= 1 << one_of(deck & ~drawn, bits)
        bits = mix(bits)
    return drawn


# IH-5 Placing


@compiled
def has_room(state: Record, place: int, colour: int) -> bool:
    """Whether the colour can place a die on this mound.

    A colour that has no column there yet always finds an empty one, for there are as many
    columns as colours.
    """
    return state.room[place, colour] > 0


@compiled
def has_room_anywhere(state: Record, colour: int) -> bool:
    for place in range(SHOWN):
        if has_room(state, place, colour):
            return True
    return False


@compiled
def leftmost_free_column(state: Record, place: int) -> int:
    """Columns are taken from the left, so as many are taken as colours have one."""
    taken = 0
    for colour in range(COLOURS):
        if state.column[place, colour] != NONE:
            taken += 1
    return taken


@compiled
def field_for(setup: Record, state: Record, place: int, colour: int) -> tuple[int, int]:
    """The one field of a mound, by column and height, where a die of the colour goes."""
    column = state.column[place, colour]
    if column == NONE:
        return leftmost_free_column(state, place), 0
    return column, setup.height[state.shown[place], column] - state.room[place, colour]


@compiled
def lay_die(setup: Record, state: Record, place: int, colour: int, die: int) -> int:
    """Put a die on its field of the mound; what the field holds."""
    mound = state.shown[place]
    column, field = field_for(setup, state, place, colour)
    if state.column[place, colour] == NONE:
        state.column[place, colour] = column
        state.room[place, colour] = setup.height[mound, column]
    state.dice[place, colour, field] = die
    state.room[place, colour] -= 1
    return setup.find[mound, column, field]


@compiled
def put_die(setup: Record, state: Record, place: int, notes: Notes = None) -> None:
    """Place the die that was rolled, and take what is found there."""
    colour, die = state.colour, state.die
    if colour == state.turn:
        state.hand[colour] -= 1
    else:
        state.third_hand[state.turn] -= 1
    if notes is not None:
        column, field = field_for(setup, state, place, colour)
        note(notes, PLACED, state.turn, colour, die, place, state.shown[place], column, field)
    find = lay_die(setup, state, place, colour, die)
    take_find(state, colour, find, notes)
    end_turn(setup, state, notes)


# IH-6 Finds


@compiled
def take_find(state: Record, colour: int, find: int, notes: Notes = None) -> bool:
    """Take a tile of what the field holds; False if there is nothing, or none left."""
    if find == EMPTY:
        return False
    if find == FIND_WORM:
        if not worms_in_supply(state):
            note(notes, NONE_LEFT, colour, find)
            return False
        state.worms[colour] += 1
    else:
        kind = find - FIND_OBJECT
        if not objects_in_supply(state, kind):
            note(notes, NONE_LEFT, colour, find)
            return False
        state.objects[colour, kind] += 1
    note(notes, FOUND, colour, find)
    return True


# IH-7 Worm actions


@compiled
def can_reroll(state: Record) -> bool:
    return state.phase == PLACING and state.colour == state.turn and state.worms[state.turn] > 0


@compiled
def can_skip(setup: Record, state: Record) -> bool:
    """A worm is spent only for a die of one's own that could be placed (IH-12)."""
    if not state.worms[state.turn]:
        return False
    if state.phase == TURN:
        return can_place_own(state, state.turn)
    return not setup.skip_before_roll and state.colour == state.turn


@compiled
def reroll(state: Record, notes: Notes = None) -> None:
    note(notes, REROLLED, state.turn, state.die)
    state.worms[state.turn] -= 1
    roll(state, state.turn)


@compiled
def skip(setup: Record, state: Record, notes: Notes = None) -> None:
    note(notes, SKIPPED, state.turn, state.die)
    state.worms[state.turn] -= 1
    end_turn(setup, state, notes)


@compiled
def left_of(setup: Record, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < setup.seats else 0


# IH-8 Stuck


@compiled
def can_place_own(state: Record, seat: int) -> bool:
    return state.hand[seat] > 0 and has_room_anywhere(state, seat)


@compiled
def can_place_third(state: Record, seat: int) -> bool:
    return state.third_hand[seat] > 0 and has_room_anywhere(state, THIRD)


@compiled
def end_turn(setup: Record, state: Record, notes: Notes = None) -> None:
    """The next player who can place a die goes on; if nobody can, the round is over."""
    state.colour = NONE
    state.die = 0
    state.phase = TURN
    seat = state.turn
    for _ in range(setup.seats):
        seat = left_of(setup, seat)
        if can_place_own(state, seat) or can_place_third(state, seat):
            if notes is not None:
                note_stuck(setup, state, seat, notes)
            state.turn = seat
            return
    end_round(setup, state, notes)


@compiled
def note_stuck(setup: Record, state: Record, until: int, notes: Notes) -> None:
    """Who is passed over with dice in hand, from this turn to the next one's seat."""
    seat = left_of(setup, state.turn)
    while seat != until and seat != state.turn:
        if state.hand[seat] or state.third_hand[seat]:
            note(notes, STUCK, seat)
        seat = left_of(setup, seat)


# IH-9 End of the round


@compiled
def end_round(setup: Record, state: Record, notes: Notes = None) -> None:
    note(notes, ROUND_OVER, state.rounds + 1)
    for place in range(SHOWN):
        score_mound(setup, state, place, notes)
    state.rounds += 1
    state.starter = left_of(setup, state.starter)
    clear_table(setup, state)
    if state.rounds == ROUNDS:
        state.phase = OVER
        note(notes, GAME_OVER)


@compiled
def sum_of_dice(state: Record, place: int, colour: int) -> int:
    total = 0
    for field in range(FIELDS):
        total += state.dice[place, colour, field]
    return total


@compiled
def rank_on(state: Record, place: int, colour: int) -> int:
    """How a colour stands on a mound: by its sum, then further left; higher is better."""
    return sum_of_dice(state, place, colour) * COLUMNS - state.column[place, colour]


@compiled
def first_and_second(state: Record, place: int) -> tuple[int, int]:
    """The colours with the highest and the second highest sum on a mound, or NONE."""
    best = second_best = 0
    for colour in range(COLOURS):
        if state.column[place, colour] != NONE:
            # No two ranks are alike, and who has a die there has a rank above 0.
            ranked = int(rank_on(state, place, colour)) << 3 | colour
            second_best = max(second_best, min(best, ranked))
            best = max(best, ranked)
    return best & 7 if best else NONE, second_best & 7 if second_best else NONE


@compiled
def colour_in(state: Record, place: int, column: int) -> int:
    """Whose column of a mound it is, or NONE."""
    for colour in range(COLOURS):
        if state.column[place, colour] == column:
            return colour
    return NONE


@compiled
def colours_with_sum(state: Record, place: int, wanted: int) -> int:
    """The set of colours whose dice on a mound have that sum."""
    found = 0
    for colour in range(COLOURS):
        if state.column[place, colour] != NONE and sum_of_dice(state, place, colour) == wanted:
            found |= 1 << colour
    return found


@compiled
def score_mound(setup: Record, state: Record, place: int, notes: Notes = None) -> None:
    """The queen to the highest sum, the general to the second, worms to the worm number."""
    mound = state.shown[place]
    note(notes, SCORED, mound)
    if notes is not None:
        for column in range(leftmost_free_column(state, place)):
            colour = colour_in(state, place, column)
            dice = state.dice[place, colour]
            note(
                notes, SUM, colour, sum_of_dice(state, place, colour), dice[0], dice[1], dice[2]
            )
    first, second = first_and_second(state, place)
    if first != NONE:
        state.queens[first] |= 1 << int(mound)
        note(notes, QUEEN, first, setup.queen[mound])
    if second != NONE:
        state.generals[second] |= 1 << int(mound)
        note(notes, GENERAL, second, setup.general[mound])
    exact = colours_with_sum(state, place, setup.worm_number[mound])
    column = 0
    while exact:
        colour = colour_in(state, place, column)
        if exact >> colour & 1:
            exact &= ~(1 << colour)
            got = take_find(state, colour, FIND_WORM)
            note(notes, EXACT, colour, got)
        column += 1


# IH-10 Final score

PAIR_POINTS = 5
MOST_KINDS_POINTS = 10


@compiled
def point_tiles(setup: Record, state: Record, colour: int) -> int:
    """What the queens and generals of a colour are worth."""
    points = 0
    for mound in range(MOUNDS):
        if state.queens[colour] >> mound & 1:
            points += int(setup.queen[mound])
        if state.generals[colour] >> mound & 1:
            points += int(setup.general[mound])
    return points


@compiled
def kinds(state: Record, colour: int) -> int:
    """How many different kinds of object a colour has."""
    different = 0
    for kind in range(KINDS):
        if state.objects[colour, kind]:
            different += 1
    return different


@compiled
def pairs(state: Record, colour: int) -> int:
    """How many kinds of object a colour has more than once."""
    several = 0
    for kind in range(KINDS):
        if state.objects[colour, kind] > 1:
            several += 1
    return several


@compiled
def has_most_kinds(setup: Record, state: Record, colour: int) -> bool:
    """Whether no colour has more kinds; who has no object at all has not the most."""
    own = kinds(state, colour)
    for other in range(setup.colours):
        if kinds(state, other) > own:
            return False
    return own > 0


@compiled
def score(setup: Record, state: Record, colour: int) -> int:
    points = PAIR_POINTS * pairs(state, colour) + int(state.worms[colour])
    points += point_tiles(setup, state, colour)
    if has_most_kinds(setup, state, colour):
        points += MOST_KINDS_POINTS
    return points


# IH-11 Winner


class Reason(StrEnum):
    """What decided a game: the comparisons in their order, and that none did."""

    POINTS = "points"
    QUEENS = "queens"
    GENERALS = "generals"
    WORMS = "worms"
    SHARED = "shared"


COMPARISONS = len(Reason) - 1


@compiled
def standing(setup: Record, state: Record, colour: int) -> int:
    """The more, the better: by points, then by queens, generals and worms."""
    count = score(setup, state, colour)
    count = count << moments.DIGIT | count_ones(int(state.queens[colour]))
    count = count << moments.DIGIT | count_ones(int(state.generals[colour]))
    return count << moments.DIGIT | int(state.worms[colour])


@compiled
def parties(setup: Record) -> int:
    """How many can win: every colour, also one that belongs to nobody (IH-12)."""
    return setup.colours


# The whole game as two functions: which moves are legal, and what a move does.


@compiled
def legal(setup: Record, state: Record) -> int:
    """The set of legal moves; empty while chance acts and when the game is over."""
    moves = 0
    if state.phase == PLACING:
        for place in range(SHOWN):
            if has_room(state, place, state.colour):
                moves |= 1 << PLACE + place
        if can_reroll(state):
            moves |= 1 << REROLL
        if can_skip(setup, state):
            moves |= 1 << SKIP
    elif state.phase == TURN:
        if can_place_own(state, state.turn):
            moves |= 1 << ROLL_OWN
        if can_place_third(state, state.turn):
            moves |= 1 << ROLL_THIRD
        if can_skip(setup, state):
            moves |= 1 << SKIP
    return moves


@compiled
def play(setup: Record, state: Record, move: int, notes: Notes = None) -> None:
    """Make a legal move."""
    if move >= PLACE:
        put_die(setup, state, move - PLACE, notes)
    elif move == ROLL_OWN:
        roll(state, state.turn)
    elif move == ROLL_THIRD:
        roll(state, THIRD)
    elif move == REROLL:
        reroll(state, notes)
    else:
        skip(setup, state, notes)


# Whose turn it is, and what begins.


@compiled
def actor(state: Record) -> int:
    """The seat that acts now, or CHANCE, or OVER."""
    if state.phase == REVEAL or state.phase == DIE_FALL:
        return moments.CHANCE
    return moments.OVER if state.phase == OVER else state.turn


@compiled
def opens(state: Record) -> int:
    """What begins here: a round, a turn, or nothing."""
    if state.phase == REVEAL:
        return moments.A_ROUND
    return moments.A_TURN if state.phase == TURN else moments.NOTHING
