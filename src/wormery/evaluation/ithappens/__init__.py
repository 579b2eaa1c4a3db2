"""What a position of It Happens.. is worth: rules of thumb, rounds played on, odds, values."""

from wormery.evaluation.ithappens.evaluating import evaluate
from wormery.evaluation.ithappens.odds import chance_to_win, odds

__all__ = ["chance_to_win", "evaluate", "odds"]
