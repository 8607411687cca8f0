"""What a seat knows: as a row of numbers, and as worlds that may be the real one."""
