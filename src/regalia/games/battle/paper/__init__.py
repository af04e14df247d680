"""Battle on paper."""
