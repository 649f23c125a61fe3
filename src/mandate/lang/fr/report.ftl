## mandate report

report-about = mesurer l’équilibre de The Great Wall, ou quel genre de jeu est un jeu, et en faire un rapport
report-epilogue =
    Des joueurs automatiques jouent de nombreuses parties, chacun ne voyant que ce que sa place
    peut voir. Chaque chiffre a son intervalle à 95 % et est comparé aux objectifs visés.

    Exemples :
      mandate report balance --mode 3p --games 200      un premier regard, une ou deux minutes
      mandate report balance --cache games.jsonl        le rapport entier ; après Ctrl-C la même
                                                        commande reprend où elle s’est arrêtée
      mandate report balance --cache games.jsonl --out balance.md
      mandate report balance --cache games.jsonl --report balance.html      avec graphiques
      mandate report balance --player strategist --mode solo --games 100
                                                        par un joueur qui prévoit : des minutes
      mandate report properties qin --games 500 --report qin.html           pour Qin
report-what = ce qui est mesuré : balance (de The Great Wall) ou properties (d’un jeu au choix)
report-mode = un mode à jouer, une fois pour chacun : { $modes } (par défaut : tous)
report-games = parties par mode (par défaut : { $games }) ; pour properties : parties observées (par défaut : { $properties })
report-player = joueur à toutes les places, par exemple rules, strategist ou marshal ; les plus forts prennent plus de temps (par défaut : { $player })
report-seed = texte ou nombre au choix : la même graine donne les mêmes parties (par défaut : celle du fichier, sinon une nouvelle)
report-cache = garder les parties dans ce fichier, en lignes JSON, et réutiliser celles qui y sont
report-out = écrire le rapport dans cette page Markdown : nouvelle, ou entre ses repères
report-cut = Interrompu après { $games ->
    [one] une partie
   *[other] { $games } parties
}. Avec --cache elles auraient été gardées.
report-cut-kept = Interrompu ; { $games ->
    [one] une nouvelle partie est gardée
   *[other] { $games } nouvelles parties sont gardées
} dans { $file }. La même commande reprend à cet endroit.
report-written = Le rapport est dans { $file }.
report-title = { $games ->
    [one] Une partie
   *[other] { $games } parties
} face aux objectifs, graine { $seed }
report-number = nº
report-measure = mesure
report-target = objectif
report-verdict = verdict
report-tally = ses chiffres
report-met = atteint
report-missed = nettement manqué
report-undecided = indécis
report-not-measured = non mesuré
report-target-1 = parties qui atteignent la dernière année
report-target-2 = parties terminées par la honte
report-target-3 = brèches par partie, et en 1re année (3 joueurs)
report-target-4 = honneur final : tous, gagnants, meilleurs gagnants
report-target-5 = taux de victoire de chaque général (3 joueurs)
report-target-6 = honneur de qui a reçu un conseiller au début, face aux autres
report-target-7 = cartes de tactique : piochées et jouées ; part de toutes les cartes jouées
report-target-8 = honneur par chaque artefact
report-target-9 = activations de chaque lieu ordinaire par année
report-target-10 = taux de victoire selon l’ordre du thé au début
report-target-11 = solo : parties gagnées ; avance en honneur sur Qin Jiushao
report-target-12 = coopératif, avec des stratèges : parties gagnées
report-target-13 = hordes vaincues, par type
report-target-14 = chaque carte d’ordre, par joueur et partie
report-target-15 = taux de victoire de qui ne reprend jamais ses cartes
report-target-16 = parties où la pioche des hordes s’épuise
report-target-17 = coopératif, avec des stratèges : hordes vaincues
report-target-18 = solo : parties mises en danger par la honte
report-target-19 = chaque réglage de difficulté : parties gagnées, en points
