"""Settings from flags, variables and a file, each checked; flags beat variables beat files.

What is wrong is said with the place where it stands and with what would be possible there.
"""

from __future__ import annotations

import ipaddress
import math
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from wormery.games.errors import WormeryError
from wormery.players.external import ProgramError, programs_of
from wormery.players.external.program import FILE
from wormery.server.setting_table import (
    BY_NAME,
    CONFIG,
    LIMIT,
    LIMIT_TYPES,
    SETTINGS,
    VARIABLE,
    Setting,
    limit_variable,
)
from wormery.server.settings import DAY, PROFILES, Settings

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("json", "plain")
FOREVER = "forever"
SWITCH = {"true": True, "yes": True, "on": True, "1": True}
SWITCH |= {"false": False, "no": False, "off": False, "0": False}
LARGEST_PORT = 65_535
LONGEST_KEY = 60
MOST_DAYS = 36_500
LARGEST_LIMIT = 10**12
PUSH_NEEDS = ("cryptography", "http_ece", "httpx")
PUSH_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
TOKEN = re.compile(r"[!-~]{16,512}")
KEY = re.compile(r"[!-~]+")
PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
# Variables that are not settings of a server, and those that Kubernetes makes for a service.
OTHERS = re.compile(
    r"WORMERY_(LANGUAGE|LEVEL|PLAIN|NICE|WORKERS|CLUSTER|DEBUG|SERVER|URL|SITE|NODES|PUBLISH"
    r"|(.*_)?SERVICE_(HOST|PORT.*)|PORT_\d+_.*)"
)


class SettingError(WormeryError):
    """A setting that does not exist, or a value that it cannot have."""


class Given(NamedTuple):
    """A value as it was written, and where."""

    value: object
    where: str


@dataclass(frozen=True)
class Effective:
    """The settings, and for each where it comes from; empty if nobody has said anything."""

    settings: Settings
    values: dict[str, Any]
    sources: dict[str, str]
    limit_sources: dict[str, str]


def configure(
    flags: Mapping[str, object],
    environment: Mapping[str, str],
    find_database: Callable[[str | None], str],
) -> Effective:
    """The settings of a server; `flags` has what was given on the command line, by name."""
    variables = {
        name.removeprefix(VARIABLE).lower(): Given(value, name)
        for name, value in environment.items()
        if name.startswith(VARIABLE) and not _is_of_others(name, value)
    }
    config = flags.get(CONFIG) or variables.pop(CONFIG, Given(None, "")).value
    variables.pop(CONFIG, None)
    given = [
        _from_file(Path(str(config))) if config else {},
        _from_environment(variables),
        _from_flags(flags),
    ]
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for setting in SETTINGS:
        if setting.name == LIMIT:
            continue
        found = next((g[setting.name] for g in reversed(given) if setting.name in g), None)
        values[setting.name] = _value(setting, found)
        sources[setting.name] = found.where if found else ""
    _take_from_files(values, sources, given)
    _check_push(values)
    _check_players(values, sources)
    limits, limit_sources = _limits(values["limits"], given)
    settings = Settings(
        database=find_database(values["database"]),
        host=values["host"],
        port=values["port"],
        base_path=values["base_path"] or "",
        origins=values["origin"],
        https=values["https"],
        proxy=values["proxy"],
        players=values["players"],
        player_files=values["player_files"],
        daily_key=values["daily_key"],
        open_tables=values["open_tables"],
        longest_thinking=values["longest_thinking"],
        archive_after=values["archive"] * DAY,
        keep_finished=_in_seconds(values["keep_finished"]),
        keep_abandoned=_in_seconds(values["keep_abandoned"]),
        log=values["log"],
        log_format=values["log_format"],
        metrics_token=values["metrics_token"],
        operator_token=values["operator_token"],
        push_key=values["push_key"],
        push_contact=values["push_contact"],
        limits=replace(PROFILES[values["limits"]], **limits),
    )
    return Effective(settings, values, sources, limit_sources)


def _check_push(values: dict[str, Any]) -> None:
    """A server that pushes says who it is, and has what it takes."""
    if values["push_key"] is None:
        return
    if values["push_contact"] is None:
        raise SettingError("setting-push-contact")
    if any(find_spec(name) is None for name in PUSH_NEEDS):
        raise SettingError("setting-push-needs")


def _check_players(values: dict[str, Any], sources: dict[str, str]) -> None:
    """What programs there are is known before tables can ask for them."""
    where = sources["player_files"]
    try:
        programs = programs_of(values["player_files"])
        for file, program in programs.items():
            if program.name in values["players"]:
                raise ProgramError("outside-name-twice", given=file, player=program.name)
    except ProgramError as error:
        raise SettingError("setting-player-file", where=where, reason=error) from error


