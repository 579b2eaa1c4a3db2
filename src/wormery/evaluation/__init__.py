"""What a position is worth: exactly where the solver can say it, else as an estimate."""

from wormery.evaluation.evaluating import DEEP, NORMAL, QUICK, Evaluation, evaluate
from wormery.evaluation.odds import CHANCE_TO_WIN, Odds, Total, Wording, odds_of

__all__ = [
    "CHANCE_TO_WIN",
    "DEEP",
    "NORMAL",
    "QUICK",
    "Evaluation",
    "Odds",
    "Total",
    "Wording",
    "evaluate",
    "odds_of",
]
