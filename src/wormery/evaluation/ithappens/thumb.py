"""Rules of thumb for It Happens..

A die goes where it brings most: hopes for queen and general, and the finds of its column. A
low die is rolled again if an average one would bring clearly more. Dice of one's own come
before those of the third colour, which are placed where they harm the other player.

Values are in points. Moves are tried out on the state itself and taken back.
"""

from wormery.games.compiling import Record, compiled
from wormery.games.ithappens import rules
from wormery.games.randomness import Stream, below, next_bits

FIELD = (1 + rules.FACES) / 4  # what a free field may bring: half a die, as not all are filled
NEWCOMER = 5.0  # the sum to expect of a colour that is still to come
LEFT = 0.6  # for standing further left, which decides ties
FIRST_DIE = 0.75  # of its hopes: a first die can come later too, until the column is gone
OBJECT = 4.5  # a kind not held twice: half a pair, and a step towards the most kinds
WORM = 0.6  # on a field; it often comes back as a reroll
EXACT = 0.8  # for the worm number: the sum may still change
REROLL = 1.0  # what a reroll must promise at least, for it costs a worm
LOW_DIE = 3  # the highest that is rolled again
SPITE = 0.7  # how much the other player's loss is worth


@compiled
def choose(setup: Record, state: Record) -> int:
    """The move of the seat whose turn it is."""
    legal = rules.legal(setup, state)
    if state.phase == rules.TURN:
        return rules.ROLL_OWN if legal >> rules.ROLL_OWN & 1 else rules.ROLL_THIRD
    place = best_place(setup, state)
    if legal >> rules.REROLL & 1 and state.die <= LOW_DIE and pays_reroll(setup, state, place):
        waits = legal >> rules.SKIP & 1 and can_wait(setup, state)
        return rules.SKIP if waits else rules.REROLL
    return rules.PLACE + place


@compiled
def choose_roughly(setup: Record, state: Record, misjudged: float, stream: Stream) -> int:
    """The same by somebody who is off by so many points, typically, about each place."""
    legal = rules.legal(setup, state)
    if state.phase == rules.TURN:
        return rules.ROLL_OWN if legal >> rules.ROLL_OWN & 1 else rules.ROLL_THIRD
    best, best_value = 0, -1000.0
    for place in range(rules.SHOWN):
        if rules.has_room(state, place, state.colour):
            value = worth(setup, state, place) + misjudged * misjudgement(stream)
            if value > best_value:
                best, best_value = place, value
    low = state.die <= LOW_DIE + misjudgement(stream)
    if legal >> rules.REROLL & 1 and low and pays_reroll(setup, state, best):
        return rules.REROLL
    return rules.PLACE + best


@compiled
def misjudgement(stream: Stream) -> float:
    """Around 0, mostly between -1 and 1: small ones more often than large ones."""
    total = -6.0
    for _ in range(12):
        total += below(next_bits(stream), 1024) / 1023
    return total


@compiled
def best_place(setup: Record, state: Record) -> int:
    best, best_value = 0, -1000.0
    for place in range(rules.SHOWN):
        if rules.has_room(state, place, state.colour):
            value = worth(setup, state, place)
            if value > best_value:
                best, best_value = place, value
    return best


@compiled
def pays_reroll(setup: Record, state: Record, place: int) -> bool:
    """Whether an average die would bring clearly more than this one brings there."""
    die = state.die
    gain = -rules.FACES * (worth(setup, state, place) + REROLL)
    for face in range(1, rules.FACES + 1):
        state.die = face
        gain += worth(setup, state, best_place(setup, state))
    state.die = die
    return gain > 0


@compiled
def can_wait(setup: Record, state: Record) -> bool:
    """Whether a skip is as good as a reroll: others go on, and no column can be lost."""
    for place in range(rules.SHOWN):
        if state.column[place, state.turn] == rules.NONE:
            return False
    for seat in range(setup.seats):
        if seat != state.turn and rules.can_place_own(state, seat):
            return True
    return False