# Where values come from: by the name of the setting, limits as `limit` and their own name

Values = dict[str, Given]


def _from_flags(flags: Mapping[str, object]) -> Values:
    found: Values = {}
    for setting in SETTINGS:
        value = flags.get(setting.name)
        if value is None or value == []:
            continue
        if setting.name != LIMIT:
            found[setting.name] = Given(value, setting.flag)
            continue
        for text in value if isinstance(value, list) else [value]:
            name, _, number = str(text).partition("=")
            found[f"{LIMIT} {_limit_name(name.strip(), setting.flag)}"] = Given(
                number.strip(), f"{setting.flag} {name.strip()}"
            )
    return found


def _from_environment(variables: Values) -> Values:
    limits = {limit_variable(name): name for name in LIMIT_TYPES}
    found: Values = {}
    for name, given in variables.items():
        if given.where in limits:
            found[f"{LIMIT} {limits[given.where]}"] = given
        elif name in BY_NAME and name != LIMIT:
            if given.value != "":  # as compose files have it that leave a variable open
                found[name] = given
        else:
            known = [BY_NAME[one].variable for one in BY_NAME if one != LIMIT]
            known.append(f"{VARIABLE}{LIMIT.upper()}_…")
            raise _unknown(given.where, given.where, known)
    return found


def _from_file(file: Path) -> Values:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise SettingError("setting-file", file=str(file), reason=reason) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SettingError("setting-file", file=str(file), reason=str(error)) from error
    found: Values = {}
    for name, value in content.items():
        where = f"{file}: {name}"
        if name not in BY_NAME:
            raise _unknown(where, name, BY_NAME)
        if name != LIMIT:
            found[name] = Given(value, where)
        elif isinstance(value, dict):
            for limit, number in value.items():
                key = f"{LIMIT} {_limit_name(limit, where)}"
                found[key] = Given(number, f"{where}.{limit}")
        else:
            raise _wrong(BY_NAME[LIMIT], Given(value, where))
    return found


def _unknown(where: str, name: str, known: Iterable[str]) -> SettingError:
    """The nearest come first: a sentence may be too short for all of them."""
    near = sorted(known, key=lambda one: -SequenceMatcher(None, name, one).ratio())
    return SettingError("setting-unknown", where=where, known=", ".join(near))


def _is_of_others(name: str, value: str) -> bool:
    return OTHERS.fullmatch(name) is not None or (
        name == BY_NAME["port"].variable and value.startswith("tcp://")
    )


def _limit_name(name: str, where: str) -> str:
    if name not in LIMIT_TYPES:
        raise _unknown(f"{where} {name}", name, LIMIT_TYPES)
    return name


def _limits(profile: str, given: list[Values]) -> tuple[dict[str, Any], dict[str, str]]:
    numbers: dict[str, Any] = {}
    sources = dict.fromkeys(LIMIT_TYPES, "")
    for name, kind in LIMIT_TYPES.items():
        key = f"{LIMIT} {name}"
        found = next((one[key] for one in reversed(given) if key in one), None)
        if found is not None:
            number = _number(str(found.value), 0, LARGEST_LIMIT)
            if not number or (kind is int and number != int(number)):
                raise _wrong(BY_NAME[LIMIT], found)
            numbers[name] = int(number) if kind is int else number
            sources[name] = found.where
    return numbers, sources


def _take_from_files(
    values: dict[str, Any], sources: dict[str, str], given: list[Values]
) -> None:
    """A secret may be the content of a file; the two are one setting."""
    for setting in SETTINGS:
        in_file = f"{setting.name}_file"
        if not setting.secret or values[in_file] is None:
            continue
        for one in reversed(given):
            if setting.name in one and in_file in one:
                both = {"one": one[setting.name].where, "other": one[in_file].where}
                raise SettingError("setting-twice", **both)
            if setting.name in one:
                break
            if in_file in one:
                values[setting.name] = _secret_in(setting, values[in_file], one[in_file].where)
                sources[setting.name] = one[in_file].where
                break


def _secret_in(setting: Setting, file: str, where: str) -> object:
    try:
        text = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SettingError("setting-file", file=file, reason=reason) from error
    return _value(setting, Given(text, where))


# What is possible


