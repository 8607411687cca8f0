"""What the tests of games are written with: matches, laid tables, pictures, terminals, texts, editions and secrets."""
