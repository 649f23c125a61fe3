## Le jeu dans le terminal : les options de `mandate play`

play-epilogue =
    Exemples :
      mandate play qin                          une première partie
      mandate play qin --opponent level:3       contre le troisième niveau, l’Apprenti
      mandate play qin --hot-seat --players 3   à trois devant un écran
      mandate play great-wall --players 1       seul contre Qin Jiushao
      mandate play great-wall --coop            ensemble contre les Hordes
      mandate play --resume                     reprendre où vous en étiez
      mandate play --from partie.json --after 23  continuer à partir d’une position
      mandate play qin --position POSITION      à partir d’une position à vous (docs/games/qin.md)
play-option-game = le jeu : { $games } (par défaut : { $default })
play-option-players = le nombre de joueurs : { $games }
play-option-players-of = { $game } de { $least } à { $most } (par défaut : { $usual })
play-option-board = bird, lion, seed:NOM pour un plateau généré, ou un fichier de plateau (par défaut : bird)
play-option-opponent = qui joue les autres places : un niveau par numéro ou par nom (level:1 est le plus faible, choisi par défaut pour Qin), random, pour Qin aussi greedy ou search:500 ; bot:COMMANDE pour un programme à vous, agent:MODULE:FONCTION pour une fonction Python ; une fois pour toutes, ou une fois par place ; « mandate players » en dit plus
play-option-hot-seat = plusieurs personnes partagent cet écran ; les places avec --opponent viennent en dernier
play-option-name = le nom d’une place ; à répéter, en commençant par la place 1
play-option-first = la place qui commence, comptée à partir de 1, ou random (par défaut : 1)
play-option-fair-start = redistribuer jusqu’à ce que chaque main ait une tuile unicolore
play-option-series = plusieurs parties : des plateaux séparés par des virgules, ou leur nombre
play-option-clock = avec --at : le temps de réflexion ; 10+5 (minutes pour la partie + secondes par coup), ou 2m, 12h, 3d par coup
play-option-takebacks = permettre de reprendre des coups confirmés
play-option-seed = un texte ou un nombre : la même graine donne la même donne
play-option-save = enregistrer la partie dans ce fichier
play-option-resume = reprendre une partie sauvegardée (sans fichier : la dernière)
play-option-from = continuer à partir d’une position d’une partie enregistrée, avec les mêmes mains ; dans Qin, les tuiles restant dans les piles sont mélangées de nouveau
play-option-position = jouer une position de Qin écrite en une ligne (docs/games/qin.md), comme la montre la page « Composer une position » ; * pour les pagodes restantes, les piles et le nombre de coups les complète ; les tuiles inconnues sont tirées au hasard
play-option-after = avec --from : après combien de coups (par défaut : tous)
play-option-seat = avec --from ou --position : votre place, comptée à partir de 1 (par défaut : à qui de jouer)
play-option-no-colour = sans couleurs ; la variable d’environnement NO_COLOR fait de même
play-option-plain = ligne par ligne au lieu du plein écran, pour scripts et lecteurs d’écran
play-option-ascii = caractères ASCII simples uniquement
play-option-pause = combien de secondes montrer le tour d’un adversaire (par défaut : 1)

## Ce qui empêche une partie de commencer

play-trouble-opponents = { $given ->
    [one] Un adversaire est indiqué
   *[other] { $given } adversaires sont indiqués
}, mais il y a { $seats ->
    [one] une place
   *[other] { $seats } places
} pour les adversaires.
play-trouble-names = { $given } noms sont indiqués, mais il n’y a que { $seats } places.
play-trouble-empty-name = Un nom compte au moins une lettre.
play-trouble-series = Une série se donne par des plateaux séparés par des virgules, comme bird,lion, ou par un nombre de parties de 1 à { $most } ; pas par « { $value } ».
play-trouble-pause = Une pause est un nombre de secondes de 0 à { $most } ; pas « { $value } ».
play-trouble-game-name = Aucun jeu du terminal ne s’appelle « { $game } ». Jeux connus : { $known }.
play-trouble-options = Une partie reprise garde ses réglages ; retirez { $options }.
play-trouble-foreign = { $game } n’a pas ces options : { $options }.
play-trouble-exists = { $file } existe déjà et n’a pas été modifié. Choisissez un autre fichier, ou reprenez cette partie : --resume { $file }
play-trouble-elsewhere = { $file } a été modifié dans une autre fenêtre et n’a pas été écrasé. Sauvegardez cette partie avec : sauver FICHIER
play-trouble-write = Impossible d’écrire { $file } : { $reason }.
play-trouble-read = Impossible de lire { $file } : { $reason }.
play-trouble-record = Impossible de reprendre { $file } : { $reason }
play-trouble-damaged = { $file } est endommagé, impossible de reprendre cette partie ({ $reason }).
play-trouble-table = { $file } dit qui est assis où, mais il est endommagé ({ $reason }). Sans lui, les options déterminent les places.
play-trouble-game = { $file } est l’enregistrement d’un autre jeu ({ $game }).
play-trouble-several = { $file } contient { $count } parties, et seul un fichier d’une seule partie peut être repris. Pour commencer une partie à vous à partir de la première : mandate play --from FICHIER
play-trouble-position = Cette position ne peut pas être jouée : { $reason }
play-trouble-no-save = Il n’y a aucune partie sauvegardée dans { $folder }.

