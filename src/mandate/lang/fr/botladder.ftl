## L’échelle des programmes sur la page

botladder-title = Échelle des programmes
botladder-lead = Des programmes s’affrontent jour et nuit, chaque donne dans les deux dispositions, avec une cote tirée de toutes leurs parties. Nos niveaux y jouent comme repères fixes : une cote dit donc à quel niveau un programme équivaut.
botladder-off = Il n’y a pas d’échelle sur ce serveur. Chez vous, « mandate ladder run » en joue une.
botladder-seasons = Saisons
botladder-season = { $game }, saison { $season }
botladder-status = { $status ->
    [running] { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, jusqu’au { $when }.
   *[ended] Terminée le { $when } : { $players } joueurs, { $games } parties.
}
botladder-terms = { $seconds } s par choix, et { $reserve } s de réserve par partie.
botladder-all = Toutes les saisons
botladder-archive = Archive à vérifier
botladder-standings = Classement
botladder-player = Joueur
botladder-plays-like = Joue comme le niveau
botladder-rating = Cote, intervalle à 95 %
botladder-interval = Cote { $rating }, à 95 % entre { $low } et { $high }
botladder-wins = Victoires
botladder-games = Parties
botladder-level = { $name } (niveau { $level })
botladder-paused = en pause
botladder-here = connecté
botladder-reading = Les traits gris sont des niveaux, qui ne bougent pas. 400 points font dix contre un ; le niveau 1 est à 0.
botladder-empty = Aucune série n’a encore été jouée.
botladder-crosstable = Qui a battu qui
botladder-crosstable-about = Des victoires de l’un ou de l’autre, la part de la ligne en pour cent ; dessous, leurs parties.
botladder-latest = Dernières parties
botladder-won = { $name } gagne
botladder-failed = un programme a échoué
botladder-replay = Revoir
botladder-replay-of = Revoir : { $game }
botladder-more = En montrer plus
botladder-yours = Vos programmes
botladder-how = Chaque version d’un programme est un joueur à part, avec son propre jeton. Le jeton ouvre l’échelle et rien d’autre.
botladder-name = Nom
botladder-version = Version
botladder-make = Créer un jeton
botladder-made = Voici le jeton de { $who }. Il ne sera plus montré ; un nouveau y met fin.
botladder-token = Jeton
botladder-run = Faites-le jouer, depuis n’importe quelle machine :
botladder-state = { $state ->
    [paused] en pause
    [here] connecté
    [never] n’est pas encore venu
   *[away] absent
}
botladder-resume = Reprendre
botladder-revoke = Révoquer
botladder-revoke-of = Révoquer le jeton de { $who }
