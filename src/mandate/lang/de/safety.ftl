## Sätze für den Chat

phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-first-game = Das ist meine erste Partie.
phrase-take-your-time = Lass dir Zeit.
phrase-thinking = Ich überlege noch …
phrase-slow = Entschuldige die Wartezeit.
phrase-back-soon = Ich bin gleich zurück.
phrase-back = Ich bin wieder da.
phrase-leaving = Ich muss bald los.
phrase-slip = Da habe ich mich vertan.
phrase-no-problem = Kein Problem.
phrase-yes = Ja.
phrase-no = Nein.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-nice-move = Schöner Zug!
phrase-wow = Wow!
phrase-ouch = Autsch!
phrase-oops = Ups!
phrase-lucky = Das war Glück.
phrase-bravo = Bravo!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?
phrase-bye = Tschüs!

## Chat

safety-phrases = Sätze
safety-phrase-choose = Einen Satz sagen
safety-consent-ask = Freien Text an diesem Tisch erlauben
safety-consent-about = An diesem Tisch sitzen Fremde, darum gibt es nur vorgegebene Sätze. Freier Text ist möglich, sobald alle zustimmen.
safety-consent-waiting = Du hast freiem Text zugestimmt. Es haben noch nicht alle zugestimmt.
safety-consent-others = { $players } möchte frei schreiben.
safety-consent-revoke = Nur Sätze
safety-log-consented = { $player } stimmt freiem Text zu.
safety-log-revoked = { $player } möchte nur vorgegebene Sätze.

## Meldungen und Entscheidungen

safety-reason-insult = Beleidigung oder Belästigung
safety-reason-hate = Hass
safety-reason-threat = Drohung
safety-reason-sexual = Sexuelle Inhalte
safety-reason-minor = Ein Kind ist gefährdet
safety-reason-spam = Spam oder Werbung
safety-reason-cheating = Betrug im Spiel
safety-reason-name = Anstößiger oder irreführender Name
safety-reason-other = Etwas anderes

## Personen am Tisch

safety-people = Mitspielende
safety-person-menu = Was tun bei { $player }
safety-mute = Stummschalten
safety-unmute = Nachrichten wieder zeigen
safety-block = Blockieren
safety-block-sure = Du und { $player } seht die Tische der anderen Person nicht mehr in der Lobby, und du siehst nicht mehr, was sie hier sagt. Blockieren?
safety-blocked = { $player } ist blockiert.
safety-report = Melden
safety-report-about = Worum geht es?
safety-report-person = Um die Person
safety-report-line = „{ $text }“
safety-report-reason = Warum?
safety-report-text = Mehr dazu, wenn du möchtest
safety-report-send = Meldung senden
safety-report-cancel = Abbrechen
safety-report-attached = Die Moderation sieht auch den Chat dieses Tisches. Die Person erfährt nicht, wer sie gemeldet hat.
safety-reported = Danke. Die Moderation sieht es sich an.

## Meine Blockierungen und Hinweise

safety-blocks = Blockierte Personen
safety-blocks-none = Du hast niemanden blockiert.
safety-unblock = Blockierung aufheben
safety-notice-warn = Die Moderation hat dich verwarnt: { $reason }
safety-notice-rename = Die Moderation hat deinen Namen („{ $name }“) geändert: { $reason }
safety-notice-mute = Du kannst bis { $until } nichts schreiben: { $reason }
safety-notice-left = Du hast eine gewertete Partie verlassen, und die anderen konnten sie nicht beenden. Beim nächsten Mal gibt es eine Pause von gewerteten Partien.
safety-notice-stalled = In einer gewerteten Partie ist deine Zeit abgelaufen. Wenn du weg musst, gib bitte auf: Die anderen warten.
safety-notice-early = Du hast eine gewertete Partie nach wenigen Zügen aufgegeben. Beim nächsten Mal gibt es eine Pause von gewerteten Partien.
safety-notice-paused = Du hast zuletzt mehrere gewertete Partien verlassen. Die nächste kann ab { $until } beginnen, ungewertete jederzeit.
safety-notice-repeated = Mit derselben Person zählen am Tag zwölf gewertete Partien. Weitere ändern keine Wertung.
safety-notice-suspend = Du bist bis { $until } gesperrt. Laufende Partien kannst du beenden, und gegen den Computer kannst du spielen. { $reason }
safety-notice-read = Gelesen
safety-no-lobby = Auf diesem Server spielt man auf Einladung.
safety-alone = Auf diesem Server spielt man allein gegen den Computer.
