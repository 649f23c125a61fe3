## La page : partout

page-title = Mandate
page-skip = Aller au contenu
page-navigation = Pages
page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-system = comme le système
page-theme-light = claires
page-theme-dark = sombres
page-setting-confirm = Confirmer chaque pose
page-setting-motion = Montrer pas à pas ce qui se passe
page-setting-sound = Sons
page-unofficial = Non officiel, fait par des amateurs : sans lien avec les auteurs et les éditeurs des jeux, et sans leur aval.
page-yes = Oui
page-no = Non
page-offline = La liaison est coupée. La partie reprend dès qu’elle revient ; rien n’est perdu.
page-offline-meanwhile = Jouer, la leçon et les parties revues demandent le serveur. Sans lui, il vous reste :
page-outdated = Le serveur a une version plus récente de cette page.
page-outdated-load = La charger
page-loading = On dresse la table …
page-start = Vers l’accueil

## L’accueil

page-hero = Fondez des provinces. Réunissez-les. Posez votre dernière pagode avant les autres.
page-hero-text = Qin est un jeu de pose de tuiles de Reiner Knizia pour deux à quatre personnes : facile à apprendre, vite joué, et chaque tuile peut tout retourner.
page-play-with = Avec qui jouez-vous ?
page-with-bot = L’ordinateur
page-with-friends = Amis par lien
page-with-hot-seat = Sur cet écran
page-level = De quelle force ?
page-players = Joueurs
page-first = Qui commence ?
page-first-random = le sort décide
page-first-me = moi
page-clock = Pendule
page-clock-none = aucune
page-clock-move = 2 minutes par tour
page-clock-game = 15 minutes et 10 secondes par tour
page-clock-days = 3 jours par tour
page-choose-board = Sur quel plateau ?
page-choose-first-board = Plateau de la première partie ; les autres suivent à tour de rôle
page-your-name = Votre nom
page-play-now = Jouer
page-my-games = Mes parties
page-game-status = { $status ->
    [yours] à vous de jouer
    [open] attend des joueurs
    [playing] en cours
   *[over] finie
}
page-learn = Apprendre
page-learn-about = Une courte leçon : vous posez vous-même.
page-rules = Règles
page-rules-about = Chaque règle avec son numéro, à consulter et à chercher.

## La table

page-shut = Cette table ne peut pas être ouverte
page-waiting = On attend des joueurs
page-invited = { $player } vous invite à une partie de Qin
page-waiting-link = Envoyez ce lien à vos amis ; qui l’ouvre peut s’asseoir.
page-copy = Copier
page-copied = Copié
page-share = Partager
page-sit = S’asseoir
page-seat-open = libre
page-begin = Commencer
page-your-turn = À vous de jouer
page-turn-of = C’est le tour de { $player }
page-over = La partie est finie
page-you = vous
page-away = absent
page-winner = a gagné
page-out = a quitté la partie
page-thinking = réfléchit …
page-to-move = doit jouer
page-tiles-in-hand = { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
}
page-pagodas-left = { $count ->
    [0] plus aucune pagode
    [one] encore une pagode
   *[other] encore { $count } pagodes
}
page-pagodas-caption = pagodes restantes
page-pagodas-caption-short = à poser
page-board = Plateau : { $board }
page-board-keys = Les flèches déplacent la tuile, R la tourne, 1 à 3 prennent une autre tuile, Entrée la pose puis confirme, Échap la reprend.
page-board-keys-hint = H demande un conseil.
page-hand = Votre main
page-tile = Tuile { $tile ->
    [RR] rouge et rouge
    [YY] jaune et jaune
    [BB] bleu et bleu
    [RY] rouge et jaune
    [RB] rouge et bleu
   *[YB] jaune et bleu
} ({ $tile }), touche { $key }
page-turn = Tourner
page-place = Poser
page-take-back = Reprendre en main
page-refused = Pas ici.
page-refused-rule = Lire la règle
page-brings = Ce que cela apporte :
page-brings-nothing = Aucune pagode et aucun village ne change.
page-how-to-place = Choisissez une tuile et montrez le plateau. Les points disent où elle va. Tournez-la d’un clic, avec la molette ou avec R.
page-how-to-touch = Touchez une tuile, puis le plateau. Les points disent où elle va. Touchez-la encore pour la tourner.
page-piles = Piocher dans
page-pile = { $count ->
    [0] La pile { $pile } est vide
    [one] Pile { $pile }, une tuile
   *[other] Pile { $pile }, { $count } tuiles
}
page-unseen = Tuiles que vous n’avez pas vues
page-log = Ce qui s’est passé
page-log-empty = Rien n’est encore posé.
page-log-sat = { $player } s’assied.
page-log-left = { $player } s’est levé.
page-log-took-back = { $player } reprend sa dernière pose.
page-log-time = Le temps de { $player } est écoulé.
page-log-removed = Les autres continuent sans { $player }.
page-log-replaced = { $player } prend une place libre.
page-log-hinted = { $player } demande un conseil.
page-log-said = { $player } : { $text }
page-chat = Dites quelque chose …
page-chat-send = Envoyer
page-offer = { $what ->
    [takeback] { $player } aimerait reprendre sa dernière pose.
    [rematch] { $player } aimerait rejouer.
    [series] { $player } aimerait une série de { $games } parties.
    [bot] { $player } aimerait confier une place abandonnée à l’ordinateur.
   *[remove] { $player } aimerait continuer sans une place abandonnée.
}
page-offer-waits = On demande aux autres.
page-offer-withdraw = Retirer
page-takeback = Reprendre
page-resign = Abandonner
page-hint = Conseil
page-hint-about = Que ferait un bon joueur informatique ? Toute la table voit que vous demandez. (Touche H)
page-hint-thinking = Une recherche examine la position …
page-hint-by = Le meilleur de { $simulations } parties imaginées, avec votre chance de gagner :
page-hint-spot = { $tile } { $first }–{ $second }
page-hint-chance = { $tile } { $first }–{ $second } : { $chance } %
page-hints-taken = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
}
page-resign-sure = Abandonner pour de bon ?
page-record = Feuille de partie
page-curtain = C’est au tour de { $player }. Passez l’appareil.
page-curtain-lift = Je suis { $player }
page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire !
page-you-lose = Perdu, cette fois.
page-somebody-wins = Victoire : { $winners } !
page-rematch = Rejouer
page-next-game = Vers la partie suivante
page-replay = Revoir
page-replay-review = Revoir et analyser

