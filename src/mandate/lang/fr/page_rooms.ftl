# Les salles des jeux : lequel on joue, la table que reçoit tout jeu, ce que The Great Wall laisse choisir

page-game-players = de { $least } à { $most } personnes
page-length-qin = une demi-heure environ
page-length-great-wall = une à deux heures
page-which-game = Quel jeu ?
page-play-now-game = Jouer : { $game }
page-play-now-about = { $others ->
    [0] seul
    [one] contre { $name }
   *[other] contre { $others } adversaires ({ $name })
}
page-doors = Choisissez un jeu
page-door-learn = Apprendre en jouant
page-door-friends = Entre amis
page-door-more = Plus d’options
page-door-named = { $way } : { $game }
page-puzzle-today = Problème du jour
page-puzzle-solve = Résoudre
page-own-game = Ou composez votre partie
page-with-alone = En solo
page-part-missing = Cette partie de la page n’a pas pu être chargée. Il en existe peut-être une version plus récente.
page-part-offline = Cette partie de la page a besoin d’une connexion. Elle s’ouvrira d’elle-même dès que celle-ci sera rétablie.
page-needs-connection = Nécessite une connexion.
page-part-reload = Recharger la page
page-series-of-wins = Une série de { $count } parties : qui en gagne le plus l’emporte.

## Un jeu dont personne n’a dessiné la table

page-plain-hero = { $game }
page-plain-hero-text = Jouez contre l’ordinateur, avec des amis par lien, ou ensemble sur un même appareil.
page-plain-search = Chercher parmi { $count } possibilités
page-plain-found = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
page-plain-later = plus tard
page-plain-none = Aucune possibilité ne contient ces mots.
page-plain-how = Choisissez une possibilité pour voir ce qu’elle ferait.
page-plain-brings-nothing = Rien d’autre ne change dans l’immédiat.
page-plain-confirm = Confirmer
page-plain-anyway = Confirmer quand même
page-plain-usual = Confirmer ainsi
page-plain-change = Modifier…
page-plain-warn-no-more = Ne plus avertir
page-plain-then-hidden = Puis quelque chose de caché est révélé.
page-plain-sent = Votre choix est en route…
page-plain-chance = { $label } : { $chance }
page-plain-about = environ { $n } %
page-plain-range = { $low } à { $high } %
page-plain-even = Impossibles à départager : { $chance }
page-plain-hint-by = D’après { $simulations } parties simulées : votre chance de gagner, et l’intervalle où elle se situe probablement (95 %).
page-plain-hint = L’ordinateur choisirait :
page-plain-since = Depuis votre dernière décision
page-plain-scores = Score final
page-plain-points = points

## The Great Wall

page-great-wall-hero = Élevez la muraille. Tenez-la face aux hordes. Gagnez le plus d’honneur.
page-great-wall-hero-text = The Great Wall est un jeu de stratégie pour un à cinq joueurs : envoyez vos fonctionnaires dans la cité et vos soldats sur la muraille, les uns contre les autres ou tous ensemble.
page-gw-mode = Façon de jouer
page-gw-mode-name = { $mode ->
    [coop] Tous ensemble
   *[rivals] Les uns contre les autres
}
page-gw-walls = Solidité des murailles
page-gw-walls-name = { $walls ->
    [strong] Solides
   *[usual] Normales
}
page-gw-duel = Murailles et maison de thé à deux
page-gw-duel-name = { $duel ->
    [balanced] Nos nombres pour deux
   *[printed] Selon la règle
}
page-gw-qin-honor = Honneur de Qin Jiushao au départ
page-gw-qin-advisors = Conseillers qu’il prend chaque printemps
page-gw-overlord = Qui mène le Clan des Roseaux
page-gw-overlord-name = { $overlord ->
    [active] Celui dont c’est le tour
   *[higher] Le plus haut dans l’ordre du thé
}
page-gw-reed-general = Général du Clan des Roseaux
page-gw-section = { $section ->
    [advisor] Conseillers
    [attack] Attaquer
    [build] Bâtir
    [coop] Jouer ensemble
    [decline] Refuser
    [defeat] Vaincre les hordes
    [embassy] L’ambassade
    [end] Fin de la partie
    [fall] Automne
    [kill] Pertes
    [logistics] Logistique
    [production] Production
    [recruit] Recruter
    [reed] Le Clan des Roseaux
    [resign] Quitter la partie
    [secret] Informations cachées
    [setup] Mise en place
    [shame] Honte
    [solo] Jouer en solo
    [spring] Printemps
    [summer] Été
    [tactic] Cartes de tactique
    [tea] Ordre du thé
   *[winter] Hiver
}
page-gw-first-year = Apprendre en jouant
page-gw-first-year-about = Une première année guidée : une dizaine de minutes à une vraie table, avec une raison à chaque pas.
page-gw-cards = Les cartes
page-gw-cards-about = Toutes les cartes et leur effet, dans nos propres mots, avec l’origine de ce que nous en savons.
page-gw-editor = Éditeur de cartes
page-gw-editor-about = Mettez les cartes de votre boîte à la place des nôtres.
page-ribbon-list = Toutes les options
page-ribbon-log = Journal et discussion
page-ribbon-menu = Que voulez-vous faire ?
page-ribbon-look = Choisissez un élément éclairé.
page-ribbon-again = Choisir à nouveau
page-lessons = Leçons
page-lessons-about = De courtes leçons, une idée chacune, jusqu’à une position à gagner.
page-lessons-lead = Chaque leçon a une idée, quelques tâches sur le plateau et, à la fin, une position à gagner.
page-lessons-so-far = { $solved } sur { $of } réussies
page-lessons-done = Tout est réussi
page-lessons-begin = Commencer
page-lessons-go-on = Continuer
page-lessons-again = Rejouer
page-lessons-next = Leçon suivante : { $title }
page-lessons-link = De courtes leçons, une idée chacune
