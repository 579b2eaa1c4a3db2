"""A played game as a small text file: write it, read it, replay it, verify its dice.

>>> from wormery import games, record
>>> game = record.GameRecord.start(games.load("regenwormen"), seats=2)
>>> game = game.add("roll").add("1135WWWW").add("keep W")
>>> print(record.write(game).splitlines()[-1])
1. A roll [1135WWWW] keep W
>>> record.read(record.write(game)) == game
True
"""

from wormery.record.binding import Context, bind, context_of, past_of
from wormery.record.chance import draw
from wormery.record.fairness import (
    CommitmentError,
    FairDice,
    Fairness,
    FairnessError,
    FairTagError,
    NoFairDiceError,
    NothingCoveredError,
    SecretHiddenError,
    UnfinishedError,
    WrongBeginnerError,
    WrongDiceError,
    chance_steps,
    check_seed,
    commitment,
    fair_tags,
    fairness_of,
    with_fairness,
    without_fairness,
)
from wormery.record.files import load, save
from wormery.record.reading import read
from wormery.record.record import GameRecord
from wormery.record.shared import (
    SharedDice,
    Spot,
    Spots,
    dice_of,
    shared_dice_of,
    shared_tags,
    spots_of,
    with_shared,
)
from wormery.record.sheet import Sheet
from wormery.record.trail import Trail
from wormery.record.verifying import Verified, VerifiedShared, verify, verify_shared
from wormery.record.writing import write

__all__ = [
    "CommitmentError",
    "Context",
    "FairDice",
    "FairTagError",
    "Fairness",
    "FairnessError",
    "GameRecord",
    "NoFairDiceError",
    "NothingCoveredError",
    "SecretHiddenError",
    "SharedDice",
    "Sheet",
    "Spot",
    "Spots",
    "Trail",
    "UnfinishedError",
    "Verified",
    "VerifiedShared",
    "WrongBeginnerError",
    "WrongDiceError",
    "bind",
    "chance_steps",
    "check_seed",
    "commitment",
    "context_of",
    "dice_of",
    "draw",
    "fair_tags",
    "fairness_of",
    "load",
    "past_of",
    "read",
    "save",
    "shared_dice_of",
    "shared_tags",
    "spots_of",
    "verify",
    "verify_shared",
    "with_fairness",
    "with_shared",
    "without_fairness",
    "write",
]
