# Der Kurs zu Pioneer Days: Deutsch

lesson-first-die = Dein erster Würfel
    .say =
    Vier Wochen zu fünf Tagen liegen vor dir, und jeden Tag nimmst du einen Würfel. Nimm, welcher dir gefällt; Vieh ist
    ein guter Anfang.
    .say-2 = Jetzt nutze ihn: Nimm, was seine Seite zeigt, oder die Dollar daneben.
    .hint = Wähle einen der drei Würfel. Dann nimm Vieh, Holz oder Medizin, oder wähle das Einkommen.
    .done = Das war ein ganzer Zug. Jedes Rind bringt am Ende jeder Woche 1 Punkt, eines vom ersten Tag also viermal.

lesson-recruit = Jemand schließt sich dir an
    .say =
    Unter jeder Seite steht ein Siedler, den ein Würfel mit dieser Seite anwirbt. Lies die drei Karten in Reichweite,
    dann nimm einen Würfel.
    .say-2 = Jetzt wirb an: Das ersetzt die Aktion des Würfels und kostet sonst nichts.
    .hint = Vieh führt zum Cowboy, Mine zum Goldsucher, Medizin zur Krankenschwester.
    .done =
    Was die Karte auslöst, wirkt ab deinem nächsten Zug; die Zeile mit dem Stern zählt am Ende. Jede Woche kommen sechs
    neue Siedler.

lesson-left-over = Der Würfel, den niemand nimmt
    .say =
    Der letzte Würfel lässt die Katastrophe seiner Farbe vorrücken. Noch ein rotes Feld, und der Überfall nimmt dir die
    Hälfte deiner 9 $: Nimm den roten Würfel.
    .say-2 = Nutze ihn, wie du willst: für eine Ausrüstung aus dem Gemischtwarenladen, für 3 $ oder für die Lehrerin.
    .hint = Nimm den roten Würfel (Ausrüstung), dann nutze ihn nach Belieben.
    .done =
    Nur die Seuche kommt näher, denn der grüne Würfel bleibt übrig. Ein schwarzer würde alle vier Marker vorrücken.

lesson-wagon = Platz, und gut angelegtes Geld
    .say =
    Übrig sind nur schwarze Würfel: Ein Überfall nimmt dir heute sicher die Hälfte deiner 9 $. Gib sie vorher aus, für
    einen Planwagen.
    .hint = Wähle den kleinen Planwagen (5 $, vier Ladeplätze) oder den großen (8 $, sechs Ladeplätze).
    .done =
    Gold und Ausrüstung brauchen je einen Ladeplatz, zwei Holz oder zwei Medizin teilen sich einen. Im Sturm kostet
    jeder Planwagen 1 Holz, sonst wird er beschädigt.

lesson-visit = Die erste Woche endet im Ort
    .say =
    Jedes Rind hat eben 1 Punkt gebracht. Gib nun einem Ort alles, was er verlangt: Gunstplättchen sind je 2 Punkte
    wert, die meisten 5 extra.
    .hint =
    Cheyenne gibt zwei Gunstplättchen, nimmt aber ein Rind, das noch dreimal Punkte brächte. Independence gibt eines für
    Holz und Medizin.
    .done =
    Es ist kein Wettlauf: Alle wählen gleichzeitig, auch denselben Ort. Nächste Woche kommen andere; sieh sie dir gleich
    am ersten Tag an.

lesson-triggers = Karten, die für dich arbeiten
    .say =
    Zurück in die erste Woche: Dein Cowboy und dein Beil zeigen beide Vieh, und ein Vieh-Würfel löst sie aus. Nimm ihn
    und schau zu.
    .say-2 = Sie brachten dir 1 Rind und 1 Holz. Nutze den Würfel jetzt für Vieh oder für Einkommen.
    .hint = Nimm den schwarzen Vieh-Würfel. Dann wähle 1 Rind oder die 4 $ Einkommen.
    .done =
    Ein Würfel, drei Geschenke: Wähle Siedler und Ausrüstung, deren Seiten zusammenpassen. Nur die gewürfelte Seite löst
    Karten aus.

