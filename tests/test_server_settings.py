"""Settings: one table for flags, variables, files and the docs; what is wrong is said well."""

from __future__ import annotations

import os
import stat
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tests import forking
from tests.outsiders import THUMB
from tests.tables import serving

from wormery.server.configuring import SettingError, configure
from wormery.server.setting_table import LIMIT_TYPES, SETTINGS, limit_variable
from wormery.server.settings import PROFILES, Limits, Settings
from wormery.server.store.private import keep_private
from wormery.terminal.quick import help_sentences

DOCS = (Path(__file__).parents[1] / "docs/settings.md").read_text(encoding="utf-8")
TOKEN = "correct-horse-battery"


def settings_of(
    flags: dict[str, Any] | None = None, environment: dict[str, str] | None = None
) -> Settings:
    return configure(flags or {}, environment or {}, lambda given: given or "own").settings


def test_without_any_word_the_settings_are_the_defaults() -> None:
    assert settings_of() == Settings("own")


def test_every_setting_is_one_of_the_table() -> None:
    """Nothing can be set that has no flag, no variable and no key."""
    fed = {"origins": "origin", "archive_after": "archive"}
    names = {fed.get(one.name, one.name) for one in fields(Settings)}
    assert names <= {setting.name for setting in SETTINGS}
    assert set(LIMIT_TYPES) == {one.name for one in fields(Limits)}


