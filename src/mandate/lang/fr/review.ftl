## L’analyse d’une partie terminée

review-about = analyser une partie terminée : ce que chaque coup a coûté et ce que la chance a apporté
review-epilogue =
    Chaque coup est jugé d’après ce que son joueur pouvait savoir à ce moment-là. Derrière chaque
    chiffre, plusieurs recherches de ce nombre de simulations : plus il est grand, plus c’est long et stable.
    Dans The Great Wall, seuls les choix importants sont jugés, en jouant jusqu’à la fin de l’année.

    Exemples :
      mandate review partie.json
      mandate review partie.json --simulations 8000
      mandate review parties.jsonl --game 3 --json
review-file = un enregistrement, ou plusieurs en lignes JSON ; - pour l’entrée standard
review-simulations = simulations par coup (par défaut : 2000 pour Qin, 24 pour The Great Wall)
review-all = montrer tous les coups d’une longue partie, pas seulement ceux qui ont coûté quelque chose
review-game = quelle partie du fichier, comptée à partir de 0 (par défaut : 0)
review-title = { $names } : { $placements } coups, { $simulations } simulations par coup
review-hidden =
    { $count ->
        [one] Un autre coup : rien de mieux n’a été trouvé.
       *[other] { $count } autres coups : rien de mieux n’a été trouvé.
    }
review-unfinished = Cette partie n’est pas terminée ; les coups joués jusqu’ici sont analysés.
review-thinking = analyse
review-ply = nº
review-player = joueur
review-choice = coup
review-chance = chances avant → après
review-better = mieux
review-drew = pioche
review-balance = De quoi le résultat est fait, en parts de victoire, par rapport à une partie égale
review-balance-points = De même en { $unit }
review-start = départ
review-own = ses choix
review-luck = ses pioches
review-others = entre ses tours
review-result = résultat
review-accuracy = précision { $accuracy }
review-like = { $player } : précision { $accuracy }, dans cette partie comme { $levels ->
    [one] { $weakest }
   *[other] { $weakest } à { $strongest }
}.
review-find = Meilleure trouvaille, coup { $ply } : { $player } a joué { $choice }, { $after } au lieu de { $instead } avec le coup évident { $obvious }.
review-costliest = Coup le plus cher, coup { $ply } : { $player } a joué { $choice } et perdu { $lost }.
review-luckiest = Pioche la plus heureuse, coup { $ply } : après { $choice }, elle a apporté { $luck } à { $player }.
review-turn = Tournant au coup { $ply } : { $player } a perdu { $lost }. Joué : { $choice }. Mieux : { $better }.
review-no-turn = Aucun coup n’a fait basculer la partie à lui seul.
review-settled = Depuis le coup { $ply }, { $player } n’a plus été mené.
review-led = { $player } n’a jamais été mené.
