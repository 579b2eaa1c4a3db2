"""Who a device is: a random number in a cookie that the server has signed.

There is no account. The cookie gives access to the seats of its device; a one-time code
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
    """Signs device numbers, and knows its own signature.

    A cookie has a generation; one that is lower than its device's is no longer good. The
    first generation is 0 and is not written.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.generations: dict[bytes, int] = {}  # by the hash of a device; the others have 0

    def new(self) -> str:
        return secrets.token_hex(16)

    def cookie(self, device: str) -> str:
        generation = self._generation(device)
        signed = f"{device}.{generation}" if generation else device
        return f"{signed}.{self._sign(signed)}"

    def device(self, cookie: str | None) -> str | None:
        """The device of a cookie, or None if it was not signed here or has been ended."""
        signed, dot, signature = (cookie or "").rpartition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._sign(signed).encode()):
            return None
        device, _, generation = signed.partition(".")
        return device if int(generation or 0) >= self._generation(device) else None

    def _generation(self, device: str) -> int:
        return self.generations.get(device_hash(device), 0) if self.generations else 0

    def _sign(self, signed: str) -> str:
        return hmac.digest(self._key, b"device " + signed.encode(), hashlib.sha256).hex()


def device_hash(device: str) -> bytes:
    """What the database keeps of a device that is banned or has signed out."""
    return hashlib.sha256(b"device " + device.encode()).digest()


def new_transfer() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(TRANSFER_LENGTH))


def transfer_hash(code: str) -> bytes:
    """What the database keeps of a one-time code."""
    plain = "".join(code.upper().split()).replace("-", "")
    return hashlib.sha256(b"transfer " + plain.encode()).digest()
