"""Wormery: two dice games about worms, to play, to understand and to study."""

__version__ = "0.1.0"
