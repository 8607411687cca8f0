# Der Kurs zu Pioneers: Deutsch

lesson-first-drive = Die erste Fahrt
    .say =
    Jeder Fahrgast hat einen Beruf, und jede Stadt sucht den auf ihrem Plättchen. Fahr mit der gemeinsamen Postkutsche
    nach Albany: Dort wird dein Bankier gesucht.
    .hint = Wähle Albany auf der Karte. Die Fahrt kostet 1 $.
    .done =
    Dein Bankier wohnt jetzt in Albany. Jeder Zug bringt dir 3 $, und jeder Bankier 1 $ mehr, bis zum Ende der Partie.

lesson-road = Eine eigene Straße
    .say =
    Eine Straße kostet 2 $: Du fährst auf ihr kostenlos, andere zahlen dir 1 $. Baue eine nach Erie, von Baltimore oder
    von Albany aus.
    .say-2 = Fahr jetzt nach Erie, wo deine Händlerin gesucht wird.
    .hint = Wähle die Strecke Baltimore–Erie oder Albany–Erie und baue dort.
    .done =
    Über Baltimore–Erie fährst du kostenlos. Albany–Erie verbindet zwei deiner Pioniere, und jeder Pionier im größten
    Straßennetz bringt am Ende 2 Punkte.

lesson-two-purchases = Zwei Einkäufe
    .say =
    Sagen wir, du hast Albany–Erie gebaut. Die Händlerin in Erie gibt dir jeden Zug einen zweiten Einkauf: Kaufe eine
    Kutsche und eine Straße, in beliebiger Reihenfolge.
    .say-2 = Kaufe jetzt das andere. Zwei Einkäufe in einem Zug sind nie von derselben Art.
    .hint =
    „Overland“, die erste Kutsche, kostet nur 1 $. Eine Straße von Castle Garden nach Albany verbindet zwei deiner
    Pioniere.
    .done =
    Auf jedem Platz einer neuen Kutsche sitzt ein Pionier von dir. Sind alle ausgestiegen, bringt sie ihre Punkte und
    1 $.

lesson-fares = Was eine Fahrt kostet
    .say =
    Sagen wir, du hast „Overland“ gekauft; fahr jetzt in eine der vier Städte. Jede Strecke kostet 1 $, für Bank oder
    Straßenbesitzer; deine eigenen Straßen sind kostenlos.
    .hint =
    Superior und St. Louis kosten 1 $, Raleigh und Louisville 2 $. Auf dem Weg nach Louisville gehen allerdings beide
    Dollar an deinen Gegner.
    .done =
    Du zahlst mit dem Geld, das du bei der Abfahrt hast. Kannst du eine passende Stadt erreichen und bezahlen, musst du
    fahren.

lesson-farmers = Drei Farmer auf einmal
    .say =
    Eine andere Partie: Auf „Old Concord“ sitzt nur noch ein Farmer, und leere Kutschen zählen sofort. Fahr nach
    Charleston, wo ein Farmer gesucht wird.
    .say-2 =
    Mit dem Farmer-Plättchen darfst du hier bis zu zwei weitere ansiedeln. Siedle alle drei an: einen von „Old Concord“,
    zwei von „Harvest Moon“.
    .hint = Die Farmer steigen nacheinander aus: einer aus Kutsche 1, zwei aus Kutsche 2.
    .done =
    „Old Concord“ ist leer: 12 Punkte und 1 $. Und deine Straße aus Raleigh führt jetzt zu drei Pionieren: Sie ist dein
    größtes Straßennetz.

lesson-barkeeper = Der Barkeeper hilft
    .say = Du hast nur 1 $, genug bis zum Barkeeper-Plättchen in Fort Dodge. Fahr hin: Dein Barkeeper steigt dort aus.
    .say-2 =
    Das Plättchen legt noch einen Fahrgast in deinen Vorrat zurück. Zwei Kutschen haben nur noch einen: Leere eine, mit
    dem Sergeanten oder der Händlerin.
    .hint =
    Legst du den Sergeanten zurück, ist „Liberty Bell“ leer (12 Punkte), mit der Händlerin „Calico Queen“ (8 Punkte).
    .done =
    So oder so ist die Kutsche geleert: Du hast ihre Punkte und 1 $. Barkeeper helfen am meisten bei Fahrgästen, die
    kein Plättchen mehr sucht.

