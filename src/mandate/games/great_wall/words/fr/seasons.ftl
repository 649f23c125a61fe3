## The Great Wall : les saisons racontées, étape par étape

gw-step = { $step ->
    [scouts] Reconnaissance
    [hordes] Nouvelles hordes
    [advisors] Nouveaux conseillers
    [income] Revenu des contremaîtres
    [penance] Honte rendue
    [reclaim] Cartes d’ordre
    [choose] Choix des cartes d’ordre
    [order] Piste des ordres
    [firing] Tir des archers
    [defeats] Hordes vaincues
    [assault] Assaut, { $section }
    [clear] Fin de l’année
    [requests] Requêtes de l’Empereur
    [unfulfilled] Requêtes restantes
    [event] Événement
   *[other] Décompte final
}
event-gw-step = { $phase } – { $step }.

gwp-seasons-year = { $season }, année { $year }
gwp-seasons-before = Avant cela
gwp-seasons-turn = Tour de { $player }
gwp-seasons-rule = La règle : { $clause }
gwp-seasons-chose = { $player } choisit : { $choice }
gwp-seasons-nothing = Rien ne change.
gwp-seasons-film = Ce qui s’est passé, étape par étape
gwp-seasons-at = { $at } sur { $of }
gwp-seasons-back = Étape précédente
gwp-seasons-on = Étape suivante
gwp-seasons-skip = Passer
gwp-seasons-close = Fermer
gwp-seasons-again = Relire les saisons
gwp-seasons-held = La muraille tient, avec { $n } de marge.
gwp-seasons-breached = Brèche ! Il manque { $n } en défense.
gwp-seasons-defense = Défense { $n }
gwp-seasons-power = Puissance { $n }
gwp-seasons-part = { $part ->
    [wall] muraille, niveau { $level }
    [barricades] barricades { $n } × { $each }
    [advisors] conseillers de Qin Jiushao
    [events] événements
    [help] cartes de tactique
    [more] cartes de tactique
   *[other] { $horde }
}
gwp-seasons-turned-held = Ce qui a tout changé : { $parts }. Sans cela, il y aurait eu une brèche.
gwp-seasons-turned-breached = Ce qui a tout changé : { $parts }. Sans cela, la muraille aurait tenu.
gwp-seasons-turned-none = Aucun élément n’a décidé à lui seul.
