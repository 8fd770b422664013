"""Module 16: the black market."""
