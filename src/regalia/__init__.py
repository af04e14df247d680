"""Regalia: five tabletop battle games, one exact rules source each, for people, bots, learners and designers."""

from regalia import native

__version__ = "0.1.0"

native.install()
