"""What a position is worth: exactly where the solver can say it, else as an estimate."""

from wormery.evaluation.odds import CHANCE_TO_WIN, Odds, Total, Wording, odds_of

__all__ = ["CHANCE_TO_WIN", "Odds", "Total", "Wording", "odds_of"]
