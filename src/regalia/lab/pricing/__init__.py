"""Pricing: what the parts of a force are worth, fitted from games between forces drawn at random."""
