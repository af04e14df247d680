"""Prices of parts and steps."""
