"""Real proxies in front of real nodes, with the configuration of `deploy/`."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_cache_path

DEPLOY = Path(__file__).parents[1] / "deploy"
UNPACKED = user_cache_path("wormery-tests") / "debian"
WHERE = os.pathsep.join(
    [
        os.environ.get("PATH", ""),
        "/usr/sbin",
        *map(str, (UNPACKED / "usr" / "sbin", UNPACKED / "usr" / "bin")),
    ]
)
PROXIES = {"nginx": "-v", "caddy": "version"}


def found(name: str) -> str:
    """The path of a proxy: the system's, or one that was unpacked for tests."""
    if path := shutil.which(name, path=WHERE):
        return path
    raise AssertionError(
        f"The recipes of deploy/ are tested with a real {name}, and none was found. On Debian "
        f"`make test` fetches one; elsewhere, install {name} so that it is on the PATH."
    )


def fetch() -> int:
    """Unpack what is missing from Debian's packages; nothing of the machine is changed."""
    missing = [name for name in PROXIES if not shutil.which(name, path=WHERE)]
    if missing and shutil.which("apt-get"):
        print(f"No {' and no '.join(missing)} to test with; unpacking Debian's.", flush=True)
        UNPACKED.mkdir(parents=True, exist_ok=True)
        _download(missing)
        for package in UNPACKED.glob("*.deb"):
            subprocess.run(["dpkg", "--extract", package, UNPACKED], check=False)
    return 0  # a test that needs one that is missing says so


def _download(names: list[str]) -> None:
    command = ["apt-get", "download", *names]
    if subprocess.run(command, cwd=UNPACKED, check=False).returncode and os.geteuid() == 0:
        subprocess.run(["apt-get", "update"], check=False)
        subprocess.run(command, cwd=UNPACKED, check=False)


@dataclass(frozen=True)
class Proxy:
    """A proxy that answers: its address, and how its certificate is trusted."""

    url: str
    trust: ssl.SSLContext


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A recipe with its examples replaced, each of which must be in it."""
    for pattern, instead in changes:
        text, count = re.subn(pattern, instead, text)
        assert count, f"{pattern} is not in the recipe"
    return text


@contextlib.contextmanager
def nginx(folder: Path, ports: list[int], base: str) -> Iterator[Proxy]:
    """nginx as in deploy/nginx.conf, with other names, ports and certificates."""
    import trustme  # for proofs alone

    authority = trustme.CA()
    own = authority.issue_cert("localhost")
    own.cert_chain_pems[0].write_to_path(folder / "cert.pem")
    own.private_key_pem.write_to_path(folder / "key.pem")
    plain, secure = free_port(), free_port()
    site = changed(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        (r"worms\.example\.org;", "localhost;"),
        (r"/\S*/fullchain\.pem", str(folder / "cert.pem")),
        (r"/\S*/privkey\.pem", str(folder / "key.pem")),
        (r"listen \[::\].*\n", ""),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ", f"listen 127.0.0.1:{secure} "),
        (r"127\.0\.0\.1:8470 ", f"127.0.0.1:{ports[0]} "),
        (r"127\.0\.0\.1:8471 ", f"127.0.0.1:{ports[1]} "),
        (r"location / \{", f"location {base}/ {{"),
    )
    (folder / "wormery.conf").write_text(site, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "main.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ {temporary} access_log off; include {folder}/wormery.conf; }}\n",
        encoding="utf-8",
    )
    trust = ssl.create_default_context()
    authority.configure_trust(trust)
    command = [found("nginx"), "-p", str(folder), "-e", str(folder / "errors")]
    with _running([*command, "-c", str(folder / "main.conf")], folder, secure):
        yield Proxy(f"https://localhost:{secure}{base}", trust)


@contextlib.contextmanager
def caddy(folder: Path, ports: list[int], base: str) -> Iterator[Proxy]:
    """Caddy with deploy/Caddyfile as it is, and a certificate of its own making."""
    secure = free_port()
    own = (
        "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        f"import {DEPLOY / 'Caddyfile'}\n"
    )
    (folder / "Caddyfile").write_text(own, encoding="utf-8")
    settings = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "WORMERY_SITE": f"https://localhost:{secure}",
        "WORMERY_NODES": " ".join(f"127.0.0.1:{port}" for port in ports),
        "WORMERY_BASE_PATH": base,
    }
    command = [found("caddy"), "run", "--config", str(folder / "Caddyfile")]
    with _running(command, folder, secure, settings):
        root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        yield Proxy(f"https://localhost:{secure}{base}", _trusting(root))


def _trusting(root: Path) -> ssl.SSLContext:
    trust = ssl.create_default_context()
    trust.load_verify_locations(root)
    return trust


@contextlib.contextmanager
def _running(
    command: list[str], folder: Path, port: int, settings: dict[str, str] | None = None
) -> Iterator[None]:
    """A proxy from when its port answers until the end of the test."""
    log = folder / "log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, env={**os.environ, **(settings or {})}
        )
    try:
        end = time.monotonic() + 20
        while not _speaks(port):
            said = log.read_text(encoding="utf-8")
            assert process.poll() is None, f"{command[0]} ended:\n{said}"
            assert time.monotonic() < end, f"{command[0]} does not answer:\n{said}"
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


def _speaks(port: int) -> bool:
    """Whether someone speaks TLS there."""
    anyone = ssl.create_default_context()
    anyone.check_hostname = False
    anyone.verify_mode = ssl.CERT_NONE
    try:
        with (
            socket.create_connection(("127.0.0.1", port), 1) as plain,
            anyone.wrap_socket(plain, server_hostname="localhost"),
        ):
            return True
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(fetch())
