## Jouer avec d’autres : comment une partie finit quand un joueur la quitte

ending-why = { $why ->
    [time] Le temps de { $player } est écoulé.
    [removed] { $player } s’est absenté trop longtemps.
   *[resigned] { $player } a abandonné.
}
ending-wins = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}
page-canceled = Partie annulée
ending-canceled = La partie est annulée.
ending-not-counted = { $why ->
    [agreed] Les joueurs ont annulé cette partie d’un commun accord. Elle ne compte pas.
   *[other] Moins de deux joueurs avaient joué : cette partie ne compte pas.
}

## Regarder

page-watch = Regarder
page-watch-about = Parties en cours : les joueurs les plus forts, le public le plus nombreux
page-watching-you = Toutes les places sont prises. Vous êtes spectateur.
page-watching-over = C’est une partie d’autres joueurs.
page-watching-own = Ouvrir votre propre table
page-watching-count = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
page-waiting-full = Toutes les places sont prises. Si l’une se libère, vous pourrez la prendre ici.

## Un joueur est absent

page-gone = C’est au tour de { $player }, absent depuis un moment.
page-gone-wait = Continuer d’attendre
page-gone-bot = Laisser jouer l’ordinateur
page-gone-remove = Continuer sans { $player }
page-gone-claim = Réclamer la victoire
page-gone-soon = { $player } est absent. Dans { $time }, vous pourrez continuer sans attendre.
page-cancel-game = Annuler la partie
page-cancel-game-sure = Annuler la partie ? Elle ne comptera pas.
page-replaced-you = En votre absence, l’ordinateur a joué à votre place.
page-seat-back = Reprendre ma place

## Le temps, dans le formulaire

page-clock-about = { $clock ->
    [none] Sans limite tant que tout le monde est à la table. Si un joueur s’absente plusieurs minutes à son tour, les autres peuvent continuer sans lui.
    [days] Personne n’a besoin d’attendre à la table. Un joueur dont le temps est écoulé est éliminé.
   *[other] Pour une partie jouée d’une traite. Un joueur dont le temps est écoulé est éliminé.
}

## Après une défaite contre l’adversaire le plus facile

page-ladder-guided = Comme les bons coups étaient indiqués, cette partie ne compte pas dans votre bilan.
page-ladder-bottom = { $hints ->
    [yes] La leçon prend quelques minutes, et à la prochaine partie « Conseil » vous montrera de bons coups.
   *[no] La leçon prend quelques minutes.
}
