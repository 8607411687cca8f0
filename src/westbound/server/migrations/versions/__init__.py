"""The steps from one layout to the next."""
