"""The page in Firefox and in Safari's engine; long tests, run by ``make soak``."""
