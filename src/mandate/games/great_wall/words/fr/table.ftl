## The Great Wall : la table en mots

gw-tidy-of = { $n } sur { $most }
gw-tidy-count = { $player } { $n }
gw-tidy-of-clan = { $player } : { $what }
gw-tidy-soldiers = { $n ->
    [one] 1 { $soldier }
   *[other] { $n } { $soldiers }
}
gw-tidy-yes = oui
gw-tidy-time = L’année
gw-tidy-year = Année
gw-tidy-year-is = { $year } sur { $years }, { $phase }
gw-tidy-turn = Au tour de
gw-tidy-tea = Ordre du thé
gw-tidy-spot = Piste des ordres, place { $spot }
gw-tidy-lethality = Létalité
gw-tidy-shame = Jetons de honte restants
gw-tidy-shame-gone = Jetons de honte hors du jeu
gw-tidy-warehouse = Entrepôt
gw-tidy-walls = Murailles achevées qui mettent fin à la partie
gw-tidy-solo-track = Piste de Qin Jiushao, de haut en bas

# la muraille
gw-tidy-section = Section : { $section }
gw-tidy-wall = Muraille
gw-tidy-wall-is = niveau { $level }, défense { $defense }, postes de tir { $firing }
gw-tidy-barricades = Barricades
gw-tidy-assault = Assaut
gw-tidy-peace = défense { $defense }, aucune horde
gw-tidy-holds = défense { $defense } contre puissance { $power } : elle tient
gw-tidy-falls = défense { $defense } contre puissance { $power } : ce serait la brèche
gw-tidy-breach-shame = Honte lors de la brèche
gw-tidy-deaths = Morts lors de la brèche
gw-tidy-archers = Archers sur la muraille
gw-tidy-rest = Zone de repos
gw-tidy-horde = Rang { $row } : { $horde }
gw-tidy-horde-is = puissance { $power }, honneur { $honor }, { $free } points libres sur { $spots }. { $text }
gw-tidy-free = { $horde } : points libres
gw-tidy-reward = { $cell } { $reward }
gw-tidy-on = { $horde } : soldats
gw-tidy-leader = { $horde } : la remporterait

# les lieux
gw-tidy-locations = Lieux
gw-tidy-spots-free = { $free } places libres sur { $spots }
gw-tidy-clerks-there = fonctionnaires { $clerks }
gw-tidy-overseers = contremaîtres { $levels }
gw-tidy-activates = s’activera
gw-tidy-now = s’active maintenant
gw-tidy-alone = { $player } prendrait un jeton de honte

# les clans
gw-tidy-honor = Honneur
gw-tidy-left = Abandon
gw-tidy-score = Honneur si la partie s’arrêtait là
gw-tidy-card = Carte d’ordre
gw-tidy-chosen = choisie, face cachée
gw-tidy-clerks = Fonctionnaires en réserve
gw-tidy-clerks-are = { $n }, encore { $more } à engager
gw-tidy-pool = Soldats en réserve
gw-tidy-shamed = Soldats sur un jeton de honte
gw-tidy-arriving = Soldats en route
gw-tidy-dying = Soldats mourants
gw-tidy-general = Général
gw-tidy-advisors = Conseillers actifs
gw-tidy-supporting = Conseillers de soutien
gw-tidy-command = Cartes d’ordre en main
gw-tidy-discards = Cartes d’ordre dans la défausse
gw-tidy-claimed = Hordes remportées
gw-tidy-income = Revenu en été
gw-tidy-tactics = Cartes de tactique
gw-tidy-trophies = Trophées

# ce que seul le siège sait
gw-tidy-goods = Vos ressources
gw-tidy-face-down = Choisi par vous, face cachée
gw-tidy-court = Votre général et vos conseillers actifs
gw-tidy-prices = Ce que vous payez
gw-tidy-barricade = Barricade
gw-tidy-wall-level = Niveau { $level } de la muraille, { $section }
gw-tidy-upgrade = Contremaître niveau { $level }, { $place }
gw-tidy-advisor = Conseiller
gw-tidy-clerk = Fonctionnaire
gw-tidy-save = Sauver un soldat
gw-tidy-token = Rendre un jeton de honte

# buts et pioches
gw-tidy-worth = Valeur actuelle : { $worth }.
gw-tidy-met = Pour autant que tous le voient, elle peut être accomplie.
gw-tidy-fulfilled = Accomplies
gw-tidy-decks = Pioches
gw-tidy-deck-hordes = Cartes de horde
gw-tidy-coming = Carte de horde { $n } à partir du dessus
gw-tidy-deck-advisors = Cartes de conseiller
gw-tidy-deck-tactics = Cartes de tactique à piocher
