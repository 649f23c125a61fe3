## The Great Wall : après la partie, d’où vient l’honneur

gwp-after-source = { $why ->
    [start] Au début
    [general] Général
    [advisor] Conseillers
    [tactic] Cartes de tactique
    [command] Cartes d’ordre
    [horde] Capacités des hordes
    [clan] Règles propres à Qin Jiushao
    [request] Requêtes
    [event] Événements
    [location] Lieux
    [overseer] Contremaîtres
    [wall] Murailles bâties
    [barricade] Barricades bâties
    [upgrade] Contremaîtres améliorés
    [hire] Engagements
    [donation] Dons
    [reward] Points vitaux des hordes
    [firing] Tirs en hiver
    [wound] Blessures infligées
    [defeat] Hordes vaincues
    [archers] Archers sur la muraille
    [claim] Hordes remportées
    [no-place] Honte sans place
    [penance] Honte rendue
    [discards] Cartes d’ordre défaussées
    [shame] Jetons de honte
    [hordes] Hordes remportées, à la fin
    [artifact] { $of }
   *[other] Autres
}
gwp-after-from = Honneur par
gwp-after-chart = L’honneur au fil des années
gwp-after-touch = Touchez un point pour voir d’où vient l’honneur.
gwp-after-table = La même chose en tableau
gwp-after-when = Quand
gwp-after-start = Début
gwp-after-year = Année { $year }
gwp-after-end = Décompte final
gwp-after-end-short = Fin
gwp-after-point = { $player }, { $when } : { $total } d’honneur ({ $change }).
gwp-after-won = { $winner } gagne avec { $honor } d’honneur, { $by } de plus que { $other }.
gwp-after-tied = { $winner } et { $others } ont chacun { $honor } d’honneur ; { $winner } est plus haut dans l’ordre du thé.
gwp-after-solo-won = { $own } d’honneur contre { $honor } pour { $player } : { $by } de plus.
gwp-after-solo-lost = { $own } d’honneur contre { $honor } pour { $player } : { $by ->
    [0] autant, et il en faut plus pour gagner.
   *[other] il en manque { $by }, et il faut le dépasser.
}
gwp-after-solo-shame = Il ne reste aucun jeton de honte : la partie est perdue, quel que soit l’honneur ({ $own } contre { $honor } pour { $player }).
gwp-after-requests = Requêtes satisfaites : { $n } sur { $goal }.
gwp-after-missing = { $n ->
    [one] Il en manquait une.
   *[other] Il en manquait { $n }.
}
gwp-after-again = Revoir
gwp-after-skip = Passer
gwp-after-seal = Victoire
