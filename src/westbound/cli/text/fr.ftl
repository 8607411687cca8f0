# Les textes du terminal : français.

## Début
greeting = Bienvenue dans Westbound !
greeting-you = Tu joues { $player }.
greeting-people = À ce terminal : { $players }.
greeting-bot = Le robot « { $bot } » joue { $player }.
greeting-how =
    À ton tour, tu vois le plateau, ce qui s’est passé et tes choix.
    Tape le numéro d’un choix ou ses mots (« road albany-erie », le début suffit).
    Tape « aide » pour en savoir plus, « quitter » pour t’arrêter et continuer un autre jour.
greeting-enter = Appuie sur Entrée pour commencer.
loaded = { $file } : { $count ->
        [one] une action jouée
       *[other] { $count } actions jouées
    } jusqu’ici.
cut-off = La dernière ligne de { $file } était tronquée ; elle est ignorée.

## Choisir
your-turn = { $player }, à toi de jouer. Appuie sur Entrée quand personne d’autre ne regarde.
many = « { $verb } » les montre tous, « { $verb } … » avec une partie d’un nom n’en montre que certains
more = Entrée : la suite
which = Lequel de ces choix ?
not-understood = Tu ne peux pas faire « { $typed } » maintenant. Tape un numéro ou les mots d’un choix ; « aide » t’en dit plus.
what-which = De quel choix parles-tu ? Tape « quoi » et son numéro, par exemple « quoi 2 ».
why-which = Rien que tu voies sans pouvoir le choisir ne s’appelle « { $typed } ». « pourquoi » seul montre tout.
why-none = Il n’y a rien à expliquer pour l’instant.
hint-alone = Il n’y a d’indices que si tu joues sans autre personne contre des robots.
hint-nothing = Il n’y a pas d’indice pour cela en ce moment.
hint-searching = Recherche du meilleur choix…
hint-then-move = (« indice » encore : le meilleur choix)
hint-then-why = (« indice » encore : pourquoi)
help =
    Un choix         son numéro, ses mots [entre crochets] ou une partie :
                     road erie alb (villes : st_louis ou st louis) ; Tab complète
    annuler          annuler ta dernière action ; si d’autres ont joué depuis,
                     ou si quelque chose a été révélé, il faut leur accord (les
                     robots le donnent toujours)
    quoi N           ce que déclencherait le choix N ; rien n’est joué
    pourquoi         pourquoi tu ne peux pas choisir les autres choses que tu vois ;
                     « pourquoi erie » ne parle que de l’une d’elles
    indice           où regarder ; encore : le meilleur choix ; encore : pourquoi
    plateau          redessiner le plateau
    score            les points actuels, autant que tu peux les connaître
    journal [N]      ce qui s’est passé dans la partie, ou dans les N derniers tours
    journal tout [N] la même chose, entrée par entrée
    sauver FICHIER   enregistrer la partie dans un fichier
    quitter          arrêter et enregistrer ; Ctrl-C fait de même
    aide             cette page

## Commandes : tous les mots possibles, séparés par des espaces
order-help = aide ?
order-what = quoi
order-why = pourquoi
order-hint = indice
order-board = plateau carte
order-score = score scores points
order-log = journal
order-all = tout
order-undo = annuler retour
order-save = sauver enregistrer sauvegarder
order-quit = quitter fin
yes = oui o

## Bots
hurry = (Ctrl-C : choisir tout de suite)
lapse =
    Le programme de { $player } n’a pas répondu correctement ({ $reason ->
        [not-started] pas démarré
        [ended] arrêté
        [timeout] trop lent
        [too-long] ligne trop longue
        [unasked] écrit sans question
        [wrong-id] réponse à une autre question
        [illegal] choix interdit
        [too-many] trop de demandes
        [no-world] aucune position possible trouvée
       *[other] incompréhensible
    }) ; un coup par défaut a été joué.
lapses = Le programme de { $player } a échoué trop souvent : désormais, des coups par défaut sont joués à sa place.

## Annuler
nothing-to-undo = Tu n’as rien à annuler.
undo-needs = Pour annuler, il faut l’accord de { $players }, car d’autres ont joué ou quelque chose a été révélé depuis.
bots-agree =
    { $count ->
        [one] { $players } est d’accord.
       *[other] { $players } sont d’accord.
    }
agree = { $player }, { $asker } peut annuler sa dernière action ? (oui/non)
refused = { $player } n’est pas d’accord ; rien n’est annulé.
undone = Action annulée : { $words }.
undone-by = { $player } annule : { $words }.

## Enregistrer
save-where = Où ? Tape « sauver FICHIER ».
saved = Partie enregistrée dans { $file }.
not-saved = Partie non enregistrée : { $reason }.
resume = Pour continuer : { $command }

## Fin
scores-final = Scores finaux
scores-so-far = Points actuels
total = total
after-the-end = La partie est finie. Entrée pour partir ; « journal », « annuler » et « sauver FICHIER » restent possibles.

## Relecture
next-action = Entrée : action suivante
stands = L’enregistrement s’arrête ici, avant la fin de la partie.

## Problèmes
order-skip = passer
puzzle-how =
    Un choix est nettement meilleur que tous les autres. Tape son numéro ou ses mots.
    « indice » t’aide (encore : davantage), « plateau » dessine le plateau, « passer » continue, « quitter » arrête.
puzzle-title = Problème { $number } sur { $count } (cote { $rating })
puzzle-right =
    { $streak ->
        [0] Juste !
        [one] Juste, du premier coup !
       *[other] Juste, du premier coup ! { $streak } de suite.
    }
puzzle-worse = Pas tout à fait : c’est moins bon d’environ { $loss } %. Essaie encore.
puzzle-far-worse = C’est nettement moins bon. Essaie encore.
puzzle-hint =
    { $count ->
        [one] Le voici :
       *[other] C’est l’un de ceux-ci :
    }
puzzle-solution = Le meilleur : « { $choice } ».
puzzle-why = Ce choix gagne environ { $win } % du temps, au moins { $loss } % de plus que tout autre. Le choix évident était « { $obvious } ».
puzzle-end = { $solved } sur { $count } résolus ; meilleure série : { $longest }.
