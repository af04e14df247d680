"""What operators need of the store: their orders, and players as they look for them."""
