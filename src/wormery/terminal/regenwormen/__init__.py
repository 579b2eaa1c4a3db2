"""Regenwormen in the terminal."""
