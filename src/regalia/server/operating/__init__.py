"""Operating a server: data folder, backups, repair, and the operators' orders."""