# As someone would write each, and what becomes of it.
SAMPLES: dict[str, tuple[str, str, object]] = {
    "host": ("0.0.0.0", "host", "0.0.0.0"),
    "port": ("8000", "port", 8000),
    "database": ("games.db", "database", "games.db"),
    "base_path": ("worms/", "base_path", "/worms"),
    "origin": ("https://a.example", "origins", ("https://a.example",)),
    "https": ("yes", "https", True),
    "proxy": ("10.0.0.5,172.16.0.0/12", "proxy", ("10.0.0.5", "172.16.0.0/12")),
    "players": ("mine other", "players", ("mine", "other")),
    "player_files": (str(THUMB), "player_files", (str(THUMB),)),
    "daily_key": ("club-of-worms", "daily_key", "club-of-worms"),
    "open_tables": ("no", "open_tables", False),
    "longest_thinking": ("2.5", "longest_thinking", 2.5),
    "archive": ("0.5", "archive_after", 43_200),
    "keep_finished": ("90", "keep_finished", 90 * 86_400),
    "keep_abandoned": ("forever", "keep_abandoned", None),
    "log": ("debug", "log", "debug"),
    "log_format": ("plain", "log_format", "plain"),
    "metrics_token": (TOKEN, "metrics_token", TOKEN),
    "operator_token": (TOKEN, "operator_token", TOKEN),
    "push_contact": ("mailto:me@a.example", "push_contact", "mailto:me@a.example"),
    "limits": ("club", "limits", PROFILES["club"]),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_each_setting_by_flag_by_variable_and_by_file(name: str, tmp_path: Path) -> None:
    text, attribute, value = SAMPLES[name]
    (setting,) = (one for one in SETTINGS if one.name == name)
    file = tmp_path / "settings.toml"
    file.write_text(f'{name} = "{text}"\n', encoding="utf-8")
    given: object = [text] if setting.many else text
    ways = (
        settings_of({name: given}),
        settings_of({}, {setting.variable: text}),
        settings_of({"config": str(file)}),
        settings_of({}, {"WORMERY_CONFIG": str(file)}),
    )
    assert [getattr(way, attribute) for way in ways] == [value] * 4


def test_all_samples_are_there() -> None:
    rest = {"limit", "metrics_token_file", "operator_token_file"}
    rest |= {"push_key", "push_key_file"}  # they need a contact: tests/test_server_push.py
    assert {setting.name for setting in SETTINGS} - rest == SAMPLES.keys()


def test_a_flag_beats_a_variable_beats_a_file_beats_the_default(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(
        'port = 1\nhost = "::"\nhttps = true\nproxy = ["10.0.0.1", "10.0.0.2"]\n'
        'limits = "club"\n[limit]\nsockets = 5\nrequests_burst = 6\ntables_burst = 7\n'
    )
    effective = configure(
        {"config": str(file), "port": "3", "limit": ["sockets=9"]},
        {"WORMERY_PORT": "2", "WORMERY_HTTPS": "no", "WORMERY_LIMIT_REQUESTS_BURST": "8"},
        lambda given: given or "own",
    )
    settings, sources = effective.settings, effective.sources
    assert (settings.port, settings.https, settings.host) == (3, False, "::")
    assert settings.proxy == ("10.0.0.1", "10.0.0.2")
    limits = settings.limits
    assert (limits.sockets, limits.requests_burst, limits.tables_burst) == (9, 8, 7)
    assert limits.sockets_per_address == PROFILES["club"].sockets_per_address
    assert sources["port"] == "--port"
    assert sources["https"] == "WORMERY_HTTPS"
    assert sources["host"] == f"{file}: host"
    assert sources["log"] == ""
    assert effective.limit_sources["sockets"] == "--limit sockets"


@pytest.mark.parametrize("name", LIMIT_TYPES)
def test_each_limit_on_its_own(name: str) -> None:
    flag = settings_of({"limit": [f"{name}=7"]})
    variable = settings_of({}, {limit_variable(name): "7"})
    assert getattr(flag.limits, name) == getattr(variable.limits, name) == 7


@pytest.mark.parametrize(
    ("flags", "environment", "file", "words"),
    [
        ({"log": "foo"}, {}, "", ("--log", "foo", "debug, info, warning, error")),
        ({"database": "mysql://x/y"}, {}, "", ("--database", "mysql", "postgresql://")),
        ({"database": ""}, {}, "", ("--database", "postgresql://")),
        ({"archive": "-1"}, {}, "", ("--archive", "-1", "above 0")),
        ({"archive": "nan"}, {}, "", ("--archive", "nan")),
        ({"port": "70000"}, {}, "", ("--port", "70000", "65535")),
        ({"proxy": ["nginx"]}, {}, "", ("--proxy", "172.16.0.0/12")),
        ({"origin": ["https://a/b"]}, {}, "", ("--origin", "https://example.org")),
        ({"origin": ["http://["]}, {}, "", ("--origin", "https://example.org")),
        ({"base_path": "/a/../b"}, {}, "", ("--base-path", "/worms")),
        ({"limits": "pub"}, {}, "", ("--limits", "home, club, site, none")),
        ({"limit": ["socket=1"]}, {}, "", ("--limit socket", "no such", "are: sockets,")),
        ({"limit": ["sockets=0"]}, {}, "", ("--limit sockets", "above 0")),
        ({"limit": ["sockets=1.5"]}, {}, "", ("--limit sockets", "whole")),
        ({"limit": ["sockets"]}, {}, "", ("--limit sockets", "above 0")),
        ({}, {"WORMERY_PORT": "http"}, "", ("WORMERY_PORT", "http", "65535")),
        ({}, {"WORMERY_PROXI": "::1"}, "", ("WORMERY_PROXI", "no such", "are: WORMERY_PROXY")),
        ({}, {"WORMERY_HTTPS": "maybe"}, "", ("WORMERY_HTTPS", "true, false")),
        ({}, {}, 'prot = 1\n[x]\na = "b"', ("settings.toml: prot", "no such", "are: port")),
        ({}, {}, "port = [1]", ("settings.toml: port", "65535")),
        ({}, {}, "proxy = [1]", ("settings.toml: proxy", "10.0.0.5")),
        ({}, {}, "limit = 3", ("settings.toml: limit", "above 0")),
        ({}, {}, "[limit]\nsocket = 3", ("limit socket", "are: sockets")),
        ({}, {}, "port =", ("settings.toml cannot be read",)),
        ({}, {}, "a = " + "[" * 5000, ("settings.toml cannot be read",)),
        ({"config": "/nowhere/x.toml"}, {}, "", ("/nowhere/x.toml cannot be read",)),
        ({"metrics_token": "short"}, {}, "", ("--metrics-token", "16 to 512")),
        (
            {"metrics_token": TOKEN, "metrics_token_file": "/x"},
            {},
            "",
            ("--metrics-token and --metrics-token-file",),
        ),
        ({"operator_token_file": "/nowhere/t"}, {}, "", ("/nowhere/t cannot be read",)),
    ],
)
def test_what_is_wrong_is_named_with_what_is_possible(
    flags: dict[str, Any],
    environment: dict[str, str],
    file: str,
    words: tuple[str, ...],
    tmp_path: Path,
) -> None:
    if file:
        path = tmp_path / "settings.toml"
        path.write_text(file, encoding="utf-8")
        flags = {**flags, "config": str(path)}
    with pytest.raises(SettingError) as wrong:
        settings_of(flags, environment)
    for language in ("en", "nl", "de", "fr", "zh-Hant"):
        assert wrong.value.in_language(language)
    for word in words:
        assert word in str(wrong.value)
    assert "short" not in str(wrong.value), "a secret is never shown"


def test_variables_of_others_are_left_alone() -> None:
    """Kubernetes makes such for a service called wormery."""
    others = {
        "WORMERY_LANGUAGE": "nl",
        "WORMERY_PORT": "tcp://10.0.0.1:80",
        "WORMERY_SERVICE_HOST": "10.0.0.1",
        "WORMERY_PORT_80_TCP": "x",
    }
    assert settings_of({}, others) == Settings("own")


def test_a_secret_may_be_the_content_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n", encoding="utf-8")
    by_variable = settings_of({}, {"WORMERY_OPERATOR_TOKEN_FILE": str(file)})
    assert by_variable.operator_token == TOKEN
    # A flag still beats it, whichever of the two forms it has.
    other = "another-token-of-mine"
    both = settings_of({"operator_token": other}, {"WORMERY_OPERATOR_TOKEN_FILE": str(file)})
    assert both.operator_token == other


# The docs


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_the_docs_have_every_setting(setting: Any) -> None:
    variable = "`WORMERY_LIMIT_…`" if setting.name == "limit" else f"`{setting.variable}`"
    default = f"`{setting.default}`" if setting.default else ""
    text = help_sentences("en")[setting.help]
    expected = row(f"`{setting.name}`", f"`{setting.flag}`", variable, default, text)
    assert expected in DOCS


@pytest.mark.parametrize("name", LIMIT_TYPES)
def test_the_docs_have_every_limit(name: str) -> None:
    numbers = [f"{getattr(PROFILES[one], name):,.10g}" for one in ("home", "club", "site")]
    assert row(f"`{name}`", *numbers)[:-1] in DOCS


# The command


def serve(
    *flags: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "WORMERY_LANGUAGE": "en", **(environment or {})}
    return forking.run("serve", *flags, timeout=60, env=variables)


def test_the_settings_in_force_are_shown_without_secrets(tmp_path: Path) -> None:
    url = "postgresql://me:password@db/games"
    environment = {"WORMERY_METRICS_TOKEN": TOKEN, "WORMERY_DATABASE": url}
    shown = serve(
        "--port", "99", "--limits", "club", "--show-settings", environment=environment
    )
    assert shown.returncode == 0, shown.stderr
    assert "port = 99  # --port" in shown.stdout
    assert 'host = "127.0.0.1"  # default' in shown.stdout
    assert "sockets_per_address = 1000  # limits = club" in shown.stdout
    assert "WORMERY_METRICS_TOKEN" in shown.stdout
    assert "password" not in shown.stdout
    assert TOKEN not in shown.stdout
    # It is a settings file, but for the secrets.
    file = tmp_path / "shown.toml"
    file.write_text(shown.stdout, encoding="utf-8")
    assert settings_of({"config": str(file)}).limits == PROFILES["club"]


@pytest.mark.parametrize("kind", ["folder", "file", "parent"])
def test_a_database_that_cannot_be_written_is_told_in_a_sentence(
    kind: str, tmp_path: Path
) -> None:
    file = tmp_path / ("deeper/tables.db" if kind == "parent" else "tables.db")
    if kind == "file":
        file.touch(0o444)
    else:
        tmp_path.chmod(0o555)
    with forking.Forked[str](
        *("tests.powerless", "serve", "--port", "0", "--database", str(file)),
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "WORMERY_LANGUAGE": "en"},
    ) as stopped:
        _, told = stopped.communicate(timeout=60)
    tmp_path.chmod(0o755)
    assert stopped.returncode == 1
    assert "Traceback" not in told
    assert f"{file} cannot be used: Permission denied" in told


def test_a_port_is_no_number_with_commas() -> None:
    stopped = serve("--host", "192.0.2.1", "--port", "18470", "--database", ":memory:")
    assert stopped.returncode == 1
    assert "192.0.2.1:18470 " in stopped.stderr


def test_the_files_of_a_database_are_for_their_owner(tmp_path: Path) -> None:
    def modes() -> dict[str, int]:
        return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}

    folder = tmp_path / "new"
    umask = os.umask(0o000)
    try:
        with serving(folder / "tables.db"):
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            found = modes()
        assert found.keys() == {
            "tables.db",
            "tables.db-wal",
            "tables.db-shm",
            "tables.db.lock",
        }
        assert set(found.values()) == {0o600}
    finally:
        os.umask(umask)
    # What an older version has left open is closed.
    for one in folder.iterdir():
        one.chmod(0o644)
    with serving(folder / "tables.db") as server:
        assert set(modes().values()) == {0o600}
    assert any("others could read this file" in line for line in server.log)
    keep_private(folder / "tables.db")
    assert set(modes().values()) == {0o600}
