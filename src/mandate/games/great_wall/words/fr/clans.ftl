## The Great Wall : ceux qui jouent sans personne

gw-reed-name = Clan Roseau
gw-qin-name = Qin Jiushao
event-gw-stored = { $player } dépose { $n } { $what } à l’entrepôt.
event-gw-swapped = { $player } fait échanger leurs places à deux hordes : { $one } et { $other }.
event-gw-dismissed = { $player } : { $card } quitte l’offre.
event-gw-drew-command = { $player } joue cette année la carte d’ordre { $card }.
event-gw-token = Piste des lieux de { $player }, de haut en bas : { $order }.
event-gw-took-below = { $player } prend { $card } comme conseiller de soutien.
event-gw-lost-walls = Assez de murailles sont achevées. La partie est perdue.
event-gw-lost-shame = Il ne reste aucun jeton de honte. La partie est perdue.
event-gw-lost-time = La dernière année est passée. La partie est perdue.
event-gw-lost-resigned = Vous avez abandonné : la partie est perdue.

## Pourquoi une étape automatique a eu lieu ; cela suit cette étape

event-gw-why-first-spot = (Elle prend la première place libre, { $place }.)
event-gw-why-copy = (Vous avez joué { $place } : « Betrayal » devient la carte solo de ce nom.)
event-gw-why-no-copy = (Vous aussi avez joué « Betrayal » : il n’y a rien à copier.)
event-gw-why-lowest = (Le lieu le plus bas de la piste de Qin Jiushao où il y a de la place : { $place }.)
event-gw-why-from-highest = (La réserve est vide ; le lieu le plus haut qu’un fonctionnaire pouvait quitter : { $place }.)
event-gw-why-no-clerk = ({ $player } n’envoie personne : { $place }. La réserve est vide, et aucun fonctionnaire ne peut quitter un lieu plus haut.)
event-gw-why-no-room = ({ $player } n’envoie personne d’autre : aucun autre lieu de la piste n’a de place.)
event-gw-why-highest = (Des lieux où { $player } a un fonctionnaire, le plus haut de la piste : { $place }.)
event-gw-why-no-location = ({ $player } n’a aucun fonctionnaire sur le plateau : rien ne s’active.)
event-gw-why-level = (Pour chaque fonctionnaire, autant d’honneur que le niveau du contremaître : { $place }.)
event-gw-why-token = (Un fonctionnaire de { $player } était là : { $place }. Le jeton passe tout en haut.)
event-gw-why-overseer = (Le lieu le plus bas de la piste dont le contremaître peut monter : { $place }.)
event-gw-why-overseers-done = (Tous les contremaîtres de { $player } sont au plus haut niveau.)
event-gw-why-indicated = (La prochaine carte de horde désigne cette section : { $place }.)
event-gw-why-other-section = (Rien n’est possible dans la section que désigne la prochaine carte de horde ; donc { $place }.)
event-gw-why-closest = (Le premier point libre de la horde la plus proche, colonne par colonne ; chaque blessure rapporte de l’honneur.)
event-gw-why-no-target = (Aucune horde ne peut y être blessée : { $place }.)
event-gw-why-no-spot = (Aucune horde au pied de la muraille n’a de point libre : le lancier reste dans la réserve.)
event-gw-why-no-firing = (Aucun poste de tir n’est libre : { $place }. L’archer n’est pas recruté.)
event-gw-why-no-soldier = ({ $player } n’a plus de soldat de ce type dans sa réserve.)
event-gw-why-walls-done = (Toutes les murailles sont achevées : { $player } ne bâtit rien.)
event-gw-why-no-barricade = (Tous les emplacements de barricade sont pris.)
event-gw-why-never-rests = (Les soldats de { $player } ne se reposent jamais : les survivants reviennent à la réserve.)
event-gw-why-leftmost = (Tout à gauche de l’offre se trouvait { $place }.)
event-gw-why-both = (À ce niveau de difficulté, les deux conseillers qui quittent l’offre vont là.)
event-gw-why-supporters = (C’est ce que rapportent les conseillers de soutien de { $player }.)
event-gw-why-reed-off-track = (Le fonctionnaire était là où Qin Jiushao n’envoie personne : { $place }.)
event-gw-why-reed-higher = (Le fonctionnaire était plus haut sur la piste de Qin Jiushao : { $place }.)
event-gw-why-reed-stays = (Aucun fonctionnaire du Clan des Roseaux ne peut descendre sur la piste de Qin Jiushao.)
event-gw-why-reed-majority = (Le Clan des Roseaux couvre le plus de points, et ne garde aucune horde.)

## Leurs cartes

gw-cards-automatic = Cartes des joueurs automatiques
gw-board-track = Piste, de haut en bas : { $places } | pioche { $n }
