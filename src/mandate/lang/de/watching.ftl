## Zuschauer

watching-title = Zusehen
watching-about = Laufende Partien, denen alle zusehen dürfen. Hände und andere Geheimnisse werden nach dem Ende gezeigt.
watching-none = Im Moment läuft keine öffentliche Partie.
watching-games = Spiele
watching-every = Alle Spiele
watching-more = { $count ->
    [one] Eine Person ohne Namen
   *[other] { $count } Personen ohne Namen
}
watching-names = Dein Name steht für andere hier, wenn dein Profil zeigt, wann du da bist.
watching-chat = Unter Zuschauern
watching-chat-about = Die Spieler lesen das erst, wenn die Partie vorbei ist.
watching-chat-over = Was die Zuschauer sagten
watching-chat-none = Noch hat niemand etwas gesagt.
watching-name = Dein Name
watching-name-do = Mitreden
watching-someone = Jemand
watching-said-menu = { $player }: blockieren oder melden
