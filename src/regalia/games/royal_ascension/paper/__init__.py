"""The Royal Ascension on paper."""
