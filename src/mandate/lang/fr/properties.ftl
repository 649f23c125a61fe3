## Quel genre de jeu est un jeu (mandate report properties)

report-game = pour properties : quel jeu
report-of-properties = seulement pour properties
report-doublings = combien de fois la réflexion d’un joueur à budget est doublée, chaque fois en duels contre la moitié (par défaut : Qin 4, The Great Wall 2 ; 0 : aucune)
report-duels = parties pour chaque doublement (par défaut : Qin 100, The Great Wall 30)
properties-title = Quel genre de jeu est { $game }
properties-by = À toutes les places : { $player }.
properties-meaning = Ce que disent ces chiffres
properties-kinds = Par type de question
properties-most = Le plus de possibilités à la fois : { $options }.
properties-range = De { $least } à { $most }.
properties-settled = Dans les parties à un seul gagnant, celui-ci a mené jusqu’au bout après { $part } de la partie.
properties-start = début
properties-end = fin
properties-part = moment de la partie
properties-curve = Au début { $first }, au milieu { $middle }, à la fin { $last }.
properties-seat = victoires de la place { $seat }
properties-duel = victoires de { $more } contre { $less }
properties-budget = qui contre qui
properties-share = taux de victoire
properties-points = Elo, 95 %
properties-how = Les intervalles sont à 95 %. Une observation est une partie, ou en duel une donne avec toutes ses dispositions. Les victoires partagées comptent en parts.
properties-counted = { $game ->
    [qin] On compte les tuiles dans les autres mains, sachant toutes celles qu’on a vues.
    [great-wall] On compte les cartes de tactique des autres, leurs conseillers en soutien que personne n’a vus, et ce qu’ils choisissent en secret à ce moment. Pas les ressources : chaque gain et chaque paiement a été annoncé.
   *[other] On compte ce que les autres possèdent.
}
properties-measure = { $measure ->
    [length] décisions par partie
    [branching] possibilités par décision, moyenne
    [effective] possibilités par décision, moyenne géométrique
    [tree] chemins à travers les décisions d’une partie
    [hidden] information cachée, bits
    [leads] changements de tête par partie
   *[settled] part de la partie jusqu’à ce que le gagnant mène pour de bon
}
properties-about = { $measure ->
    [length] Décisions par partie : celles que quelqu’un prend ; ce qui est automatique ne compte pas.
    [branching] Possibilités par décision : combien sont permises, en moyenne sur toutes les décisions.
    [effective] Moyenne géométrique : si chaque décision offrait autant de possibilités, il y aurait autant de chemins à travers une partie.
    [tree] Chemins à travers les décisions : les possibilités de toutes les décisions d’une partie multipliées, la mesure habituelle de la taille d’un arbre de jeu.
    [hidden] Information cachée : combien de questions par oui ou non il faudrait poser pour savoir ce que possèdent les autres.
    [leads] Changements de tête : combien de fois quelqu’un d’autre passe seul en tête.
   *[settled] Jusqu’à ce que le gagnant mène pour de bon : 0 % serait joué d’avance, 100 % ouvert jusqu’au bout.
}
properties-section = { $section ->
    [glance] En un coup d’œil
    [branching] Possibilités au fil de la partie
    [kinds] Possibilités par type de question
    [length] Durée
    [hidden] Information cachée au fil de la partie
    [seats] Places
    [leads] La tête
   *[doublings] Deux fois plus de réflexion
}
properties-section-about = { $section ->
    [glance] Chaque chiffre avec son intervalle à 95 %.
    [branching] Possibilités permises par décision, de la première d’une partie à la dernière.
    [kinds] Possibilités permises par décision ; entre parenthèses la part de toutes les décisions.
    [length] Décisions par partie, et combien de parties en ont eu autant.
    [hidden] Bits qui manquent à une place pour savoir ce que possèdent les autres, quand elle doit décider.
    [seats] Taux de victoire par place, toutes jouées par le même joueur. Les tirets marquent une part égale.
    [leads] Combien de fois la tête a changé dans une partie, et combien de parties ont eu autant de changements.
   *[doublings] Un joueur qui réfléchit deux fois plus longtemps, contre d’autres de son espèce qui ne le font pas ; chaque donne dans toutes les dispositions. Les tirets marquent une part égale.
}
