"""Training nets by self-play: needs numpy (``pip install westbound[train]``)."""
