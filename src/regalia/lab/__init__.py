"""The lab: many games played by bots, counted and reported with honest intervals. Names no game."""
