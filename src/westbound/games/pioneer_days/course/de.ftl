# Der Kurs zu Pioneer Days: Deutsch

lesson-first-die = Dein erster Würfel
    .say =
        Willkommen beim Treck! Vier Wochen zu je fünf Tagen liegen vor dir, und jeden Tag nimmst du einen Würfel. Seine
        Seite sagt, wozu er gut ist: Nimm, was sie zeigt, oder die Dollar, die auf dem Spielplan bei dieser Seite
        stehen. Nimm einen Würfel, der dir gefällt, und nutze ihn auf eine der beiden Arten. Vieh ist ein guter Anfang:
        Jedes Rind bringt am Ende jeder Woche 1 Punkt.
    .hint =
        Wähle zuerst einen der drei Würfel. Dann nimm, was die Seite zeigt (Vieh, Holz oder Medizin), oder wähle das
        Einkommen.
    .done =
        Das war ein ganzer Zug: ein Würfel, auf eine Art genutzt. Waren helfen dir später, mit Dollar bezahlst du
        Planwagen und mehr, und Rinder vom ersten Tag bringen in der Partie viermal Punkte. Seiten, die gut zahlen, wie
        Holz und Medizin, haben die schlichteren Aktionen.

lesson-recruit = Jemand schließt sich dir an
    .say =
        Unter jeder Würfelseite steht ein Siedler. Statt für Einkommen oder Aktion kannst du den Würfel nutzen, um den
        Siedler unter seiner Seite anzuwerben: Mehr kostet das nicht, und niemand sonst kann die Karte noch bekommen.
        Lies die drei, die heute in Reichweite sind: Jeder hilft dir auf seine Weise, und die Zeile mit dem Stern bringt
        am Ende Punkte. Nimm einen Würfel und wirb jemanden an.
    .hint =
        Sieh dir die Seiten der Würfel an: Vieh führt zum Cowboy, Mine zum Goldsucher, Medizin zur Krankenschwester.
        Nimm einen dieser Würfel und wähle dann das Anwerben.
    .done =
        Die Karte liegt jetzt vor dir. Was mit „Sofort“ beginnt, ist schon passiert; was eine Würfelseite auslöst,
        wirkt ab deinem nächsten Zug. Jede Woche kommen sechs neue Siedler, und wen niemand will, der zieht weiter: Sieh
        also jede Woche nach, wer zu deinem Plan passt.

lesson-left-over = Der Würfel, den niemand nimmt
    .say =
        Achte nun auf die Farben. Dein Gegner hat schon einen Würfel genommen, du nimmst einen, und der letzte lässt die
        Katastrophe seiner Farbe vorrücken: Rot ist der Überfall, und seinem Marker fehlt nur noch ein Feld. Ein
        Überfall nimmt allen die Hälfte ihrer Dollar, und du hast 9 $. Nimm den roten Würfel, dann nutze ihn, wie du
        willst.
    .hint =
        Nimm den roten Würfel (Ausrüstung). Er bringt dir eine Ausrüstung aus dem Gemischtwarenladen, 3 $ oder die
        Lehrerin.
    .done =
        Der grüne Würfel bleibt übrig: Nur die Seuche kommt einen Schritt näher, und deine Dollar sind für heute sicher.
        Wer am Tag als Letzter dran ist, wählt zwischen zwei Würfeln und bestimmt so, was näher kommt. Ein schwarzer
        Würfel lässt übrigens alle vier Marker vorrücken.

lesson-triggers = Karten, die für dich arbeiten
    .say =
        Du hast den Cowboy und ein Beil, und beide zeigen die Seite Vieh. Immer wenn du einen Würfel mit dieser Seite
        nimmst, wirken sie sofort, noch bevor du den Würfel nutzt: ein Rind vom Cowboy, 1 Holz vom Beil. Nimm den
        Vieh-Würfel und schau zu, dann nutze ihn für Vieh oder für Einkommen.
    .hint = Nimm den schwarzen Vieh-Würfel. Dann wähle 1 Rind oder die 4 $ Einkommen.
    .done =
        Ein Würfel, drei Geschenke: So wächst ein Treck. Wähle Siedler und Ausrüstung, deren Seiten zusammenpassen. Nur
        die gewürfelte Seite löst Karten aus.

