"""Positions and tables of Battle for the laws."""