## Les noms

play-seat-name = { $seat ->
    [1] Vert
    [2] Violet
    [3] Noir
   *[4] Blanc
}
play-board-name = { $board ->
    [bird] Oiseau
    [lion] Lion
   *[other] { $board }
}
play-and = { $first } et { $last }

## Les commandes : un mot sans accents chacune ; les mots anglais sont toujours compris aussi

play-command-help = aide
play-command-rules = livret
play-command-log = journal
play-command-unseen = inconnues
play-command-why = pourquoi
play-command-hint = conseil
play-command-save = sauver
play-command-resign = abandon
play-command-undo = annuler
play-command-quit = quitter
play-command-board = plateau
play-command-moves = coups
play-command-table = table
play-command-cards = cartes
play-command-places = lieux
play-command-more = suite
play-command-pass = pass
play-command-order = ordre
play-command-plan = plan
play-command-keep = garder
play-command-drop = oublier

# les touches pour oui et non : une lettre minuscule chacune ; y et n sont toujours compris aussi
play-key-yes = o
play-key-no = n

## L’écran

play-title = Qin · { $board } · tour { $turn }
play-title-series = partie { $game } sur { $games }
play-title-deal = sceau { $commitment }
play-title-seed = graine { $seed }
play-panel-left = En réserve
play-panel-hand = Votre main
play-panel-hand-hidden = Main
play-panel-piles = Les piles
play-panel-unseen = Inconnues
play-panel-out = hors jeu
play-turn = À { $player } de jouer.
play-your-turn = À vous de jouer.
play-fits = { $token } peut aller ici. Entrée montre l’effet du coup.
play-does-not-fit = { $token } ne peut pas aller ici. Entrée dit pourquoi.
play-hints-choose = Flèches · Espace pivote · Tab tuile · / pile · Entrée essai · ? aide · quitter
play-hints-typing = Entrée valide · Échap efface la ligne · un coup comme RY:g8g9, ou aide
play-hints-confirm = Entrée ou o garde le coup · Échap ou n le reprend · / pile
play-hints-page = Haut et Bas font défiler · Échap ferme
play-hints-curtain = Espace lève le rideau
play-hints-ponder = Échap : continuer sans conseil
play-hints-wait = Espace : continuer aussitôt · Ctrl-C : quitter (la partie est sauvegardée)
play-hints-wait-elsewhere = Commandes : aide · Ctrl-C : quitter (le serveur garde la partie)
play-hints-over = Entrée commence une autre partie · journal montre celle-ci · quitter
play-hints-next = Entrée : partie suivante de la série · journal montre celle-ci · quitter
play-hints-resign = o abandonne · n continue à jouer
play-confirm = { $token } : garder ce coup ?
play-no-consequence = Rien d’autre ne change.
play-curtain = Passez l’écran à { $player }.
play-curtain-lift = { $player }, appuyez sur Espace quand personne d’autre ne regarde.
play-wait = { $player } réfléchit…
play-wait-person = En attente de { $player }
play-resign = { $player } : abandonner vraiment cette partie ?
play-over = La partie est terminée.
play-too-small = Cette fenêtre est trop petite : il faut au moins { $columns } × { $rows }. Ou jouez avec --plain.
play-why-hint = (? montre la règle)
play-why-nothing = Aucun coup n’a été refusé à l’instant. Tapez livret pour lire toutes les règles.
play-unknown = « { $text } » n’est ni un coup comme RY:g8g9 ni une commande. Tapez aide.
play-not-now = Attendez que ce soit à vous de jouer.
play-hint-thinking = Recherche des meilleurs coups…
play-hint = Les meilleurs coups sur { $simulations } parties simulées : { $placements }.
play-hint-one = { $token } ({ $chance } %)
play-undone = Coup repris.
play-saved = La partie est sauvegardée dans { $file }.
play-not-saved = Partie non sauvegardée : { $reason }

