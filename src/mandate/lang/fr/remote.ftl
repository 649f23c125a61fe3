## Jouer à une table d’un serveur : mandate play --at URL

play-option-at = jouer par le réseau : le lien d’une table que l’on vous a donné, ou l’adresse d’un serveur pour y ouvrir une table (avec GAME, --players, --board, --opponent, --takebacks ; les places sans adversaire attendent quelqu’un)

# commands: one word each
play-command-say = dire
play-command-accept = accepter
play-command-decline = refuser
play-command-who = qui
play-command-series = série
play-command-replace = remplacer
play-command-leave = partir

remote-your-name = Comment vous appelez-vous ?
remote-seat = Place { $seat }
remote-waiting = On attend les autres. Ils viennent avec : mandate play --at { $link }
remote-waiting-how = En attendant : { $say } TEXTE, { $who }, { $leave } (libère la place). Ctrl-C la garde.
remote-start = Tout le monde est là. Appuyez sur Entrée pour commencer.
remote-watching = Vous regardez : aucune place n’est à vous à cette table.
remote-pace-move = Chaque choix dispose de { $seconds } secondes.
remote-pace-game = Chacun dispose de { $seconds } secondes pour toute la partie, et de { $increment } de plus après chaque choix.
remote-round = Partie { $number } de cette table ; victoires jusqu’ici : { $score }.
remote-score-one = { $player } { $wins }
remote-series-score = Partie { $game } sur { $games } de la série ; jusqu’ici : { $score }.
remote-lost = La connexion est perdue. On essaie de revenir …
remote-back = De nouveau connecté. Rien n’a été manqué.
remote-offline = Il n’y a pas de connexion avec le serveur en ce moment ; on continue d’essayer.
remote-unsure = Le serveur n’a pas répondu. Dès qu’il le fera, vous verrez si c’est fait ; le refaire ne nuit pas.
remote-sat = { $player } prend la place { $seat }.
remote-left = { $player } a quitté la table.
remote-closed = La table a été débarrassée.
remote-started = La partie commence.
remote-time = Le temps de { $player } est écoulé.
remote-removed = { $player } a été retiré de la partie.
remote-took-back = { $count ->
    [one] { $player } reprend un choix.
   *[other] { $player } reprend un choix, et avec lui { $count } en tout.
}
remote-replaced = Désormais un joueur virtuel occupe la place { $seat } : { $player }.
remote-offer-takeback = { $player } aimerait reprendre un choix.
remote-offer-rematch = { $player } aimerait une autre partie.
remote-offer-series = { $player } aimerait une série de { $games } parties.
remote-offer-bot = { $player } propose que { $bot } remplace { $about }.
remote-offer-remove = { $player } propose de continuer sans { $about }.
remote-offer-how = (accepter ou refuser)
remote-agreed = { $player } est d’accord.
remote-declined = { $player } refuse.
remote-rematched = Une autre partie est convenue.
remote-said = { $player } : { $text }
remote-no-offer = Rien n’est proposé.
remote-takeback-asked = Vous avez demandé à le reprendre. Ce sera fait quand les autres seront d’accord.
remote-replace-how = { $count ->
    [0] Aucune place n’est abandonnée.
   *[other] Dites qui reprend, et quelle place : remplacer PLACE BOT, par exemple remplacer 2 greedy. Abandonnées : { $seats }.
}
remote-replace-asked = Vous l’avez proposé. Ce sera fait quand les autres seront d’accord.
remote-leave-sure = Vous quitteriez la partie pour de bon, et votre place resterait vide. Si vous y tenez : { $leave } { $yes }
remote-rematch-asked = Vous avez demandé une autre partie. Elle commence dès que les autres sont d’accord.
remote-no-hint = Cette table ne donne pas de conseils.
remote-hinted = { $player } demande un conseil.
remote-save-where = Le serveur garde la partie. Pour une copie sur cette machine, nommez un fichier : sauver FICHIER
remote-who = { $seat } { $player }, { $state ->
    [bot] joueur virtuel
    [left] est parti
    [here] est là
   *[away] n’est pas là
}{ $clock }
remote-clock = , reste { $time }
remote-link = Le lien de cette table : { $link }
remote-help =
    # À une table avec d’autres
    { $say } TEXTE     un mot à tous
    { $accept }       accepter ce qu’un autre propose
    { $decline }        le refuser, ou retirer votre proposition
    { $who }            qui est là, les pendules, le lien de la table
    { $series } N        après une partie : une série de tant de parties
    { $replace } PLACE BOT  proposer un joueur virtuel pour une place abandonnée
    { $leave }         abandonner votre place pour de bon ; quit la garde
    undo           demande aux autres quand cela les regarde
    save FICHIER   une copie de l’enregistrement
remote-goodbye = La partie continue sur le serveur. Revenez avec : mandate play --at { $link }
remote-goodbye-over = Le serveur garde la partie.
remote-goodbye-left = Vous avez quitté la table.

remote-trouble-address = « { $address } » n’est pas l’adresse d’une table, telle que https://example.org/#/table/TABLE/SECRET.
remote-trouble-away = { $address } est injoignable : { $reason }
remote-trouble-stranger = { $address } répond, mais pas comme un serveur de Mandate.
remote-trouble-game = À cette table on joue à { $game }, pas à { $wanted }.
remote-trouble-options = La table a déjà ses propres réglages, ou ils sont pour une partie sur cette machine : { $options }
remote-trouble-frozen = Cette partie ne peut pas continuer : { $reason }
remote-trouble-series = « { $value } » n’est pas un nombre de parties pour une série ({ $least } à { $most }).
remote-trouble-closed = Cette table a été débarrassée : il ne restait personne avant le début de la partie.
remote-trouble-over = { $count ->
    [0] La partie de cette table est finie. Personne n’a gagné.
   *[other] La partie de cette table est finie. Victoire : { $winners }.
}

## Un programme à une table d’un serveur : mandate bot

bot-about = faire jouer un programme à une table d’un serveur
bot-command = le programme : une commande qui parle le protocole des bots sur son entrée et sa sortie standard, entre guillemets
bot-at = le lien de la table, tel qu’on le donne aux gens
bot-name = le nom du programme là-bas ; sous le même nom il retrouve la même place
bot-seat = la place à prendre, comptée à partir de 1 (sinon la sienne, ou la première qui est libre)
bot-stay = rester après la partie : le programme accepte d’en rejouer
bot-epilogue = Exemple : mandate bot ./my_bot --at https://example.org/#/table/TABLE/SECRET (docs/protocol.md)
bot-plays = { $name } joue à { $game } à la place { $seat }.
bot-over = La partie est finie. Vainqueurs : place { $winners } ({ $reason }).
bot-refused = Le serveur refuse : { $reason }
