## Les spectateurs

watching-title = Regarder
watching-about = Parties en cours que tout le monde peut regarder. Les mains et les autres secrets sont montrés une fois la partie terminée.
watching-none = Aucune partie publique n’est en cours.
watching-games = Jeux
watching-every = Tous les jeux
watching-more = { $count ->
    [one] Une personne sans nom ici
   *[other] { $count } personnes sans nom ici
}
watching-names = Votre nom figure ici pour les autres si votre profil montre quand vous êtes là.
watching-chat = Entre spectateurs
watching-chat-about = Les joueurs ne lisent ceci qu’à la fin de la partie.
watching-chat-over = Ce que les spectateurs ont dit
watching-chat-none = Personne n’a encore rien dit.
watching-name = Votre nom
watching-name-do = Prendre la parole
watching-someone = Quelqu’un
watching-said-menu = { $player } : bloquer ou signaler
