"""Royal Battles on paper."""
