"""The state of a table: a pure fold of its log, without database, network or clock."""
