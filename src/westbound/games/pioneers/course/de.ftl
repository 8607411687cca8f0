# Der Kurs zu Pioneers: Deutsch

lesson-first-drive = Die erste Fahrt
    .say =
    Deine Farbe ist Rot. Auf deiner Kutsche „Golden West“ sitzen fünf Fahrgäste, jeder mit einem Beruf, und jede Stadt
    sucht den Beruf, den ihr Plättchen zeigt. Alle fahren mit derselben Postkutsche; sie wartet in Castle Garden, im
    Nordosten der Karte. Fahr mit ihr nach Albany, wo ein Bankier gesucht wird: Das kostet 1 $.
    .hint = Wähle Albany, die markierte Stadt auf der Karte, und bestätige.
    .done =
    Dein Bankier ist ausgestiegen und wohnt jetzt in Albany, und das Plättchen gehört dir: Es bringt dir jeden Zug 1 $
    mehr Einkommen. Je früher du eins hast, desto länger nützt es dir.

lesson-road = Eine eigene Straße
    .say =
    Jeder Zug beginnt mit deinem Einkommen: 3 $ und 1 $ für den Bankier, den du angesiedelt hast. Dann darfst du etwas
    kaufen. Eine Straße kostet 2 $; du fährst auf ihr kostenlos, und andere zahlen dir 1 $. Baue eine nach Erie,
    entweder von Baltimore aus, wo die Postkutsche steht, oder von Albany aus, wo dein Bankier wohnt. Fahre dann zum
    Händlerinnen-Plättchen in Erie.
    .hint =
    Wähle die Strecke Baltimore–Erie oder Albany–Erie und baue dort. Wähle danach Erie als Ziel der Fahrt.
    .done =
    Über Baltimore–Erie bist du kostenlos gefahren. Mit Albany–Erie hat die Fahrt 1 $ gekostet, aber diese Straße
    verbindet zwei deiner Pioniere: Am Ende bringt jeder Pionier in deinem größten Straßennetz 2 Punkte. Die Straße
    bleibt dir in jedem Fall.

lesson-two-purchases = Zwei Einkäufe
    .say =
    Sagen wir, du hast Albany–Erie gebaut, und dein Gegner ist nach Milwaukee gefahren. Die Händlerin, die du in Erie
    angesiedelt hast, gibt dir jeden Zug einen zweiten Einkauf, von anderer Art als der erste. Kaufe eine Kutsche und
    eine Straße, in beliebiger Reihenfolge. Auf jedem Platz einer Kutsche sitzt gleich ein Pionier von dir, und wenn
    alle ausgestiegen sind, bringt sie ihre Punkte und 1 $. Sieh also nach, welche Berufe in der Nähe der Postkutsche in
    Milwaukee gesucht werden; eine große Kutsche ist mehr wert, eine kleine schneller leer.
    .hint =
    „Overland“, die erste Kutsche, kostet nur 1 $, und Plättchen für ihren Farmer und ihren Sergeanten sind nicht weit.
    Eine Straße von Castle Garden nach Albany verbindet deinen Pionier am Start mit deinem Straßennetz.
    .done =
    Die Kutschen rechts von deiner sind nach links gerückt und billiger geworden, und der Stapel hat den letzten Platz
    gefüllt. Fahrgäste brauchst du immer: Sind zu Beginn deines Zuges alle deine Kutschen leer, musst du zuerst eine
    Kutsche kaufen.

lesson-fares = Was eine Fahrt kostet
    .say =
    Sagen wir, du hast „Overland“ gekauft und Albany–Baltimore gebaut. Jetzt passen vier Städte zu deinen Fahrgästen.
    Für jede Strecke zahlst du 1 $: an die Bank oder an den Besitzer der Straße darauf; deine eigenen Straßen
    sind kostenlos. Besiedelte Städte darf die Postkutsche durchfahren, bei einem Plättchen muss sie halten. Wähle eine
    Stadt, um Weg und Fahrpreis zu sehen: Raleigh ist vier Strecken entfernt und kostet nur 2 $, weil zwei
    davon dir gehören. Fahre dann, wohin du willst.
    .hint =
    Alle vier sind gut: Superior (Barkeeper) oder St. Louis (Hotel) für 1 $, Raleigh (Sergeant) oder Louisville (Farmer)
    für 2 $. Auf dem Weg nach Louisville gehen allerdings beide Dollar an deinen Gegner.
    .done =
    Den Fahrpreis zahlst du mit dem Geld, das du bei der Abfahrt hast; gib also vorher nicht alles aus. Stehen bleiben
    darfst du nicht: Kannst du eine passende Stadt erreichen und bezahlen, musst du fahren.

