"""Royals: pictures, reasons and sentences."""
