"""Comparisons: two sets of options, or two bots, on the same deals."""
