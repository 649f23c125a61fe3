## Problèmes de Qin sur la page ; les mots d'un jeu viennent avec lui du serveur.

qin-puzzle-task = { $kind ->
    [finish] Posez votre dernière pagode
    [conquer] Conquérez un village
    [join] Réunissez des provinces à votre avantage
    [lead] Prenez la tête
    [village] Gagnez le village
   *[best] Trouvez le meilleur coup
}
qin-puzzle-about = { $kind ->
    [finish] Un coup met fin à la partie et vous fait gagner. Lequel ?
    [lead] Un seul coup vous donne l’avantage. Avec tout autre, vos chances sont de { $chance } % au mieux. Lequel ?
   *[other] Un coup est nettement meilleur que tous les autres, qui donnent { $chance } % au mieux. Lequel ?
}
qin-puzzle-difficulty = Difficulté { $level } sur 5.
qin-puzzle-board = Plateau du problème
qin-puzzle-unknown = Il n’y a pas de problème à cette adresse. Voici le problème du jour à la place.
qin-puzzle-offline = Le plateau du problème vient du serveur. Il apparaîtra de lui-même dès que la connexion sera rétablie.
qin-puzzle-daily = Problème du jour
qin-puzzle-solved = Résolu !
qin-puzzle-solved-text = Ce coup vous donne { $chance } % de chances de gagner, le suivant { $next } %.
qin-puzzle-missed = Ce n’est pas le meilleur coup.
qin-puzzle-missed-known = Il vous donne { $chance } %, le meilleur { $best } %.
qin-puzzle-missed-less = Il vous donne moins de { $chance } %, le meilleur { $best } %.
qin-puzzle-reply = Une réponse probable est { $spot }, marquée sur le plateau.
qin-puzzle-shown = Le meilleur coup est { $spot } : { $chance } % de chances de gagner.
qin-puzzle-reveal = Montrer la solution
qin-puzzle-next = Problème suivant
qin-puzzle-harder = Un plus difficile
qin-puzzle-streak = { $days ->
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
}
