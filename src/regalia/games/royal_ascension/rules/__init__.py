"""The rules: records, moves and how play goes on."""
