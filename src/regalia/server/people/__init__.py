"""People: accounts, guests and the rating ladder."""
