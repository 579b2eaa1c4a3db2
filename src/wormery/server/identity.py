"""Who a device is: a random number in a cookie that the server has signed.

There is no account. Whoever holds the cookie holds the seats of its device; a one-time code
takes the identity to a second device.
"""

import hashlib
import hmac
import secrets

COOKIE = "wormery"
COOKIE_DAYS = 400  # what browsers allow at most
TRANSFER_SECONDS = 600
# No 0, O, 1 and I: a code is read aloud and typed.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
TRANSFER_LENGTH = 10  # 50 bits, for ten minutes, with few tries allowed


class Identity:
    """Signs device numbers, and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        return secrets.token_hex(16)

    def cookie(self, device: str) -> str:
        return f"{device}.{self._sign(device)}"

    def device(self, cookie: str | None) -> str | None:
        """The device of a cookie, or None if it was not signed here."""
        device, dot, signature = (cookie or "").partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign(device).encode())
        return device if dot and good else None

    def device_of_cookies(self, cookies: str) -> str | None:
        """The device in a request's cookies. Another server on the same site has its own,
        under the same name and a shorter path."""
        pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
        found = (self.device(value) for name, _, value in pairs if name == COOKIE)
        return next((device for device in found if device is not None), None)

    def _sign(self, device: str) -> str:
        return hmac.digest(self._key, b"device " + device.encode(), hashlib.sha256).hex()


def new_transfer() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(TRANSFER_LENGTH))


def transfer_hash(code: str) -> bytes:
    """What the database keeps of a one-time code."""
    plain = "".join(code.upper().split()).replace("-", "")
    return hashlib.sha256(b"transfer " + plain.encode()).digest()
