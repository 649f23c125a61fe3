## Problèmes de The Great Wall, sur la page et dans le terminal.

great-wall-puzzle-task = { $kind ->
    [save] { $thing ->
        [L] Sauvez la section de gauche
        [M] Sauvez la section du centre
       *[R] Sauvez la section de droite
    }
    [clerk] Trouvez le meilleur déplacement d’un fonctionnaire
    [card] Choisissez la meilleure carte d’ordre
   *[best] Trouvez le meilleur choix
}
great-wall-puzzle-about = { $kind ->
    [save] Avec un seul choix, elle tiendra très probablement cet hiver. Avec tout autre, elle subira bien plus souvent une brèche, et vos chances de gagner sont de { $chance } % au mieux. Lequel ?
   *[other] Un choix est nettement meilleur que tous les autres, qui vous donnent { $chance } % de chances de gagner au mieux. Lequel ?
}
great-wall-puzzle-breached = { $section ->
    [L] La section de gauche
    [M] La section du centre
   *[R] La section de droite
} subit alors une brèche dans { $share } % des parties simulées, avec le meilleur choix dans { $best } %.
great-wall-puzzle-instead = Par rapport au meilleur choix, d’ici la fin de l’année : { $list }.
