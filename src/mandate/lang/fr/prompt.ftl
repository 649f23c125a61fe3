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
