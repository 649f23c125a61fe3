## L’analyse d’une partie terminée

review-about = parcourir une partie de Qin terminée : ce que chaque pose a gâché et ce que la chance a apporté
review-epilogue =
    Chaque pose est jugée d’après ce que son joueur pouvait savoir à ce moment. Plusieurs recherches
    de ce nombre de simulations soutiennent chaque chiffre : davantage prennent plus de temps et varient moins.

    Exemples :
      mandate review partie.json
      mandate review partie.json --simulations 8000
      mandate review parties.jsonl --game 3 --json
review-file = un enregistrement, ou plusieurs en lignes JSON ; - pour l’entrée standard
review-simulations = simulations pour chaque jugement (par défaut : 2000)
review-game = quelle partie du fichier, comptée à partir de 0 (par défaut : 0)
review-title = { $names } : { $placements } poses, { $simulations } simulations pour chaque jugement
review-unfinished = Cette partie n’est pas terminée ; ce qui a été joué jusqu’ici est analysé.
review-thinking = jugement
review-ply = coup
review-player = joueur
review-choice = pose
review-chance = chances avant → après
review-better = mieux
review-drew = pioche
review-balance = Ce qui a fait la partie, en parts de victoire
review-lost = gâché
review-luck = ses pioches
review-others = entre ses tours
review-turn = Tournant au coup { $ply } : { $player } a gâché { $lost } avec { $choice }. Mieux : { $better }.
review-no-turn = Aucune pose n’a gâché à elle seule un dixième de la victoire.
review-settled = { $player } était en retard pour la dernière fois avant le coup { $ply }.
review-led = { $player } n’a jamais été en retard.
