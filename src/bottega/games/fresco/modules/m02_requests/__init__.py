"""Module 2: the bishop's requests."""
