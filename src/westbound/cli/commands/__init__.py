"""The commands of ``westbound``, one module each."""