lesson-wagon = Platz, und gut angelegtes Geld
    .say =
        Dein Würfel ist genutzt, und du hast noch 9 $. Beide Würfel auf dem Tisch sind schwarz: Einer bleibt übrig und
        lässt alle vier Marker vorrücken, der Überfall kommt heute also sicher und nimmt die Hälfte deines Geldes. Gib
        es vorher aus! Gold und Ausrüstung brauchen je einen Ladeplatz, zwei Holz oder zwei Medizin teilen sich einen,
        und dein Planwagen ist fast voll: Kaufe noch einen.
    .hint = Wähle den kleinen Planwagen (5 $, vier Ladeplätze) oder den großen (8 $, sechs Ladeplätze).
    .done =
        Einen Planwagen können Banditen nicht mitnehmen. Jetzt ist Platz für Gold und Waren; was am Ende eines Zuges
        nicht passt, wird abgeworfen. Merke dir: Im Sturm kostet jeder Planwagen 1 Holz, sonst wird er beschädigt:
        zwei Ladeplätze weniger, und am Ende 2 Punkte weniger.

lesson-visit = Die erste Woche endet im Ort
    .say =
        Die Woche ist um: Jedes Rind hat eben 1 Punkt gebracht, und du behältst es. Nun verlangen die Orte Waren und
        geben Gunstplättchen: am Ende je 2 Punkte wert, und wer die meisten hat, bekommt 5 mehr. Ein Ort will alles, was
        er verlangt, und deine 2 Holz kannst du nur einmal geben. Cheyenne gibt zwei Gunstplättchen, nimmt aber ein
        Rind; Independence gibt eines für Holz und Medizin. Wähle.
    .hint =
        Beides ist gut. Das Rind würde noch drei Wochen lang Punkte bringen; Medizin schützt Siedler. Wenn du unsicher
        bist, beliefere Cheyenne: zwei Gunstplättchen.
    .done =
        Alle wählen gleichzeitig, und mehrere Spieler dürfen denselben Ort beliefern: Es ist kein Wettlauf. Nächste
        Woche kommen andere Orte. Sieh sie dir gleich am ersten Tag an, und sammle, was sie wollen.

lesson-gold = Gold in den Hügeln
    .say =
        Einer der Würfel zeigt die Mine, und die Goldschmiedin, die du angeworben hast, wirkt bei dieser Seite: sofort
        2 Punkte. Dann nutze den Würfel für die Mine: Du ziehst ein Goldplättchen aus dem Beutel, mit einem, zwei oder
        drei Nuggets. Jedes Nugget ist am Ende ein Punkt, manche Orte wollen Gold, und nur du weißt, was deine Plättchen
        wert sind.
    .hint = Nimm den roten Minen-Würfel, dann wähle die Mine.
    .done =
        Drei Nuggets, mehr gibt es nicht: am Ende 3 Punkte, wenn du das Plättchen behältst. Die anderen sehen nur, dass
        du eines hast. Gibst du einem Ort Gold, ist jedes Plättchen recht: Gib eines mit wenigen Nuggets. Mit einer
        Lampe würdest du eines mehr ziehen und das bessere behalten.

lesson-turning = Jede Seite, für einen Preis
    .say =
        Der Zimmermann steht unter Holz, die Gastwirtin unter Medizin, aber kein Würfel zeigt eine der beiden Seiten.
        Für 3 $ darfst du deinen Würfel auf eine andere Seite drehen, bevor du ihn nutzt, und dort anwerben. Was sofort
        wirkt, richtet sich nach der gewürfelten Seite; nimm also zuerst den Vieh-Würfel: Cowboy und Beil wirken, dann
        drehe ihn auf Holz. Oder drehe ihn auf Medizin: Mit der Gastwirtin ist einer deiner Siedler gegen Seuchen immun.
    .hint = Nimm den gelben Vieh-Würfel, drehe ihn für 3 $ auf Holz, dann wirb den Zimmermann an.
    .done =
        Deine Karten haben für Vieh gewirkt, und angeworben hast du unter einer anderen Seite: Für 3 $ bekamst du
        beides. Drehen darfst du einmal pro Zug, und für die neue Seite wirkt keine Karte. Der Zimmermann bringt bei
        jedem Holz-Würfel 2 Holz und am Ende 1 Punkt je Holz, das dir bleibt.

