## Problèmes de tout jeu : ce que la page et le terminal disent d’une réponse. Ils viennent avec les mots de chaque jeu.

puzzle-difficulty = Difficulté { $level } sur { $most }.
puzzle-unknown = Il n’y a pas de problème à cette adresse. Voici le problème du jour à la place.
puzzle-offline = La position du problème vient du serveur. Elle apparaîtra d’elle-même dès que la connexion sera rétablie.
puzzle-daily = Problème du jour
puzzle-games = Quel jeu
puzzle-game = { $game ->
    [qin] Qin
   *[great-wall] The Great Wall
}
puzzle-solved = Résolu !
puzzle-solved-text = Ce choix vous donne { $chance } % de chances de gagner, le suivant { $next } %.
puzzle-missed = Ce n’est pas le meilleur choix.
puzzle-missed-known = Avec lui, vous gagnez dans { $chance } % des cas ; avec le meilleur, dans { $best } %.
puzzle-missed-less = Avec lui, vous gagnez dans moins de { $chance } % des cas ; avec le meilleur, dans { $best } %.
puzzle-shown = Le meilleur choix : { $choice } ({ $chance } % de chances de gagner).
puzzle-reveal = Montrer la solution
puzzle-next = Problème suivant
puzzle-harder = Un plus difficile
puzzle-streak = { $days ->
    [one] Le premier jour de votre série.
   *[other] { $days } jours de suite.
}
puzzle-rated = Cote { $rating }.
puzzle-rating = Votre cote : { $rating }. Du premier coup : { $first } sur { $answers }.
puzzle-rating-now = Votre cote aux problèmes : { $rating } ({ $gained ->
    [more] +{ $by }
   *[less] −{ $by }
}).
puzzle-themes = Tous les thèmes
puzzle-mine = Mes erreurs
puzzle-mine-due = { $count } aujourd’hui
puzzle-mine-task = Une de vos parties : trouvez le meilleur choix
puzzle-mine-text = Votre choix gagnait ici dans { $chance } % des cas, { $lost } points de moins que le meilleur. Que fallait-il jouer ?
puzzle-mine-back = { $days ->
    [-1] Celui-ci est acquis. Il ne reviendra plus.
    [0] Il revient aujourd’hui.
    [one] Il revient demain.
   *[other] Il revient dans { $days } jours.
}
puzzle-mine-about = Quand vous analysez une partie finie, ses choix les plus coûteux deviennent des problèmes. Chacun revient après 1, 3 et 10 jours, jusqu’à ce qu’il soit acquis. Ils restent sur cet appareil.
puzzle-mine-later = { $days ->
    [0] Il y en a pour vous aujourd’hui.
    [one] Rien à revoir aujourd’hui. Le prochain de vos { $count } revient demain.
   *[other] Rien à revoir aujourd’hui. Le prochain de vos { $count } revient dans { $days } jours.
}
puzzle-mine-learned = { $count ->
    [one] Votre unique problème est acquis.
   *[other] Vos { $count } problèmes sont tous acquis.
}
puzzle-rush = Contre la montre
puzzle-rush-about = Le plus de problèmes possible en { $minutes } minutes. Ils commencent faciles, puis se corsent ; { $misses } erreurs, et c’est fini.
puzzle-rush-begin = C’est parti
puzzle-rush-again = Encore une fois
puzzle-rush-score = { $found } trouvés
puzzle-rush-misses = { $missed } erreurs sur { $most }
puzzle-rush-over = { $found ->
    [one] 1 problème trouvé.
   *[other] { $found } problèmes trouvés.
}
puzzle-rush-record = Votre meilleur résultat !
puzzle-rush-best = Votre record : { $best }.
