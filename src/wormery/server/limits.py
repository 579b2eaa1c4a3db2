"""How much one address may ask for: a bucket of tokens that fills up again with time."""

from collections.abc import Callable

from wormery.server.clock import monotonic

FORGET_ABOVE = 10_000  # buckets; then the full ones go, since a new one would be as full


class Buckets:
    """A bucket for each key, holding `burst` tokens and gaining `rate` of them a second."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def missing(self, key: str) -> float:
        """0 if a token is there; else the seconds until there is one. None is taken."""
        return max(0.0, 1 - self._tokens(key, self._clock())) / self.rate

    def _tokens(self, key: str, now: float) -> float:
        tokens, since = self._buckets.get(key, (float(self.burst), now))
        return min(self.burst, tokens + (now - since) * self.rate)

    def take(self, key: str) -> float:
        """0 if a token was there; else the seconds until there is one."""
        now = self._clock()
        tokens = self._tokens(key, now)
        if tokens < 1:
            self._buckets[key] = (tokens, now)
            return (1 - tokens) / self.rate
        self._buckets[key] = (tokens - 1, now)
        if len(self._buckets) > FORGET_ABOVE:
            self._forget(now)
        return 0.0

    def waits(self, key: str) -> float:
        """What `take` would answer, without taking."""
        now = self._clock()
        tokens, since = self._buckets.get(key, (float(self.burst), now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        return 0.0 if tokens >= 1 else (1 - tokens) / self.rate

    def _forget(self, now: float) -> None:
        full = [
            key
            for key, (tokens, since) in self._buckets.items()
            if tokens + (now - since) * self.rate >= self.burst
        ]
        for key in full:
            del self._buckets[key]
        # Under attack from very many addresses none may be full: the oldest make room.
        for key in list(self._buckets)[: max(0, len(self._buckets) - FORGET_ABOVE)]:
            del self._buckets[key]
