"""Checks: positions and tables for the laws."""
