"""Inference that no kept library has: confidence sequences, and a sequential test for pairs of games."""
