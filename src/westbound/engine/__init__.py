"""The engine: order of play, actions, records. It knows no game and does no I/O."""
