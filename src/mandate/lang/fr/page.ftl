## La page : partout

page-title = Mandate
page-skip = Aller au contenu
page-skip-play = Aller à la nouvelle partie
page-skip-question = Aller à la question
page-not-found = Page introuvable
page-not-found-about = Il n’y a pas de page à l’adresse { $address }.
page-navigation = Pages
page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-setting-film = Étapes automatiques
page-setting-film-watch = en détail
page-setting-film-brief = en bref
page-setting-film-skip = passer
page-setting-confirm = Confirmer chaque coup
page-setting-confirm-hidden = Confirmer ce qui révèle quelque chose
page-setting-confirm-turn = Confirmer la fin de mon tour
page-setting-lone = Un seul choix possible
page-setting-lone-never = je le joue moi-même
page-setting-lone-smart = joué automatiquement, sauf si quelque chose est révélé
page-setting-lone-always = toujours joué automatiquement
page-setting-warn-again = Réafficher tous les avertissements
page-setting-motion = Animer les coups pas à pas
page-setting-sound = Sons
page-setting-clock = Grande pendule dans les parties rapides
page-setting-shortcuts = Raccourcis clavier actifs partout sur la page
page-unofficial = Site non officiel, fait par des passionnés : sans lien avec les auteurs et les éditeurs des jeux, et sans leur aval.
page-yes = Oui
page-no = Non
page-offline = Connexion perdue. Reconnexion en cours… Vos parties sont conservées.
page-offline-clock = Connexion perdue. Reconnexion en cours… Votre partie est conservée, mais votre pendule continue de tourner.
page-offline-meanwhile = Pour jouer, suivre la leçon ou revoir une partie, il faut une connexion. En attendant, il vous reste :
page-offline-here = Pas de connexion. Vous pouvez quand même jouer ici : contre l’ordinateur, en solo ou à plusieurs sur cet appareil. Leçons, conseils, analyses et problèmes fonctionnent aussi.
page-offline-keep = La prochaine fois : activez le jeu hors ligne dans les réglages.
page-starting-here = Préparation des règles sur cet appareil…
page-keep = Jouer hors ligne
page-keep-about = Enregistre les jeux sur cet appareil : contre l’ordinateur, en solo ou à plusieurs, avec leçons, conseils, analyses et problèmes ({ $size } Mo, une seule fois).
page-keep-coming = Téléchargement : { $share } %
page-kept = Les jeux sont enregistrés sur cet appareil. Les parties commencées hors ligne y restent.
page-keep-failed = Le téléchargement est incomplet. Réessayez quand la connexion sera meilleure.
page-outdated = Une nouvelle version de cette page est disponible.
page-outdated-load = Recharger
page-loading = Préparation de la table…
page-start = Aller à l’accueil

## L’accueil

