"""``make screens``: a picture of every kind of moment of each game, to be looked at."""
