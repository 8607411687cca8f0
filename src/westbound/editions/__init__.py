"""Custom editions: checked, compared, drawn, and written as files."""
