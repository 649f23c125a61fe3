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
problem-no-way-in = Füge zuerst einen Passkey hinzu oder erstelle einen Wiederherstellungscode: Sonst könntest du nicht wiederkommen.

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
problem-rated-paused = Du hast zuletzt mehrere gewertete Partien verlassen. Die nächste kann ab { $until } beginnen, ungewertete jederzeit.
push-found = Ein Gegner ist gefunden: { $game }.
problem-no-such-person = Diese Adresse hat niemand.
problem-not-shown = Das zeigt diese Person nicht.
problem-yourself = Das bist du selbst.
problem-too-many-followed = Du kannst höchstens { $most } Leuten folgen.
problem-not-for-two = Eine Herausforderung hat einen Platz für dich und einen für die andere Person; die übrigen besetzen Computerspieler.
problem-already-challenged = Deine letzte Herausforderung an diese Person ist noch nicht beantwortet.
problem-too-many-challenges = { $most } deiner Herausforderungen sind noch nicht beantwortet. Zieh zuerst eine zurück.
problem-no-such-challenge = Diese Herausforderung ist zurückgezogen, beantwortet oder abgelaufen.
problem-matchmaking-off = Auf diesem Server findet man seine Gegner selbst.
problem-too-many-requests = Von deiner Adresse warten schon { $most } Suchen.
problem-no-such-request = Du suchst keine Gegner, oder nicht mehr.

## mandate people

people-about = Leute an einem Server ansehen, ihnen folgen und sie herausfordern
people-cli-what = list, show, follow, unfollow, challenge, accept, decline, withdraw, block, unblock, report (Vorgabe: list)
people-cli-who = die Adresse einer Person, etwa ann.k3x7qa; bei accept und decline die Kennung einer Herausforderung
people-cli-at = die Adresse des Servers
people-cli-game = bei challenge: das Spiel (Vorgabe: das erste)
people-cli-days = bei challenge: Tage für jeden Zug (Vorgabe: keine Uhr)
people-cli-rated = bei challenge: eine gewertete Partie
people-cli-reason = mit report: warum: insult, hate, threat, sexual, minor, spam, cheating, name, other
people-cli-text = mit report: mehr dazu, für die Moderation
people-cli-blocked = Du hast { $name } blockiert.
people-cli-json = die Antwort des Servers als JSON ausgeben
people-epilogue =
    Beispiele:
      mandate people --at http://127.0.0.1:8642
      mandate people show ann.k3x7qa --at http://127.0.0.1:8642
      mandate people challenge ann.k3x7qa --game qin --days 2 --at http://127.0.0.1:8642
people-cli-done = Erledigt.
people-cli-none = Du folgst niemandem, und keine Herausforderung wartet.

## Signing in, devices, one's own data

account-this = Das bin ich
account-about = Du brauchst kein Konto: Dieser Browser erkennt dich an einem Cookie. Mit einem Passkey oder einem Wiederherstellungscode spielst du auch auf anderen Geräten unter deinem Namen.
account-passkeys = Passkeys
account-passkey-add = Passkey hinzufügen
account-passkey-added = Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.
account-passkey-unable = Dieser Browser hat unter dieser Adresse keine Passkeys. Ein Wiederherstellungscode tut dasselbe.
account-passkey-canceled = Es wurde kein Passkey verwendet.
account-passkey-known = Dieses Gerät hat schon einen Passkey für dich.
account-passkey-name = Name des Passkeys
account-passkey-new = hinzugefügt { $since }
account-passkey-used = hinzugefügt { $since }, zuletzt verwendet { $used }
account-rename = Umbenennen
account-rename-of = { $name } umbenennen
account-remove = Entfernen
account-remove-of = { $name } entfernen
account-remove-anyway = Trotzdem entfernen
account-removed = Entfernt.
account-code = Wiederherstellungscode
account-code-about = Für Geräte ohne Passkeys. Wer ihn hat, kann als du spielen; behalte ihn also für dich.
account-code-have = Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.
account-code-remove = Code entfernen
account-sign-in = Anmelden
account-sign-in-passkey = Mit Passkey anmelden
account-devices = Wo du angemeldet bist
account-device = { $client } auf { $system }
account-device-unknown = Unbekanntes Gerät
account-device-this = dieses Gerät
account-device-seen = zuletzt gesehen { $seen }
account-sign-out = Abmelden
account-sign-out-of = Abmelden: { $device }
account-sign-out-others = Überall sonst abmelden
account-signed-out = Abgemeldet.
account-data = Deine Daten
account-export = Meine Daten herunterladen
account-export-about = Eine Datei mit allem: Name, Geräte, Namen der Passkeys, Chatnachrichten, Wertungen, Partien und die Einstellungen dieses Browsers.
account-break = Pause machen
account-break-about = Du wirst überall abgemeldet, dein Name verschwindet von allen Tischen, und du verlässt jene, an denen noch nicht gespielt wird. Laufende Partien gehen weiter, ihre Uhren auch. Melde dich an, um zurückzukommen.
account-break-sure = Überall abmelden und deinen Namen verbergen?
account-break-done = Du bist überall abgemeldet. Melde dich an, um zurückzukommen.

## mandate me

me-about = dein Gast bei einem Server: Wiederherstellungscode, Geräte, Daten
me-what = show: Name, Anmeldewege, Geräte; code: einen Wiederherstellungscode erzeugen; recover: sich damit anmelden; sign-out: auf einem Gerät oder allen anderen abmelden; export: alles in einer Datei speichern; data: on oder off, ob deine Partien ohne Namen veröffentlicht werden dürfen; quiet: Ruhezeiten ohne Nachrichten, in denen deine Uhr in langsamen Partien ruht; away: Urlaub von langsamen Partien nehmen; back: ihn beenden; break: weg sein, bis du dich wieder anmeldest; delete: alles löschen
me-value = bei recover: der Code (sonst eine Zeile der Standardeingabe); bei sign-out: die Nummer eines Geräts oder others; bei export: die Datei (sonst mandate-me.json); bei quiet: von-bis, oder off; bei away: der erste und der letzte Tag
me-at = die Adresse des Servers
me-yes = bei break und delete: ja, ausführen
me-epilogue =
    Beispiele:
      mandate me show --at http://127.0.0.1:8642
      mandate me recover --at http://127.0.0.1:8642 < code.txt
      mandate me sign-out others --at http://127.0.0.1:8642
      mandate me export --at http://127.0.0.1:8642
      mandate me quiet 22:00-07:00 --at http://127.0.0.1:8642
      mandate me away 2026-12-20..2027-01-02 --at http://127.0.0.1:8642
me-data = Deine Partien dürfen ohne Namen veröffentlicht werden: { $agreed ->
    [yes] ja
   *[no] nein
}
me-quiet = Ruhezeiten: { $from } bis { $to }, { $zone }
me-vacation = Im Urlaub von { $since } bis { $until }
me-vacation-left = Urlaubstage übrig: { $left } von { $year }
me-zone = Die Zeitzone dieses Rechners ist unbekannt: Ergänze ihren Namen, etwa „{ $value } Europe/Berlin“.
me-name = Name: { $name }
me-ways-in = Passkeys: { $passkeys } · Wiederherstellungscode: { $code ->
    [yes] ja
   *[no] nein
}
me-device = { $number }. { $device }, zuletzt gesehen { $seen }
me-device-this = { $number }. { $device }, dieses Gerät
me-recovered = Willkommen zurück, { $name }!
me-exported = Alles ist in { $file }.
me-unsure = Es wurde nichts getan. Wenn du sicher bist, füge { $what } noch --yes hinzu.
