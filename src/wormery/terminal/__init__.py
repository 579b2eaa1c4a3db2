"""The terminal table: the command `wormery`, to play, replay and check games."""
