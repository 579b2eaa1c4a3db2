"""The coach: what luck and skill did in a game, and advice for any position.

`review(record)` is the account of a game, which adds up for everyone to the last digit;
`advise(position)` says what each move is worth and why the best one is the best.
"""

from wormery.coach.account import Account, Moment, account_of, moments_of
from wormery.coach.advising import Advice, Option, advise, reasons_for
from wormery.coach.documents import ReviewDocument, document_of
from wormery.coach.drills import Answer, Bank, Drill, bank, check, drills_from
from wormery.coach.reasons import Reason
from wormery.coach.reviewing import Play, Review, Roll, review, summary_of
from wormery.coach.telling import tell_reason

__all__ = [
    "Account",
    "Advice",
    "Answer",
    "Bank",
    "Drill",
    "Moment",
    "Option",
    "Play",
    "Reason",
    "Review",
    "ReviewDocument",
    "Roll",
    "account_of",
    "advise",
    "bank",
    "check",
    "document_of",
    "drills_from",
    "moments_of",
    "reasons_for",
    "review",
    "summary_of",
    "tell_reason",
]
