"""Thinking ahead: whole turns as candidates, policies that play them, evaluations, and searches. Compiled."""