page-hero = Fondez des provinces. Réunissez-les. Soyez le premier à poser votre dernière pagode.
page-hero-text = Qin est un jeu de pose de tuiles de Reiner Knizia pour deux à quatre joueurs : facile à apprendre, rapide à jouer, et chaque tuile peut tout faire basculer.
page-play-with = Avec qui voulez-vous jouer ?
page-with-bot = L’ordinateur
page-with-friends = Des amis (par lien)
page-with-hot-seat = Sur cet appareil
page-level = Quel niveau ?
page-level-agent = Un joueur proposé par ce serveur. Sa force n’a pas encore été mesurée.
page-players = Joueurs
page-names = Noms des joueurs
page-first = Qui commence ?
page-first-random = au hasard
page-first-me = moi
page-clock = Temps de réflexion
page-clock-none = illimité
page-clock-own = personnalisé
page-clock-per = { $per ->
    [game] minutes par partie
    [turn] minutes par tour
   *[days] jours par tour
}
page-clock-increment = secondes par tour
page-clock-bank = Réserve
page-clock-bank-none = aucune
page-clock-nights = Le temps s’arrête la nuit
page-clock-lenient = Les heures calmes et les congés arrêtent la pendule du joueur ; la première fois qu’elle s’épuise, il lui reste un jour
page-clock-from = Il s’écoule de
page-clock-to = à
page-clock-hours-least = Au moins { $hours } heures par jour
page-opponents = Choisir chaque adversaire
page-opponent = Adversaire { $number }
page-opponent-friend = un ami
page-takebacks-allowed = Permettre de reprendre un coup, si tout le monde est d’accord
page-fair-start = Départ équitable : chacun commence avec une tuile unicolore
page-choose-board = Sur quel plateau ?
page-choose-first-board = Plateau de la première partie ; les autres suivent à tour de rôle
page-new-board = Un nouveau plateau
page-new-board-name = Son nom
page-new-board-another = Un autre
page-your-name = Votre nom
page-play-now = Jouer
page-my-games = Mes parties
page-game-status = { $status ->
    [yours] à vous de jouer
    [open] en attente de joueurs
    [playing] en cours
   *[over] terminée
}
page-learn = Apprendre
page-learn-about = Une courte leçon où vous posez vous-même les tuiles.
page-puzzles = Problèmes
page-puzzles-about = Une position, un meilleur coup. Un nouveau chaque jour.
page-rules = Règles
page-rules-about = Toutes les règles numérotées, faciles à retrouver.

## La table

