## La ligne de commande

cli-about = Mandate : la table où l’on joue, apprend et étudie Qin et The Great Wall.
cli-epilogue =
    Exemples :
      mandate play qin                         jouer aussitôt, adversaire simple
      mandate play qin --hot-seat --players 3  à trois devant un même écran
      mandate simulate qin --games 100 --agent greedy --out games.jsonl
      mandate arena qin greedy search:500      qui est le meilleur, avec marges d’erreur
      mandate replay games.jsonl               revoir les parties coup par coup
      mandate verify game.json                 vérifier une partie et sa donne

    Non officiel, fait par des passionnés ; sans lien avec auteurs ni éditeurs.
cli-arguments = arguments{ " " }
cli-options = options{ " " }
cli-verbs = commandes (en savoir plus : mandate COMMAND --help){ " " }
cli-usage = usage :
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-lang = langue : anglais, allemand ou français (par défaut : comme le système)
cli-no-language = mandate : il n’y a pas de langue « { $wanted } ». Langues connues : { $known }.
cli-see-help = essayez { $command } --help
cli-compiling = Compilation des règles, une seule fois sur cette machine (jusqu’à une demi-minute)…
cli-compiling-search = Compilation de la recherche, une seule fois sur cette machine (jusqu’à une demi-minute)…
cli-compiled = terminé.
cli-interrupted = Interrompu.
cli-unwritten = Impossible d’écrire la sortie : { $reason }.
cli-bad-choice = { $argument } ne peut pas être « { $value } ». Attendu : { $known }.
cli-no-number = { $argument } attend un nombre, et non « { $value } ».
cli-no-value = { $argument } attend une valeur.
cli-missing = Il manque : { $missing }.
cli-unknown-words = Inconnu ici : « { $words } ».
cli-ambiguous = « { $argument } » est ambigu : { $known }.

option-board = bird, lion, seed:NOM pour un plateau généré, ou un fichier de plateau (par défaut : bird)
option-pack = The Great Wall : un paquet de cartes, en fichier TOML ou en dossier
option-players = le nombre de joueurs, de 2 à 4 (par défaut : 2)
option-first = la place qui commence, comptée à partir de 0, ou random (par défaut : 0)
option-fair = redistribuer jusqu’à ce que chaque main ait une tuile unicolore
option-coop = The Great Wall de deux à cinq : tous jouent ensemble et satisfont les requêtes de l’Empereur
option-walls = The Great Wall en coopératif : murailles normales (usual), ou solides (strong), avec 2 points de défense de plus à chaque niveau (par défaut : usual)
option-duel = The Great Wall à deux : murailles et Maison de thé comme à trois, selon la règle (printed), ou avec nos nombres pour deux (balanced) : des murailles plus faibles et une seule place à la Maison de thé (par défaut : printed)
option-overlord = The Great Wall à deux : qui mène le Clan des Roseaux : le joueur le plus haut dans l’ordre du thé, ou celui dont c’est le tour (par défaut : higher)
option-reed-general = The Great Wall seul ou à deux : le général du Clan des Roseaux : A Border Militia, ou B Marsh Guides, qui reconnaissent et déplacent les hordes (par défaut : A)
option-qin-honor = The Great Wall seul : l’honneur de départ de Qin Jiushao (par défaut : 0)
option-qin-advisors = The Great Wall seul : combien de conseillers Qin Jiushao prend chaque printemps (par défaut : one)
option-decline = The Great Wall : demander avant chaque gain s’il est accepté ou refusé
option-seed = un texte ou un nombre : la même graine donne la même donne
option-json = afficher les chiffres en un seul objet JSON
option-of-game = { $game } : { $about }

play-about = jouer dans le terminal
simulate-about = faire jouer beaucoup de parties à l’ordinateur et les résumer
replay-about = revoir des parties enregistrées, ou les afficher en données
verify-about = vérifier une partie enregistrée : coups, résultat, donne
perft-about = compter les suites de coups permis, pour vérifier d’autres programmes
board-about = les plateaux : les lister, en afficher un, vérifier le vôtre
players-about = les joueurs virtuels : leurs noms et leur jeu
bench-about = mesurer la vitesse de jeu de cette machine

verify-file = un enregistrement, ou plusieurs en lignes JSON ; - pour l’entrée standard
verify-good = { $file } : vérifié. { $choices ->
    [0] Aucun coup n’a encore été joué
    [one] Le seul coup suit les règles et mène au résultat
   *[other] Les { $choices } coups suivent les règles et mènent au résultat
}, et la donne est bien celle qui a été scellée ({ $commitment }).

perft-tiles = la donne elle-même, 72 tuiles séparées par des espaces, au lieu d’une graine
perft-depth = la profondeur en coups (par défaut : 3)
perft-deal = Donne : { $tiles }

