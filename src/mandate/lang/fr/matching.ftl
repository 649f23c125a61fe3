## Trouver un adversaire

matching-title = Trouver un adversaire
matching-find = Trouver un adversaire
matching-change = Ce que vous cherchez
matching-now = tout de suite, toute cadence
matching-seats = { $seats ->
    [any] de 2 à { $most } joueurs
   *[other] { $seats } joueurs
}
matching-about = { $slow ->
    [yes] Votre recherche reste ouverte deux semaines, même en votre absence.
   *[no] La partie commence aussitôt : un joueur virtuel d’une force proche de la vôtre garde la place, et la prochaine personne peut la prendre si vous êtes tous deux d’accord.
}
matching-waits = Votre recherche est en cours. Vous recevrez un avis dès qu’un adversaire sera trouvé.
matching-looking = { $status ->
    [found] Adversaire trouvé : { $game }.
    [invited] Quelqu’un aimerait jouer à { $game } avec vous.
    [playing] Nous cherchons quelqu’un ; en attendant, vous jouez contre l’ordinateur.
   *[waiting] Nous cherchons un adversaire : { $game }.
}
matching-go = { $status ->
    [invited] Voir la position
   *[other] Aller à la partie
}
matching-stop = Ne plus chercher
matching-join-about = On cherche une personne pour jouer contre { $players } à la place de l’ordinateur.
matching-join = Prendre la place de { $player }
matching-decline = Non, plutôt ma propre partie

problem-no-vacation-left = { $left ->
    [0] Il ne vous reste aucun jour de congé. Vous en avez { $year } par an.
    [one] Il vous reste un jour de congé sur les { $year } de l’année.
   *[other] Il vous reste { $left } jours de congé sur les { $year } de l’année.
}
problem-vacation-too-far = Des congés s’annoncent au plus { $days } jours à l’avance.
