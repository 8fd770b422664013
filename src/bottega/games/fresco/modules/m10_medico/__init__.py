"""Module 10: the medico."""