lesson-farmers = Drei Farmer auf einmal
    .say =
    Eine andere Partie, einige Züge später. Auf „Old Concord“ sitzt nur noch ein Farmer: Steigt er aus, ist die Kutsche
    leer und bringt sofort 12 Punkte und 1 $. In Charleston wird ein Farmer gesucht, und mit dem Farmer-Plättchen darfst
    du dort bis zu zwei weitere ansiedeln. Drei hast du auf deinen Kutschen: Siedle sie alle an.
    .hint =
    Fahre nach Charleston. Die Farmer steigen dann nacheinander aus: einer aus Kutsche 1 (Old Concord), zwei aus Kutsche
    2 (Harvest Moon).
    .done =
    „Old Concord“ ist leer: 12 Punkte und 1 $. Auf „Harvest Moon“ sitzt nur noch der Barkeeper. Und weil deine Straße
    Raleigh–Charleston jetzt zu drei deiner Pioniere führt, ist sie dein größtes Straßennetz.

lesson-barkeeper = Der Barkeeper hilft
    .say =
    Du hast nur 1 $, genug für das Barkeeper-Plättchen in Fort Dodge. Dein Barkeeper steigt dort aus, und das Plättchen
    lässt dich einen weiteren Fahrgast von einer beliebigen Kutsche in deinen Vorrat zurücklegen. Auf den beiden
    Kutschen, die noch besetzt sind, bleibt dann je ein einziger Fahrgast: Welche der beiden leerst du?
    .hint =
    Fahre nach Fort Dodge. Legst du den Sergeanten zurück, ist „Liberty Bell“ leer: 12 Punkte. Legst du die Händlerin
    zurück, ist „Calico Queen“ leer: 8 Punkte.
    .done =
    Eine Kutsche gilt als geleert, ob ihr letzter Fahrgast siedelt oder zurückgelegt wird: Du hast ihre Punkte und 1 $.
    Der Pionier im Vorrat kann auf deiner nächsten Kutsche Platz nehmen. Am meisten nützt ein Barkeeper bei Fahrgästen,
    die kein Plättchen mehr sucht.

lesson-invitation = Eine Einladung
    .say =
    Ihr spielt zu dritt, und Blau ist dran. Blau hat einen Sergeanten in Fort Stockton angesiedelt; jetzt entscheiden
    die anderen im Uhrzeigersinn, ob sie sich anschließen. Grün hat keinen Sergeanten, also liegt es an dir. Du würdest
    2 $ an Blau zahlen und keine Sonderaktion erhalten, aber dein Sergeant ist der letzte Fahrgast auf „Golden West“.
    .hint = Nimm an: 2 $ für 12 Punkte und 1 $ sind ein gutes Geschäft.
    .done =
    „Golden West“ ist leer: 12 Punkte und 1 $, obwohl du gar nicht dran warst. Wer zuerst zusagt, ist der einzige
    Gast. Nun sind alle deine Kutschen leer, also beginnt dein nächster Zug mit dem Kauf einer Kutsche.

lesson-sergeant = Eine Straße neben einer anderen
    .say =
    Du hast dein ganzes Geld ausgegeben, aber nach Fort Abercrombie führt eine Straße von dir: Die Fahrt kostet nichts.
    Das Sergeant-Plättchen baut dir kostenlos eine Straße, und nur mit ihm darfst du neben einer fremden bauen. Am Ende
    zählt nur das Straßennetz mit den meisten deiner Pioniere, und auf der Strecke St. Louis–St. Joseph, die
    zwei deiner Straßennetze verbinden würde, liegt eine blaue Straße: Baue daneben.
    .hint =
    Fahre nach Fort Abercrombie. Lass einen Sergeanten aussteigen, aus welcher Kutsche du willst, und wähle dann die
    Strecke St. Louis–St. Joseph.
    .done =
    Drei weitere Pioniere, in St. Joseph und Fort Dodge, gehören jetzt zu deinem großen Straßennetz: 6 Punkte mehr.
    Beide Besitzer fahren dort kostenlos; jeder andere würde jedem von ihnen 1 $ zahlen. Mehr als zwei Straßen liegen
    nie auf einer Strecke.

