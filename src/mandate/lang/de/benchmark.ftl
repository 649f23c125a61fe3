## mandate benchmark: ein Spieler gegen jede Stufe

benchmark-about = einen Spieler an jeder Stufe eines Spiels messen; das Ergebnis können andere nachprüfen
benchmark-epilogue =
    Jede Stufe spielt dieselben Verteilungen, jede in allen Sitzordnungen. Gegen eine Stufe ist
    Schluss, sobald feststeht, wer besser ist, oder das Intervall eng ist. Alle Intervalle
    zusammen gelten mit 95 %, obwohl nach jeder Verteilung hingesehen wird. qin-11 wird auf den gedruckten
    Plänen gespielt und auf solchen, die aus dem Startwert folgen; in wall-coop hat der Spieler
    einen Platz und eine Stufe die übrigen.

    Ein Sprachmodell ist eine Python-Funktion von Chatnachrichten zu einer Antwort: text:MODUL:FUNKTION.

    Beispiele:
      mandate benchmark greedy --levels 1-5 --out greedy.jsonl
      mandate benchmark bot:./mine --suite wall-4 --games 60 --out mine.jsonl
      mandate benchmark text:my_model:answer --levels 1-3 --games 20 --out model.jsonl
      mandate benchmark verify greedy.jsonl --deep

    docs/benchmark.md erklärt das Verfahren, die Datei, und was man veröffentlicht.
benchmark-what = der Spieler wie in der Arena, oder text:MODUL:FUNKTION; show: das Ergebnis einer Datei; verify: ihre Partien nachspielen und alles prüfen
benchmark-file = die Datei für show und verify
benchmark-suite = qin-11 (Standard), wall-4, wall-coop
benchmark-levels = nur diese Stufen
benchmark-games = höchstens so viele Partien je Umgebung und Stufe (Standard: 200)
benchmark-narrow = aufhören, wenn das Intervall auf ± so viele Prozentpunkte eng ist (Standard: 10)
benchmark-precise = nicht aufhören, sobald feststeht, wer besser ist, sondern erst bei einem engen Intervall
benchmark-seed = beliebiger Text: aus ihm folgen Verteilungen und unbekannte Pläne; für ein veröffentlichtes Ergebnis sollte ihn jemand anders wählen
benchmark-out = jede Partie mit ihrer Aufzeichnung als JSON-Zeilen in diese Datei schreiben; derselbe Befehl macht dort weiter
benchmark-deep = bei verify: auch die Stufen noch einmal fragen; das dauert so lange, wie sie gebraucht haben
benchmark-checking = Prüfung
benchmark-title = { $player } in { $suite }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }
benchmark-level = gegen
benchmark-partner = mit
benchmark-seen = gedruckte Pläne
benchmark-unseen = unbekannte Pläne
benchmark-plain = Siegquote
benchmark-rivals = Siegquote
benchmark-together = gewonnen
benchmark-alone = alle Plätze
benchmark-mean = Mittel der Stufen
benchmark-better = besser
benchmark-worse = schwächer
benchmark-open = offen
benchmark-how = Siegquoten mit Intervallen, die alle zusammen und jederzeit mit 95 % gelten.
benchmark-pace = { $choices } Entscheidungen zu je { $pace } ms.
benchmark-usage = { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}, davon { $illegal } ungültig; je Antwort { $read } Zeichen gelesen und { $written } geschrieben.
benchmark-tokens = Tokens je Partie: { $input } gelesen, { $output } geschrieben. Kosten: { $cost } insgesamt, nach Angabe des Spielers.
benchmark-failures = { $games ->
    [one] Eine Partie ging durch einen Fehler des Spielers verloren.
   *[other] { $games } Partien gingen durch Fehler des Spielers verloren.
}
benchmark-hash = SHA-256 der Datei: { $hash }
benchmark-verified = Alles stimmt: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nachgespielt, keine fehlt.
benchmark-verified-deep = Alles stimmt: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nachgespielt, keine fehlt, und die Stufen wählen wie aufgezeichnet.
benchmark-not-verified = { $problems ->
    [one] Eine Zeile stimmt nicht.
   *[other] { $problems } Zeilen stimmen nicht.
}
