"""Royals on paper."""