## Apprendre

page-lesson-steps = Étapes de la leçon
page-lesson-board = Plateau de la leçon
page-lesson-offline = Le plateau de la leçon vient du serveur. La leçon reprend ici d’elle-même dès que la liaison revient.
page-lesson-task = Votre tâche :
page-lesson-hint = Montrez-moi
page-lesson-solved = Juste !
page-lesson-missed = C’est permis, mais ce n’est pas ce qui était demandé.
page-lesson-again = Recommencer
page-lesson-next = Suite
page-rules-title = Les règles de Qin
page-rules-note = Avec nos propres mots, règle par règle. Chaque refus du jeu nomme la règle qui le fonde.
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [one] une règle
   *[other] { $count } règles
}
page-rules-none = Aucune règle ne contient ces mots.
page-rules-section = { $section ->
    [setup] Mise en place
    [board] Le plateau
    [secret] Ce qui est secret
    [place] Poser une tuile
    [mixed] Les tuiles de deux couleurs
    [found] Fonder
    [expand] Agrandir
    [major] Les provinces majeures
    [join] Réunir
    [village] Les villages
    [order] Ce qui vient d’abord
    [draw] Piocher
    [pass] Passer
    [end] La fin
    [resign] Quitter la partie
   *[series] Plusieurs parties
}

## D’autres tables, les parties à revoir, les cartes

page-lobby = Jouer avec d’autres ou regarder
page-listed = Des inconnus peuvent trouver cette table et s’y asseoir
page-hints-allowed = Tout le monde peut demander des conseils
page-hints-here = Les conseils sont permis à cette table ; tout le monde voit qui en prend un.
page-replay-about = Revoir une partie finie, position par position.
page-replay-open = Ouvrez la feuille d’une partie. Vous la recevez à la table quand la partie est finie.
page-replay-choose = Choisir un fichier
page-replay-unreadable = { $file } n’est pas une feuille de partie.
page-replay-board = Plateau après { $at } coups sur { $of }
page-replay-at = Après { $at } coups sur { $of }
page-replay-first = Début
page-replay-back = Retour
page-replay-on = Suite
page-replay-run = Dérouler
page-replay-stop = Arrêter
page-replay-start = La partie commence.
page-editor = Peindre une carte
page-editor-short = Faites votre propre plateau et jouez dessus.
page-editor-name = Ma carte
page-editor-about = Choisissez quoi peindre, puis cliquez ou glissez sur le plateau ; ou allez avec les flèches et peignez avec Entrée. Vous avez la boîte ? Alors saisissez le vrai plateau : ceux d’ici sont des reconstitutions.
page-editor-board = Carte, case { $space } : { $sign ->
    [V] village
    [water] eau
    [R] case de départ rouge
    [Y] case de départ jaune
    [B] case de départ bleue
   *[other] herbe
}
page-editor-paint = Quoi peindre
page-editor-sign = { $sign ->
    [V] village
    [water] eau
    [R] départ rouge
    [Y] départ jaune
    [B] départ bleu
   *[grass] herbe
}
page-editor-width = Colonnes
page-editor-height = Lignes
page-editor-fine = On peut jouer sur cette carte.
page-editor-offline = La liaison est coupée : vous pouvez peindre, garder et partager la carte, mais seul le serveur peut la vérifier et y faire jouer.
page-editor-play = Y jouer
page-editor-share = Copier un lien
page-editor-text = En texte, à garder : . herbe, V village, ~ eau, R Y B cases de départ
page-editor-from = Partir de { $board }

