"""Scene: what players see, touch and read."""
