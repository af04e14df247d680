"""Tables while they are played: seats, moves, visitors, chat and offers."""
