# Colorado lernen: Deutsch

lesson-village = Wo die Reise beginnt
    .say =
    Willkommen in Colorado! Das ist deine Reisekarte: Gebiete mit einer Flagge und Etappen, und ganz unten eine
    Eisenbahn. Deine Reise beginnt in einem der beiden Dörfer, Fort Collins oder Durango. Wer alle Etappen eines Gebiets
    abhakt, gewinnt die Medaille neben seinem Namen – schau dir beide Dörfer an und wähle das, das dir gefällt.
    .hint = Wähle eine der beiden leuchtenden Flaggen und bestätige. Beide Dörfer sind gut.
    .done =
    Die Flagge ist abgehakt, und mit ihr das erste Feld deiner Reihe in der Dorfzone. Alle haben geheim gewählt; jetzt
    sind alle Dörfer offen. Von hier reist du weiter, und dein Gegner auf seiner eigenen Reisekarte.

lesson-call = Du bist der Rufer
    .say =
    Hier geht es in Fort Collins weiter. In jedem Zug verlangt ein Spieler, der Rufer, von einem anderen eine Karte. Es
    gibt sechs Familien, jede in einer Farbe, mit den Werten 1, 2 und 3; wer alle drei in seiner Auslage hat, entdeckt
    ein Gebiet. Die blaue 1 liegt vor dir, die blaue 2 hast du auf der Hand. Welche Karte fehlt? Verlange sie von deinem
    Gegner.
    .hint = Verlange die blaue 3 – die blaue 2 hast du selbst.
    .done =
    Dein Gegner hatte sie und musste sie geben. Sonst hätte er eine andere Karte dieser Farbe oder dieses Werts geben
    müssen; nur wenn er keine davon gehabt hätte, hättest du zufällig eine seiner Karten genommen. Die blaue 3 liegt
    jetzt in deiner Auslage – und was sie erlaubt, tun jetzt alle.

lesson-check = Alle sind dran
    .say =
    Welche Karte auch gegeben wird: Alle führen eine ihrer beiden Aktionen aus. Blau und Orange bedeuten Abhaken: eine
    Etappe eines entdeckten Gebiets oder der Eisenbahn. Bleib vorerst im Dorf. Eine Etappe muss mit der Flagge oder
    einer abgehakten Etappe verbunden sein, und ihr Symbol wirkt sofort: hier ein Feld der Steckbrief- oder der
    Tipi-Leiste auf der Prämientafel.
    .hint =
    Zwei Etappen sind mit der Flagge von Fort Collins verbunden: Etappe 1 (Steckbrief) und Etappe 3 (Tipi). Hake eine
    davon ab.
    .done =
    Die Etappe zählt für die Medaille des Dorfes, und ihr Symbol hat dir ein Feld der Prämientafel abgehakt. Am Ende
    einer Leiste wartet eine Medaille. Auch dein Gegner hat eine Etappe abgehakt, und jetzt ist er der Rufer.

lesson-give = Was gibst du her?
    .say =
    Dein Gegner verlangt von dir die rote 2. Du hast sie nicht, also gibst du eine Karte gleicher Farbe oder gleichen
    Werts, nach deiner Wahl: die rote 1, die violette 2 oder die blaue 2. Denk an zwei Dinge. Was wird dir fehlen? Und:
    Auch du bist dran, mit dem Aktionspaar der Karte, die du gibst. Behalte die blaue 2, sie macht deine Familie
    vollständig.
    .hint =
    Gib die rote 1: Rot bedeutet Nuggets, und Nuggets bezahlen die Karte, die du ausspielen willst. Die violette 2 ginge
    auch.
    .done =
    Wer gibt, bestimmt, was alle tun: Rot und Grün bedeuten Nuggets, Grau und Violett Karten, Blau und Orange Abhaken.
    Gefragt zu werden ist also auch eine Gelegenheit, nicht nur ein Verlust.

