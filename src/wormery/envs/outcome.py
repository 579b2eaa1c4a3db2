"""What a finished game is worth to a seat: the same rewards for all interfaces.

Everything is reckoned from how the colours stand: a number for each, the larger the better,
with the tie-breaks in it.
"""

from wormery.games.compiling import compiled
from wormery.games.errors import OptionError

WIN, RANK, MARGIN = range(3)
REWARDS = ("win", "rank", "margin")


def reward_kind(name: str) -> int:
    """The number of a kind of reward."""
    if name not in REWARDS:
        raise OptionError(
            "option-value", option="rewards", value=str(name), values=", ".join(REWARDS)
        )
    return REWARDS.index(name)


@compiled
def share_of_win(equal: int, better: int) -> float:
    """1 for the only winner, a part for those who share the win, 0 for all others."""
    return 0.0 if better else 1.0 / (1 + equal)


@compiled
def place_among(others: int, equal: int, better: int) -> float:
    """From 1 for the first place down to 0 for the last; who is equal shares places."""
    return 1.0 - (better + 0.5 * equal) / others
