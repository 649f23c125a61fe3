## Ratings

people-scale-two = deux joueurs
people-scale-more = trois ou quatre joueurs
people-ratings = Vos classements
people-ratings-about = Un classement ne vient que des parties classées. Le nombre est un niveau de nos joueurs artificiels ; l’intervalle contient votre vrai niveau dans 95 cas sur 100.
people-no-ratings = Pas encore de partie classée.
people-rating = { $provisional ->
    [yes] joue à peu près comme le niveau { $level } ± { $margin } (encore incertain)
   *[no] joue comme le niveau { $level } ± { $margin }
}
people-rating-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
people-rating-line = { $game }, { $scale } : { $rating } sur { $of } · { $count }
people-rated = Classée
people-rated-about = Le résultat change votre classement. Sans conseils ni reprises de coups ; s’asseoir, c’est accepter.
people-rated-here = { $rated ->
    [yes] oui, elle change les classements
   *[no] non
}
people-rated-new = Votre classement : { $rating }.

problem-cannot-rate = { $why ->
    [takebacks] Une partie classée se joue sans reprise de coups.
    [hints] Une partie classée se joue sans conseils.
    [deal] Une partie classée demande une donne que personne ne connaît.
    [seats] Dans une partie classée, chaque personne a une seule place.
    [player] Dans une partie classée ne jouent que des niveaux dont la force a été mesurée, et aucun dans votre équipe.
   *[game] Les parties avec ces options ne sont pas classées.
}
problem-not-claimed = Les parties classées sont pour les invités qui peuvent revenir. Ajoutez d’abord une clé d’accès ou créez un code de récupération sur la page « Nom et données ».
problem-wrong-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez votre code de récupération.
problem-no-passkeys = Les clés d’accès exigent un nom d’hôte, en HTTPS ou sous localhost. Utilisez ici un code de récupération.
problem-last-way-in = Sans cela, vous ne pourriez plus vous connecter sur un autre appareil, ni sur celui-ci après déconnexion.

## mandate ratings

ratings-about = afficher les classements, ou tous les recalculer
ratings-what = show : vos classements sur un serveur ; recompute : refaire le calcul avec tous les résultats d’une base
ratings-at = avec show : l’adresse du serveur
ratings-database = avec recompute : la base de données (par défaut : celle de mandate serve)
ratings-logs = avec recompute : relire chaque résultat dans le journal de sa table
ratings-check = avec recompute : seulement comparer ; le code de sortie est 1 si un classement diffère
ratings-epilogue =
    Arrêtez un serveur sur SQLite avant recompute.

    Exemples :
      mandate ratings show --at http://127.0.0.1:8642
      mandate ratings recompute
      mandate ratings recompute --logs --check
ratings-progress = Résultats
ratings-recomputed = { $results } résultats, { $counted } comptés ; { $people } personnes. { $changed ->
    [0] Tous les classements sont comme avant.
    [one] { $changed } classement diffère.
   *[other] { $changed } classements diffèrent.
}
play-option-rated = avec --at : une partie classée ; elle change le classement de tous les participants

push-challenge = { $name } vous défie : { $game }.
push-accepted = { $name } accepte votre défi : { $game }.
problem-no-such-person = Personne n’a cette adresse.
problem-not-shown = Cette personne ne montre pas cela.
problem-yourself = C’est vous.
problem-too-many-followed = Vous pouvez suivre { $most } personnes au plus.
problem-not-for-two = Un défi a une place pour vous et une pour l’autre personne ; l’ordinateur occupe les autres.
problem-already-challenged = Votre dernier défi à cette personne attend encore une réponse.
problem-too-many-challenges = { $most } de vos défis attendent une réponse. Retirez-en un d’abord.
problem-no-such-challenge = Ce défi a été retiré, a reçu une réponse ou a expiré.

## mandate people

people-about = voir les personnes d’un serveur, les suivre et les défier
people-cli-what = list, show, follow, unfollow, challenge, accept, decline (par défaut : list)
people-cli-who = l’adresse d’une personne, par exemple ann.k3x7qa ; pour accept et decline, l’identifiant d’un défi
people-cli-at = l’adresse du serveur
people-cli-game = avec challenge : le jeu (par défaut : le premier)
people-cli-days = avec challenge : jours par coup (par défaut : sans pendule)
people-cli-rated = avec challenge : une partie classée
people-cli-json = afficher la réponse du serveur en JSON
people-epilogue =
    Exemples :
      mandate people --at http://127.0.0.1:8642
      mandate people show ann.k3x7qa --at http://127.0.0.1:8642
      mandate people challenge ann.k3x7qa --game qin --days 2 --at http://127.0.0.1:8642
people-cli-done = C’est fait.
people-cli-none = Vous ne suivez personne, et aucun défi n’attend.