def _value(setting: Setting, given: Given | None) -> Any:
    if given is None:
        default = Given(setting.default, "") if setting.default else None
        if default is None:
            return () if setting.many else None
        given = default
    if setting.many:
        return tuple(_one(setting, text, given) for text in _several(setting, given))
    if isinstance(given.value, list | dict):
        raise _wrong(setting, given)
    return _one(setting, _text(given.value), given)


def _several(setting: Setting, given: Given) -> Iterator[str]:
    """The parts of a list, which a flag may give one by one and a variable with commas."""
    for part in given.value if isinstance(given.value, list) else [given.value]:
        if not isinstance(part, str):
            raise _wrong(setting, given)
        yield from re.split(r"[,\s]+", part.strip())


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _one(setting: Setting, text: str, given: Given) -> Any:
    value = CHECKS[setting.kind](text)
    if value is None and not (setting.kind == "days-or-ever" and text == FOREVER):
        raise _wrong(setting, given)
    return value


def _wrong(setting: Setting, given: Given) -> SettingError:
    shown = "…" if setting.secret else _text(given.value)
    possible = POSSIBLE[setting.kind]
    return SettingError("setting-value", where=given.where, given=shown, possible=possible)


def _number(text: str, least: float, most: float) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and least <= number <= most else None


def _host(text: str) -> str | None:
    return text if re.fullmatch(r"[A-Za-z0-9._:%-]{1,255}", text) else None


def _key(text: str) -> str | None:
    return text if KEY.fullmatch(text) and len(text) <= LONGEST_KEY else None


def _port(text: str) -> int | None:
    fits = re.fullmatch(r"[0-9]{1,5}", text) and int(text) <= LARGEST_PORT
    return int(text) if fits else None


def _in_seconds(days: float | None) -> float | None:
    return None if days is None else days * DAY


def _database(text: str) -> str | None:
    scheme, sign, _ = text.partition("://")
    known = scheme.partition("+")[0] in ("postgresql", "sqlite")
    return text if text.strip() and "\0" not in text and (known or not sign) else None


def _path(text: str) -> str | None:
    path = "/" + text.strip("/") if text.strip("/") else ""
    fits = PATH.fullmatch(path) and not {".", ".."} & set(path.split("/"))
    return path if fits else None


def _origin(text: str) -> str | None:
    try:
        parts = urlsplit(text)
    except ValueError:
        return None
    whole = f"{parts.scheme}://{parts.netloc}"
    fits = parts.scheme in ("http", "https") and parts.netloc and text.rstrip("/") == whole
    return whole if fits else None


def _contact(text: str) -> str | None:
    fits = re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+\S*", text)
    return text if fits else None


def _network(text: str) -> str | None:
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    return str(network) if "/" in text else text


def _days(text: str) -> float | None:
    return _number(text, 0, MOST_DAYS) or None


def _seconds(text: str) -> float | None:
    return _number(text, 0, DAY) or None


CHECKS: dict[str, Callable[[str], Any]] = {
    "host": _host,
    "port": _port,
    "database": _database,
    "path": _path,
    "key": _key,
    "origin": _origin,
    "switch": lambda text: SWITCH.get(text.lower()),
    "network": _network,
    "player": lambda text: text or None,
    "player-file": lambda text: text if text.endswith(FILE) else None,
    "days": _days,
    "seconds": _seconds,
    "days-or-ever": _days,
    "level": lambda text: text if text in LEVELS else None,
    "format": lambda text: text if text in FORMATS else None,
    "token": lambda text: text if TOKEN.fullmatch(text) else None,
    "push-key": lambda text: text if PUSH_KEY.fullmatch(text) else None,
    "contact": _contact,
    "file": lambda text: text or None,
    "profile": lambda text: text if text in PROFILES else None,
}
POSSIBLE: dict[str, SettingError | str] = {
    "host": SettingError("possible-host"),
    "port": SettingError("possible-port"),
    "database": SettingError("possible-database"),
    "path": SettingError("possible-path"),
    "key": SettingError("possible-key", most=LONGEST_KEY),
    "origin": SettingError("possible-origin"),
    "switch": "true, false",
    "network": SettingError("possible-network"),
    "player": SettingError("possible-player"),
    "player-file": SettingError("possible-player-file"),
    "days": SettingError("possible-days"),
    "seconds": SettingError("possible-seconds"),
    "days-or-ever": SettingError("possible-days-or-ever"),
    "level": ", ".join(LEVELS),
    "format": ", ".join(FORMATS),
    "token": SettingError("possible-token"),
    "push-key": SettingError("possible-push-key"),
    "contact": SettingError("possible-contact"),
    "file": SettingError("possible-file"),
    "profile": ", ".join(PROFILES),
    "limit": SettingError("possible-limit"),
}
