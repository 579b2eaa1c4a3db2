"""Run `wormery` without root's right to write where the rights of a file forbid it."""

from __future__ import annotations

import ctypes

from wormery.terminal.__main__ import main as wormery

VERSION = 0x20080522  # of the structures of capset(2)
CAP_DAC_OVERRIDE = 1


class Header(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


class Rights(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_uint32) for name in ("effective", "permitted", "inheritable")
    )


def main() -> None:
    libc, header, rights = ctypes.CDLL(None), Header(VERSION, 0), (Rights * 2)()
    assert libc.capget(ctypes.byref(header), rights) == 0
    rights[0].effective &= ~(1 << CAP_DAC_OVERRIDE)
    assert libc.capset(ctypes.byref(header), rights) == 0
    wormery()
