"""`wormery play`: a game at this keyboard, saved after every step."""

from __future__ import annotations

import contextlib
import secrets
import shlex
import sys
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from wormery import record
from wormery.games import CHANCE, LETTERS, OVER, Position
from wormery.games.errors import OptionError, UnknownMoveError, WormeryError
from wormery.players.external import Answer, ExternalPlayer, PlayerError
from wormery.record import GameRecord
from wormery.record.shared import spots_in
from wormery.telling.bots import BOT
from wormery.telling.seats import Seat, seats_of
from wormery.telling.words import Say
from wormery.terminal.complaining import FAILED, FINE, INTERRUPTED, complain
from wormery.terminal.face import COMMENT, HELP, HINT, LEAVE, UNDO, face_of
from wormery.terminal.files import is_standard, open_record, quoted, save_record
from wormery.terminal.keyboard import read_key
from wormery.terminal.programs import Programs, named_again, player_of
from wormery.terminal.screen import Screen
from wormery.terminal.setup import DICE, Wishes, new_game

REVIEW = "r"  # the key when a game is over
SHARED_TAGS = ("Dice", "Shared", "SharedFrom")


def play_game(wishes: Wishes, say: Say, plain: bool) -> int:
    screen = Screen(say, plain)
    try:
        if wishes.resume is None:
            game, path = new_game(wishes, screen, say)
            programs = wishes.programs
        else:
            programs = named_again(wishes.players or [])
            if replace(wishes, players=None).for_new_game:
                raise OptionError("resume-alone")
            if is_standard(wishes.resume):
                raise OptionError("resume-stdin")
            path = wishes.resume
            game = with_our_dice(open_record(path))
        sitting = Sitting(game, path, screen, say, programs)
    except (EOFError, KeyboardInterrupt) as leaving:
        screen.line()
        screen.line(say("left-before-start"))
        return FINE if isinstance(leaving, EOFError) else INTERRUPTED
    try:
        return sitting.play()
    finally:
        sitting.close()


def with_our_dice(game: GameRecord) -> GameRecord:
    """The record to be gone on with here, where nobody knows what a server would roll."""
    if "SharedFrom" in game.tags:
        tags = {name: value for name, value in game.tags.items() if name not in SHARED_TAGS}
        return replace(game, tags={**tags, "Dice": DICE[0]})
    return record.without_fairness(game)


class Left(Exception):  # noqa: N818  (a wish, not an error)
    """The person wants to stop here."""


