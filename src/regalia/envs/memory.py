"""Memory that several processes share, divided into NumPy arrays."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from ctypes import c_byte
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

LINE = 64  # bytes of a cache line, at which every array begins

Shapes = Mapping[str, tuple[tuple[int, ...], type]]


def shared(shapes: Shapes) -> Any:
    """Memory for arrays of these shapes. It has no name, so that nothing stays behind when its processes end.

    Only ``multiprocessing`` can pass it on, to a process that is being started.
    """
    return multiprocessing.get_context("spawn").RawArray(c_byte, sum(map(room, shapes.values())))


def room(shape: tuple[tuple[int, ...], type]) -> int:
    """Bytes of an array, up to the beginning of the next one."""
    return -(-prod(shape[0]) * np.dtype(shape[1]).itemsize // LINE) * LINE


def divided(memory: Any, shapes: Shapes) -> dict[str, NDArray[Any]]:
    """The arrays that lie in the memory, one after the other. Nothing is copied."""
    whole = np.frombuffer(memory, np.uint8)
    arrays: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (shape, kind) in shapes.items():
        size = prod(shape) * np.dtype(kind).itemsize
        arrays[name] = whole[at : at + size].view(kind).reshape(shape)
        at += room((shape, kind))
    return arrays
