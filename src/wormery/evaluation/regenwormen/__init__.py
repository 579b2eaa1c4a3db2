"""What a position of Regenwormen is worth: in worms, and as a chance to win."""

from wormery.evaluation.regenwormen.evaluating import evaluate
from wormery.evaluation.regenwormen.odds import odds

__all__ = ["evaluate", "odds"]
