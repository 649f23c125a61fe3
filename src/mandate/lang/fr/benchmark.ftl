## mandate benchmark : un joueur contre chaque niveau

benchmark-about = mesurer un joueur contre chaque niveau d’un jeu ; d’autres peuvent vérifier le résultat
benchmark-epilogue =
    Chaque niveau joue les mêmes donnes, chacune dans toutes les dispositions. Contre un niveau, on
    s’arrête dès que l’on sait qui est le meilleur, ou que l’intervalle est étroit. Tous les
    intervalles valent ensemble à 95 %, bien qu’on les regarde après chaque donne. qin-11 se joue sur les
    plateaux imprimés et sur des plateaux qui découlent de la graine ; dans wall-coop, le joueur
    a une place et un niveau les autres.

    Un modèle de langage est une fonction Python qui répond à des messages : text:MODULE:FONCTION.

    Exemples :
      mandate benchmark greedy --levels 1-5 --out greedy.jsonl
      mandate benchmark bot:./mine --suite wall-4 --games 60 --out mine.jsonl
      mandate benchmark text:my_model:answer --levels 1-3 --games 20 --out model.jsonl
      mandate benchmark verify greedy.jsonl --deep

    docs/benchmark.md explique la méthode, le fichier et ce qu’il faut publier.
benchmark-what = le joueur, comme dans l’arène, ou text:MODULE:FONCTION ; show : le résultat d’un fichier ; verify : rejouer ses parties et tout vérifier
benchmark-file = le fichier à montrer ou à vérifier
benchmark-suite = qin-11 (par défaut), wall-4, wall-coop
benchmark-levels = seulement ces niveaux
benchmark-games = au plus tant de parties par cadre et par niveau (par défaut : 200)
benchmark-narrow = s’arrêter quand l’intervalle est à ± tant de points de pourcentage (par défaut : 10)
benchmark-precise = ne pas s’arrêter dès que l’on sait qui est le meilleur, mais seulement quand l’intervalle est étroit
benchmark-seed = un texte quelconque : les donnes et les plateaux inédits en découlent ; pour un résultat publié, qu’un autre le choisisse
benchmark-out = garder chaque partie et son enregistrement dans ce fichier, en lignes JSON ; la même commande y reprend
benchmark-deep = avec verify : interroger aussi les niveaux de nouveau, ce qui prend le temps qu’ils ont pris
benchmark-checking = Vérification
benchmark-title = { $player } dans { $suite } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
benchmark-level = contre
benchmark-partner = avec
benchmark-seen = plateaux imprimés
benchmark-unseen = plateaux inédits
benchmark-plain = part de victoires
benchmark-rivals = part de victoires
benchmark-together = parties gagnées
benchmark-alone = toutes les places
benchmark-mean = moyenne des niveaux
benchmark-better = meilleur
benchmark-worse = moins bon
benchmark-open = indécis
benchmark-how = Parts de victoires ; tous les intervalles valent ensemble à 95 %, à tout moment.
benchmark-pace = { $choices } choix, { $pace } ms chacun.
benchmark-usage = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, dont { $illegal } illégales ; par réponse { $read } caractères lus et { $written } écrits.
benchmark-tokens = Jetons par partie : { $input } lus, { $output } écrits. Coût : { $cost } en tout, selon le joueur.
benchmark-failures = { $games ->
    [one] Une partie a été perdue par une défaillance du joueur.
   *[other] { $games } parties ont été perdues par des défaillances du joueur.
}
benchmark-hash = SHA-256 du fichier : { $hash }
benchmark-verified = Tout est exact : { $games ->
    [one] { $games } partie rejouée
   *[other] { $games } parties rejouées
}, aucune ne manque.
benchmark-verified-deep = Tout est exact : { $games ->
    [one] { $games } partie rejouée
   *[other] { $games } parties rejouées
}, aucune ne manque, et les niveaux choisissent comme enregistré.
benchmark-not-verified = { $problems ->
    [one] Une ligne n’est pas exacte.
   *[other] { $problems } lignes ne sont pas exactes.
}
