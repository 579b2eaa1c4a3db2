"""Faults caused on purpose, at random and by seed, and a checker that reads every log after."""
