"""The wire protocol: every message as a structure, and nothing else; docs/protocol.md explains it in prose."""
