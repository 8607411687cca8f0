"""The benchmark: Westbound and its peers, measured in one run on one machine."""
