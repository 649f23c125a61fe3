## Ratings

people-scale-two = zwei Spieler
people-scale-more = drei oder vier Spieler
people-ratings = Deine Wertungen
people-ratings-about = Eine Wertung entsteht nur aus gewerteten Partien. Die Zahl ist eine Stufe unserer Computerspieler; das Intervall enthält deine wahre Stufe in 95 von 100 Fällen.
people-no-ratings = Noch keine gewerteten Partien.
people-rating = { $provisional ->
    [yes] spielt etwa wie Stufe { $level } ± { $margin } (noch unsicher)
   *[no] spielt wie Stufe { $level } ± { $margin }
}
people-rating-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
people-rating-line = { $game }, { $scale }: { $rating } von { $of } · { $count }
people-rated = Gewertet
people-rated-about = Das Ergebnis ändert deine Wertung. Ohne Tipps und Zurücknehmen; wer Platz nimmt, ist einverstanden.
people-rated-here = { $rated ->
    [yes] ja, ändert Wertungen
   *[no] nein
}
people-rated-new = Deine Wertung jetzt: { $rating }.

problem-cannot-rate = { $why ->
    [takebacks] In einer gewerteten Partie wird nichts zurückgenommen.
    [hints] In einer gewerteten Partie gibt es keine Tipps.
    [deal] Eine gewertete Partie braucht eine Verteilung, die niemand kennt.
    [seats] In einer gewerteten Partie hat jede Person einen Platz.
    [player] In einer gewerteten Partie spielen nur Stufen mit gemessener Stärke, und keine davon in deinem Team.
   *[game] Partien mit diesen Optionen werden nicht gewertet.
}
problem-not-claimed = Gewertete Partien sind für Gäste, die wiederkommen können. Füge zuerst auf der Seite „Name und Daten“ einen Passkey hinzu oder erstelle einen Wiederherstellungscode.
problem-wrong-passkey = Dieser Passkey wurde nicht angenommen. Versuche es noch einmal, oder nimm deinen Wiederherstellungscode.
problem-no-passkeys = Passkeys gehen nur unter einem Rechnernamen, über HTTPS oder als localhost. Nimm hier einen Wiederherstellungscode.
problem-last-way-in = Ohne ihn könntest du dich auf keinem anderen Gerät anmelden, und nach dem Abmelden auch hier nicht mehr.

## mandate ratings

ratings-about = Wertungen anzeigen oder alle neu berechnen
ratings-what = show: deine Wertungen auf einem Server; recompute: alle Ergebnisse einer Datenbank noch einmal auswerten
ratings-at = mit show: die Adresse des Servers
ratings-database = mit recompute: die Datenbank (Vorgabe: die von mandate serve)
ratings-logs = mit recompute: jedes Ergebnis noch einmal aus dem Protokoll seines Tisches lesen
ratings-check = mit recompute: nur vergleichen; der Rückgabewert ist 1, wenn eine Wertung abweicht
ratings-epilogue =
    Halte einen Server mit SQLite vor recompute an.

    Beispiele:
      mandate ratings show --at http://127.0.0.1:8642
      mandate ratings recompute
      mandate ratings recompute --logs --check
ratings-progress = Ergebnisse
ratings-recomputed = { $results } Ergebnisse, { $counted } gezählt; { $people } Personen. { $changed ->
    [0] Alle Wertungen sind wie zuvor.
    [one] { $changed } Wertung weicht ab.
   *[other] { $changed } Wertungen weichen ab.
}
play-option-rated = mit --at: eine gewertete Partie; sie ändert die Wertung aller, die mitspielen

push-challenge = { $name } fordert dich heraus: { $game }.
push-accepted = { $name } nimmt deine Herausforderung an: { $game }.
problem-no-such-person = Diese Adresse hat niemand.
problem-not-shown = Das zeigt diese Person nicht.
problem-yourself = Das bist du selbst.
problem-too-many-followed = Du kannst höchstens { $most } Leuten folgen.
problem-not-for-two = Eine Herausforderung hat einen Platz für dich und einen für die andere Person; die übrigen besetzen Computerspieler.
problem-already-challenged = Deine letzte Herausforderung an diese Person ist noch nicht beantwortet.
problem-too-many-challenges = { $most } deiner Herausforderungen sind noch nicht beantwortet. Zieh zuerst eine zurück.
problem-no-such-challenge = Diese Herausforderung ist zurückgezogen, beantwortet oder abgelaufen.

## mandate people

people-about = Leute an einem Server ansehen, ihnen folgen und sie herausfordern
people-cli-what = list, show, follow, unfollow, challenge, accept, decline (Vorgabe: list)
people-cli-who = die Adresse einer Person, etwa ann.k3x7qa; bei accept und decline die Kennung einer Herausforderung
people-cli-at = die Adresse des Servers
people-cli-game = bei challenge: das Spiel (Vorgabe: das erste)
people-cli-days = bei challenge: Tage für jeden Zug (Vorgabe: keine Uhr)
people-cli-rated = bei challenge: eine gewertete Partie
people-cli-json = die Antwort des Servers als JSON ausgeben
people-epilogue =
    Beispiele:
      mandate people --at http://127.0.0.1:8642
      mandate people show ann.k3x7qa --at http://127.0.0.1:8642
      mandate people challenge ann.k3x7qa --game qin --days 2 --at http://127.0.0.1:8642
people-cli-done = Erledigt.
people-cli-none = Du folgst niemandem, und keine Herausforderung wartet.
