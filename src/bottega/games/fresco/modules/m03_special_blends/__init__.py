"""Module 3: the special blends."""
