"""The rules of Battle: cards, moves, and what follows from them."""
