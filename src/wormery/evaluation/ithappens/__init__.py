"""What a position of It Happens.. is worth: rules of thumb, rounds played on, odds, values."""

from wormery.evaluation.ithappens.evaluating import evaluate, evaluate_tables
from wormery.evaluation.ithappens.odds import chance_to_win, odds

__all__ = ["chance_to_win", "evaluate", "evaluate_tables", "odds"]
