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
qin-theme = { $theme ->
    [join] Réunir
    [village] Villages
    [major] Provinces majeures
    [block] Bloquer
    [pagodas] Plusieurs pagodes
   *[endgame] Les dernières pagodes
}
qin-theme-idea = { $theme ->
    [join] Réunir : vos provinces ont le plus de cases au total, la nouvelle est donc à vous et les autres pagodes repartent.
    [village] Villages : une pagode y compte autant que sur une province, et une tuile peut en gagner plusieurs.
    [major] Provinces majeures : la cinquième case apporte une deuxième pagode, et dès lors aucun autre joueur ne peut s’emparer de la province.
    [block] Bloquer : votre tuile occupe une case dont l’adversaire allait se servir.
    [pagodas] Plusieurs pagodes : une seule tuile en pose deux ou plus.
   *[endgame] Les dernières pagodes : une réserve est presque vide, comptez qui finira le premier.
}
