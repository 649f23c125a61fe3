## Trouver un adversaire

matching-title = Trouver un adversaire
matching-find = Trouver un adversaire
matching-change = Ce que vous cherchez
matching-now = tout de suite, toute cadence
matching-seats = { $seats ->
    [any] de 2 à 4 joueurs
   *[other] { $seats } joueurs
}
matching-about = { $slow ->
    [yes] Votre recherche reste ouverte deux semaines, même en votre absence.
   *[no] La partie commence aussitôt : un joueur virtuel d’une force proche de la vôtre garde la place, et la prochaine personne peut la prendre si vous êtes tous deux d’accord.
}
matching-waits = Votre recherche est ouverte. Vous serez prévenu dès que quelqu’un est trouvé.
matching-looking = { $status ->
    [found] Un adversaire est trouvé : { $game }.
    [invited] Quelqu’un aimerait jouer à { $game } avec vous.
    [playing] Nous cherchons quelqu’un ; en attendant, vous jouez contre l’ordinateur.
   *[waiting] Nous cherchons un adversaire : { $game }.
}
matching-go = { $status ->
    [invited] Voir la position
   *[other] Vers la partie
}
matching-stop = Ne plus chercher
matching-join-about = { $players } préférerait jouer contre une personne que contre l’ordinateur.
matching-join = Prendre la place de { $player }
matching-decline = Non, une partie à moi
