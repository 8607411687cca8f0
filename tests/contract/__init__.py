"""The tests every game gets without writing them."""
