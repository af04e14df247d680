"""Battle Royal: map files: read, checked, drawn, and turned into the ground of the rules."""
