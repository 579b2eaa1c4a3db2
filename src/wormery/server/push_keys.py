"""Web push: who pushes (RFC 8292) and what only the browser can read (RFC 8291).

The libraries it takes come with `pip install wormery[push]`; nothing else imports this.
"""

from __future__ import annotations

import base64
import json
import time
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SIZE = 32  # bytes of a private key, and of each half of a signature
GOOD_FOR = 12 * 3600  # seconds; push services allow a day at most


def new_key() -> str:
    """A private key, as the setting `push_key` has it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(SIZE, "big"))


class Signer:
    """Tells push services who pushes."""

    def __init__(self, key: str, subject: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(key), "big"), CURVE)
        self._subject = subject
        point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.public = encode(point)  # what browsers are given to subscribe with

    def authorization(self, endpoint: str) -> str:
        """The header for one push."""
        parts = urlsplit(endpoint)
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._subject,
        }
        told = ".".join(encode(json.dumps(one).encode()) for one in (head, claims))
        halves = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(half.to_bytes(SIZE, "big") for half in halves)
        return f"vapid t={told}.{encode(signature)}, k={self.public}"


def seal(content: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt what only the browser with these keys can read."""
    sealed: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(CURVE),
        dh=decode(p256dh),
        auth_secret=decode(auth),
        version="aes128gcm",
    )
    return sealed


def encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