class Sitting:
    """A game played at this keyboard. Every step is on disk before the next is asked for."""

    def __init__(
        self,
        game: GameRecord,
        path: Path,
        screen: Screen,
        say: Say,
        programs: Programs | None = None,
    ) -> None:
        self.record = game
        self.path = path
        self.screen = screen
        self.say = say
        self.seats = seats_of(game, say)
        people = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        self.people = people
        viewer = people[0] if len(people) == 1 else None
        self.face = face_of(game.game, say, self.seats, viewer)
        self.programs = programs or {}
        bots = [seat.bot for seat in self.seats if seat.bot is not None]
        self.bots = {bot: player_of(bot, self.programs, self.remark) for bot in bots}
        self.dice = game.tags.get("Dice", "random")
        self.seed = game.tags.get("Seed")
        self.shared = record.shared_dice_of(game) if self.dice == "shared" else None
        self.news: list[str] = []

    @property
    def position(self) -> Position:
        return self.record.position

    # The game from here to its end

    def play(self) -> int:
        if self.position.actor == OVER:
            self.tell([self.say("over-already")])
        else:
            save_record(self.record, self.path)
            resumed = len(self.record.steps) > 0
            where = "play-resumed" if resumed else "play-saved-in"
            self.tell([self.say(where, file=quoted(self.path))])
        try:
            return self.play_on()
        except PlayerError as error:  # a program was ended: it may go better another time
            print(error.in_language(self.say.language), file=sys.stderr)
            self.leave()
            return FAILED
        except WormeryError as error:  # of a bot, which nobody here can answer
            complain(error, self.say)
            return FAILED

    def play_on(self) -> int:
        try:
            while self.position.actor != OVER:
                self.go_on()
        except (Left, EOFError):
            self.leave()
            return FINE
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        self.end()
        return FINE

    def close(self) -> None:
        """End the programs that play here."""
        for bot in self.bots.values():
            if isinstance(bot, ExternalPlayer):
                bot.close()

    def go_on(self) -> None:
        actor = self.position.actor
        if actor == CHANCE:
            self.let_fall()
        elif (bot := self.seats[actor].bot) is not None:
            self.step(str(self.bots[bot].choose(self.position, self.randomness())))
        else:
            self.ask_move(self.seats[actor])

    def step(self, step: str) -> None:
        """One more move or throw: into the record, onto the disk, into words."""
        taken = self.position.step(step)
        self.record = self.record.add(taken.text)
        save_record(self.record, self.path)
        self.tell(self.face.told(taken.facts))

    def remark(self, answer: Answer) -> None:
        """What a program says besides its move, where that is wished."""
        name = self.seats[self.position.actor].name
        told = list(answer.remarks)
        if answer.chances is not None:
            percents = [self.say("arena-percent", value=chance) for chance in answer.chances]
            told.append(" · ".join(map(" ".join, zip(LETTERS, percents, strict=False))))
        self.tell([self.say("outside-remark", name=name, text=text) for text in told])

    def tell(self, news: list[str]) -> None:
        """Say what happened: at once, or above the table when it is next drawn."""
        if self.screen.plain or not self.people:
            self.screen.lines(news)
        else:
            self.news += news

    def leave(self) -> None:
        # An interrupt may have fallen into the middle of a save.
        save_record(self.record, self.path)
        self.screen.line()
        self.screen.line(self.say("left-saved", steps=len(self.record.steps)))
        self.screen.line(self.say("left-resume", command=self.resuming))

    @property
    def resuming(self) -> str:
        """The command line by which the game goes on."""
        command = ["wormery", "play", "--resume", str(self.path)]
        given = (self.programs[bot].given for bot in self.bots if bot in self.programs)
        return shlex.join([*command, *(f"--player={BOT}{program}" for program in given)])

    def end(self) -> None:
        self.show(title=self.say("over-title", game=self.say.game(self.record.game)))
        self.screen.line()
        self.screen.final(self.face, self.position)
        self.screen.line(self.say("over-record", file=quoted(self.path)))
        self.after_the_end()
        self.offer_review()

    def after_the_end(self) -> None:
        """What else there is to say of the game once its result has been shown."""

    def offer_review(self) -> None:
        """What luck and skill did in the game: by its command, and by a key where one sits."""
        command = shlex.join(["wormery", "review", str(self.path)])
        self.screen.line(self.say("review-command", command=command))
        if not (self.people and self.screen.asks and sys.stdout.isatty()):
            return
        self.screen.line(self.say("review-key"))
        with contextlib.suppress(EOFError):
            if read_key(REVIEW) == REVIEW:
                from wormery.terminal.reviewing import Asked, show_review

                you = self.people[0] if len(self.people) == 1 else None
                asked = Asked(self.path, plain=self.screen.plain)
                show_review(self.record, asked, self.say, you)

    # Chance

    def randomness(self) -> Random:
        """What a bot may toss its coins with: of the seed if there is one."""
        if self.shared is not None:
            return Random(self.shared.thought(self.position))
        if self.seed is None:
            return Random(secrets.randbits(128))
        return Random(f"wormery bot {self.seed} {len(self.record.steps)}")

    def let_fall(self) -> None:
        if self.dice == "real":
            self.ask_dice()
        else:
            self.draw_dice()

    def draw_dice(self) -> None:
        """Without a seed every throw has a fresh secret, so nobody can know the next."""
        if self.shared is not None:
            spot = spots_in(self.record.positions)[-1]
            assert spot is not None
            self.step(self.shared.outcome(self.position, spot))
            return
        seed = secrets.token_hex(16) if self.seed is None else self.seed
        self.step(record.draw(self.position, seed, len(self.record.steps)).text)

    def ask_dice(self) -> None:
        """What the real dice show. What is no die, such as a deck, the program may draw."""
        self.show()
        self.screen.line(self.face.question(self.position))
        lots = self.position.lots
        is_deck = lots is not None and not lots.back

        def take(answer: str) -> None:
            if is_deck and not answer:
                self.draw_dice()
            else:
                self.step(answer)

        self.ask(take)

    # Moves

    def show(self, title: str | None = None) -> None:
        """The table as it lies now, with what has happened since it was shown last."""
        if self.people:  # what bots did among themselves stays to be read
            self.screen.clear()
        self.screen.lines(self.news)
        self.news = []
        self.screen.line()
        self.screen.title(title or self.title())
        self.screen.table(self.face, self.position)

    def title(self) -> str:
        name = self.seats[self.position.turn].name
        game = self.say.game(self.record.game)
        return self.say("turn-title", game=game, name=name)

    def ask_move(self, seat: Seat) -> None:
        self.show()
        self.screen.line()
        self.screen.line(self.say("ask-move", name=seat.name))
        moves = self.position.moves
        choices = [
            (self.face.key(move), self.face.move_name(self.position, move)) for move in moves
        ]
        # Numbers first: tiles, dice and mounds are what the eye has just been on.
        self.screen.choices(sorted(choices, key=lambda choice: not choice[0].isdecimal()))
        one = "yes" if len(moves) == 1 else "no"
        without_hints = self.shared is not None
        self.screen.line(self.say("day-ask-hint" if without_hints else "ask-hint", one=one))
        self.ask(lambda answer: self.step(self.chosen(answer)))

    def ask(self, take: Callable[[str], None]) -> None:
        """Ask until an answer can be taken, or a command changed what is on the table."""
        while True:
            answer = unicodedata.normalize("NFKC", self.screen.ask()).strip()
            try:
                anew = self.command(answer)
                if anew is None:
                    take(answer)
                    return
                if anew:
                    return
            except WormeryError as error:
                self.screen.wrong(error.in_language(self.say.language))

    def chosen(self, answer: str) -> str:
        """The move that was typed, by its key or by its name; legal or not."""
        moves = self.position.moves
        if not answer:
            if len(moves) == 1:
                return moves[0].text
            raise UnknownMoveError("choose-one")
        move = self.face.moves_by_key().get(answer.casefold())
        return move.text if move is not None else answer

    def command(self, answer: str) -> bool | None:
        """Do what is no move: None if it was one, else whether to show the table anew."""
        word, _, rest = answer.partition(" ")
        word = word.casefold()
        if word == COMMENT:
            self.comment(rest)
        elif rest or word not in (LEAVE, UNDO, HINT, HELP):
            return None
        elif word == LEAVE:
            raise Left
        elif word == UNDO:
            self.undo()
            return True
        elif word == HINT:
            self.hint()
        else:
            self.help()
        return False

    def undo(self) -> None:
        """Take back the person's own last move; dice stay as they fell."""
        undone = self.record.undo()
        mover = undone.position.actor
        if mover not in self.people or self.position.actor not in (mover, CHANCE):
            raise OptionError("undo-not-yours")
        move = self.record.game.move(self.record.steps[-1])
        name, taken_back = self.seats[mover].name, self.face.move_name(undone.position, move)
        self.record = undone
        save_record(self.record, self.path)
        self.tell([self.say("undone", name=name, move=taken_back)])

    def comment(self, text: str) -> None:
        if not text.strip():
            raise OptionError("comment-empty")
        self.record = self.record.comment(text.strip())
        save_record(self.record, self.path)
        self.screen.line(self.say("commented"))

    def hint(self) -> None:
        """What the coach would do here, and why."""
        if self.shared is not None:
            raise OptionError("day-no-hint")
        from wormery.terminal.odds import hint

        self.screen.lines(hint(self.position, self.face, self.say))

    def help(self) -> None:
        example = self.record.game.moves[0].text
        self.screen.lines(self.say("help-keys", move=example).splitlines())
        if self.face.rules_page is not None:
            self.screen.line(self.say("help-rules", page=self.face.rules_page))
