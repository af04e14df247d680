"""What the laws check the game with."""
