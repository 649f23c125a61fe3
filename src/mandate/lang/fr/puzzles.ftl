## mandate puzzles

puzzles-about = résoudre des problèmes de Qin et de The Great Wall, ou en créer
puzzles-epilogue =
    Exemples :
      mandate puzzles                           le problème du jour, le même pour tous
      mandate puzzles today --answer RY:g8g9    est-ce le meilleur coup ?
      mandate puzzles today great-wall          celui de The Great Wall ; on répond par un numéro
      mandate puzzles list                      tous les problèmes, avec leur difficulté
      mandate puzzles show 1a2b3c4d             l’un d’eux
      mandate puzzles make --count 50 --out autres.json
      mandate puzzles make great-wall --count 50 --out muraille.json

    Un problème est une position où un choix est nettement meilleur que tous les autres. Chacun vient d’une partie
    entre joueurs automatiques et est confirmé : dans Qin par une recherche de 300 000 simulations, dans The Great
    Wall par des parties simulées à 320 tables imaginées. En trouver un prend de dix à vingt secondes. Un calcul
    interrompu reprend à partir de son fichier.
puzzles-today = le problème du jour
puzzles-show = un problème
puzzles-list = tous les problèmes
puzzles-make = en chercher de nouveaux
puzzles-id = lequel montrer ; sinon le jeu, comme avec --of
puzzles-of = le jeu (par défaut : { $game })
puzzles-answer = votre choix : un coup comme RY:g8g9, ou le numéro d’une option
puzzles-count = combien de problèmes le fichier doit contenir à la fin (par défaut : 20)
puzzles-out = le fichier des nouveaux problèmes
puzzles-counted = { $count } problèmes ; par difficulté { $levels }.
puzzles-how = Pour répondre : mandate puzzles show { $id } --answer COUP
puzzles-making = recherche de problèmes
puzzles-made = { $file } : { $kept } nouveaux problèmes, issus de { $games } parties et { $positions } positions ; { $doubted } écartés par la longue recherche.
puzzles-cut = Interrompu. Ce qui a été trouvé est dans { $file } ; la même commande reprend là.