## Le début et la fin

play-welcome = Qin sur le plateau { $board }. Soyez le premier à poser votre dernière pagode. L’aide : ?
play-you-are = Vous êtes { $player }, à la place { $seat }.
play-you-have = Vous êtes à la place { $seat }.
play-your-color = Votre couleur : { $color }.
play-committed = La donne est scellée : { $commitment }. Une fois la partie terminée, chacun peut la vérifier.
play-seeded = La donne vient de la graine { $seed }, elle ne peut donc pas être vérifiée après coup.
play-series-game = Voici la partie { $game } sur { $games } d’une série.
play-takebacks = Il est permis de reprendre un coup : annuler.
play-resumed = Vous reprenez la partie où elle s’est arrêtée, après { $choices ->
    [0] la donne
    [one] un coup
   *[other] { $choices } coups
}.
play-left-over = Pagodes restantes : { $list }.
play-left-over-one = { $player } { $pagodas }
play-record = Enregistrement : { $file }
play-verify = Vérifiez la donne avec : mandate verify { $file }
play-series-score = Après { $games ->
    [0] zéro partie
    [one] une partie
   *[other] { $games } parties
} sur { $of }, pagodes restantes au total : { $list }. Le plus petit total gagne.
play-series-won = { $winners } { $count ->
    [one] remporte la série
   *[other] se partagent la série
}.
play-goodbye = La partie est sauvegardée dans { $file }.
play-goodbye-resume = Pour continuer : { $command }

## Ligne par ligne

play-plain-name = { $player } ({ $colour })
play-plain-seat = { $mark } { $seat } { $player } : { $pagodas ->
    [0] aucune pagode restante
    [one] une pagode restante
   *[other] { $pagodas } pagodes restantes
}
play-plain-seat-out = { $mark } { $seat } { $player } : hors de la partie
play-plain-hand = Votre main : { $tiles }
play-plain-piles = Piles : { $piles }
play-plain-unseen = Tuiles inconnues : { $tiles }
play-plain-intro = Tapez un coup comme RY:g8g9 (avec ! : sans confirmation), aide ou quitter.
play-plain-confirm = { $token } : { $sentence } Garder ce coup ? (o/n)
play-plain-confirm-again = Répondez o pour garder { $token }, n pour le reprendre.
play-plain-back = Rien n’est posé. La tuile est de nouveau dans votre main.
play-plain-curtain = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
play-plain-resign = { $player } : abandonner vraiment cette partie ? (o/n)
play-plain-again = Une autre partie ? (o/n)
play-plain-next = La partie suivante de la série ? (o/n)
play-plain-moves = { $count ->
    [0] Aucun coup possible
    [one] Un coup possible
   *[other] { $count } coups possibles
} : { $moves }

## Les pages

play-page-help = Aide
play-page-rules = Les règles de Qin, point par point
play-page-log = La partie jusqu’ici
play-page-unseen = Les tuiles que vous n’avez pas encore vues
play-log-empty = Aucun coup pour l’instant.
play-log-takebacks = { $count ->
    [one] Un coup a été repris ; l’enregistrement le garde
   *[other] { $count } coups ont été repris ; l’enregistrement les garde
}.
play-unseen-line = { $tile } : { $count } sur 12
play-unseen-where = Dans les piles : { $piles }. Dans les autres mains : { $hands }.

# Les lignes de l’aide : # annonce un titre ; trois espaces ou plus séparent la touche de son sens.
play-help-goal =
    # Le but
    Posez votre dernière pagode avant les autres. À chaque tour, posez une tuile.
    Dès deux cases d’une couleur, une province est fondée : posez-y une pagode.
    À cinq cases, elle est majeure : une deuxième pagode, et elle est imprenable.
    Réunies, des provinces vont à qui y a le plus de cases ; le reste est rendu.
    Un village va à qui a le plus de pagodes dans les provinces voisines.
play-help-keys =
    # Les touches
    Flèches        déplacer la tuile sur le plateau
    Espace         la tourner
    Tab ou 1 2 3   prendre une autre tuile de votre main
    /              choisir la pile où piocher (sinon, c’est la plus haute)
    Entrée         essayer le coup et voir son effet
    Entrée ou o    puis le garder ;  Échap ou n le reprend
    ?              cette aide ; après un refus, la règle en cause
    Ctrl-C         quitter ; la partie est sauvegardée après chaque coup
