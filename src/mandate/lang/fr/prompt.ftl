## Une partie en texte brut, pour les modèles de langage

prompt-you = Vous êtes { $player }, place { $seat } sur { $seats }.
prompt-spectator = Vous regardez la partie.
prompt-news = Depuis votre dernier choix
prompt-earlier = ({ $n } événements antérieurs omis.)
prompt-table = La table
prompt-question = Votre choix :
prompt-waiting = { $count ->
    [one] { $players } est en train de choisir.
   *[other] { $players } sont en train de choisir.
}
prompt-over = La partie est terminée
prompt-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
prompt-rules = Les règles
prompt-notation = Notation
prompt-answer = Répondez par le code d’une option, exactement comme il est écrit.
prompt-table-id = Votre table : { $table }
prompt-open = La table { $table } attend des joueurs : { $taken } places sur { $seats } sont prises. Invitation : { $invitation }
prompt-not-found = Rien trouvé pour « { $wanted } ».
prompt-review-wait = L’analyse prend plus de temps. Appelez cet outil encore une fois.
prompt-review-move = Coup { $ply } : { $player } a perdu { $lost }. Joué : { $choice }. Mieux : { $better }.

## mandate mcp

mcp-about = faire jouer un modèle de langage sur cette machine, par MCP
mcp-epilogue =
    Parle le Model Context Protocol sur l’entrée et la sortie standard : un client, par exemple
    un programme de discussion ou un éditeur, lance lui-même cette commande. Le modèle reçoit
    quelques outils : ouvrir une table, regarder, choisir, attendre, règles, analyse. Sur un
    serveur, des personnes jouent avec lui : mandate serve --mcp on.

    Dans les réglages d’un client :
      command « mandate », args « mcp »
mcp-name = le nom du modèle à la table (par défaut : { $default })
mcp-opponent = contre qui il joue s’il ne nomme pas d’adversaire (par défaut : le niveau le plus faible)
mcp-terminal = Attend un client MCP sur l’entrée standard. Les personnes jouent avec : mandate play. Fin avec Ctrl-D.