board-list = lister les plateaux fournis
board-show = afficher le texte d’un plateau
board-check = vérifier un fichier de plateau
board-new = tirer un nouveau plateau, d’un NOM ou au hasard ; le même nom donne partout le même plateau
board-name = bird, lion, seed:NOM, ou un fichier de plateau (- pour l’entrée standard)
board-about-one = { $name } : { $width } × { $height }, { $villages ->
    [0] aucun village
    [one] un village
   *[other] { $villages } villages
}, { $starts ->
    [0] aucune case
    [one] une case
   *[other] { $starts } cases
} de départ, { $water ->
    [0] aucune case
    [one] une case
   *[other] { $water } cases
} d’eau
board-good = Ce plateau est prêt à jouer. { $about }

simulate-epilogue =
    Exemples :
      mandate simulate qin --agent greedy --agent random   100 parties, résumées
      mandate simulate great-wall --players 4 --agent rules --out games.jsonl
      mandate simulate qin --agent greedy --games 1000 --features positions.parquet
      mandate simulate qin --games 100000 --cluster 10.0.0.1:6379     sur toutes les machines d’un cluster Ray
      mandate simulate matchmaking --players-a-day 50     combien de temps on attend un adversaire
simulate-games = le nombre de parties (par défaut : 100)
simulate-agent = qui joue : random, greedy, search:500, level:1… (« mandate players » les énumère) ; une fois pour toutes les places, ou une fois par place (par défaut : random)
simulate-out = écrire les enregistrements dans ce fichier, en lignes JSON ; - pour la sortie standard
simulate-cache = garder les parties dans ce fichier et réutiliser celles qui y sont : une commande interrompue reprend
simulate-players-a-day = matchmaking : tant de personnes par jour ; répétable (par défaut : 20, 200 et 2000)
simulate-report = matchmaking : une page avec des graphiques
simulate-features = écrire chaque position dans ce fichier Parquet : ce que voyait la place, en tableaux, ce qui était permis, ce qui fut choisi, la fin (docs/envs.md ; nécessite PyArrow, voir mandate doctor)
simulate-jobs = le nombre de processus (par défaut : un par cœur)
simulate-cluster = jouer sur un cluster Ray : local pour un cluster sur cette machine, ou HOST:PORT depuis une machine du cluster (exige l’extra « cluster »)
simulate-connecting = Connexion à { $address } …
simulate-progress = En jeu
simulate-title = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
} de { $game }, graine { $seed }
simulate-seat = place
simulate-player = joueur
simulate-wins = victoires
simulate-rate = part, 95 %
simulate-score = points
simulate-score-qin = en réserve
simulate-began = débuts
simulate-length = Coups par partie : { $mean } en moyenne, de { $least } à { $most } ; tours passés par force : { $passes }.
simulate-ended = Fins de partie : { $reasons }.
simulate-speed = { $seconds } s : { $games } parties/s, { $choices } coups/s.
simulate-cut = Interrompu après { $games ->
    [0] zéro partie ; rien n’est perdu
    [one] une partie ; elle est conservée
   *[other] { $games } parties ; elles sont conservées
}.
players-json = les donner en un objet JSON
players-level = niveau
players-name = nom
players-called = affiché
players-temper = style de jeu
players-given-search = search:500 simule 500 parties, search:1s réfléchit une seconde.
players-given-rules = rules:no-reclaim ne reprend jamais ses cartes d’ordre.
players-given-marshal = marshal:200 joue 200 suites pour chaque décision, marshal:1s réfléchit une seconde.
players-given-chancellor = chancellor:1s lui donne une seconde par tour.
players-given-regent = regent:1s lui donne une seconde par tour.
simulate-agents-count = un joueur pour toutes les places, ou { $seats }

reason-last_pagoda = dernière pagode
reason-no_tiles = plus de tuiles
reason-no_placement = plus de coup possible
reason-resigned = abandon

record-series = Partie { $game } sur { $of } d’une série.
record-series-before = Partie { $game } sur { $of } d’une série. Score avant cette partie : { $list } ({ $wins ->
    [fewest] le plus petit total gagne
   *[most] le plus grand total gagne
}).

replay-epilogue =
    Exemples :
      mandate replay games.jsonl --game 3        la quatrième partie, coup par coup
      mandate replay game.json --trace --legal   tout sur chaque position
replay-file = un enregistrement, ou plusieurs en lignes JSON ; - pour l’entrée standard
replay-trace = afficher un objet JSON par ligne : le début, puis un après chaque coup
replay-legal = avec --trace : énumérer aussi tous les coups permis
replay-game = la partie du fichier à revoir, comptée à partir de 0 (par défaut : 0)
replay-title = { $at } sur { $last }   { $choice }
replay-seat = reste { $pagodas } : { $hand }
replay-keys = → suivant  ← retour  PgSuiv/PgPréc dix  Début/Fin  q quitter
replay-too-small = Cette fenêtre est trop petite : il faut au moins { $columns } × { $rows }. q pour quitter.