lesson-lay = Eine Karte für Nuggets
    .say =
    Angenommen, du hast die rote 1 gegeben. Sie bedeutet Nuggets: Nimm ein Nugget, oder spiel eine Handkarte aus und
    zahle ihren Wert. Du hast 3 Nuggets, und die blaue 2 kostet 2. Mit ihr ist deine blaue Familie vollständig – und
    eine Karte, die du ausspielst, bringt dir auch eine ihrer beiden Aktionen. Spiel sie aus, dann hake eine Etappe in
    deinem Dorf ab.
    .hint =
    Wähle die blaue 2 in deiner Hand und bestätige. Sie bringt dir Abhaken: Hake irgendeine erreichbare Etappe von Fort
    Collins ab.
    .done =
    Für zwei Nuggets hast du eine Karte ausgespielt, eine Etappe abgehakt und ihr Symbol genutzt. Dein Gegner hat nur
    ein Nugget genommen. Und am Ende des Zuges entdeckt deine vollständige Familie ein Gebiet!

lesson-discover = Ein neues Gebiet
    .say =
    Drei blaue Karten: Die Familie wird abgeworfen, und du entdeckst ein Gebiet neben einem von deinen. Wüsten bringen
    schon für die Entdeckung die meisten Punkte, und hohe Medaillen am Ende eines langen Weges; Seen haben auf jeder
    Etappe ein Symbol; Wälder liegen dazwischen. Ein Gebirge zwischen zwei Gebieten würde den Weg versperren.
    .hint = Alle drei sind eine gute Wahl. Black Forest liegt in der Mitte: Von dort sind viele Gebiete nah.
    .done =
    Die Flagge ist abgehakt, und mit ihr ein Feld in der Zone dieser Art auf der Prämientafel. Am Ende zählt die Zahl
    über deinem letzten abgehakten Feld: Das zweite Gebiet einer Art – Wüste, See oder Wald – ist mehr wert als das
    erste, und wer seine Reihe zuerst füllt, gewinnt die Medaille der Zone.

lesson-swap = Karten für eine Karte
    .say =
    Zwei Züge später. Eine violette Karte wurde gegeben, und Violett bedeutet Karten: Zieh drei, oder spiel eine Karte
    gratis aus und wirf zwei andere einer Farbe ab. Du hast fünf Handkarten, also wird es Zeit, eine auszuspielen. Wähle
    zuerst die Karte zum Ausspielen, dann das Paar, das du abwirfst.
    .hint = Gut ist: Spiel die orangefarbene 2 aus und wirf die beiden grünen Karten ab. Orange bringt dir Abhaken.
    .done =
    Gezahlt hast du nichts, aber deine Hand ist um drei Karten kleiner. Das macht nichts: Wer am Ende eines Zuges
    weniger als drei Karten hat, zieht bis auf drei nach.

lesson-chain = Eins führt zum anderen
    .say =
    Angenommen, du hast die orangefarbene 2 ausgespielt: Sie bringt dir Abhaken. Sieh dir Etappe 4 von Fort Collins an:
    Ihr Symbol ist eine Gratiskarte – spiel eine aus, zahle nichts. Spiel die orangefarbene 1 aus, und hake die nächste
    Etappe ab, ein Tipi. Die Tipi-Leiste beginnt in der Mitte, wo du schon bist, und wächst nach links und rechts; das
    nächste Feld ist auf beiden Seiten wieder eine Gratiskarte. Los mit der Kette!
    .hint =
    Etappe 4 von Fort Collins, dann die orangefarbene 1, dann Etappe 5, dann ein Tipi-Feld links oder rechts, und zum
    Schluss die violette 2.
    .done =
    Zwei Etappen, ein Feld und zwei Gratiskarten mit einer einzigen Aktion, und zum Schluss hat dir die violette 2 drei
    neue Karten gebracht. Solche Ketten gewinnen Partien. Bevor du eine Etappe abhakst, sieh nach, was ihr Symbol bringt
    und was du dann ausspielen könntest.

