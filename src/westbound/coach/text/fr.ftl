# Ce que dit le coach : français.

percent = { $number } %

## Analyses
review-title = Analyse : { $game }
review-course = Chances de gagner, tour par tour
review-mistakes = Erreurs
review-best = Meilleure trouvaille
review-faultless = Aucune erreur nette.
review-shaded = En grisé : ce que la chance a changé jusque-là. Sous la ligne, elle a aidé ; au-dessus, elle a nui.
review-knew =
    Chaque choix est jugé d’après ce qu’on pouvait savoir à ce moment-là, avec { $count } simulations.
review-sure =
    Seules les erreurs nettes sont citées : la recherche et les parties jouées jusqu’au bout s’accordent sur un choix meilleur d’au moins 2 %.
review-adds-up =
    Départ, chance et choix s’additionnent pour donner le résultat. La chance, c’est ce qui a été tiré ou lancé, et ce qu’on ne pouvait pas savoir avant.

share-start = Départ
share-luck = Chance
share-own = Ses choix
share-others = Choix des autres
share-result = Résultat

luck-lucky = La chance a souri à { $player } : { $change }
luck-unlucky = La chance n’a pas souri à { $player } : { $change }
luck-neither = La chance n’a presque pas compté pour { $player } : { $change }

where-setup = Mise en place
where-turn = Tour { $number }
where-decision = Choix { $number }
mistake = « { $played } ». Mieux : « { $better } », d’environ { $loss }, à { $error } près.
best-choice = « { $played } », meilleur d’environ { $gain } que « { $other } », pourtant plus évident.
