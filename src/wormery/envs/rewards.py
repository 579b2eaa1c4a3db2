"""What a finished game can be worth to a seat: the same rewards for all interfaces."""

from wormery.games.errors import OptionError

WIN, RANK, MARGIN = range(3)
REWARDS = ("win", "rank", "margin")


def reward_kind(name: str, kinds: tuple[str, ...] = REWARDS) -> int:
    """The number of a kind of reward."""
    if name not in kinds:
        raise OptionError(
            "option-value", option="rewards", value=str(name), values=", ".join(kinds)
        )
    return kinds.index(name)
