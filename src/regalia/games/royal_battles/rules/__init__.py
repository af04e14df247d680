"""Rules: state, legal moves and what they do. Imports no other room but belief, in rules.py."""
