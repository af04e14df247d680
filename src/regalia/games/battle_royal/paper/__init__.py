"""Battle Royal on paper."""
