"""What the commands of the lab share: stopping, files, running a simulation."""
