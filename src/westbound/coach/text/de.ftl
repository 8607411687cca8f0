# Was der Coach sagt: Deutsch.

percent = { $number } %

## Analysen
review-title = Analyse: { $game }
review-course = Gewinnchancen, Zug für Zug
review-mistakes = Fehler
review-best = Bester Einfall
review-faultless = Keine klaren Fehler.
review-shaded = Schattiert: was das Glück bis dahin verändert hat. Unter der Linie hat es geholfen, über der Linie geschadet.
review-knew =
    Jede Entscheidung ist danach beurteilt, was man in diesem Moment wissen konnte, mit { $count } Simulationen.
review-sure =
    Genannt sind nur klare Fehler: Vorausberechnen und Zu-Ende-Spielen sagen beide, dass etwas anderes mindestens 2 % besser war.
review-adds-up =
    Start, Glück und Entscheidungen ergeben zusammen das Ergebnis. Glück ist, was gezogen oder gewürfelt wurde, und was vorher niemand wissen konnte.

share-start = Start
share-luck = Glück
share-own = Eigene Wahl
share-others = Wahl der anderen
share-result = Ergebnis

luck-lucky = { $player } hatte Glück: { $change }
luck-unlucky = { $player } hatte Pech: { $change }
luck-neither = Glück spielte für { $player } kaum eine Rolle: { $change }

where-setup = Aufbau
where-turn = Zug { $number }
where-decision = Entscheidung { $number }
mistake = „{ $played }“. Besser: „{ $better }“, um etwa { $loss }, plus/minus { $error }.
best-choice = „{ $played }“, etwa { $gain } besser als das naheliegende „{ $other }“.
