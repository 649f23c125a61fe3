## Jouer à une table d’un serveur : mandate play --at URL

play-option-at = jouer par le réseau : le lien d’une table que l’on vous a donné, ou l’adresse d’un serveur pour y ouvrir une table (avec GAME, --players, --board, --opponent, --takebacks ; les places sans adversaire attendent quelqu’un)
play-option-find = avec --at SERVEUR : trouver un adversaire (avec GAME, --players, --clock, --rated) ; en attendant, l’ordinateur prend place, sauf à un jour ou plus par coup

# commands: one word each
play-command-say = dire
play-command-phrase = phrase
play-command-freely = libre
play-command-mute = muet
play-command-block = bloquer
play-command-report = signaler
play-command-accept = accepter
play-command-decline = refuser
play-command-who = qui
play-command-series = série
play-command-replace = remplacer
play-command-without = sans
play-command-cancel = annuler
play-command-leave = partir
play-command-join = rejoindre

remote-before-name = Vous jouez sur { $address }. Entrez le nom que verront les autres, ou Entrée pour jouer sans nom. Pour le changer plus tard : --name NOM.
remote-your-name = Comment vous appelez-vous ?
remote-seat = Place { $seat }
remote-waiting = En attente des autres joueurs. Envoyez-leur ce lien : il s’ouvre dans tout navigateur et fonctionne aussi avec mandate play --at LIEN.
remote-waiting-how = En attendant : { $say } TEXTE, { $phrase }, { $who }, { $leave } (libère la place). Ctrl-C la garde.
remote-start = Tout le monde est là. Appuyez sur Entrée pour commencer.
remote-watching = Vous regardez cette table, sans y avoir de place.
remote-pace-move = Temps de réflexion : { $seconds } secondes par coup.
remote-pace-game = Temps de réflexion : { $seconds } secondes chacun pour toute la partie, plus { $increment } par coup.
remote-round = Partie { $number } de cette table ; victoires jusqu’ici : { $score }.
remote-score-one = { $player } { $wins }
remote-series-score = Partie { $game } sur { $games } de la série ; jusqu’ici : { $score }.
remote-lost = Connexion perdue. Reconnexion en cours…
remote-back = De nouveau connecté. Vous n’avez rien manqué.
remote-offline = Pas de connexion au serveur ; nouvelle tentative en cours.
remote-unsure = Le serveur n’a pas répondu. À son retour, vous verrez s’il a reçu votre coup ; le rejouer est sans danger.
remote-sat = { $player } prend la place { $seat }.
remote-left = { $player } a quitté la table.
remote-closed = La table a été fermée.
remote-started = La partie commence.
remote-took-back = { $count ->
    [one] { $player } reprend un coup.
   *[other] { $player } reprend un coup ; { $count } coups sont annulés en tout.
}
remote-replaced = Un joueur virtuel occupe désormais la place { $seat } : { $player }.
remote-offer-takeback = { $player } aimerait reprendre un coup.
remote-offer-rematch = { $player } aimerait rejouer.
remote-offer-series = { $player } aimerait jouer une série de { $games } parties.
remote-offer-bot = { $player } propose que { $bot } remplace { $about }.
remote-offer-remove = { $player } propose de continuer sans { $about }.
remote-offer-cancel = { $player } propose d’annuler la partie.
remote-offer-join = Quelqu’un aimerait prendre la place { $seat } de l’ordinateur. Tant que deux places n’ont pas joué, la partie comptera comme la vôtre ; ensuite, elle ne comptera pour personne.
remote-joined = { $player } a pris la place { $seat } de l’ordinateur.
remote-join-asked = Vous demandez la place { $seat }. Les autres doivent répondre ; restez ici.
remote-join-how = Aucune place n’est à prendre ici. C’est possible dans les parties qui attendent quelqu’un.
remote-find-go = { $status ->
    [invited] ({ $join } : y aller ; { $decline } : rester ici)
   *[other] ({ $join } : y aller)
}
remote-find-again = La même commande montre où cela en est, et mène à la table.
remote-offer-how = (accepter ou refuser)
remote-agreed = { $player } est d’accord.
remote-declined = { $player } refuse.
remote-rematched = Tout le monde est d’accord pour rejouer.
remote-marked = { $player } marque : { $thing }.
remote-unmarked = { $player } retire le repère : { $thing }.
remote-remark = { $player } (spectateur) : { $text }
remote-said = { $player } : { $text }
remote-no-offer = Aucune proposition en ce moment.
remote-takeback-asked = Vous demandez à reprendre le coup. En attente des autres joueurs.
remote-replace-how = { $count ->
    [0] Aucun joueur n’est absent à son tour.
   *[other] Quelle place ? Par exemple : { $replace } 2, { $replace } 2 greedy ou { $without } 2. Absents : { $seats }.
}
remote-gone = { $player } est absent. { $seconds ->
    [0] Vous pouvez
    [one] Si c’est encore le cas dans une seconde, vous pourrez
   *[other] Si c’est encore le cas dans { $seconds } secondes, vous pourrez
} taper { $replace } (un joueur virtuel prend sa place) ou { $without } ({ $seats ->
    [2] vous réclamez la victoire
   *[other] la partie continue sans { $player }
}).
remote-gone-cancel = { $cancel } annule la partie, qui ne compte pas encore.
remote-replace-asked = C’est proposé. En attente des autres joueurs.
remote-leave-sure = Vous quitteriez la partie définitivement, et votre place resterait vide. Si vous en êtes sûr : { $leave } { $yes }
remote-rematch-asked = Vous demandez à rejouer. En attente des autres joueurs.
remote-no-hint = Les conseils sont désactivés à cette table.
remote-hinted = { $player } demande un conseil.
remote-save-where = Le serveur conserve la partie. Pour l’enregistrer aussi sur cette machine : sauver FICHIER
remote-who = { $seat } { $player }, { $state ->
    [bot] joueur virtuel
    [left] a quitté la table
    [here] est là
   *[away] n’est pas là
}{ $clock }
remote-clock = , reste { $time }
remote-link = Lien vers cette table, pour un navigateur ou mandate play --at :
remote-help =
    # À une table avec d’autres
    { $say } TEXTE     un message à tous
    { $phrase } [N]       dire une des phrases ; seul : en afficher la liste
    { $freely }         accepter le texte libre entre inconnus ; « { $freely } n » pour revenir en arrière
    { $mute } PLACE      masquer ce que dit un joueur ; « { $mute } PLACE n » l’affiche de nouveau
    { $block } PLACE     ne plus se rencontrer, ni voir ce que dit ce joueur
    { $report } PLACE RAISON [TEXTE]  signaler un joueur à la modération ; les messages sont joints
    { $accept }       accepter une proposition
    { $decline }        la refuser, ou retirer la vôtre
    { $who }            qui est là, les temps restants, le lien de la table
    { $series } N        après une partie : une série de tant de parties
    { $replace } [PLACE [BOT]]  un joueur virtuel remplace un absent
    { $without } [PLACE]   continuer sans un absent ; à deux, vous gagnez
    { $cancel }         annuler une partie où moins de deux joueurs ont joué
    { $leave }         quitter votre place définitivement ; quit la garde
    { $join } [PLACE]  prendre la place d’un joueur virtuel, si les autres sont d’accord
    undo           demande aux autres si cela les concerne
    save FICHIER   une copie de la partie enregistrée