page-shut = Impossible d’ouvrir cette table
page-waiting = En attente de joueurs
page-waiting-link = Envoyez ce lien à vos amis : ceux qui l’ouvrent peuvent jouer.
page-copy = Copier
page-copied = Copié
page-share = Partager
page-sit = Prendre place
page-seat-open = libre
page-begin = Lancer la partie
page-your-turn = À vous de jouer
page-turn-of = Au tour de { $player }
page-turn-of-namesake = { $player }, { $color } : au trait
page-over = La partie est terminée
page-you = vous
page-away = absent
page-winner = gagne
page-out = { $why ->
    [time] temps écoulé
    [removed] exclu pour absence
   *[resigned] a abandonné
}
page-thinking = réfléchit…
page-to-move = à jouer
page-tiles-in-hand = { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
}
page-pagodas-left = { $count ->
    [0] plus aucune pagode
    [one] plus qu’une pagode
   *[other] encore { $count } pagodes
}
page-pagodas-caption = pagodes restantes
page-pagodas-caption-short = à poser
page-board = Plateau : { $board }
page-board-keys = Les flèches déplacent la tuile, R la fait pivoter, 1 à 3 en choisissent une autre, Entrée la pose puis confirme, Échap la reprend. N et P mènent à l’endroit suivant ou précédent où elle va.
page-board-keys-hint = H donne un conseil.
page-hand = Votre main
page-tile = Tuile { $tile ->
    [RR] rouge et rouge
    [YY] jaune et jaune
    [BB] bleu et bleu
    [RY] rouge et jaune
    [RB] rouge et bleu
   *[YB] jaune et bleu
}, touche { $key }
page-turn = Pivoter
page-place = Poser
page-take-back = Reprendre en main
page-refused = Pas ici.
page-refused-rule = Lire la règle
page-brings = Ce que fait ce coup :
page-brings-nothing = Rien ne change pour les pagodes et les villages.
page-how-to-place = Choisissez une tuile et visez le plateau. Les points montrent où elle peut aller. Faites-la pivoter d’un clic, avec la molette ou avec R.
page-how-to-touch = Touchez une tuile, puis le plateau. Les points montrent où elle peut aller. Touchez-la encore pour la faire pivoter.
page-how-to-touch-at-once = Touchez une tuile pour la choisir, encore une fois pour la faire pivoter. Les points montrent où elle peut aller : un toucher sur le plateau la pose aussitôt.
page-piles = Piocher dans
page-pile = { $count ->
    [0] La pile { $pile } est vide
    [one] Pile { $pile }, une tuile
   *[other] Pile { $pile }, { $count } tuiles
}
page-unseen = Tuiles que vous n’avez pas encore vues
page-log = Déroulement de la partie
page-log-empty = Aucun coup pour l’instant.
page-log-earlier = Afficher ce qui précède
page-log-sat = { $player } rejoint la table.
page-log-left = { $player } a quitté la table.
page-log-took-back = { $player } reprend le dernier coup.
page-log-replaced = { $player } prend une place libre.
page-log-joined = { $player } a pris la place de l’ordinateur.
page-log-join-withdrawn = La place de l’ordinateur n’est plus demandée.
page-join-counts = { $counts ->
    [yes] La partie comptera alors comme la vôtre depuis le premier coup.
   *[no] La partie est déjà engagée : elle ne comptera alors pour personne.
}
page-log-hinted = { $player } demande un conseil.
page-log-marked = { $player } marque : { $thing }.
page-log-unmarked = { $player } retire le repère : { $thing }.
page-log-said = { $player } : { $text }
page-chat = Écrire un message…
page-chat-send = Envoyer
page-offer = { $what ->
    [takeback] { $player } aimerait reprendre le dernier coup.
    [rematch] { $player } aimerait rejouer.
    [series] { $player } aimerait jouer une série de { $games } parties.
    [bot] { $player } aimerait confier une place abandonnée à l’ordinateur.
    [join] { $player } aimerait prendre la place de l’ordinateur.
    [cancel] { $player } aimerait annuler la partie.
   *[remove] { $player } aimerait continuer sans la place abandonnée.
}
page-offer-withdraw = Retirer
page-takeback = Reprendre
page-resign = Abandonner
page-hint = Conseil
page-hint-about = Que jouerait un ordinateur de haut niveau ? Toute la table voit que vous demandez un conseil. (Touche H)
page-hint-thinking = Recherche des meilleurs coups…
page-hint-by = Les meilleurs coups sur { $simulations } parties simulées, avec vos chances de gagner et leur marge d’erreur :
page-tile-name = { $tile ->
    [RR] rouge-rouge
    [YY] jaune-jaune
    [BB] bleu-bleu
    [RY] rouge-jaune
    [RB] rouge-bleu
   *[YB] jaune-bleu
}
page-move-drawn = { $move }, puis pioche dans la pile { $pile }
page-hint-spot = { $tile } { $first }–{ $second }
page-hint-chance = { $spot } : { $chance } %
page-hint-margin = { $spot } : { $chance } % ± { $margin }
page-hints-taken = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
}
page-resign-sure = Abandonner vraiment ?
page-resign-sure-for = Abandonner vraiment au nom de { $player } ?
page-record = Enregistrer la partie
page-curtain = C’est à { $player } de jouer. Passez-lui l’appareil.
page-curtain-lift = Je suis { $player }
page-you-win = Vous avez gagné !
page-you-share = Vous partagez la victoire !
page-you-lose = Perdu, cette fois-ci.
page-victory = Victoire de { $winners } !
page-rematch = Rejouer
page-next-game = Partie suivante
page-replay = Revoir
page-replay-review = Revoir et analyser

## Apprendre

