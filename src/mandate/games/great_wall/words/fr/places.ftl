## The Great Wall : lieux et prix, dans les règles, à la table et au terminal

gw-places = Lieux et prix
gw-places-about = Ce que fait chaque lieu et ce que tout coûte, tel qu’imprimé. Les cartes, les événements et les variantes peuvent le changer.
gw-places-walls = Murailles et barricades
gw-places-prices = Autres prix
gw-places-changed = Généraux, conseillers, cartes de tactique et événements changent les prix ; la table montre toujours ce que vous paieriez.

gw-place-spots = { $same ->
    [all] Ce lieu a { $few } places pour les fonctionnaires
    [few] Ce lieu a { $few } places pour les fonctionnaires ({ $five } à cinq joueurs)
    [many] Ce lieu a { $few } places pour les fonctionnaires ({ $four } à quatre ou cinq joueurs)
   *[none] Ce lieu a { $few } places pour les fonctionnaires ({ $four } à quatre joueurs, { $five } à cinq)
} et s’active à la fin d’un tour où toutes sont prises. Une fois plein, aucun fonctionnaire ne le quitte avant cela.
gw-place-any-number = Ce lieu accueille autant de fonctionnaires que l’on veut et s’active à la fin de chaque tour où un fonctionnaire s’y trouve.
gw-place-alone = Si un seul joueur y a des fonctionnaires quand le lieu s’active, ce joueur prend un jeton de honte.
gw-place-overseer = Contremaître : le niveau 1 coûte { $one } { $what }, le niveau 2 en coûte { $two }, le niveau 3 en coûte { $three }. Le premier niveau prend un soldat de votre réserve. Chaque été, un contremaître rapporte son niveau.
gw-place-donation = Donner 1 { $what } à l’entrepôt rapporte { $honor } points d’honneur.
gw-place-soldiers = Prix : lancier ({ $spearman }), archer ({ $archer }), cavalier ({ $horseman }).
gw-place-barricade = Une barricade coûte { $price }, rapporte { $honor } points d’honneur et ajoute { $defense } de défense tant qu’elle tient. Une section a { $spots } places pour elles.
gw-place-warehouse = L’entrepôt paie d’abord ; vous payez le reste en bois, pierre et or, au choix.
gw-place-hire = Un fonctionnaire coûte { $clerk } or. Un conseiller coûte autant d’or que vous avez alors de conseillers.
gw-place-march = À chaque déplacement, vous menez les soldats de votre choix d’une section à une autre. Les archers n’atteignent un poste de tir que depuis un poste de tir.
gw-place-draw = Vous pouvez avoir en main au plus { $limit } cartes de tactique.
gw-place-wall = { $level ->
    [0] Niveau 0, sans muraille encore : défense { $defense }, postes de tir { $firing }.
   *[other] Niveau { $level } : coûte { $price } en bois, pierre et or, au choix, rapporte { $honor } points d’honneur ; défense { $defense }, postes de tir { $firing }.
}
gw-place-wall-duel = À deux joueurs, la défense des niveaux 0 à 3 est { $defense }, et la maison de thé a une place.
gw-place-save = Sauver un soldat mourant coûte { $price }.
gw-place-penance = Rendre un jeton de honte coûte { $price } ; en coopération, cela coûte de l’honneur.

gwp-now-title = Pour vous maintenant
gw-now-clerks = { $n ->
    [0] Avec un de vos fonctionnaires, si le lieu s’activait maintenant :
    [1] Avec votre fonctionnaire sur place, si le lieu s’activait maintenant :
   *[other] Avec vos { $n } fonctionnaires sur place, si le lieu s’activait maintenant :
}
gw-now-gather = Vous recevriez { $goods }.
gw-now-upgrade = Le niveau { $level } de votre contremaître coûterait ensuite { $goods }.
gw-now-donate = Ensuite, vous pourriez donner 1 { $what } pour { $honor } points d’honneur.
gw-now-recruit = { $n ->
    [one] Vous pourriez recruter 1 soldat
   *[other] Vous pourriez recruter jusqu’à { $n } soldats
} : lancier ({ $spearman }), archer ({ $archer }), cavalier ({ $horseman }).
gw-now-tea = { $how ->
    [top] Vous êtes déjà en haut de l’ordre du thé.
    [all] Vous pourriez monter tout en haut de l’ordre du thé.
   *[one] Vous pourriez monter d’une place dans l’ordre du thé.
}
gw-now-build = { $n ->
    [one] Vous pourriez bâtir une fois
   *[other] Vous pourriez bâtir jusqu’à { $n } fois
} : une barricade pour { $barricade } ou une muraille ({ $walls }), en bois, pierre et or.
gw-now-wall = { $section } : niveau { $level } pour { $price }
gw-now-march = { $n ->
    [one] Vous pourriez déplacer des soldats entre sections une fois.
   *[other] Vous pourriez déplacer des soldats entre sections { $n } fois.
}
gw-now-hire = { $n ->
    [one] Vous pourriez engager une fois
   *[other] Vous pourriez engager jusqu’à { $n } fois
} : un fonctionnaire pour { $clerk } or ou un conseiller pour { $advisor } or.
gw-now-draw = { $n ->
    [one] Vous piocheriez 1 carte de tactique
   *[other] Vous piocheriez { $n } cartes de tactique
} ; vous en avez { $cards } en main.
gw-now-alone = Seuls vos fonctionnaires y seraient : vous prendriez un jeton de honte.
gw-now-unknown = Ce lieu n’existe pas. Tapez { $command } et un nom, par exemple : { $command } { $example }
