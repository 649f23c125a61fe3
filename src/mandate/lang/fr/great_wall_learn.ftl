# The Great Wall sur la page : règles, cartes, la première année guidée

## Les règles
gwp-learn-part = { $part ->
    [start] Avant la partie
    [year] Une année, saison par saison
    [places] Les lieux et ce qu’ils apportent
    [battle] Soldats et hordes
    [shame] La honte
    [end] La fin
    [reed] À deux : le Clan Roseau
    [solo] Seul : Qin Jiushao
   *[coop] Ensemble : les requêtes de l’Empereur
}
gwp-learn-you = Vous
gwp-learn-another = Un autre clan
gwp-learn-overview = Une année en cinq minutes
gwp-learn-aim = Vous voulez le plus d’honneur. Tous les clans défendent la même muraille, et chacun compte son propre honneur. Une année a quatre saisons ; la première commence en automne.
gwp-learn-season = { $season ->
    [spring] Printemps
    [summer] Été
    [fall] Automne
   *[winter] Hiver
}
gwp-learn-spring = De nouvelles hordes se rassemblent devant la muraille. La piste du temps dit combien viennent et à quel point les combats de l’année sont meurtriers.
gwp-learn-summer = Vos contremaîtres rapportent des ressources. Vous reprenez toutes vos cartes d’ordre jouées, ou gagnez 2 points d’honneur pour chacune et les laissez.
gwp-learn-fall = Chacun choisit en secret une carte d’ordre. Les cartes se résolvent l’une après l’autre : le propriétaire déplace des fonctionnaires, puis les autres, puis le propriétaire fait encore une chose.
gwp-learn-winter = Les archers tirent, puis les hordes donnent l’assaut. Là où leur puissance dépasse la défense, il y a une brèche : des soldats meurent, et la honte arrive.
gwp-learn-full = Les fonctionnaires sont vos actions. Un lieu à places s’active dès que la dernière est prise : tous ceux qui y sont reçoivent ce qu’il apporte, et les fonctionnaires rentrent. Les quatre lieux sans places s’activent dès qu’un fonctionnaire s’y trouve.
gwp-learn-alone = Personne n’aime travailler seul : dans cinq lieux, le joueur qui est seul à y avoir des fonctionnaires prend un jeton de honte. Le masque montre qui ce serait.
gwp-learn-horde = Un soldat couvre un point d’une horde et gagne ce qui y est imprimé. Quand tous les points sont couverts, la horde est vaincue, et le clan qui en couvre le plus remporte la carte.
gwp-learn-assault = La défense est avant les deux-points, la puissance des hordes après. L’égalité suffit. Les niveaux de muraille restent, les barricades disparaissent après l’hiver.
gwp-learn-end = La partie se termine en hiver : quand deux murailles sont achevées (trois à quatre joueurs), quand la réserve de honte est vide, ou la dernière année. Alors chaque jeton de honte sous un soldat coûte 5 points d’honneur ; les hordes remportées et les artefacts en rapportent.

## Les cartes
gwp-learn-rulings = Précisions
gwp-learn-mode = { $mode ->
    [coop] en coopération seulement
    [solo] en solo seulement
    [reed] avec le Clan Roseau
   *[rivals] pas en coopération
}
gwp-learn-mode-filter = Mode
gwp-learn-mode-all = Tous les modes
gwp-learn-source-filter = D’où nous le savons
gwp-learn-source-all = Toutes les sources
gwp-learn-kinds = { $kind ->
    [general] Généraux
    [advisor] Conseillers
    [command] Cartes d’ordre
    [tactic] Cartes de tactique
    [horde] Hordes
    [artifact] Artefacts
    [request] Requêtes de l’Empereur
    [event] Événements
   *[automatic] Le Clan Roseau et Qin Jiushao
}
gwp-learn-count = { $designs ->
    [one] { $designs } modèle
   *[other] { $designs } modèles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
gwp-learn-copies = en { $n } exemplaires
gwp-learn-no-card = Aucune carte ne s’appelle { $card } : il manque peut-être une partie du lien.