page-lesson-steps = Étapes de la leçon
page-lesson-board = Plateau de la leçon
page-lesson-offline = Le plateau de la leçon vient du serveur. La leçon reprendra d’elle-même dès que la connexion sera rétablie.
page-lesson-task = À vous :
page-lesson-hint = Montrez-moi
page-lesson-solved = Bravo !
page-lesson-missed = Ce coup est permis, mais ce n’est pas celui qu’on cherche.
page-lesson-again = Réessayer
page-lesson-next = Suivant
page-rules-title = Les règles de { $game }
page-rules-note = Avec nos propres mots, point par point. Quand un coup est refusé, le jeu indique la règle en cause.
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [one] une règle
   *[other] { $count } règles
}
page-rules-contents = Sommaire
page-rules-none = Aucune règle ne contient ces mots.
page-rules-unknown = Aucune règle ne s’appelle { $clause } : il manque peut-être une partie du lien.
page-rules-absent = { $game } n’a pas de règles à lire ici.
page-rules-section = { $section ->
    [setup] Mise en place
    [board] Le plateau
    [secret] Ce qui est caché
    [place] Poser une tuile
    [mixed] Les tuiles bicolores
    [found] Fonder
    [expand] Agrandir
    [major] Les provinces majeures
    [join] Réunir
    [village] Les villages
    [order] Ordre des effets
    [draw] Piocher
    [pass] Passer
    [end] Fin de la partie
    [resign] Quitter la partie
   *[series] Plusieurs parties
}

## D’autres tables, les parties à revoir, les plateaux

page-lobby = Rejoindre ou regarder une table
page-listed = Ouverte à tous : des inconnus peuvent trouver cette table et la rejoindre
page-hints-allowed = Autoriser les conseils pour tous
page-replay-about = Revoir une partie terminée, coup par coup.
page-replay-open = Ouvrez une partie enregistrée. Vous pouvez l’enregistrer à la table une fois la partie terminée.
page-replay-choose = Choisir un fichier
page-replay-unreadable = { $file } n’est pas une partie enregistrée.
page-replay-board = Plateau après { $at } coups sur { $of }
page-replay-at = Après { $at } coups sur { $of }
page-replay-first = Début
page-replay-back = Précédent
page-replay-on = Suivant
page-replay-run = Lecture
page-replay-stop = Pause
page-replay-eyes = Vu par
page-replay-eyes-all = tout le monde
page-replay-start = La partie commence.
page-position = Composer une position
page-position-short = Inventez une position, jouez à partir d’elle et voyez les meilleurs coups.
page-position-change = Modifier cette position
page-editor = Créer un plateau
page-editor-short = Créez votre propre plateau et jouez dessus.
page-editor-name = Mon plateau
page-editor-about = Choisissez un terrain, puis cliquez ou glissez sur le plateau ; ou déplacez-vous avec les flèches et peignez avec Entrée. Vous avez la boîte ? Reproduisez donc le vrai plateau : ceux d’ici sont des reconstitutions.
page-editor-board = Plateau, case { $space } : { $sign ->
    [V] village
    [water] eau
    [R] case de départ rouge
    [Y] case de départ jaune
    [B] case de départ bleue
   *[other] prairie
}
page-editor-paint = Terrain
page-editor-sign = { $sign ->
    [V] village
    [water] eau
    [R] départ rouge
    [Y] départ jaune
    [B] départ bleu
   *[grass] prairie
}
page-editor-width = Colonnes
page-editor-height = Lignes
page-editor-fine = Ce plateau est prêt à jouer.
page-editor-offline = Connexion perdue : vous pouvez encore peindre, enregistrer et partager le plateau, mais il faut une connexion pour le vérifier et y jouer.
page-editor-play = Jouer sur ce plateau
page-editor-share = Copier le lien
page-editor-undo = Annuler
page-editor-redo = Rétablir
page-editor-text = En texte, à conserver : . prairie, V village, ~ eau, R Y B cases de départ
page-editor-damaged = Ce lien vers un plateau est abîmé : une partie s’est perdue en route. Redemandez-le. Voici un plateau pour commencer.
page-editor-from = Partir de { $board }

## L’analyse et les séries

