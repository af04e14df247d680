"""Battle Royal: what a viewer cannot see, guessed."""
