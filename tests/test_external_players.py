"""Players that are programs of their own: the protocol, the two examples, and bad ones."""

from __future__ import annotations

import gc
import os
import pickle
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import random_positions
from tests.outsiders import (
    EXAMPLES,
    THUMB,
    THUMB_JS,
    left_behind,
    path_with_node,
    program,
    wait_until_gone,
)

from wormery import games
from wormery.games import Position
from wormery.games.errors import WormeryError
from wormery.locales import LANGUAGES
from wormery.players.external import (
    ExternalPlayer,
    PlayerError,
    Program,
    ProgramError,
    ProtocolError,
)
from wormery.players.external.protocol import (
    LONGEST_LINE,
    MOST_SAID,
    About,
    Answer,
    Answering,
    Greeting,
    Lines,
    question,
)

SPECIFICATION = Path(__file__).parents[1] / "docs" / "player-protocol.md"
LONGEST_QUESTION = 16_384  # bytes of a line of ours, as the specification says
FIRST = games.parse("regenwormen 2 - A 21-36 -/- :1135WWWW")
FAST = "seconds = 0.05"


@pytest.fixture(autouse=True)
def _node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", path_with_node())


def ask(file: Path, position: Position = FIRST, times: int = 1) -> str:
    """What a program answers; it is ended in peace."""
    with ExternalPlayer.named(str(file)) as player:
        return [str(player.choose(position, Random(1))) for _ in range(times)][-1]


def failure(file: Path, times: int = 1) -> str:
    with pytest.raises(PlayerError) as failed:
        ask(file, times=times)
    for language in LANGUAGES:
        assert file.stem in failed.value.in_language(language)
    return str(failed.value)


# The specification


def dialogue() -> list[tuple[str, str]]:
    text = SPECIFICATION.read_text(encoding="utf-8")
    return re.findall(r"(?m)^    ([<>]) (.*)$", text)


