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
qin-puzzle-board = Plateau du problème
qin-puzzle-reply = L’adversaire répondrait sans doute { $spot }, marqué sur le plateau.
