"""Executors: where the lab's work is done. Here, in processes of this machine, or on a Ray cluster."""