lesson-gold = Gold in den Hügeln
    .say = Deine Goldschmiedin bringt 2 Punkte, sobald du einen Minen-Würfel nimmst. Nimm ihn.
    .say-2 =
    Jetzt nutze die Mine: Zieh ein Goldplättchen aus dem Beutel, mit ein bis drei Nuggets. Jedes Nugget ist am Ende ein
    Punkt.
    .hint = Nimm den roten Minen-Würfel, dann wähle die Mine.
    .done =
    Drei Nuggets, mehr gibt es nicht, und nur du weißt es. Manchen Orten ist jedes Goldplättchen recht: Gib eines mit
    wenigen Nuggets.

lesson-turning = Jede Seite, für einen Preis
    .say =
    Kein Würfel zeigt Holz für den Zimmermann oder Medizin für die Gastwirtin, aber du kannst ihn drehen. Nimm zuerst
    Vieh, das löst deine Karten aus.
    .say-2 = Drehe deinen Würfel für 3 $ auf Holz oder auf Medizin.
    .say-3 = Jetzt wirb den Zimmermann oder die Gastwirtin an.
    .hint = Nimm den gelben Vieh-Würfel, drehe ihn für 3 $ auf Holz, dann wirb den Zimmermann an.
    .done =
    Karten richten sich nach der gewürfelten Seite, das Anwerben nach der gedrehten. Drehen darfst du einmal pro Zug.

lesson-disease = Wen behältst du?
    .say =
    Die Seuche trifft alle: Deine Spielertafel hält einen deiner Siedler gesund, deine Medizin rettet einen zweiten.
    Wähle den ersten.
    .say-2 = Wähle den zweiten; der dritte muss gehen.
    .hint = Falsch ist nichts: Der Cowboy bringt Vieh, die Goldschmiedin Punkte bei Minen-Würfeln, der Zimmermann Holz.
    .done =
    Wer gegangen ist, bringt am Ende nichts: Besorge rechtzeitig Medizin oder einen Impfstoff. Stürme kosten Holz,
    Hungersnöte 1 $ pro Rind.

lesson-last-day = Der letzte Tag
    .say =
    Heute trifft der Sturm zwei Planwagen, und du hast 1 Holz. Bleibt Rot übrig, kostet der Überfall die Hälfte deiner
    6 $: Welcher Würfel löst beides?
    .say-2 = Nimm jetzt das Holz: Es bezahlt für beide Planwagen.
    .hint = Nimm den roten Würfel: Dann rückt der Überfall nicht vor. Er zeigt Holz, das der Sturm verlangt.
    .done =
    Der Sturm kostet 2 Holz und macht keinen Schaden, der Überfall bleibt kurz vor dem Ende stehen. Achte immer auf
    beides: Farbe und Seite.

lesson-scoring = Der letzte Besuch und die Wertung
    .say =
    Nach der Partie sind Waren nichts mehr wert. Dodge City und Laramie verlangen genau das, was du hast: Beliefere
    einen der beiden Orte.
    .say-2 = Und jetzt den anderen Ort: Wer die meisten Gunstplättchen hat, bekommt 5 Punkte extra.
    .hint =
    Du hast 2 Rinder, 2 Medizin und 6 $. Der Hirte brächte 1 Punkt pro Rind, aber drei Gunstplättchen sind 6 Punkte.
    .done =
    Du gewinnst 48 zu 26: 15 Punkte von Vieh und Karten, 28 von 14 Gunstplättchen, 5 für die meisten. Schaden hat deinen
    Gegner 12 gekostet.

lesson-own-train = Dein eigener Treck
    .say =
    Wähle eine von zwei Spielertafeln oder die Standardseite: Jede hat eigene Waren und eine Fähigkeit. Welche passt zu
    Siedlern und Orten dieser Woche?
    .say-2 = Jetzt spiel vier Tage, wie du magst. Würfel nehmen, nutzen, Zug beenden.
    .hint = In einer Hungersnot ernährt der Viehzuchtbetrieb drei deiner Rinder; der Handelsposten dreht Würfel für 1 $.
    .done = Du kennst das ganze Spiel. Spiel weiter bis zum Ende der Woche, oder öffne einen Tisch für zwei bis vier.
