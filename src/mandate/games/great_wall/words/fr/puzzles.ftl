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
great-wall-theme = { $theme ->
    [assault] Assaut
    [attack] Attaque
    [soldiers] Soldats
    [building] Construction
    [tea] Thé
    [goods] Ressources
    [command] Cartes d’ordre
    [tactic] Cartes de tactique
   *[advisors] Conseillers
}
great-wall-theme-idea = { $theme ->
    [assault] Assaut : avant l’hiver, comparez défense et puissance dans chaque section, et aidez celle à qui il manque peu.
    [attack] Attaque : chaque case couverte par un soldat rapporte aussitôt, et une horde vaincue ne donne plus l’assaut.
    [soldiers] Soldats : ils valent le plus là où ils décident de quelque chose cette année.
    [building] Construction : murs et barricades rapportent de l’honneur et tiennent l’hiver.
    [tea] Thé : l’ordre du thé décide qui agit d’abord, qui choisit sa place en premier sur la piste des ordres, et qui gagne les égalités.
    [goods] Ressources : demandez-vous ce que vous paierez ensuite, et prenez exactement cela.
    [command] Cartes d’ordre : pensez aux cadres dont les autres profitent aussi, et à ce que vous ferez en dernier.
    [tactic] Cartes de tactique : gardez-les pour le moment où elles changent le plus.
   *[advisors] Conseillers : plus tôt vous en engagez un, plus souvent il rapporte.
}
