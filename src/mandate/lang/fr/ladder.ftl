## mandate ladder : des joueurs appariés en continu

ladder-about = apparier des joueurs en continu et les coter sur toutes leurs parties, avec les niveaux comme repères
ladder-epilogue =
    Chaque groupe joue ses donnes dans toutes les dispositions. Les joueurs rencontrent des adversaires de
    force voisine et, une série sur trois, un niveau ; une cote dit donc comme quel niveau on
    joue. D’autres joueurs peuvent arriver plus tard : la même commande avec le même --out continue.

    Exemples :
      mandate ladder run qin mine@1=bot:./mine mine@2=bot:./mine2 level:3 level:5 --out mine.jsonl
      mandate ladder run great-wall rules level:1 level:3 --players 3 --games 60
      mandate ladder show mine.jsonl --report mine.html
      mandate ladder verify mine.jsonl

    docs/ladder.md explique l’appariement, les cotes et la vérification.
ladder-what = run : jouer ; show : le classement d’un fichier ; verify : rejouer les parties d’un fichier et recalculer ses cotes ; sur un serveur (--at) : seasons, show, archive ; bots, token, revoke, resume pour vos programmes
ladder-of = le jeu, le fichier à montrer ou à vérifier, ou sur un serveur une saison ou un programme (NOM@VERSION)
ladder-players = un joueur comme dans l’arène, ou NOM@VERSION=JOUEUR pour lui donner un nom et une version
ladder-games = jouer jusqu’à ce que chaque joueur ait eu tant de parties, niveaux exceptés (par défaut : 200)
ladder-out = garder chaque partie et son enregistrement dans ce fichier, en lignes JSON ; la même commande y reprend
ladder-rivals = un jeu où l’on joue les uns contre les autres
ladder-progress = Parties
ladder-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, { $seats } à la table
ladder-plays-like = joue comme le niveau, 95 %
ladder-level = { $who } (niveau { $level })
ladder-how = Chaque donne a été jouée dans toutes les dispositions. Les niveaux sont des repères fixes ; 400 points font une cote de dix contre un, et 0 est au niveau 1, sinon au premier joueur. Les intervalles sont à 95 % sur les donnes.
ladder-cut = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. La même commande continue dans { $file }.
ladder-cut-lost = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, perdues sans --out FICHIER.
ladder-wrong = ligne { $line } : { $reason }
ladder-verified = Tout est exact : { $games ->
    [one] { $games } partie rejouée
   *[other] { $games } parties rejouées
}, cotes de { $players } joueurs recalculées.
ladder-not-verified = { $problems ->
    [0] Aucune cote à vérifier : le fichier finit avant.
    [one] Une ligne est fausse.
   *[other] { $problems } lignes sont fausses.
}

## l’échelle d’un serveur

ladder-at = l’adresse d’un serveur, pour son échelle et vos programmes
ladder-season = { $id } ({ $status ->
    [running] en cours
   *[ended] terminée
}) : { $players } joueurs, { $games } parties
ladder-place = { $rank }. { $who } : joue comme le niveau { $like }, cote { $rating } ({ $low } à { $high }), { $games } parties
ladder-nothing = Aucune série n’a encore été jouée.
ladder-archived = { $file } contient la saison. Vérifiez-la avec : mandate ladder verify { $file }
ladder-bot = { $who } : { $state ->
    [revoked] révoqué
    [paused] en pause
    [here] connecté
   *[away] absent
}
ladder-token = Le jeton de { $who } est dans { $file }. Il ne sera plus montré.
problem-no-such-ladder = Cette échelle n’existe pas sur ce serveur.
problem-ladder-off = { $why ->
    [registered] L’échelle est réservée aux programmes d’invités qui peuvent revenir. Ajoutez d’abord une clé d’accès ou créez un code de récupération sur la page « Nom et données ».
   *[off] Il n’y a pas d’échelle sur ce serveur.
}
problem-ladder-runs = Cette saison n’est pas terminée. Son archive sera complète à la fin.
problem-no-such-bot = Vous n’avez pas ce programme.
problem-no-bot-token = Ce n’est pas le jeton d’un programme, ou il a été révoqué.
problem-bot-name-taken = Les programmes nommés « { $name } » appartiennent à un autre invité.
problem-too-many-bots = Vous pouvez avoir { $most } programmes avec jeton. Révoquez-en un d’abord.
problem-bot-paused = Ce programme est en pause. Son propriétaire peut lire pourquoi, et le reprendre.
problem-bot-elsewhere = Ce programme a ouvert une autre connexion.
