# Colorado lernen: Deutsch

lesson-village = Wo die Reise beginnt
    .say =
    Wer auf seiner Reisekarte alle Etappen eines Gebiets abhakt, gewinnt dessen Medaille. Deine Reise beginnt in einem
    von zwei Dörfern: Wähle Fort Collins oder Durango.
    .hint = Wähle eine der beiden leuchtenden Flaggen. Beide Dörfer sind gut.
    .done =
    Die Flagge ist abgehakt, und mit ihr das erste Feld deiner Reihe in der Dorfzone. Alle haben geheim gewählt; jetzt
    sind alle Dörfer offen.

lesson-call = Du bist der Rufer
    .say =
    Der Rufer verlangt eine Karte; alle drei einer Farbe entdecken ein Gebiet. Die blaue 1 liegt vor dir, die blaue 2
    hast du: Welche fehlt?
    .hint = Verlange die blaue 3: Die blaue 2 hast du selbst.
    .done =
    Dein Gegner musste sie geben. Sonst hättest du eine andere Karte dieser Farbe oder dieses Werts bekommen, und ohne
    eine solche irgendeine.

lesson-check = Alle sind dran
    .say =
    Alle führen eine Aktion der gegebenen Karte aus: Blau lässt dich abhaken. Hake eine Etappe an der Flagge von Fort
    Collins ab, deinem Dorf in dieser Partie.
    .hint = Zwei Etappen sind mit der Flagge verbunden: Etappe 1 (Steckbrief) und Etappe 3 (Tipi).
    .done =
    Sie zählt für die Medaille des Dorfes, und ihr Symbol hat ein Feld der Prämientafel abgehakt. Am Ende jeder Leiste
    wartet eine Medaille.

lesson-lay = Eine Karte für Nuggets
    .say =
    Rot bedeutet Nuggets: Nimm eines, oder spiel eine Karte aus und zahle ihren Wert. Spiel die blaue 2 aus, sie macht
    deine Familie vollständig.
    .say-2 = Eine ausgespielte Karte bringt auch eine Aktion: Hake eine Etappe von Fort Collins ab.
    .hint = Wähle die blaue 2 in deiner Hand. Hake dann irgendeine erreichbare Etappe von Fort Collins ab.
    .done =
    Für zwei Nuggets bekamst du eine Karte, eine Etappe und ihr Symbol. Und am Ende des Zuges entdeckt deine
    vollständige Familie ein Gebiet!

lesson-discover = Ein neues Gebiet
    .say =
    Deine blaue Familie wird abgeworfen und entdeckt ein Nachbargebiet. Wüsten bringen am meisten, Seen haben auf jeder
    Etappe ein Symbol, Wälder liegen dazwischen.
    .hint = Alle drei sind eine gute Wahl. Von Black Forest sind viele Gebiete nah.
    .done =
    Die Flagge hat ein Feld in der Zone ihrer Art abgehakt. Am Ende zählt die Zahl über deinem letzten: Das zweite einer
    Art ist mehr wert.

lesson-give = Was gibst du her?
    .say =
    Verlangt wird die rote 2, die du nicht hast: Gib eine Karte dieser Farbe oder dieses Werts. Behalte die blaue 2, sie
    macht deine Familie vollständig.
    .hint = Gib die rote 1: Rot bedeutet Nuggets, und die bezahlen Karten. Die violette 2 ginge auch.
    .done =
    Wer gibt, bestimmt, was alle tun: Rot und Grün bedeuten Nuggets, Grau und Violett Karten, Blau und Orange Abhaken.

lesson-swap = Karten für eine Karte
    .say =
    Violett bedeutet Karten: Zieh drei, oder spiel eine gratis aus und wirf zwei andere einer Farbe ab. Wähle eine zum
    Ausspielen.
    .say-2 = Wähle jetzt das Paar, das du abwirfst.
    .hint = Gut ist: Spiel die orangefarbene 2 aus, die dir Abhaken bringt, und wirf die beiden grünen Karten ab.
    .done =
    Gezahlt hast du nichts, aber drei Karten sind weg. Wer am Ende eines Zuges weniger als drei hat, zieht bis auf drei
    nach.

