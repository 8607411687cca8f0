"""What players can learn before they choose: remarks about choices, and why something is none."""
