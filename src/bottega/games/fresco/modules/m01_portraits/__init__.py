"""Module 1: the portraits."""
