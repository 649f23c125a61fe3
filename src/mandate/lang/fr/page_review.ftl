# La page : revoir une partie terminée, son analyse, continuer à partir d’une position, et le résultat.

## La liste des coups, liens vers une position
page-moves = Coups
page-move-pass = passe
page-move-quiet = fait un choix
page-copy-position = Copier le lien vers cette position
page-analyze-here = Analyser à partir d’ici
page-analyze-full = Il n’y a plus de place dans ce navigateur pour une analyse.
page-hand-of = En main : { $tiles }

## L’analyse
page-percent = { $n } %
page-review-player = Joueur
page-review-accuracy = Précision
page-review-accuracy-note = Précision : 0 % perd autant qu’un jeu au hasard, 100 % ne perd rien. Mesurée avec nos propres niveaux.
page-review-like = Joué comme
page-review-like-from = { $weakest } à { $strongest }
page-review-sum = De quoi le résultat est fait
page-review-part = { $part ->
    [start] Départ
    [lost] Ses choix
    [luck] Ses pioches
    [others] Entre ses tours
   *[result] Résultat
}
page-review-error = à { $n } { $unit } près
page-review-sum-note = Par rapport à une partie égale, en points de chances de gagner ; au-dessous, en { $unit }. Chaque colonne donne au total son résultat.
page-review-sum-shares = Par rapport à une partie égale, en points de chances de gagner. Chaque colonne donne au total son résultat.
page-review-whole = Toute l’analyse
page-moments-none = Une partie calme : aucun coup ni aucune pioche ne sort du lot.
page-moments = Trois moments
page-moment = { $kind ->
    [find] Meilleure trouvaille, coup { $ply }.
    [costliest] Coup le plus cher, coup { $ply }.
   *[luckiest] Pioche la plus heureuse, coup { $ply }.
}
page-moment-find-said = { $player } : { $choice }, avec { $after } % de chances de gagner. Le coup évident, { $obvious }, en avait { $instead } %.
page-moment-costliest-said = { $player } : { $choice } a coûté { $lost } points de chances de gagner. Mieux : { $better }.
page-moment-costliest-bare = { $player } : { $choice } a coûté { $lost } points de chances de gagner.
page-moment-luckiest-said = Après { $choice }, la pioche a apporté à { $player } { $luck } points de chances de gagner.
page-review-turns = Tournants
page-review-turned = Coup { $ply } : { $player } perd { $lost } points de chances de gagner. Joué : { $choice }. Mieux : { $better }.
page-review-turned-bare = Coup { $ply } : { $player } perd { $lost } points de chances de gagner. Joué : { $choice }.
page-review-no-turns = Aucun coup n’a fait basculer la partie à lui seul.
page-review-settled = Depuis le coup { $ply }, { $player } n’a plus été mené.
page-review-led = { $player } n’a jamais été mené.
page-review-gave = A coûté { $lost } points de chances de gagner
page-review-bars = Choix et chance : les barres pleines montrent ce qu’un coup a coûté, les barres vides ce que la pioche a apporté ou coûté.
page-review-bars-choices = Ce que chaque coup a coûté
page-review-bars-of = { $player } : coups, { $lost } points perdus ; pioche, { $luck }
page-review-bars-lost = { $player } : coups, { $lost } points perdus
page-review-marks = Montrer les meilleurs coups sur le plateau

## Continuer à partir d’une position
page-play-on = Continuer à partir d’ici
page-play-on-over = La partie est finie ici. Revenez en arrière pour continuer.
page-play-on-who = Qui joue ?
page-play-on-bot = Contre l’ordinateur
page-play-on-hand = Vous jouez tous les camps
page-play-on-seat = Vous jouez
page-play-on-qin = Le plateau et toutes les mains sont comme à ce moment-là. Les tuiles restant dans les piles sont mélangées de nouveau : vous ne savez pas ce qui vient.
page-play-on-same = Tout est comme à ce moment-là, y compris ce qui reste à piocher.
page-play-on-go = { $at ->
    [0] Jouer depuis le début
    [one] Continuer après { $at } coup
   *[other] Continuer après { $at } coups
}
page-begun-after = { $count ->
    [0] Cette partie a commencé par une donne ou une position choisie.
    [one] Cette partie en continue une autre, après { $count } coup.
   *[other] Cette partie en continue une autre, après { $count } coups.
}

## Le résultat
page-result-pagodas = { $left } restantes · { $placed } posées
page-result-lead = { $player } a pris définitivement la tête au coup { $move } sur { $of }.
page-result-led = { $player } a mené du début à la fin.
page-result-behind = { $player } a renversé la partie au tout dernier coup.
page-result-changes = L’avantage a changé { $count } fois de camp.
page-next-joined = { $count } de vos pagodes vous sont revenues parce que d’autres ont réuni des provinces. La prochaine fois : gardez vos petites provinces loin des plus grandes de la même couleur, ou faites-les grandir jusqu’à cinq cases. Personne ne pourra plus vous les prendre.
page-next-conquered = Vos adversaires ont conquis { $count } de vos villages. La prochaine fois : amenez une deuxième pagode à côté d’un village avant de compter dessus.
page-next-villages = { $player } avait { $theirs } villages, vous { $mine }. La prochaine fois : fondez vos provinces à côté des villages. Celle qui en touche deux peut gagner les deux.
page-next-majors = { $player } avait { $theirs } provinces majeures, vous { $mine }. La prochaine fois : faites grandir une province jusqu’à cinq cases. Elle reçoit une deuxième pagode et reste à vous pour toujours.
page-next-close = C’était serré. L’analyse montre où tout a basculé.

## La première partie après la leçon
page-first-game = Jouer votre première partie
page-first-game-about = Contre l’adversaire le plus facile, avec les bons coups indiqués.
page-first-game-guide = Votre première partie : les bons coups sont indiqués sur le plateau. Choisissez-en un, ou essayez le vôtre.
