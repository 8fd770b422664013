"""Module 13: the catacombs."""
