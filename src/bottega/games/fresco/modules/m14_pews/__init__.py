"""Module 14: the pews."""
