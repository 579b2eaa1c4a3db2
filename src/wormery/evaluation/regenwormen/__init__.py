"""What a position of Regenwormen is worth: in worms, and as a chance to win."""

from wormery.evaluation.regenwormen.evaluating import (
    as_foreseen,
    evaluate,
    evaluate_tables,
    foresee,
    values_of_ends,
)
from wormery.evaluation.regenwormen.odds import odds

__all__ = [
    "as_foreseen",
    "evaluate",
    "evaluate_tables",
    "foresee",
    "odds",
    "values_of_ends",
]
