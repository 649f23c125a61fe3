## Profils

people-profile = Profil
people-profile-about = Les autres voient votre nom, votre image et vos classements. Le reste, c’est vous qui choisissez.
people-profile-claim = Un profil est réservé aux invités qui peuvent revenir. Créez d’abord un code de récupération ou ajoutez une clé d’accès.
people-profile-yours = Voici votre profil. Vous seul voyez tout.
people-profile-open = Ouvrir mon profil
people-show-games = Parties : résultats, cadences, parties terminées
people-show-opponents = Adversaires : résultats par personne et par niveau
people-show-practice = Entraînement : problèmes résolus, précision et chance
people-practice = Entraînement
people-solved = { $count ->
    [one] Un problème résolu
   *[other] { $count } problèmes résolus
}
people-practice-about = Dans les parties analysées : la part des coups qui n’ont rien concédé, et ce que les tirages ont apporté, en part de la victoire
people-accuracy = Précision
people-luck = Chance
people-accuracy-plot = Précision au fil du temps
people-show-presence = Présence : si je suis là en ce moment
people-show-data = Données : mes parties peuvent être publiées pour la recherche, sans noms, si toute la table est d’accord
people-show-title = Ce que voient les autres
people-picture = Image
people-picture-number = Image { $number }
people-here = en ligne
people-private = { $name } ne montre rien d’autre.
people-follow = Suivre
people-unfollow = Ne plus suivre
people-challenge = Défier
people-following = Personnes que vous suivez
people-opponents-recent = Adversaires récents
people-list-empty = Personne pour l’instant. Jouez une partie, ou ouvrez un profil et suivez-le.
people-history-about = { $game }, { $scale }. La ligne donne le niveau, la bande l’intervalle à 95 %.
people-history-table = Le même en tableau
people-when = Date
people-level = Niveau
people-interval = Intervalle
people-results = Résultats
people-results-about = gagnées / partagées / perdues / abandonnées
people-tally = { $won } / { $shared } / { $lost } / { $left }
people-opponents = Résultats par adversaire
people-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
}
people-someone = une personne
people-completion = { $games ->
    [0] Aucune partie terminée avec d’autres personnes pour l’instant.
   *[other] Termine { $percent } % des parties avec d’autres personnes ({ $finished } sur { $games }).
}
people-excused = { $excused ->
    [one] une excusée
   *[other] { $excused } excusées
}
people-mode-seats = { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}
people-mode-together = ensemble
people-pace = { $pace ->
    [live] avec pendule
    [slow] plusieurs jours par coup
   *[none] sans pendule
}
people-games = Toutes les parties
people-games-none = Aucune partie ne correspond.
people-games-more = Plus de parties
people-filter-game = Jeu
people-filter-any = tous
people-filter-ending = Résultat
people-filter-rated = Classées seulement
people-ending = { $ending ->
    [won] gagnée
    [shared] partagée
    [left] abandonnée
   *[lost] perdue
}
people-against = contre { $names }

## Défis

people-challenges = Défis
people-challenge-made = Vous défiez { $name } : { $game }.
people-challenge-received = { $name } vous défie : { $game }.
people-challenge-accepted = { $name } accepte : { $game }.
people-challenge-declined = { $name } décline : { $game }.
people-challenge-terms = { $pace }, { $rated ->
    [yes] classée
   *[no] non classée
} · jusqu’au { $until }
people-challenge-accept = Accepter
people-challenge-decline = Décliner
people-challenge-withdraw = Retirer
people-challenge-remove = Supprimer
people-challenge-go = Aller à la table
people-challenge-send = Envoyer le défi
people-challenge-sent = Le défi est envoyé. { $name } a une semaine pour répondre.

## Heures calmes et congés

account-calendar = Parties lentes
account-quiet-about = Pendant vos heures calmes, vous ne recevez aucun message, et votre pendule s’arrête dans les parties de plusieurs jours par coup.
account-quiet-from = De
account-quiet-to = à
account-quiet-set = Définir les heures calmes
account-quiet-end = Pas d’heures calmes
account-quiet-now = Fuseau horaire : { $zone }. Les autres voient quand votre pendule est arrêtée.
account-quiet-none = Vous n’avez pas d’heures calmes.
account-vacation-about = Pendant vos congés, votre pendule s’arrête dans les parties de plusieurs jours par coup. Tous les joueurs voient que vous êtes absent. Vous avez { $days } jours par an.
account-vacation-first = Premier jour
account-vacation-last = Dernier jour
account-vacation-go = Prendre des congés
account-vacation-now = En congé du { $since } au { $until }
account-vacation-end = Je suis là
account-vacation-left = { $days ->
    [one] Il reste un jour
   *[other] Il reste { $days } jours
}