page-series = Score : { $list }
page-series-before = Score avant cette partie : { $list }
page-series-fewest = Pagodes restantes au total : { $list }. Le plus petit total gagne.
page-series-game = Partie { $game } sur { $of }
page-series-of = Une série de { $count } parties : le plus petit total de pagodes restantes gagne.
page-series-offer = Jouer une série
page-games = Parties
page-games-count = { $count ->
    [one] Une partie
   *[other] Une série de { $count }
}
page-review-ask = Analyser cette partie
page-review-wait = Analyse de chaque coup…
page-review-here = Analyse sur cet appareil, qui calcule moins loin que le serveur : { $share } %
page-review-graph = Chances de gagner au fil de la partie
page-review-chance = Chances de { $player } avec le meilleur coup : { $before } %. Avec celui-ci : { $after } %.
page-review-turn = C’est ici que la partie a basculé.
page-review-better = Il y avait mieux :
page-review-best = Aucun meilleur coup n’a été trouvé.
page-review-note = Des estimations, pas des certitudes : { $simulations } parties simulées par coup, d’après ce que le joueur pouvait savoir à ce moment-là.

## Sur soi-même

page-me = Nom et données
page-me-name = Le nom que voient les autres. Sans nom, vous portez celui de votre couleur.
page-me-save = Enregistrer
page-me-saved = Enregistré.
page-me-code-make = Créer un code
page-me-code-is = Votre code : { $code }
page-me-have = J’ai un code
page-me-recover = Utiliser ce code
page-me-recovered = Content de vous revoir ! Vos parties sont sur la page d’accueil.
page-me-forget = Vous pouvez faire effacer tout ce que ce serveur conserve sur vous : votre nom, vos messages, la liste de vos parties et les navigateurs qui vous envoient des notifications. Vous abandonnez alors vos places dans les parties en cours.
page-me-forget-do = Effacer mes données
page-me-forget-sure = Tout effacer définitivement ?
page-me-forgotten = Vos données sont effacées.
page-me-unknown = Ce serveur ne vous connaît pas encore. Il vous connaîtra dès que vous ouvrirez une table ou prendrez place à l’une d’elles.

## Le plateau en mots

page-held = Tuile { $tile } au-dessus de { $first } et { $second }.
page-placements = Placements en liste ({ $count })
page-placements-tile = { $tile ->
    [RR] Rouge et rouge
    [YY] Jaune et jaune
    [BB] Bleu et bleu
    [RY] Rouge et jaune
    [RB] Rouge et bleu
   *[YB] Jaune et bleu
}
page-placements-way = { $tile ->
    [RY] rouge en { $first }, jaune en { $second }
    [RB] rouge en { $first }, bleu en { $second }
    [YB] jaune en { $first }, bleu en { $second }
   *[other] { $first } et { $second }
}
page-board-words = Le plateau en mots
page-province = { $player } : province { $colour ->
    [R] rouge
    [Y] jaune
   *[B] bleue
} de { $size } cases en { $space }, { $pagodas ->
    [one] une pagode
   *[other] { $pagodas } pagodes
}
page-space = { $size ->
    [one] Case { $colour ->
        [R] rouge
        [Y] jaune
       *[B] bleue
    } isolée en { $space }
   *[other] province { $colour ->
        [R] rouge
        [Y] jaune
       *[B] bleue
    } de { $size } cases en { $space }, sans propriétaire
}
page-village = Village en { $space } : { $player }
page-village-empty = Village vide en { $space }

## Les notifications

page-push = Me prévenir quand c’est à moi de jouer
page-push-about = Dans les parties à plusieurs jours par tour, ce navigateur affiche alors une notification, même quand cette page est fermée.
page-push-on = Ce navigateur vous prévient quand c’est à vous dans une partie à plusieurs jours par tour.
page-push-unsupported = Ce navigateur ne peut pas afficher de notifications ici. Il faut une adresse sécurisée (https) ; sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
page-push-silent = Ce serveur n’envoie pas de notifications.
page-push-refused = Les notifications de cette page sont bloquées dans ce navigateur. Vous pouvez les autoriser dans ses réglages pour cette page.
page-push-failed = Le navigateur n’a pas pu joindre son service push. Réessayez plus tard.