lesson-medal = Deine erste Medaille
    .say =
    Du bist wieder der Rufer. Die orangefarbene 1 und 2 liegen vor dir, und in deinem Dorf fehlt nur noch Etappe 2. Eine
    Karte wäre gut für beides: Orange macht die Familie vollständig und lässt dich abhaken. Ob dein Gegner sie hat,
    kannst du nicht wissen. Verlange sie, hake die letzte Etappe ab, und entdecke dann ein Gebiet deiner Wahl.
    .hint = Verlange die orangefarbene 3. Hake dann Etappe 2 von Fort Collins ab, und entdecke eines der angebotenen Gebiete.
    .done =
    Alle Etappen von Fort Collins sind abgehakt: eine Medaille mit 3 Punkten, dann der Saloon ihres Symbols, und am Ende
    des Zuges eine Entdeckung. Medaillen von Gebieten gehören nur dir. Die an den Enden der Leisten und der Zonen sind
    umkämpft: Wer zuerst kommt, nimmt die höchste, und nur wer im selben Zug ankommt, bekommt sie auch ganz.

lesson-railroad = Die Eisenbahn
    .say =
    Wieder eine blaue Karte, also haken alle etwas ab. Neben deinen Gebieten gibt es die Eisenbahn: von links nach
    rechts, die erste Etappe ist immer erreichbar. An einer Weiche wählst du einen Zweig, und der andere ist gesperrt.
    Die erste Etappe ist eine Gratiskarte – und die ist am meisten wert, wenn du eine teure Karte ausspielst.
    .hint =
    Hake Etappe 1 der Eisenbahn ab, dann spiel die grüne 3 aus, die drei Nuggets gekostet hätte. Auch die rote 2 ist
    gut.
    .done =
    Ein Haken, und eine Gratiskarte. Die Eisenbahn hat gute Symbole und auf einem ihrer Zweige eine Entdeckung; ihre
    letzte Etappe bringt eine Medaille mit 8 Punkten, ganz für dich, auch wenn andere ebenfalls ankommen.

lesson-end = Die siebte Medaille
    .say =
    Eine andere Partie, und es ist spät: Du hast 57 Punkte, dein Gegner 52, und ihr habt beide sechs Medaillen. Hat am
    Ende eines Zuges jemand die siebte, ist die Partie vorbei; Medaillen und die vier Zonen zählen. Du führst – also
    beende sie jetzt! Auf der Steckbrief-Leiste fehlt dir ein Feld, und die höchste Medaille dort ist 7 wert.
    .hint =
    Du brauchst eine erreichbare Etappe mit einem Steckbrief. Es gibt eine in Grand Lake, eine in San Juan und eine in
    Elkhead, immer Etappe 1.
    .done =
    Das letzte Feld der Leiste bringt ihre höchste Medaille, 7 Punkte: zusammen 64, und die Partie ist gewonnen. Den Zug
    haben alle zu Ende gespielt. Bei Gleichstand hätte die Zahl der Medaillen entschieden, dann die der Nuggets.

lesson-journey = Jetzt du
    .say =
    Jetzt spielst du, wie du magst: bis du zum dritten Mal der Rufer bist. Verlange, was eine Familie vollständig macht
    oder was alle tun sollen, spiel Karten aus, löse Ketten aus. Zeig auf ein Symbol, wenn du vergessen hast, was es
    tut.
    .hint =
    Mit blauen und orangefarbenen Karten hakst du ab. Sieh dir die Symbole der erreichbaren Etappen in Grand Lake und Black
    Forest an, und die Tipi-Leiste.
    .done =
    Das ist Colorado! Du weißt alles, was man wissen muss: Rufe, Aktionspaare, Ketten, Familien, Medaillen. Öffne einen
    Tisch, lade Freunde oder Bots ein, und finde deinen Weg.
