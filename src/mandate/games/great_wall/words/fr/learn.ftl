# The Great Wall sur la page : règles, cartes, la première année guidée

## Les règles
gwp-learn-part = { $part ->
    [start] Avant la partie
    [year] Une année, saison par saison
    [places] Les lieux et ce qu’ils apportent
    [battle] Soldats et hordes
    [shame] La honte
    [end] La fin
    [reed] À deux : le Clan des Roseaux
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
gwp-learn-end = La partie se termine en hiver : quand deux murailles sont achevées (trois à quatre ou cinq joueurs), quand la réserve de honte est vide, ou la dernière année. Alors chaque jeton de honte sous un soldat coûte 5 points d’honneur ; les hordes remportées et les artefacts en rapportent.

## Les cartes
gwp-learn-rulings = Précisions
gwp-learn-mode = { $mode ->
    [coop] en coopération seulement
    [solo] en solo seulement
    [reed] avec le Clan des Roseaux
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
   *[automatic] Le Clan des Roseaux et Qin Jiushao
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

## La première année guidée
gwp-learn-first-year-about = Une vraie partie contre Qin Jiushao, la même donne pour tous. On vous mène pas à pas à travers la première année, avec une raison à chaque fois ; puis la partie continue, et elle est à vous. Vous pouvez arrêter quand vous voulez et retrouver la table parmi vos parties.
gwp-learn-begin = Commencer l’année
gwp-learn-guide = Votre première année
gwp-learn-at = { $at } sur { $of }
gwp-learn-stop = Continuer sans guide
gwp-learn-close = Continuer
gwp-learn-astray = Vous avez quitté le chemin, et c’est permis : jouez comme il vous plaît, ou reprenez ce que vous avez fait.
gwp-learn-step-choose = Votre général dit avec quoi vous commencez et où vous excellez. Che Kung gagne de l’honneur quand vous attaquez, et Forester rapporte plus de bois : un bon duo pour débuter.
gwp-learn-step-command = Chaque automne, chacun choisit en secret une carte d’ordre : c’est ce que votre tour apportera. Despotism déplace trois fonctionnaires, puis vous utilisez aussitôt un lieu.
gwp-learn-step-tactic = Qin Jiushao a révélé Economy : avec elle sur la piste, Despotism déplace deux fonctionnaires de plus. Une carte de tactique a son moment à elle : voici celui de Whisper at Court.
gwp-learn-step-tactic-gain = Elle vous donne une ressource au choix. Prenez du chi : un archer et un contremaître en coûtent.
gwp-learn-step-order = Le premier dans l’ordre du thé choisit d’abord une place sur la piste des ordres, et c’est vous. Les cartes se résolvent à partir de la place 1 : ouvrez l’année.
gwp-learn-step-barracks = Les fonctionnaires sont vos actions. Envoyez-en trois à la caserne, l’un après l’autre : chacun y recrute un soldat. Avec le troisième, elle est complète et vous y êtes seul : d’ordinaire, cela coûte de la honte, mais votre carte Despotism l’évitera.
gwp-learn-step-mill = Regardez la caserne : elle est complète, vous y êtes seul, et le masque dit que vous prendriez de la honte. Vos deux derniers fonctionnaires vont à la scierie, où un fonctionnaire des Roseaux leur tient compagnie : personne n’y est seul.
gwp-learn-step-reed = Aux autres maintenant : Qin Jiushao suit des règles fixes, le Clan des Roseaux fait ce que vous voulez, car c’est votre tour. Ses fonctionnaires sont bien placés, laissez-les.
gwp-learn-step-despotism = Le dernier encadré de Despotism : activez un lieu sur-le-champ, et y être seul n’apporte pas de honte. Prenez la caserne, avant qu’elle ne s’active de la façon ordinaire.
gwp-learn-step-recruit = Trois fonctionnaires, trois soldats. Un lancier coûte 2 pierre et 1 bois et combat au pied de la muraille : prenez-en deux.
gwp-learn-step-recruit-archer = Un archer se tient sur la muraille et tire de nouveau chaque hiver. Prenez-en un comme troisième.
gwp-learn-step-attack = Les nouveaux soldats peuvent attaquer aussitôt. Un lancier couvre un point de la horde au pied de la muraille et gagne ce qui y est imprimé : d’abord 2 points d’honneur, puis une pierre.
gwp-learn-step-archer = L’archer prend le poste de tir de la muraille du milieu. De là, chaque horde de la section est à portée.
gwp-learn-step-wound = Une blessure couvre aussi un point, mais ne rapporte rien. Mettez-la sur le bois : il reste un point, et en hiver votre archer tirera de nouveau.
gwp-learn-step-overseer = Votre tour s’achève, et la scierie complète s’est activée : du bois par fonctionnaire, et plus grâce à Forester. Un contremaître y rapporte du bois chaque été : nommez un lancier de la réserve.
gwp-learn-step-donate = Qui a récolté peut donner une unité à l’entrepôt commun pour 2 points d’honneur. Elle n’est pas perdue : l’entrepôt aide à payer les murailles.
gwp-learn-step-other-box = C’est le tour de Qin Jiushao, et sa carte vous laisse envoyer deux fonctionnaires dans des lieux différents. À la scierie attendent un des siens et un du Clan des Roseaux : avec le vôtre, elle est complète et s’active pour vous tous.
gwp-learn-step-builders = L’autre va au camp des bâtisseurs. Un lieu sans places s’active à la fin du tour, si peu nombreux que l’on y soit.
gwp-learn-step-share = Du bois pour vous, de l’honneur pour lui : partager un lieu vaut souvent la peine. Et vous avez assez de bois : encore 2 points d’honneur pour une seule unité, c’est une bonne affaire.
gwp-learn-step-wall = Bâtissez le premier niveau de la muraille du milieu : autant d’honneur que son coût, plus de défense et un poste de tir de plus. L’entrepôt paie d’abord, et cette fois tout, avec ce que vous et le Clan des Roseaux y avez mis.
gwp-learn-step-reed-turn = Le Clan des Roseaux a son propre tour, mené par le plus haut dans l’ordre du thé : vous. Laissez encore ses fonctionnaires en place.
gwp-learn-step-last-clerks = Encore deux fonctionnaires pour vous. L’un retourne au camp des bâtisseurs, l’autre va à l’ambassade.
gwp-learn-step-activation = Deux lieux s’activent, et vous dites lequel d’abord. Commencez par l’ambassade, tant que vous avez l’or qu’il faut.
gwp-learn-step-hire = À l’ambassade, 2 or engagent un fonctionnaire de plus, pour de bon. Plus de fonctionnaires, c’est plus d’actions chaque année à venir.
gwp-learn-step-wall-again = La muraille de droite peut s’élever d’un niveau aussi : encore 5 points d’honneur, et elle reste pour toute la partie.
gwp-learn-step-pay = L’entrepôt est vide, vous payez donc vous-même, en bois, pierre et or mêlés. Ici, laissez la table choisir pour vous.
gwp-learn-step-reclaim = Bien des choses se sont passées d’elles-mêmes. En hiver votre archer a couvert le dernier point : Steppe Scouts est vaincue et à vous, au prix d’un lancier. La muraille de droite a tenu, 10 contre 3 ; toutes les barricades ont disparu. Le printemps a amené des hordes, l’été votre revenu. Une seule carte jouée ne vaut pas d’être reprise : laissez-la pour 2 points d’honneur.
gwp-learn-step-end = Voilà une année entière ; d’ici vous continuez seul. De nouvelles hordes sont devant la muraille du milieu et les barricades ont disparu : veillez à sa défense. À la fin comptent votre honneur, les hordes remportées et les artefacts affichés en haut, moins 5 par soldat avec de la honte : il vous en faut plus que Qin Jiushao. Bonne chance !
