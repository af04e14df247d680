"""Time at a table: controls, clocks, and what happens when they run out."""
