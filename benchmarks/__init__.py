"""Measurements: `make bench` runs all parts, `make bench ONLY=rules` one."""
