"""What a viewer may believe about hidden cards."""
