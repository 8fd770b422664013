"""What you could hold in your hand: no rules."""
