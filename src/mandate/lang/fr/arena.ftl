## L’arène : des joueurs les uns contre les autres sur les mêmes donnes

arena-about = opposer des joueurs sur les mêmes donnes et les comparer
arena-epilogue =
    Chaque donne est jouée dans toutes les dispositions, pour que ni elle ni la place
    n’avantage personne ; les intervalles sont à 95 % sur les donnes. S’il y a moins de
    joueurs que de places, le premier est seul parmi les autres.

    Exemples :
      mandate arena qin greedy random --games 400 --board both
      mandate arena qin greedy bot:./monbot --out essai.jsonl --report essai.html
      mandate arena qin greedy random --players 4        un greedy parmi trois random
      mandate arena great-wall rules --option players=3

    Le code de sortie est 1 si un joueur a échoué à chacune de ses parties.
    docs/protocol.md décrit le protocole des bots.
arena-players = un joueur, comme greedy, random ou rules, ou bot:COMMANDE pour un programme à vous, agent:MODULE:FONCTION pour une fonction Python ; aux tables à deux, tous se rencontrent
arena-games = parties par rencontre, arrondies à des donnes entières (par défaut : 200)
arena-seats = le nombre de places à la table (par défaut : celui du jeu)
arena-board = bird, lion, both (en alternance), seed:NOM pour un plateau généré, un fichier de plateau, ou plusieurs séparés par des virgules (par défaut : bird)
arena-option = n’importe quelle option du jeu, comme fair_start=true ; une fois pour chacune
arena-time = secondes dont un bot dispose pour chaque réponse (par défaut : 5)
arena-until-decided = arrêter une rencontre dès que l’on sait qui est le meilleur, avec au plus 5 % d’erreur ; --games est alors le maximum
arena-mixed = quand toutes les places gagnent ou perdent ensemble : asseoir les joueurs à des tables communes, au lieu d’une pour chacun
arena-mixed-together = un jeu que l’on gagne ensemble à une table, sans --until-decided
arena-out = écrire les résultats dans ce fichier en lignes JSON ; un essai interrompu reprend à partir de ce fichier
arena-report = écrire dans ce fichier un rapport HTML avec des graphiques
arena-two-players = deux joueurs ou plus
arena-rounded = Donnes entières dans toutes les dispositions : { $games } parties par rencontre.
arena-player = joueur
arena-against = contre
arena-held = places
arena-played = parties
arena-share = taux de victoire par place, 95 %
arena-adjusted = hors chance, 95 %
arena-won = gagnées, 95 %
arena-lead = de plus que le premier, 95 %
arena-rating = cote, 95 %
arena-pace = décisions/s
arena-seats-won = Victoires par place : { $seats }.
arena-length = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
arena-speed = { $seconds } s : { $games } parties/s, { $decisions } décisions/s.
arena-better = Décidé après { $games } parties : { $player } est meilleur que { $others }.
arena-worse = Décidé après { $games } parties : { $player } est moins bon que { $others }.
arena-undecided = Pas décidé après { $games } parties : { $player } et { $others }.
arena-anytime = Taux de victoire, valable quelle que soit la durée de l’essai : { $interval }.
arena-failed = { $player } a échoué { $times ->
    [one] { $times } fois
   *[other] { $times } fois
}. La première fois :
arena-failed-always = En échec à chaque partie, les résultats ci-dessus ne veulent donc rien dire : { $players }
arena-cut = Interrompu après { $games ->
    [0] 0 partie, conservée
    [one] une partie, conservée
   *[other] { $games } parties, conservées
} dans { $file }. La même commande reprend là.
arena-cut-lost = Interrompu après { $games ->
    [0] 0 partie, perdue
    [one] une partie, perdue
   *[other] { $games } parties, perdues
}. Avec --out FICHIER un essai peut être repris.
arena-report-how = Chaque donne a été jouée par chaque rencontre dans toutes les dispositions. Les intervalles sont à 95 % sur les donnes : les parties d’une donne sont une observation. Les victoires partagées comptent en parts.
arena-report-adjusted = hors chance : ce qui a été distribué et pioché est estimé par une évaluation, moins la moyenne de tout ce qui aurait pu venir ; le taux reste sans biais et son intervalle se resserre.
arena-report-matrix = Taux de victoire, lignes contre colonnes
arena-report-rating = 400 points signifient dix chances contre une ; le premier joueur est à 0.
arena-report-seats = Victoires par place, 95 %
arena-report-seat = place { $seat }
arena-report-length = Décisions par partie
arena-report-decisions = décisions
arena-report-seconds = secondes
arena-report-failures = Défaillances
reason-forfeit = la défaillance d’un bot

problem-bot-start = Impossible de lancer le bot « { $bot } » : { $reason }.
problem-bot-exited = Le bot « { $bot } » s’est arrêté { $when ->
    [greeting] avant d’être prêt
   *[playing] pendant la partie
} (code de sortie { $status }).
problem-bot-closed = Le bot « { $bot } » a fermé sa sortie alors qu’il tourne encore.
problem-bot-unfinished = Le bot « { $bot } » n’a pas terminé sa ligne en { $seconds } s : il manque un saut de ligne après « { $text } ».
problem-bot-time = Le bot « { $bot } » n’a pas répondu en { $seconds } s.
problem-bot-deaf = Le bot « { $bot } » ne lit pas son entrée.
problem-bot-garbage = Le bot « { $bot } » a écrit une ligne qui n’est pas un message : « { $text } » ({ $reason }).
problem-bot-long = Le bot « { $bot } » a écrit une ligne de plus de { $most } octets.
problem-bot-unexpected = Le bot « { $bot } » a écrit « { $text } » là où un message de type « { $expected } » était attendu.
problem-bot-protocol = Le bot « { $bot } » parle la version { $spoken } du protocole ; ce programme parle la version { $ours }.
problem-bot-language = Le bot « { $bot } » demande la langue « { $language } » ; sont possibles : { $known }.
problem-bot-stale = Le bot « { $bot } » a répondu à la décision { $answered } au lieu de la décision { $asked }.
problem-bot-illegal = Le bot « { $bot } » a choisi « { $token } » : { $reason }
bot-last-words = Sa sortie d’erreur : { $said }
problem-results-foreign = { $file } ne contient aucune partie jouée par cette commande.
problem-results-other = { $file } contient les résultats d’un autre essai ; diffèrent : { $keys }.
problem-results-damaged = { $file } est endommagé à la ligne { $line } ({ $reason }).
problem-results-busy = { $file } est utilisé par un autre essai.
problem-worker-died = La même partie a été perdue { $times } fois, car son processus a été arrêté. Les parties déjà écrites dans un fichier sont conservées, et la même commande reprend.
problem-cluster-away = Aucun cluster ne répond à l’adresse « { $address } » : { $reason }
problem-cluster-version = Une machine du cluster a mandate { $theirs }, celle-ci { $ours } : installez la même version partout.
