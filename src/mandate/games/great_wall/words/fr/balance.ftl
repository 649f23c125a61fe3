## L’équilibre de The Great Wall en une page avec des graphiques (mandate report balance --report)

report-page = écrire dans ce fichier un rapport HTML avec des graphiques
balance-title = L’équilibre de The Great Wall
balance-contents = Sommaire
balance-glance = En un coup d’œil : { $targets } objectifs
balance-reading = Le point est le résultat, le trait épais son intervalle à 95 %. Le trait fin vaut pour tous les chiffres d’un graphique à la fois ; c’est lui qui décide. La bande teintée est l’objectif, les tirets une part égale pour tous.
balance-sign-met = atteint : l’intervalle est dans l’objectif
balance-sign-open = indécis : il dépasse une limite
balance-sign-missed = nettement manqué : il est en dehors
balance-sign-free = sans objectif
balance-outside = Nettement en dehors : { $numbers ->
    [one] un chiffre
   *[other] { $numbers } chiffres
}
balance-number = chiffre
balance-mode-head = mode
balance-found = résultat
balance-interval = intervalle
balance-what = ce qui est joué
balance-games = parties
balance-seconds = secondes par place et partie
balance-numbers = Tous les chiffres en tableau
balance-other-modes = Autres modes
balance-open-plots = Montrer les graphiques
balance-plot = Le plus : { $most }. Le moins : { $least }.
balance-plot-missed = Nettement hors de l’objectif : { $names }.
balance-plot-parts = Parts de toutes les parties, par mode.
balance-played = Ce qui a été joué
balance-how = Dans les tableaux, une case donne l’estimation, puis son intervalle à 95 % et ce qui a été compté. Les joueurs d’une même partie dépendent les uns des autres : les intervalles comptent donc des parties, non des joueurs.
balance-numbered = { $what ->
    [year] année { $number }
   *[place] rang { $number }
}
balance-mode = { $mode ->
    [mode-3p] 3 joueurs
    [mode-4p] 4 joueurs
    [mode-5p] 5 joueurs
    [mode-2p] 2 et le Clan des Roseaux, équilibré
    [mode-2p-printed] 2 et le Clan des Roseaux, comme imprimé
    [mode-solo] solo contre Qin Jiushao
    [mode-solo-50] solo, Qin à 50 honneurs
    [mode-solo-100] solo, Qin à 100 honneurs
    [mode-solo-both] solo, 2 conseillers pour Qin
    [mode-coop-2] coopératif à 2
    [mode-coop-3] coopératif à 3
    [mode-coop-4] coopératif à 4
    [mode-coop-5] coopératif à 5
    [mode-3p-habit] 3 joueurs, dont un ne reprend jamais
   *[other] { $name }
}
balance-row = { $row ->
    [games] parties
    [points] points
    [years] années
    [all-players] tous les joueurs
    [winners] gagnants
    [best-5-of-winners] meilleurs 5 % des gagnants
    [spread-within-a-game] écart dans une partie
    [ahead-of-qin-jiushao] avance sur Qin Jiushao
    [walls] murailles
    [barricades] barricades
    [donations] dons
    [command-cards] cartes d’ordre
    [hordes] hordes
    [artifacts] artefacts
    [shame] honte
    [the-rest] tout le reste
    [game] partie entière
    [tokens-a-player] jetons par joueur
    [raids] raids
    [ran-out] épuisée
    [win-rate] taux de victoire
    [reclaimed] reprises
    [all-types] tous les types
   *[other] { $name }
}
balance-table = { $table ->
    [end] Comment finissent les parties
    [won] Parties gagnées
    [lever] Réglages de difficulté
    [years] Durée
    [last-year] La dernière année
    [honor] Honneur final
    [sources] D’où vient l’honneur
    [breaches] Brèches
    [shame] Honte
    [danger] En danger par la honte
    [deck] La pioche des hordes
    [tea] Ordre du thé au début
    [general] Généraux
    [advisor] Conseillers : qui les a face aux autres
    [advisor-dealt] Conseillers : distribués au hasard
    [advisor-active] Conseillers : fréquence d’emploi
    [tactic] Cartes de tactique jouées
    [tactic-of-all] Part de chaque carte de tactique
    [artifact] Artefacts
    [location] Lieux
    [horde] Hordes vaincues
    [hordes-in-all] Hordes vaincues, tous types
    [command] Cartes d’ordre
    [reclaim] Étés
    [habit] Ne jamais reprendre
   *[other] { $name }
}
balance-about = { $table ->
    [end] Part des parties.
    [won] Part des parties gagnées par les joueurs.
    [lever] Points de pourcentage de parties gagnées en moins que dans le mode plus facile.
    [years] Années jouées, en moyenne.
    [last-year] Part des parties qui y parviennent, quelle que soit alors leur fin.
    [honor] Moyennes ; pour les meilleurs 5 % des gagnants, l’honneur qu’atteint un gagnant sur vingt.
    [sources] Honneur par joueur. *Tout le reste* vient des points vitaux, de la participation, des généraux, des conseillers et des tactiques, moins ce qui a été perdu en route.
    [breaches] Nombre moyen ; pour une année, parmi les parties qui l’ont atteinte.
    [shame] Jetons pris par joueur, et raids par partie.
    [danger] Parties où il ne restait que trois dixièmes des jetons de honte, ou moins.
    [deck] Parties où il a fallu la reformer.
    [tea] Taux de victoire, à partir du haut.
    [general] Taux de victoire des places qui l’ont choisi.
    [advisor] Honneur final de qui avait le conseiller actif dès la 3e année, moins la moyenne des autres de la même partie. **À lire avec prudence :** on choisit qui l’on engage, et qui peut payer un conseiller la 3e année va déjà bien. Valeur et richesse sont mêlées ; le tableau suivant n’a pas ce biais.
    [advisor-dealt] La même différence pour ceux à qui le conseiller a été *distribué* au début, actif ou non. Seul le hasard en décide. Elle est plus petite que la valeur du conseiller employé, car la moitié environ ne fait que soutenir le général, et elle se mesure à la moyenne de tous les autres conseillers.
    [advisor-active] Actif dès la 3e année, par partie.
    [tactic] Parmi les cartes piochées ; les autres ont été défaussées ou gardées.
    [tactic-of-all] Part de toutes les cartes de tactique jouées.
    [artifact] Honneur par joueur, quand il est sur la table.
    [location] Activations par année, avancées comprises.
    [horde] Parmi celles venues dans une rangée ; les raids ne comptent pas.
    [hordes-in-all] Comme ci-dessus.
    [command] Jouée par joueur et par partie.
    [reclaim] Étés où un joueur a repris ses cartes d’ordre.
    [habit] Taux de victoire du seul joueur qui a cette habitude.
   *[other] { $name }
}