lesson-disease = Wen behältst du?
    .say =
        Der grüne Würfel blieb übrig, und die Seuche trifft alle. Deine Spielertafel hält einen deiner Siedler gesund,
        und deine eine Medizin rettet einen zweiten; der dritte muss gehen. Vergleiche, was sie dir noch bringen: der
        Cowboy mit 4 Rindern, die Goldschmiedin mit Gold, der Zimmermann mit Holz. Wähle zwei.
    .hint = Wähle, wen du rettest, dann noch jemanden. Falsch ist nichts; behalte, wen du am meisten brauchst.
    .done =
        Wer gegangen ist, wirkt nicht mehr und bringt am Ende keine Punkte. Ein Treck mit vielen Siedlern braucht also
        rechtzeitig Medizin oder einen Impfstoff. Ein Sturm verlangt Holz, eine Hungersnot 1 $ pro Rind, ein Überfall
        nimmt dir die Hälfte deiner Dollar: Sieh dir die vier Leisten an, bevor du einen Würfel wählst.

lesson-last-day = Der letzte Tag
    .say =
        Tag 20. Wenn er um ist, rücken alle vier Marker noch einmal vor, dann kommt der letzte Besuch. Der Sturm schlägt
        also sicher zu: Du hast zwei Planwagen und nur 1 Holz. Und bleibt der rote Würfel übrig, macht der Überfall die
        zwei Schritte, die ihm fehlen, und kostet dich die Hälfte der 6 $, die du für zwei Orte brauchst. Ein Würfel
        löst beides.
    .hint =
        Nimm den roten Würfel: Dann kann er den Überfall nicht vorrücken lassen. Er zeigt Holz: Nimm das Holz, dann sind
        beide Planwagen bezahlt.
    .done =
        Der Sturm kostet dich 2 Holz und sonst nichts; ein beschädigter Planwagen hätte 2 Punkte gekostet. Der Überfall
        bleibt einen Schritt vor dem Ende stehen, und dein Geld ist für die Orte da. Farbe und Seite eines Würfels:
        Achte immer auf beides.

lesson-scoring = Der letzte Besuch und die Wertung
    .say =
        Deine 2 Rinder haben zum letzten Mal Punkte gebracht, und Waren sind nichts mehr wert, wenn die Partie zu Ende
        ist. Gib also, was du kannst: Dodge City und Laramie verlangen genau das, was du hast. Der Hirte würde 1 Punkt
        pro Rind bringen, das du behältst, aber drei Gunstplättchen sind 6 Punkte. Du hast 9 Gunstplättchen, dein Gegner
        7: Denk an die 5 Punkte für die meisten.
    .hint = Beliefere beide Orte, in beliebiger Reihenfolge: Du hast 2 Rinder, 2 Medizin und 6 $.
    .done =
        Du gewinnst mit 48 zu 26 Punkten. Schau, woher sie kommen: 15 von Vieh und Karten über die Wochen, 28 von 14
        Gunstplättchen, 5 für die meisten. Nuggets, Siedler und manche Spielertafeln zählen auch; Schaden hat deinen
        Gegner 12 Punkte gekostet. Gold, Vieh, Gunst oder Siedler: Jeder Weg kann zum Sieg führen, wenn du dabei
        bleibst.

lesson-own-train = Dein eigener Treck
    .say =
        Jetzt entscheidest du alles selbst. Wähle eine von zwei Spielertafeln oder die Standardseite: Jede beginnt mit
        anderen Waren und hat eine eigene Fähigkeit. Sieh dir vorher die Siedler und Orte der ersten Woche an; die Tafel
        sollte zu ihnen passen. Dann spiele vier Tage, wie du magst: Drehe Würfel, kaufe, wirb an.
    .hint =
        Mit dem Viehzuchtbetrieb sammelst du am besten Vieh: Drei Rinder brauchen bei einer Hungersnot kein Futter.
        Mit dem Handelsposten drehst du Würfel für 1 $ und wirbst an, wen du willst. In jedem Zug: Würfel nehmen, nutzen, Zug beenden.
    .done =
        Du kennst das ganze Spiel. Spiele weiter bis zum Ende der Woche, wenn du magst, oder öffne einen Tisch: zwei
        bis vier Spieler, Menschen oder Bots. Alles, was du gelernt hast, und jede Ausnahme findest du beim Spielen in
        den Regeln.