@compiled
def worth(setup: Record, state: Record, place: int) -> float:
    """What placing the die there brings the seat whose turn it is."""
    me, colour = state.turn, state.colour
    if colour != me:  # two players and the third colour: see who suffers from its die
        other = rules.left_of(setup, me)
        before = hopes(setup, state, place, me) - SPITE * hopes(setup, state, place, other)
        lay(setup, state, place)
        after = hopes(setup, state, place, me) - SPITE * hopes(setup, state, place, other)
        lift(setup, state, place)
        return after - before
    before = hopes(setup, state, place, me)
    first = state.column[place, me] == rules.NONE
    lay(setup, state, place)
    value = hopes(setup, state, place, me) - before
    if first:
        value *= FIRST_DIE
    value += finds(setup, state, place, me)
    lift(setup, state, place)
    return value


@compiled
def lay(setup: Record, state: Record, place: int) -> None:
    """Try the die on a mound."""
    take_from_hand(state, 1)
    rules.lay_die(setup, state, place, state.colour, state.die)


@compiled
def lift(setup: Record, state: Record, place: int) -> None:
    """Take it back, and its column with it if it was the first there."""
    take_from_hand(state, -1)
    colour = state.colour
    height = setup.height[state.shown[place], state.column[place, colour]]
    state.room[place, colour] += 1
    state.dice[place, colour, height - state.room[place, colour]] = 0
    if state.room[place, colour] == height:
        state.column[place, colour] = rules.NONE
        state.room[place, colour] = rules.ROOM_FOR_FIRST


@compiled
def take_from_hand(state: Record, dice: int) -> None:
    if state.colour == state.turn:
        state.hand[state.turn] -= dice
    else:
        state.third_hand[state.turn] -= dice


@compiled
def hopes(setup: Record, state: Record, place: int, colour: int) -> float:
    """The part of the queen's and the general's points that a colour may hope for."""
    column = state.column[place, colour]
    if column == rules.NONE:
        return 0.0
    first, second, dice = 0.0, 0.0, 0
    for other in range(setup.colours):
        dice += dice_left(setup, state, other)
        if other != colour:
            rival = reach(setup, state, place, other)
            if state.column[place, other] != rules.NONE:
                rival += LEFT if state.column[place, other] < column else -LEFT
            if rival > first:
                first, second = rival, first
            elif rival > second:
                second = rival
    mine = reach(setup, state, place, colour)
    queen = chance_to_lead(mine - first, dice)
    general = chance_to_lead(mine - second, dice) - queen
    mound = state.shown[place]
    return queen * setup.queen[mound] + general * setup.general[mound]


@compiled
def reach(setup: Record, state: Record, place: int, colour: int) -> float:
    """The sum that a colour may have on a mound in the end."""
    dice = dice_left(setup, state, colour)
    if state.column[place, colour] == rules.NONE:
        return NEWCOMER if dice else 0.0
    fields = min(dice, state.room[place, colour])
    return rules.sum_of_dice(state, place, colour) + FIELD * fields


@compiled
def dice_left(setup: Record, state: Record, colour: int) -> int:
    if colour < setup.seats:
        return state.hand[colour]
    return state.third_hand[0] + state.third_hand[1]


@compiled
def chance_to_lead(lead: float, dice: int) -> float:
    """How likely a lead lasts; the more dice are to come, the less it says."""
    return min(max(0.5 + lead / (0.5 + 0.4 * dice), 0.0), 1.0)


@compiled
def finds(setup: Record, state: Record, place: int, colour: int) -> float:
    """What the field of the colour's last die and the fields above it hold for it."""
    mound, column = state.shown[place], state.column[place, colour]
    height = setup.height[mound, column]
    last = height - state.room[place, colour] - 1
    value = 0.0
    for field in range(last, min(last + 1 + state.hand[colour], height)):
        find = setup.find[mound, column, field]
        if find == rules.FIND_WORM:
            value += WORM
        elif find >= rules.FIND_OBJECT:
            kind = find - rules.FIND_OBJECT
            if state.objects[colour, kind] < 2 and rules.objects_in_supply(state, kind):
                value += OBJECT
    if rules.sum_of_dice(state, place, colour) == setup.worm_number[mound]:
        value += EXACT
    return value
