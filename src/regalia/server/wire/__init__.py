"""What goes over the wire: structs, their tags and their JSON."""
