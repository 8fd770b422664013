"""Module 12: the dames."""
