# La page : revoir une partie terminée, son analyse, continuer à partir d’une position, et le résultat.

## La liste des coups, liens vers une position
page-moves = Coups
page-move-pass = passe
page-move-quiet = fait un choix
page-copy-position = Copier le lien vers cette position
page-hand-of = En main : { $tiles }

## L’analyse
page-percent = { $n } %
page-review-player = Joueur
page-review-accuracy = Précision
page-review-accuracy-note = Précision : la part des coups qui ont coûté moins de 3 points de chances de gagner.
page-review-lost = Coûté
page-review-luck = Chance de la pioche
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
