"""The dashboard and the alerts name only figures that exist, and the guide names all."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wormery.server.metrics import METRICS

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
SUFFIXES = {
    "counter": ("_total",),
    "gauge": ("",),
    "histogram": ("_bucket", "_sum", "_count"),
}
NAME = re.compile(r"[a-zA-Z_:][a-zA-Z0-9_:]*")
# What stands in our queries besides figures: PromQL's own words.
WORDS = {"by", "count", "histogram_quantile", "increase", "label_values", "le", "max"}
WORDS |= {"min", "rate", "sum", "topk", "up"}


def figures() -> set[str]:
    return {
        family.name + suffix
        for family in METRICS.registry.collect()
        for suffix in SUFFIXES[family.type]
    }


def queries() -> Iterator[tuple[str, str]]:
    board: Any = json.loads((DEPLOY / "grafana" / "wormery.json").read_text("utf-8"))
    for panel in board["panels"]:
        for target in panel["targets"]:
            yield f"panel {panel['title']}", target["expr"]
    yield "the list of jobs", board["templating"]["list"][1]["query"]
    yaml: Any = importlib.import_module("yaml")
    rules = yaml.safe_load((DEPLOY / "alerts" / "wormery.yml").read_text("utf-8"))
    for group in rules["groups"]:
        for rule in group["rules"]:
            assert {"alert", "expr", "labels", "annotations"} <= set(rule), rule
            yield f"alert {rule['alert']}", rule["expr"]


def names_in(query: str) -> set[str]:
    """The names in a query, without its labels, strings and times."""
    plain = re.sub(r'"[^"]*"|\[[^\]]*\]|\b(by|without)\s*\([^)]*\)', " ", query)
    plain = re.sub(r"\{[^}]*\}|\b[0-9.]+(e[0-9]+)?\b", " ", plain)
    return set(NAME.findall(plain)) - WORDS - {"job"}


def test_every_figure_that_is_named_exists() -> None:
    have = figures()
    seen: set[str] = set()
    for where, query in queries():
        named = names_in(query)
        assert named <= have, f"{where} names {named - have}"
        seen |= named
    families = {family.name for family in METRICS.registry.collect()}
    shown = {family for family in families if any(name.startswith(family) for name in seen)}
    assert families == shown, "every figure is on the dashboard"


def test_a_misspelt_figure_would_be_found() -> None:
    assert names_in('sum by (le) (rate(wormery_commits_bucket{job="x"}[5m])) > 1e9') == {
        "wormery_commits_bucket"
    }


def test_the_guide_tells_what_to_do_about_every_alert() -> None:
    guide = (ROOT / "docs" / "operating.md").read_text("utf-8")
    alerts = [where.removeprefix("alert ") for where, _ in queries() if where[:6] == "alert "]
    assert len(alerts) > 8
    for alert in alerts:
        assert f"`{alert}`" in guide, f"{alert} is not in docs/operating.md"


def test_the_guide_knows_every_line_of_the_log() -> None:
    """Whatever the server logs is described."""
    guide = (ROOT / "docs" / "operating.md").read_text("utf-8")
    said = re.compile(r'LOG\.(?:info|warning|error)\(\s*"([^"]+)"')
    server = ROOT / "src" / "wormery" / "server"
    logged = {
        event
        for file in server.rglob("*.py")
        for event in said.findall(file.read_text("utf-8"))
    }
    assert len(logged) > 8
    for event in logged:
        assert f"`{event}`" in guide, f"{event} is not in docs/operating.md"
