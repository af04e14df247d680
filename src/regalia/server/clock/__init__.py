"""Time at a table: time controls, clocks, delays, timeouts and the heartbeat."""