remote-goodbye = La partie continue sur le serveur. Revenez avec : mandate play --at { $link }
remote-goodbye-over = Le serveur conserve la partie.
remote-goodbye-left = Vous avez quitté la table.

remote-trouble-address = « { $address } » n’est pas l’adresse d’une table, telle que https://example.org/#/table/TABLE/SECRET.
remote-trouble-away = { $address } est injoignable : { $reason }
remote-trouble-stranger = { $address } répond, mais ce n’est pas un serveur Mandate.
remote-trouble-game = À cette table on joue à { $game }, pas à { $wanted }.
remote-trouble-name = Il n’y a personne ici à qui demander un nom. Indiquez-en un avec --name.
remote-trouble-options = Ces options ne s’appliquent pas ici, la table a ses propres réglages : { $options }
remote-trouble-frozen = Cette partie ne peut pas continuer : { $reason }
remote-trouble-series = « { $value } » n’est pas un nombre de parties valable pour une série ({ $least } à { $most }).
remote-trouble-closed = Cette table a été fermée avant le début de la partie.
remote-trouble-over = { $count ->
    [0] La partie de cette table est terminée. Personne n’a gagné.
   *[other] La partie de cette table est terminée. Victoire de { $winners }.
}

## Un programme à une table d’un serveur : mandate bot

bot-about = faire jouer un programme à une table d’un serveur
bot-command = le programme : une commande qui parle le protocole des bots sur son entrée et sa sortie standard, entre guillemets
bot-at = le lien de la table, le même que pour les joueurs humains
bot-name = le nom du programme à la table ; sous le même nom, il retrouve sa place
bot-seat = la place à prendre, comptée à partir de 1 (par défaut : la sienne, ou la première libre)
bot-stay = rester après la partie et accepter de rejouer
bot-ladder = jouer sur l’échelle de ce jeu, et non à une table
bot-token = le fichier du jeton du programme pour l’échelle (ou MANDATE_BOT_TOKEN)
bot-epilogue = Exemple : mandate bot ./my_bot --at https://example.org/#/table/TABLE/SECRET (docs/protocol.md)
bot-plays = { $name } joue à { $game } à la place { $seat }.
bot-over = La partie est terminée. Vainqueurs : place { $winners } ({ $reason }).
bot-refused = Le serveur refuse : { $reason }
remote-phrases = { $command } NUMÉRO dit l’une de ces phrases :
remote-phrase = { $number }  { $text }
remote-vacationed = { $player } est en congé du { $since } au { $until }.
remote-vacation-over = { $player } n’est pas en congé.
remote-warned = { $player } a dépassé son temps et a un jour de plus.
remote-consented = { $player } accepte le texte libre. { $command } pour accepter aussi, « { $command } { $no } » pour revenir en arrière.
remote-revoked = { $player } ne veut que des phrases toutes faites.
remote-mute-how = Quelle place ? { $command } 2 masque ce qui s’y dit, { $command } 2 { $no } l’affiche de nouveau.
remote-muted = Vous ne voyez plus ce que dit { $player }.
remote-unmuted = Vous voyez de nouveau ce que dit { $player }.
remote-block-how = Quelle place ? { $command } 2 vous évite de rencontrer à nouveau le joueur qui s’y trouve.
remote-blocked = Désormais, vous et { $player } ne vous rencontrerez plus.
remote-report-how = Qui, et pourquoi ? { $command } 2 insult, suivi de vos propres mots si vous le souhaitez. Raisons : { $reasons }.
remote-reported = Merci. La modération va examiner votre signalement au sujet de { $player }.
