"""Speech: every sentence, made from typed facts, and what a typed sentence stands for."""
