"""Battle Royal: state, legal moves, and the flow of the game."""
