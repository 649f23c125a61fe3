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
problem-no-way-in = Ajoutez d’abord une clé d’accès ou créez un code de récupération : sinon, vous ne pourriez pas revenir.

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

push-challenge = { $name } vous défie : { $game }.
push-accepted = { $name } accepte votre défi : { $game }.
problem-rated-paused = Vous avez quitté plusieurs parties classées récemment. La prochaine pourra commencer le { $until } ; les parties amicales, à tout moment.
push-found = Un adversaire est trouvé : { $game }.
problem-no-such-person = Personne n’a cette adresse.
problem-not-shown = Cette personne ne montre pas cela.
problem-yourself = C’est vous.
problem-too-many-followed = Vous pouvez suivre { $most } personnes au plus.
problem-not-for-two = Un défi a une place pour vous et une pour l’autre personne ; l’ordinateur occupe les autres.
problem-already-challenged = Votre dernier défi à cette personne attend encore une réponse.
problem-too-many-challenges = { $most } de vos défis attendent une réponse. Retirez-en un d’abord.
problem-no-such-challenge = Ce défi a été retiré, a reçu une réponse ou a expiré.
problem-matchmaking-off = Sur ce serveur, chacun trouve ses adversaires lui-même.
problem-too-many-requests = { $most } recherches venant de votre adresse sont déjà en attente.
problem-no-such-request = Vous ne cherchez pas d’adversaires, ou plus.

## mandate people

people-about = voir les personnes d’un serveur, les suivre et les défier
people-cli-what = list, show, follow, unfollow, challenge, accept, decline, withdraw, block, unblock, report (par défaut : list)
people-cli-who = l’adresse d’une personne, par exemple ann.k3x7qa ; pour accept et decline, l’identifiant d’un défi
people-cli-at = l’adresse du serveur
people-cli-game = avec challenge : le jeu (par défaut : le premier)
people-cli-days = avec challenge : jours par coup (par défaut : sans pendule)
people-cli-rated = avec challenge : une partie classée
people-cli-reason = avec report : pourquoi : insult, hate, threat, sexual, minor, spam, cheating, name, other
people-cli-text = avec report : des précisions pour la modération
people-cli-blocked = Vous avez bloqué { $name }.
people-cli-json = afficher la réponse du serveur en JSON
people-epilogue =
    Exemples :
      mandate people --at http://127.0.0.1:8642
      mandate people show ann.k3x7qa --at http://127.0.0.1:8642
      mandate people challenge ann.k3x7qa --game qin --days 2 --at http://127.0.0.1:8642
people-cli-done = C’est fait.
people-cli-none = Vous ne suivez personne, et aucun défi n’attend.

## Signing in, devices, one's own data

account-this = C’est moi
account-about = Pas besoin de compte : ce navigateur vous reconnaît grâce à un cookie. Avec une clé d’accès ou un code de récupération, vous jouez sous votre nom sur d’autres appareils aussi.
account-passkeys = Clés d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkey-added = Clé d’accès ajoutée. Vous pouvez désormais l’utiliser pour vous connecter.
account-passkey-unable = Ce navigateur n’a pas de clés d’accès à cette adresse. Un code de récupération rend le même service.
account-passkey-canceled = Aucune clé d’accès n’a été utilisée.
account-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
account-passkey-name = Nom de la clé d’accès
account-passkey-new = ajoutée le { $since }
account-passkey-used = ajoutée le { $since }, utilisée le { $used }
account-rename = Renommer
account-rename-of = Renommer { $name }
account-remove = Supprimer
account-remove-of = Supprimer { $name }
account-remove-anyway = Supprimer quand même
account-removed = Supprimé.
account-code = Code de récupération
account-code-about = Pour les appareils sans clés d’accès. Quiconque l’a peut jouer à votre place : gardez-le pour vous.
account-code-have = Vous avez un code de récupération. Un nouveau le remplace.
account-code-remove = Supprimer le code
account-sign-in = Se connecter
account-sign-in-passkey = Se connecter avec une clé d’accès
account-devices = Où vous êtes connecté
account-device = { $client } sur { $system }
account-device-unknown = Appareil inconnu
account-device-this = cet appareil
account-device-seen = vu le { $seen }
account-sign-out = Déconnecter
account-sign-out-of = Déconnecter : { $device }
account-sign-out-others = Déconnecter tous les autres
account-signed-out = Déconnecté.
account-data = Vos données
account-export = Télécharger mes données
account-export-about = Un seul fichier avec tout : nom, appareils, noms des clés d’accès, messages, classements, parties et réglages de ce navigateur.
account-break = Faire une pause
account-break-about = Vous êtes déconnecté partout, votre nom disparaît de toutes les tables et vous quittez celles où la partie n’a pas commencé. Les parties en cours continuent, leurs pendules aussi. Connectez-vous pour revenir.
account-break-sure = Se déconnecter partout et masquer votre nom ?
account-break-done = Vous êtes déconnecté partout. Connectez-vous pour revenir.

## mandate me

me-about = votre invité sur un serveur : code de récupération, appareils, données
me-what = show : nom, moyens de connexion, appareils ; code : créer un code de récupération ; recover : se connecter avec ce code ; sign-out : déconnecter un appareil ou tous les autres ; export : tout enregistrer dans un fichier ; data : on ou off, si vos parties peuvent être publiées sans noms ; quiet : des heures sans messages, où votre pendule s’arrête dans les parties lentes ; away : prendre des congés des parties lentes ; back : y mettre fin ; break : s’absenter jusqu’à la prochaine connexion ; delete : tout effacer
me-value = avec recover : le code (sinon, une ligne de l’entrée standard) ; avec sign-out : le numéro d’un appareil, ou others ; avec export : le fichier (par défaut mandate-me.json) ; avec quiet : de-à, ou off ; avec away : le premier et le dernier jour
me-at = l’adresse du serveur
me-yes = avec break et delete : oui, le faire
me-epilogue =
    Exemples :
      mandate me show --at http://127.0.0.1:8642
      mandate me recover --at http://127.0.0.1:8642 < code.txt
      mandate me sign-out others --at http://127.0.0.1:8642
      mandate me export --at http://127.0.0.1:8642
      mandate me quiet 22:00-07:00 --at http://127.0.0.1:8642
      mandate me away 2026-12-20..2027-01-02 --at http://127.0.0.1:8642
me-data = Vos parties peuvent être publiées sans noms : { $agreed ->
    [yes] oui
   *[no] non
}
me-quiet = Heures calmes : de { $from } à { $to }, { $zone }
me-vacation = En congé du { $since } au { $until }
me-vacation-left = Jours de congé restants : { $left } sur { $year }
me-zone = Le fuseau horaire de cette machine est inconnu : ajoutez son nom, par exemple « { $value } Europe/Paris ».
me-name = Nom : { $name }
me-ways-in = Clés d’accès : { $passkeys } · code de récupération : { $code ->
    [yes] oui
   *[no] non
}
me-device = { $number }. { $device }, vu le { $seen }
me-device-this = { $number }. { $device }, cet appareil
me-recovered = Content de vous revoir, { $name } !
me-exported = Tout est dans { $file }.
me-unsure = Rien n’a été fait. Si vous êtes sûr, ajoutez --yes à { $what }.
