"""What a position is worth: exactly where the solver can say it, else as an estimate."""

from wormery.evaluation.evaluating import (
    AHEAD,
    DEEP,
    NORMAL,
    QUICK,
    Evaluation,
    as_foreseen,
    evaluate,
    evaluate_tables,
    foresee,
)
from wormery.evaluation.odds import CHANCE_TO_WIN, Odds, Total, Wording, odds_of

__all__ = [
    "AHEAD",
    "CHANCE_TO_WIN",
    "DEEP",
    "NORMAL",
    "QUICK",
    "Evaluation",
    "Odds",
    "Total",
    "Wording",
    "as_foreseen",
    "evaluate",
    "evaluate_tables",
    "foresee",
    "odds_of",
]