bench-seconds = secondes pour chaque mesure : temps processeur, ou temps réel avec --device (par défaut : 1)
bench-title = { $game } sur { $board }, { $players } joueurs, un seul cœur
bench-what = parties entièrement au hasard, jusqu’au bout
bench-placements = coups/s
bench-games = parties/s
bench-kernel = à l’intérieur du noyau
bench-codes = depuis Python, coups permis sous forme de nombres
bench-tokens = depuis Python, coups permis en notation RY:g8g9
bench-epilogue =
    Exemples :
      mandate bench qin                            un seul cœur : les règles seules, et pas à pas depuis Python
      mandate bench qin --device cpu --threads 4   beaucoup de parties à la fois, en tableaux (voir docs/envs.md)
      mandate bench qin --device cuda --json       la même chose sur un GPU NVIDIA (nécessite numba-cuda, voir mandate doctor)
    Sur un GPU, un échantillon est d’abord comparé, nombre par nombre, aux parties du processeur.
bench-device = mesurer beaucoup de parties à la fois : cpu, ou cuda pour un GPU NVIDIA (par défaut : l’une après l’autre, un seul cœur)
bench-batch = avec --device : combien de parties à la fois (par défaut : 4096 pour cpu, 131072 pour cuda)
bench-threads = avec --device cpu : combien de fils d’exécution (par défaut : 1)
bench-preparing = Compilation des règles pour le GPU et comparaison de ses parties avec celles du processeur…
bench-title-batch = { $game } sur { $board }, { $players } joueurs : { $batch } parties à la fois, { $device }
bench-what-batch = jeu entièrement au hasard
bench-random = parties entières, jusqu’au bout
bench-steps = pas à pas depuis Python, avec observations et masques
bench-same = { $games } parties du GPU étaient identiques à celles du processeur, nombre par nombre, pendant { $steps } pas et jusqu’au bout.

great-wall-name = The Great Wall
simulate-score-great-wall = honneur
reason-requests = les requêtes sont satisfaites
reason-walls = les murailles sont achevées
reason-shame = plus de jetons de honte
reason-time = la dernière année

## mandate new-game

new-game-about = écrire un petit paquet avec un jeu complet, à transformer en votre propre jeu
new-game-name = l’identifiant du jeu : minuscules, chiffres et traits d’union, par exemple caravane-de-the
new-game-in = le dossier où l’écrire (par défaut : celui-ci)
new-game-done =
    { $count } fichiers écrits dans { $folder }. Ensuite :
      pip install -e { $quoted }
      mandate play { $game }
      python -m pytest { $quoted }
new-game-epilogue =
    Exemple :
      mandate new-game caravane-de-the

## mandate data

data-about = écrire des parties en jeu de données ouvert : fichiers Parquet avec une fiche
data-epilogue =
    Le dossier reçoit games/ (une ligne par partie, avec tout l’enregistrement), positions/ (ce que
    voyait la place, toutes les options permises, son choix, la fin de la partie) et une fiche. Les
    parties entre joueurs ordinateurs sont jouées pour cela et dans le domaine public (CC0). Après
    une interruption, la même commande continue et écrit les mêmes octets.

    Exemples :
      mandate data export qin --games 10000 --agent greedy --seed 1 --out qin-greedy
      mandate data export great-wall --players 3 --agent rules --games 200 --out wall
      mandate data export qin --agent level:3 --games 50 --review --out judged
      mandate data export qin --records games.jsonl --license CC-BY-4.0 --out ours
data-what = export : écrire un jeu de données
data-out = le dossier, nouveau ou du même export
data-records = exporter ces enregistrements au lieu de jouer : seulement des parties que vous pouvez publier ; les noms deviennent des numéros
data-database = exporter, depuis sa base, les parties des gens d’un serveur qui sont d’accord
data-license = la licence sous laquelle vous publiez vos enregistrements, par exemple CC0-1.0
data-review = juger aussi chaque choix, comme mandate review : lent
data-progress = Écriture
data-interrupted = Interrompu. La même commande continue dans { $folder }.
data-done = { $games } parties et { $positions } positions dans { $folder } : { $megabytes } Mo.

## Looking for opponents, simulated

matchmaking-title = Recherche d’adversaires, simulée (graine { $seed })
matchmaking-table = Recherche d’adversaires
matchmaking-players = par jour
matchmaking-warm = place gardée
matchmaking-first = 1er coup
matchmaking-met = rencontres
matchmaking-wait = après
matchmaking-long-wait = 9 sur 10
matchmaking-gap = points
matchmaking-abandoned = renoncent
matchmaking-note = Combien de personnes cherchent par jour, le temps jusqu’au premier coup, combien ont rencontré quelqu’un, après combien de temps (médiane, et 9 sur 10) et avec quel écart de points (médiane ; un niveau de Qin en vaut environ six). Les autres ont renoncé ou terminé contre l’ordinateur. Le comportement des personnes est supposé.
matchmaking-outcomes = Ce que sont devenues les recherches
matchmaking-waits = Secondes avant qu’une personne arrive
matchmaking-gaps = Points entre ceux qui se sont rencontrés
matchmaking-crowd = { $players } personnes par jour, { $warm ->
    [yes] avec places gardées
   *[no] sans
}
matchmaking-yes-no = { $yes ->
    [yes] oui
   *[no] non
}