def test_the_dialogue_of_the_specification_is_what_the_example_says() -> None:
    told = "".join(f"{line}\n" for who, line in dialogue() if who == ">")
    words = [sys.executable, str(EXAMPLES / "thumb.py")]
    done = subprocess.run(words, input=told, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [line for who, line in dialogue() if who == "<"]


def test_the_dialogue_of_the_specification_is_what_we_say(tmp_path: Path) -> None:
    """A program that notes what it hears is asked what is asked there."""

    class Given(Random):
        seeds = (line for line in (4711, 815))

        def randrange(self, *_: object) -> int:
            return next(self.seeds)

    file = program(
        tmp_path,
        first="heard = open('heard', 'w')\n"
        "class Noting:\n"
        "    def __iter__(self):\n"
        "        for line in iter(sys.__stdin__.readline, ''):\n"
        "            print(line, end='', file=heard, flush=True)\n"
        "            yield line\n"
        "sys.stdin = Noting()",
        hello="'option dice number 3 0 7', 'hello 1'",
        settings="[options]\ndice = 2",
    )
    after = FIRST.after("keep W")
    with ExternalPlayer.named(str(file)) as player:
        random = Given()
        for position in (FIRST, after):
            player.choose(position, random)
    heard = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()
    assert heard == [line for who, line in dialogue() if who == ">"]


@pytest.mark.parametrize("name", games.GAMES)
def test_every_question_fits_the_specification(name: str) -> None:
    """Of every game that there is, also with a mound set of one's own spelled out."""
    for position in positions(games.load(name)):
        for line in question(position, 5000, 1):
            assert len(line.encode()) < LONGEST_QUESTION
            assert line.isprintable()
        assert not any("|" in move.text for move in position.moves)


def positions(game: games.AnyGame, games_each: int = 3) -> Iterator[Position]:
    """Where a seat has to choose, in some games."""
    for seed in range(games_each):
        start = game.start(seats=game.seats[seed % len(game.seats)])
        found = random_positions(start, Random(seed), 2000)
        yield from (position for position in found if position.actor >= 0)


# What a player says


@given(said=st.binary(max_size=400), cuts=st.lists(st.integers(0, 400), max_size=6))
def test_bytes_become_lines_however_they_arrive(said: bytes, cuts: list[int]) -> None:
    """Whole lines of text or a named error, and the same for every way to cut them."""

    def read(parts: list[bytes]) -> list[str]:
        lines, found = Lines(), []
        try:
            for part in parts:
                lines.feed(part)
                while (line := lines.next()) is not None:
                    found.append(line)
        except ProtocolError as error:
            found.append(error.sentence_id)
        return found

    places = sorted({0, len(said), *(cut for cut in cuts if cut < len(said))})
    parts = [said[a:b] for a, b in pairwise(places)]
    assert read(parts) == read([said])
    assert all(line.isprintable() for line in read([said]))


words = st.one_of(
    st.sampled_from(["name", "option", "games", "hello", "move", "chances", "info", "error"]),
    st.text(max_size=20),
)


@given(st.lists(st.lists(words, max_size=6).map(" ".join), max_size=8))
def test_whatever_is_said_is_understood_or_refused_by_name(said: list[str]) -> None:
    for listening, kind in ((Greeting(), About), (Answering(3), Answer)):
        refused = ""
        for line in said:
            try:
                found = listening.take(line)
            except ProtocolError as error:
                refused = str(error)
                break
            assert found is None or isinstance(found, kind)
        assert len(refused) < 1000
        assert refused.isprintable()


@given(
    st.lists(st.floats(0, 1), min_size=3, max_size=3),
    st.from_regex(r"[a-z]+( [0-9])?", fullmatch=True),
)
def test_an_answer_is_read_as_it_was_meant(chances: list[float], move: str) -> None:
    listening = Answering(3)
    told = [chance / max(1.0, sum(chances)) for chance in chances]
    assert listening.take("info by rule of thumb") is None
    assert listening.take(f"chances {' '.join(f'{one:.6f}' for one in told)}") is None
    answer = listening.take(f"move {move}")
    assert answer is not None
    assert (answer.move, answer.remarks) == (move, ("by rule of thumb",))
    assert answer.chances == pytest.approx(told, abs=1e-6)


def test_lines_have_a_limit_in_number_and_length() -> None:
    lines = Lines()
    lines.feed(b"x" * LONGEST_LINE + b"\n")
    assert lines.next() == "x" * LONGEST_LINE
    lines.feed(b"x" * (LONGEST_LINE + 1))
    with pytest.raises(ProtocolError, match=r"4,096"):
        lines.next()
    many = Lines()
    for _ in range(MOST_SAID // 2):
        many.feed(b"a\n")
        assert many.next() == "a"
    with pytest.raises(ProtocolError, match=r"65,536"):
        many.feed(b"a")


@pytest.mark.parametrize(
    "line",
    [
        "option dice number 9 0 7",
        "option dice number 3 0",
        "option dice number three 0 7",
        "option style choice wild calm",
        "option bold switch perhaps",
        "option bad!name text x",
        "option style colour red",
        "name",
        f"author {'x' * 300}",
        "hello 2",
        "games",
        "move keep 1",
        "hello",
        "",
        " ",
    ],
)
def test_an_introduction_that_does_not_fit_is_refused(line: str) -> None:
    with pytest.raises(ProtocolError):
        Greeting().take(line)


@pytest.mark.parametrize(
    "line", ["chances 0.5", "chances 0.5 0.6", "chances 1 nan", "chances -1 1", "chances x y"]
)
def test_chances_that_are_none_are_refused(line: str) -> None:
    with pytest.raises(ProtocolError, match="chances"):
        Answering(2).take(line)


# The examples


def test_the_examples_play_alike_in_every_position() -> None:
    """One rule of thumb in two languages; a game that neither knows is played by the seed."""
    with (
        ExternalPlayer.named(str(THUMB)) as python,
        ExternalPlayer.named(str(THUMB_JS)) as node,
    ):
        for name in ("regenwormen", "it-happens"):
            for number, position in enumerate(positions(games.load(name), 2)):
                one = python.choose(position, Random(number))
                assert one == node.choose(position, Random(number)), position
                assert one in position.moves
        assert python.introduce().options["dice"].default == "3"
        told = node.answer(FIRST, Random(1))
    assert told.chances == (0.5, 0.5)
    assert told.remarks == ("by rule of thumb, of 4",)


def test_the_examples_do_not_know_wormery() -> None:
    for example in (EXAMPLES / "thumb.py", EXAMPLES / "thumb.mjs"):
        imports = re.findall(r"(?m)^(?:import|from) .*", example.read_text(encoding="utf-8"))
        assert imports
        assert not any("wormery" in line for line in imports)


# One that fails is ended and named

BAD = {
    "hangs": ("time.sleep(99)", r"no move within 0.05 s"),
    "crashes": ("1 / 0", r"exit code 1\).*ZeroDivisionError"),
    "exits": ("os._exit(7)", r"exit code 7\)"),
    "dies": ("os.kill(os.getpid(), 9)", r"exit code 137\)"),
    "cheats": ("say('move take 36')", r"answered “take 36”.*\(RW-4\)"),
    "invents": ("say('move castle')", r"answered “castle”.*not a move of this game"),
    "plays another game": ("say('move place 1')", r"answered “place 1”.*not a move"),
    "prints": ("print('thinking …'); say('move keep 1')", r"“thinking …”.*standard error"),
    "babbles": ("say('info ' + 'x' * 100); " * 700, r"65,536 bytes"),
    "rambles": ("sys.stdout.write('x' * 5_000_000)", r"4,096 bytes"),
    "is no text": (r"os.write(1, b'move \xff\xfe\n')", r"isn’t UTF-8"),
    "hides": (r"say('move keep 1\a')", r"can’t be printed"),
    "closes": ("os.close(1); time.sleep(99)", r"closed its standard output"),
    "gives up": ("say('error no idea')", r"gave up: no idea"),
    "answers nothing": ("say('move')", r"“move”"),
    "foresees": ("say('chances 2 0', 'move keep 1')", r"“chances 2 0”.*2 seats"),
    "has children": (
        "subprocess.Popen(['sleep', '99']); subprocess.Popen(['sleep', '99'], "
        "start_new_session=True); os._exit(3)",
        r"exit code 3\)",
    ),
    "allocates": ("x = [bytearray(2**26) for _ in range(99)]", r"MemoryError"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_player_that_fails_is_ended_and_named(tmp_path: Path, kind: str) -> None:
    go, sentence = BAD[kind]
    limit = FAST if kind == "hangs" else "seconds = 120"
    file = program(tmp_path, go=go, settings=f"{limit}\nmebibytes = 512")
    said = failure(file)
    assert re.search(sentence, said), said
    assert left_behind(tmp_path) == []


START = {
    "says nothing": ({"first": "time.sleep(99)"}, r"ready within 0.05 s"),
    "speaks another version": ({"hello": "'hello 7'"}, r"version 1.*hello 7"),
    "ends at once": ({"first": "sys.exit('no licence')"}, r"exit code 1\).*no licence"),
    "plays nothing of ours": ({"hello": "'games chess go', 'hello 1'"}, r"only: chess, go"),
    "has no such option": ({"settings": "[options]\nstyle = 'calm'"}, r"no option “style”"),
    "has no such value": (
        {"hello": "'option dice number 3 0 7', 'hello 1'", "settings": "[options]\ndice = 9"},
        r"“9” is not a value of the option dice.*0 … 7",
    ),
}


@pytest.mark.parametrize("kind", START)
def test_a_player_that_cannot_start_is_ended_and_named(tmp_path: Path, kind: str) -> None:
    given, sentence = START[kind]
    seconds = 0.05 if kind == "says nothing" else 120
    settings = f"start_seconds = {seconds}\n{given.get('settings', '')}"
    file = program(tmp_path, **{**given, "settings": settings})
    said = failure(file)
    assert re.search(sentence, said), said
    assert left_behind(tmp_path) == []


def test_what_is_said_unasked_ends_a_player(tmp_path: Path) -> None:
    both_at_once = r"os.write(1, b'move keep 1\nmove keep 3\n')"
    file = program(tmp_path, go=both_at_once)
    assert "without being asked: “move keep 3”" in failure(file, times=2)


def test_stop_is_the_last_chance(tmp_path: Path) -> None:
    """Who thinks until it is told to stop plays on."""
    file = program(tmp_path, go="sys.stdin.readline(); say('move keep 5')", settings=FAST)
    assert ask(file, times=2) == "keep 5"


def test_one_that_will_not_quit_is_ended(tmp_path: Path) -> None:
    file = program(
        tmp_path,
        first="import signal; signal.signal(15, 1)",
        quit="time.sleep(60); open('quitted', 'w').close()",
    )
    assert ask(file) == "keep W"
    assert left_behind(tmp_path) == []
    assert not (tmp_path / "quitted").exists(), "it was waited for"


def test_one_that_quits_leaves_nothing_behind(tmp_path: Path) -> None:
    helper = "subprocess.Popen(['sleep', '99'], start_new_session=True)"
    assert ask(program(tmp_path, first=helper)) == "keep W"
    assert left_behind(tmp_path) == []


def test_after_a_failure_it_begins_anew(tmp_path: Path) -> None:
    """The first time it is asked it fails, as if by accident."""
    file = program(
        tmp_path,
        go="known = os.path.exists('once'); open('once', 'w').close()\n"
        "        say('move keep 3' if known else 'nonsense')",
    )
    with ExternalPlayer.named(str(file)) as player:
        with pytest.raises(PlayerError, match="nonsense"):
            player.choose(FIRST, Random(1))
        assert str(player.choose(FIRST, Random(1))) == "keep 3"


# Not as it was described


def test_a_description_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    for content, sentence in {
        "": "“command” is missing",
        "command = []": "“command” is missing",
        "command = 5": "“command” is missing",
        "command = [": "Can’t read the player",
        "command = ['no-such-program-here']": "there’s no program “no-such-program-here”",
        "command = ['./not-there.py']": "there’s no program “./not-there.py”",
        "command = ['./plain.txt']": r"isn’t executable.*chmod \+x",
        "command = ['true']\nname = 'expert'": "one of the levels is called “expert”",
        "command = ['true']\nname = 'a b'": "“name” is missing or",
        "command = ['true']\nseconds = 0": "“seconds” is missing or",
        "command = ['true']\nsecond = 5": "unknown key “second”.*seconds",
        "command = ['true']\noptions = 5": "“options” is missing or",
        "command = ['true']\n[options]\na = []": "“options.a” is missing or",
    }.items():
        file = tmp_path / "one.toml"
        (tmp_path / "plain.txt").write_text("hello", encoding="utf-8")
        file.write_text(content, encoding="utf-8")
        with pytest.raises(ProgramError) as refused:
            Program.read(str(file))
        assert re.search(sentence, str(refused.value)), (content, str(refused.value))
    for text in ("exec:", "exec:'", "nowhere.toml"):
        with pytest.raises(ProgramError):
            Program.read(text)


def test_one_that_cannot_be_executed_says_so(tmp_path: Path) -> None:
    script = tmp_path / "player"
    script.write_bytes(b"\x7fELF no program")
    script.chmod(0o755)
    file = tmp_path / "player.toml"
    file.write_text("command = ['./player']", encoding="utf-8")
    assert "can’t be started: Exec format error." in failure(file)


def test_a_command_line_is_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path)
    monkeypatch.chdir(tmp_path)
    given = Program.read(f"exec:{shlex.quote(sys.executable)} player_player.py")
    assert given.name == "player_player"
    with ExternalPlayer(given) as player:
        assert str(player.choose(FIRST, Random(1))) == "keep W"


def test_secrets_of_ours_are_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORMERY_OPERATOR_TOKEN", "a-secret-of-the-server")
    file = program(tmp_path, go="say('error ' + str(sorted(os.environ)))")
    told = failure(file)
    assert "PATH" in told or "…" in told
    assert "WORMERY" not in told


# Processes


def test_nothing_is_left_when_we_are_killed(tmp_path: Path) -> None:
    """With a program that has children of its own, which have left its group."""
    helper = "subprocess.Popen(['sleep', '99'], start_new_session=True)"
    file = program(tmp_path, first=helper, go="time.sleep(99)", settings="seconds = 99")
    ours = subprocess.Popen(
        [
            *(sys.executable, "-c"),
            "import sys; from random import Random; from wormery import games;"
            "from wormery.players.external import ExternalPlayer;"
            "ExternalPlayer.named(sys.argv[1]).choose(games.parse(sys.argv[2]), Random(1))",
            *(str(file), FIRST.text),
        ]
    )
    end = time.monotonic() + 60
    while len(left_behind(tmp_path)) < 3:  # the program, its child and the keeper
        assert time.monotonic() < end
        time.sleep(0.02)
    ours.kill()
    ours.wait()
    wait_until_gone(tmp_path)


def test_a_keeper_that_is_killed_takes_its_program_along(tmp_path: Path) -> None:
    player = ExternalPlayer.named(str(program(tmp_path)))
    player.introduce()
    keepers = [
        one
        for one in left_behind(tmp_path)
        if b"keeper.py" in Path(f"/proc/{one}/cmdline").read_bytes()
    ]
    os.kill(keepers[0], signal.SIGKILL)
    wait_until_gone(tmp_path)
    with pytest.raises(PlayerError, match=r"-9|137"):
        player.choose(FIRST, Random(1))


def test_who_is_forgotten_is_ended(tmp_path: Path) -> None:
    player = ExternalPlayer.named(str(program(tmp_path)))
    player.introduce()
    assert left_behind(tmp_path)
    del player
    gc.collect()
    wait_until_gone(tmp_path)


def test_a_forked_process_has_a_program_of_its_own(tmp_path: Path) -> None:
    """And the first one's goes on: each hears only its own answers."""
    with ExternalPlayer.named(str(program(tmp_path))) as player:
        player.introduce()
        before = left_behind(tmp_path)
        child = os.fork()
        if child == 0:
            code = 1
            try:
                fine = str(player.choose(FIRST, Random(1))) == "keep W"
                player.close()
                code = 0 if fine else 2
            finally:
                os._exit(code)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        assert str(player.choose(FIRST, Random(1))) == "keep W"
        assert left_behind(tmp_path) == before
    assert left_behind(tmp_path) == []


def test_threads_take_turns(tmp_path: Path) -> None:
    file = program(tmp_path, go="time.sleep(0.01); say('move ' + moves[-1])")
    found: list[str] = []
    with ExternalPlayer.named(str(file)) as player:
        after = FIRST.after("keep W")

        def play(position: Position) -> None:
            for _ in range(10):
                move = player.choose(position, Random(1))
                found.append(f"{move} {move in position.moves}")

        threads = [threading.Thread(target=play, args=(one,)) for one in (FIRST, after)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(set(found)) == ["give up True", "keep W True"]
    assert len(found) == 20


def test_a_player_can_be_sent_to_another_process(tmp_path: Path) -> None:
    player = ExternalPlayer.named(str(program(tmp_path)))
    again: ExternalPlayer = pickle.loads(pickle.dumps(player))
    assert again.program == player.program
    with again:
        assert again.choose(FIRST, Random(1)) in FIRST.moves


def test_an_interrupt_ends_the_question(tmp_path: Path) -> None:
    """The late answer must not be taken for that to the next question."""
    interrupt = f"os.kill({os.getpid()}, 2); time.sleep(60); say('move ' + moves[-1])"
    file = program(tmp_path, go=interrupt, settings="seconds = 120")
    with ExternalPlayer.named(str(file)) as player:
        with pytest.raises(KeyboardInterrupt):
            player.choose(FIRST, Random(1))
        wait_until_gone(tmp_path)


def test_errors_survive_the_way_between_processes(tmp_path: Path) -> None:
    file = program(tmp_path, go="say('move castle')")
    with pytest.raises(PlayerError) as failed:
        ask(file)
    again = pickle.loads(pickle.dumps(failed.value))
    assert isinstance(again, WormeryError)
    assert str(again) == str(failed.value)
