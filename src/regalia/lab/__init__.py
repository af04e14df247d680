"""The lab: plays many games between bots and reports figures with intervals. Names no game."""