play-help-tokens =
    # Au clavier
    RY:g8g9        moitié rouge en g8, jaune en g9 ; yr g9 g8 dit la même chose
    RR:c3c4/2      une tuile unicolore, puis une nouvelle de la deuxième pile
play-help-commands =
    # Les commandes
    { $help }   cette page
    { $rules }   toutes les règles
    { $log }   toute la partie en mots
    { $unseen }   les tuiles que vous n’avez pas encore vues
    { $why }   la règle qui explique un refus
    { $hint }   un conseil : les meilleurs coups d’une recherche, avec vos chances de gagner
    { $save } FICHIER   une autre copie de la partie
    { $undo }   reprendre un coup confirmé (avec --takebacks)
    { $resign }   abandonner la partie
    { $quit }   quitter, et continuer un autre jour
    { $board }, { $moves }   en jeu ligne par ligne : le plateau, tous les coups possibles
play-help-board =
    # Le plateau
    r1 y2 b1   cases des tuiles : rouge, jaune, bleu, et la place du propriétaire
    { $start }   une case de départ imprimée
    { $single }   une pagode ; { $double } est la pagode double d’une province majeure
    { $village }   un village ; { $water } est de l’eau, { $grass } de la prairie
    { $fresh }   ce qui a été posé en dernier
play-help-notice = Non officiel, fait par des passionnés : sans lien avec l’auteur ni les éditeurs.

## Tous les jeux : choix numérotés

play-ambiguous = « { $text } » peut désigner plusieurs choix : { $list }
play-menu-more = … encore { $left } choix : tapez { $more }
play-menu-texts = (Ajoutez un point d’interrogation à un choix pour voir son effet.)
play-intro = Répondez par le numéro d’un choix ou par son nom : les premières lettres suffisent. Un ? derrière montre ce qui s’ensuivrait. Pour tout le reste, tapez aide.
play-unknown-choice = « { $text } » n’est ici ni un choix ni une commande. Tapez un numéro, ou aide.
play-preview = { $choice } : { $sentence }
play-preview-nothing = Rien que l’on puisse prévoir.
play-caution = Attention : { $sentence } Retapez-le pour le faire quand même, ou choisissez autre chose.
play-plan-begun = Un plan : ce que vous choisissez maintenant n’est qu’essayé sur une copie.
play-plan-how = { $undo } revient d’un choix, { $keep } joue le plan, { $drop } l’abandonne.
play-plan-stop = Le plan s’arrête ici : { $stop ->
        [hidden] quelque chose de caché serait révélé.
        [others] d’autres choisissent ensuite.
       *[over] la partie serait terminée.
    }
play-plan-none = Il n’y a pas de plan. Pour en commencer un : { $plan }
play-plan-dropped = Le plan est abandonné ; rien n’a été joué.
play-plan-stale = La partie a continué : le plan est abandonné.
play-no-more = Il n’y a pas d’autres choix.
play-page-more = … Entrée continue ; tout autre mot ferme la page et est exécuté.
play-log-line = { $number }. { $sentence }
play-advice = Un joueur automatique choisirait { $number } : { $choice }
play-welcome-plain = { $game }.
play-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}
play-scores = Score final ({ $unit }) : { $list }
play-page-rest = … encore { $left } lignes : tapez { $board }
play-help-answering =
    # Répondre
    3   choisir le numéro 3 ; son nom, son code ou leurs premières lettres suffisent
    3 ?   ce qui suivrait le choix 3
play-help-any =
    # Commandes
    { $board }   la table de nouveau (une ligne vide suffit)
    { $more }   la page suivante d’une longue liste de choix
    { $log }   tout ce qui s’est passé
    { $why }   la règle derrière le dernier refus
    { $hint }   ce que ferait un joueur automatique à votre place
    { $plan }   essayer des choix sur une copie ; { $keep } les joue, { $drop } les abandonne
    { $undo }   reprendre votre dernier choix tant que personne d’autre n’a choisi et que rien n’a été révélé ; plus tard aussi, aux tables qui le permettent
    { $save } FICHIER   une copie dans un autre fichier ; sur cette machine, la partie est enregistrée après chaque choix
    { $resign }   quitter la partie pour de bon
    { $quit }   quitter la table ; la partie vous attend
