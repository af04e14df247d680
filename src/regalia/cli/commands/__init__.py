"""The commands that stand alone: one module each, named like the command, with one function ``main``."""