lesson-chain = Eins führt zum anderen
    .say =
    Angenommen, du hast die orangefarbene 2 ausgespielt und darfst abhaken. Hake Etappe 4 von Fort Collins ab: Ihr
    Symbol ist eine Gratiskarte.
    .say-2 = Spiel die orangefarbene 1 aus, ohne zu zahlen: Damit hakst du weiter ab.
    .say-3 = Hake Etappe 5 ab, ein Tipi.
    .say-4 =
    Die Tipi-Leiste wächst von der Mitte nach links und rechts. Hake auf einer Seite ein Feld ab: Beide sind
    Gratiskarten.
    .say-5 = Spiel die violette 2 aus, und lass sie drei Karten ziehen.
    .hint = Etappe 4 von Fort Collins, die orangefarbene 1, Etappe 5, ein Tipi-Feld, und zum Schluss die violette 2.
    .done =
    Fünf Geschenke mit einer einzigen Aktion: Solche Ketten gewinnen Partien. Bevor du eine Etappe abhakst, sieh nach,
    was ihr Symbol bringt.

lesson-medal = Deine erste Medaille
    .say =
    Die orangefarbene 1 und 2 liegen vor dir. Orange macht die Familie vollständig und hakt die letzte Etappe deines
    Dorfes ab: Verlange die 3.
    .say-2 = Hake Etappe 2 ab, die letzte von Fort Collins.
    .say-3 = Deine Familie ist vollständig: Entdecke ein Gebiet deiner Wahl.
    .hint = Verlange die orangefarbene 3. Hake dann Etappe 2 von Fort Collins ab, und entdecke ein Gebiet.
    .done =
    Alle Etappen sind abgehakt: eine Medaille mit 3 Punkten, ganz für dich. An den Enden der Leisten und Zonen nimmt die
    höchste, wer zuerst kommt.

lesson-railroad = Die Eisenbahn
    .say =
    Wieder Blau, also haken alle ab: diesmal du die erste Etappe der Eisenbahn. Sie führt von links nach rechts, an
    jeder Weiche auf einem Zweig.
    .say-2 = Das ist eine Gratiskarte, am besten für eine teure. Spiel die grüne 3 oder die rote 2 aus.
    .hint = Hake Etappe 1 der Eisenbahn ab, dann spiel die grüne 3 aus, die drei Nuggets gekostet hätte.
    .done =
    Auf einem ihrer Zweige liegt eine Entdeckung. Die letzte Etappe bringt eine Medaille mit 8 Punkten, ganz für dich,
    auch wenn andere ankommen.

lesson-end = Die siebte Medaille
    .say =
    Du führst 57 zu 52 mit je sechs Medaillen, und eine siebte beendet die Partie nach diesem Zug. Fülle die
    Steckbrief-Leiste: Hake einen Steckbrief ab.
    .hint = Etappe 1 von Grand Lake, San Juan und Elkhead zeigt einen Steckbrief.
    .done =
    Das letzte Feld bringt die höchste Medaille, 7 Punkte: zusammen 64 und der Sieg. Bei Gleichstand hätten Medaillen
    entschieden, dann Nuggets.

lesson-journey = Jetzt du
    .say =
    Spiel, wie du magst, bis du zum dritten Mal der Rufer bist. Verlange, was eine Familie vollständig macht oder was
    alle tun sollen.
    .hint =
    Mit blauen und orangefarbenen Karten hakst du ab. Sieh dir die erreichbaren Etappen in Grand Lake und Black Forest
    an, und die Tipi-Leiste.
    .done =
    Das ist Colorado: Rufe, Aktionspaare, Ketten, Familien, Medaillen. Öffne einen Tisch, lade Freunde oder Bots ein,
    und finde deinen Weg.