## L’analyse et les séries

page-series = Score : { $list }
page-series-before = Score avant elle : { $list }
page-series-fewest = Pagodes restantes en tout : { $list }. Le moins gagne.
page-series-game = Partie { $game } sur { $of }
page-series-of = Une série de { $count } parties : qui garde le moins de pagodes sur l’ensemble gagne.
page-series-offer = Jouer une série
page-games = Parties
page-games-count = { $count ->
    [one] Une partie
   *[other] Une série de { $count }
}
page-review = Analyse
page-review-ask = Analyser cette partie
page-review-wait = Chaque coup est jugé …
page-review-graph = Chances de gagner au fil de la partie
page-review-chance = Chances de { $player } avec le meilleur coup : { $before } %. Avec celui-ci : { $after } %.
page-review-turn = Ici, la partie a basculé.
page-review-better = Il y avait mieux :
page-review-best = Rien de mieux n’a été trouvé.
page-review-note = Jugé par une recherche de { $simulations } simulations, d’après ce qu’on pouvait savoir alors : des estimations, pas des certitudes.

## Sur soi-même

page-me = Nom et données
page-me-name = C’est ainsi que les autres vous appellent. Sans nom, vous portez celui de votre couleur.
page-me-save = Enregistrer
page-me-saved = Enregistré.
page-me-code = Il n’y a pas d’inscription : ce navigateur vous reconnaît à un cookie. Avec un code, vous êtes la même personne sur un autre appareil. Qui l’a est vous : gardez-le pour vous.
page-me-code-make = Créer un code
page-me-code-is = Votre code : { $code }
page-me-have = J’ai un code
page-me-recover = Être cette personne ici
page-me-recovered = Heureux de vous revoir. Vos parties sont sur la page d’accueil.
page-me-forget = Vous pouvez faire effacer tout ce que ce serveur garde sur vous : votre nom, vos mots dans les conversations, la liste de vos parties, les navigateurs qui vous montrent des notifications. Vos places dans les parties en cours sont abandonnées.
page-me-forget-do = Effacer mes données
page-me-forget-sure = Tout effacer pour de bon ?
page-me-forgotten = C’est effacé.
page-me-nobody = Ce serveur ne vous connaît pas encore. Il vous connaîtra quand vous ouvrirez une table ou vous assiérez.

## Le plateau en mots

page-held = Tuile { $tile } au-dessus de { $first } et { $second }.
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
    } seule en { $space }
   *[other] province { $colour ->
        [R] rouge
        [Y] jaune
       *[B] bleue
    } de { $size } cases en { $space }, à personne
}
page-village = Village en { $space } : { $player }
page-village-empty = Village vide en { $space }

## Being told that it is one’s turn

page-push = Me dire quand c’est à moi
page-push-about = Dans les parties à plusieurs jours par coup, ce navigateur montre alors une notification, même quand cette page est fermée.
page-push-on = Ce navigateur montre une notification quand c’est à vous dans une partie à plusieurs jours par coup.
page-push-unsupported = Ce navigateur ne le peut pas ici. Il faut une adresse sûre (https) ; sur iPhone ou iPad, mettez d’abord la page sur l’écran d’accueil.
page-push-silent = Ce serveur n’envoie pas de notifications.
page-push-refused = Ce navigateur a reçu l’ordre de ne pas montrer de notifications de cette page. Cela se change dans ses réglages pour cette page.
page-push-failed = Le navigateur n’a pas pu joindre son service push. Réessayez plus tard.