lesson-invitation = Eine Einladung
    .say =
    Blau ist dran, und du darfst dich dem Sergeanten in Fort Stockton anschließen: für 2 $, ohne Sonderaktion. Deiner
    ist der letzte Fahrgast auf „Golden West“.
    .hint = Nimm an: 2 $ für 12 Punkte und 1 $ sind ein gutes Geschäft.
    .done =
    12 Punkte und 1 $, ohne dran zu sein; nur wer zuerst zusagt, ist Gast. Deine Kutschen sind alle leer, also beginnt
    dein nächster Zug mit einem Kutschenkauf.

lesson-sergeant = Eine Straße neben einer anderen
    .say =
    Dein Geld ist weg, aber nach Fort Abercrombie führt eine Straße von dir. Fahr kostenlos hin: Das Sergeant-Plättchen
    baut dir eine Straße.
    .say-2 = Lass einen Sergeanten aussteigen, aus welcher Kutsche du willst.
    .say-3 =
    Nur ein Sergeant baut neben einer fremden Straße. Baue auf St. Louis–St. Joseph, das verbindet zwei deiner
    Straßennetze: Am Ende zählt nur das größte.
    .hint = Fahr nach Fort Abercrombie, siedle einen Sergeanten an, dann wähle die Strecke St. Louis–St. Joseph.
    .done =
    Drei weitere Pioniere im größten Straßennetz: 6 Punkte mehr. Beide Besitzer fahren auf dieser Strecke kostenlos;
    jeder andere zahlt jedem von ihnen 1 $.

lesson-hotel = Ein Zimmer für jeden
    .say = Ein Hotel nimmt jeden Pionier auf und bringt dir 3 $, ohne Sonderaktion. Fahr zu dem in Mesilla.
    .say-2 =
    Kein Barkeeper-Plättchen ist mehr da, und Blau kann sich ohne Barkeeper nicht anschließen. Siedle also den von
    „Pilgrim Star“ an.
    .hint = Fahr für 1 $ nach Mesilla. Wähle dann den Barkeeper auf Kutsche 4.
    .done =
    Dein schwierigster Fahrgast hat ein Zimmer, und niemand konnte sich anschließen. Bevor du ein Hotel nutzt, suche
    nach Berufen ohne Plättchen.

lesson-route = Wen bezahlst du?
    .say = Fahr zum Sergeant-Plättchen in Milwaukee. Zwei Wege führen hin, und an ihnen verdienen nicht dieselben.
    .say-2 =
    Über Louisville kostet es 3 $, davon 2 $ für Blau, der sich dann anschließen könnte. Über Vicksburg kostet es 4 $,
    alle für die Bank.
    .hint = Beide Wege sind sinnvoll: Der eine ist billiger, der andere bringt Blau nichts ein.
    .done =
    Was du einem Gegner zahlst, schmerzt doppelt: Dir fehlt es, er hat es. Nimm die Zügel, wenn du jede Strecke selbst
    wählen willst.

lesson-last-round = Der letzte Zug
    .say =
    Dein letzter Zug, es steht 57 zu 57, und zwei Straßen sind zu bauen. Verbinde Denver City mit deinem Netz, und Sioux
    City mit Fort Abercrombie.
    .say-2 =
    Fahr nach Fort Abercrombie: auf deiner Straße aus Sioux City kostenlos. Das Barkeeper-Plättchen kann noch eine
    Kutsche leeren.
    .say-3 = Lass den Barkeeper von „Harvest Moon“ aussteigen: Dann sitzt dort nur noch ein Farmer.
    .say-4 = Lege jetzt einen Fahrgast zurück, am besten den letzten auf einer Kutsche.
    .hint =
    Baue Fort Dodge–Denver City oder Denver City–Albuquerque, und Sioux City–Fort Abercrombie. Leere nach der Fahrt
    Kutsche 4.
    .done =
    Du hast gewonnen; 70 Punkte waren möglich. Leere Plätze auf anderen Kutschen, Goldnuggets und dein größtes
    Straßennetz zählen auch, und bei Gleichstand die Dollar.

lesson-on-your-own = Auf eigene Faust
    .say =
    Eine neue Partie: Du fängst an, und alles ist erlaubt. Siedle früh Bankiers und Händlerinnen an, kaufe in der Nähe
    gesuchte Kutschen und fahre viermal.
    .hint =
    Wenn du unsicher bist, kaufe eine Straße zu einem passenden Plättchen und fahr hin. Schließ dich anderen an, wenn
    das eine Kutsche leert.
    .done =
    Das ist das ganze Spiel; Sonderfälle stehen in den Regeln. Such dir jetzt einen Tisch, und gute Reise nach Westen!
