"""Tests of puzzles: how they are made, proved, rated and tried."""
