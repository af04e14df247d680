"""Battle Royal: advice for bots, and a view as numbers for learners."""
