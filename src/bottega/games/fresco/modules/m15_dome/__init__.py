"""Module 15: the dome."""
