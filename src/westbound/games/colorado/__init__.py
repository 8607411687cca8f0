"""Colorado, by Joachim Thôme."""
