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

problem-phrases-only = Hier sind nur vorgegebene Sätze möglich. Freien Text gibt es unter Freunden, die über den Einladungslink gekommen sind, oder wenn alle am Tisch zustimmen.
problem-chat-flood = Bitte warte kurz: Mehr als { $most } Nachrichten in { $seconds } Sekunden sind nicht möglich.
problem-no-other-person = Dort sitzt keine andere Person.
safety-phrases = Sätze
safety-phrase-choose = Einen Satz sagen
safety-consent-ask = Freien Text an diesem Tisch erlauben
safety-consent-about = An diesem Tisch sitzen Fremde, darum gibt es nur vorgegebene Sätze. Freier Text ist möglich, sobald alle zustimmen.
safety-consent-waiting = Du hast freiem Text zugestimmt. Es haben noch nicht alle zugestimmt.
safety-consent-others = { $players } möchte frei schreiben.
safety-consent-revoke = Nur Sätze
safety-log-consented = { $player } stimmt freiem Text zu.
safety-log-revoked = { $player } möchte nur vorgegebene Sätze.
safety-muted = Du hast { $player } stummgeschaltet.

## Im Terminal

play-command-phrase = satz
play-command-freely = frei
play-command-mute = stumm
remote-phrases = { $command } NUMMER sagt einen dieser Sätze:
remote-phrase = { $number }  { $text }
remote-consented = { $player } stimmt freiem Text zu. Mit { $command } stimmst du auch zu, mit „{ $command } { $no }“ nimmst du es zurück.
remote-revoked = { $player } möchte nur vorgegebene Sätze.
remote-mute-how = Welcher Platz? { $command } 2 verbirgt, was dort gesagt wird, { $command } 2 { $no } zeigt es wieder.
remote-muted = Was { $player } sagt, siehst du nicht mehr.
remote-unmuted = Was { $player } sagt, siehst du wieder.

## Namen

problem-long-name = Dieser Name ist zu lang: Erlaubt sind { $most } Zeichen.
problem-reserved-name = Dieser Name ist vergeben oder sieht einem solchen zu ähnlich. Bitte wähle einen anderen.
problem-look-alike = Dein Name könnte mit dem einer anderen Person an diesem Tisch verwechselt werden. Bitte ändere ihn zuerst.

## Begegnungen

problem-strangers-off = { $why ->
    [lobby] Dieser Server hat keine Lobby: Hier spielt man auf Einladung.
   *[people] Auf diesem Server spielt man allein gegen den Computer.
}
problem-not-for-you = An diesen Tisch kannst du dich nicht setzen.
problem-suspended = Du bist bis { $until } gesperrt: { $reason }
problem-muted = Du kannst bis { $until } nichts schreiben: { $reason }
problem-too-many-blocks = Du hast { $most } Personen blockiert; hebe zuerst eine Blockierung auf.
problem-too-many-reports = Du hast heute { $most } Meldungen abgegeben. Die Moderation sieht sie sich an.
problem-no-such-report = Diese Meldung gibt es nicht.
problem-not-moderator = Das ist nur für die Moderation.
problem-no-reason = Bitte gib einen Grund an.

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
safety-measure-dismiss = abweisen
safety-measure-warn = verwarnen
safety-measure-mute = stummschalten
safety-measure-suspend = sperren
safety-measure-rename = umbenennen
safety-measure-lift = aufheben
