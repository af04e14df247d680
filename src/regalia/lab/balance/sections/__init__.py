"""The sections of a report: each reads the games that were played and says what they show."""
