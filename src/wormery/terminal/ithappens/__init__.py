"""It Happens.. in the terminal."""