lesson-hotel = Ein Zimmer für jeden
    .say =
    Ein Hotel nimmt jeden Pionier auf und bringt dir 3 $; die Sonderaktion seines Berufs nutzt du nicht. Auf der Karte
    liegt kein Barkeeper-Plättchen mehr, also kann dein Barkeeper auf „Pilgrim Star“ kaum anderswo unterkommen. Blau hat
    keinen Barkeeper und könnte sich nicht anschließen; würdest du einen Sergeanten ansiedeln, könnte Blau eine Kutsche
    leeren. Fahre nach Mesilla und siedle den Barkeeper an.
    .hint = Fahre für 1 $ nach Mesilla. Wähle dann den Barkeeper auf Kutsche 4 (Pilgrim Star).
    .done =
    Der Fahrgast, der am schwersten unterzubringen war, hat ein Zimmer, du hast 3 $ mehr, und niemand konnte sich
    anschließen. Bevor du ein Hotel nutzt, suche nach Berufen ohne Plättchen, auf deinen Kutschen und auf denen der
    anderen.

lesson-route = Wen bezahlst du?
    .say =
    Du willst zum Sergeant-Plättchen in Milwaukee. Der Weg über Louisville kostet 3 $, davon gehen 2 $ an Blau; der über
    Vicksburg kostet 4 $, alle an die Bank. Blau hat kein Geld, aber einen Sergeanten auf einer Kutsche: Mit deinen 2 $
    könnte Blau sich in Milwaukee anschließen. Fahre hin und entscheide, welcher Weg dir lieber ist.
    .hint =
    Wähle Milwaukee und dann einen der beiden Wege. Beide sind sinnvoll: Der eine ist billiger, der andere bringt Blau
    nichts ein.
    .done =
    Was du einem Gegner zahlst, schmerzt doppelt: Dir fehlt es, und er hat es. Schließt Blau sich an, kommen die 2 $ zu
    dir zurück, aber Blau wird einen Fahrgast los. Den Weg wählst du nur, wenn keiner eindeutig der beste ist. Willst du
    jede Strecke selbst wählen, nimm die Zügel in die Hand, statt eine Stadt zu wählen.

lesson-last-round = Der letzte Zug
    .say =
    Blau hat alle 15 Straßen gebaut, also ist das die letzte Runde, und du hast den letzten Zug. Es steht 57 zu 57, und
    Blau hat dazu ein Goldnugget: Ein Goldgräber-Plättchen hat es gebracht, und nur Blau weiß, ob es 3, 4 oder 5 Punkte
    wert ist. Du hast deine letzten zwei Straßen schon bezahlt. Drei deiner Pioniere in Denver City gehören noch nicht
    zu deinem Straßennetz, und mit einer Straße nach Fort Abercrombie fährst du kostenlos dorthin: Das
    Barkeeper-Plättchen kann noch eine Kutsche leeren.
    .hint =
    Baue Fort Dodge–Denver City oder Denver City–Albuquerque, und Sioux City–Fort Abercrombie. Fahre nach Fort
    Abercrombie, lass den Barkeeper aus Kutsche 4 (Harvest Moon) aussteigen und lege ihren Farmer zurück.
    .done =
    Die Partie ist zu Ende, und du hast gewonnen. Zu den Punkten der geleerten Kutschen kommen 1 Punkt für jeden leeren
    Platz auf den anderen, die Goldnuggets und 2 Punkte für jeden Pionier im größten Straßennetz; 70 Punkte konntest du
    erreichen. Bei Gleichstand gewinnt, wer mehr Dollar hat.

lesson-on-your-own = Auf eigene Faust
    .say =
    Eine neue Partie, und du fängst an; jetzt ist alles erlaubt. Siedle früh Bankiers und Händlerinnen an, kaufe
    Kutschen, deren Fahrgäste in der Nähe gesucht werden, baue Straßen, wo du wieder fahren wirst, und halte deine
    Pioniere verbunden. Die Lektion ist geschafft, wenn du viermal gefahren bist.
    .hint =
    Wenn du unsicher bist: Kaufe eine Straße in Richtung eines passenden Plättchens und fahre dorthin. Schließ dich
    anderen an, wenn das eine Kutsche leert oder der Beruf schwer unterzubringen ist.
    .done =
    Das ist das ganze Spiel. Sonderfälle kannst du jederzeit in den Regeln nachschlagen. Such dir jetzt einen Tisch, und
    gute Reise nach Westen!
