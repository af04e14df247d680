"""What a viewer of Battle may hold possible about hidden cards."""
