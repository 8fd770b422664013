"""Module 7: the scrolls."""
