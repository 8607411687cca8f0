# Pioneers on the page: German

## Das Formular einer Ausgabe
edition-leaf-edition = Ausgabe
edition-leaf-four = Karte für vier
edition-leaf-three = Karte für zwei und drei
edition-leaf-coaches = Kutschen
edition-leaf-starting = Startkutschen
edition-section-edition = Ausgabe
edition-section-cities-four = Städte
    .one = Stadt
    .hint = Jede Stadt hat zwei bis sechs Linien. Namen sind in Kleinbuchstaben, gelesen wird die Beschriftung.
edition-section-cities-three = Städte
    .one = Stadt
    .hint = Jede Stadt hat zwei bis sechs Linien. Namen sind in Kleinbuchstaben, gelesen wird die Beschriftung.
edition-section-start-four = Startfeld
    .hint = Zwei Linien führen hin; Linien nennen es „start“.
edition-section-start-three = Startfeld
    .hint = Zwei Linien führen hin; Linien nennen es „start“.
edition-section-lines-four = Linien
edition-section-lines-three = Linien
edition-section-covered = Städte, die zu zweit abgedeckt sind
edition-section-coaches = Kutschen
    .hint = Zwei bis vier Plätze, 4 bis 10 Punkte. Berufe: banker (Bankier), merchant (Händler), sergeant (Sergeant), barkeeper (Wirt), digger (Goldgräber), farmer (Farmer).
edition-section-starting = Startkutschen
    .hint = Jeder fehlt ein anderer Beruf.
edition-column-name = Name
edition-column-label = Beschriftung
edition-column-x = x
edition-column-y = y
edition-column-seats = Plätze
edition-column-points = Punkte
