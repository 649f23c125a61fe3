## mandate puzzles

puzzles-about = Aufgaben zu Qin und The Great Wall lösen oder neue erzeugen
puzzles-epilogue =
    Beispiele:
      mandate puzzles                           die Aufgabe des Tages, für alle dieselbe
      mandate puzzles today --answer RY:g8g9    ist das der beste Zug?
      mandate puzzles today great-wall          die von The Great Wall; geantwortet wird mit einer Nummer
      mandate puzzles list                      alle Aufgaben mit ihrer Schwierigkeit
      mandate puzzles show 1a2b3c4d             eine davon
      mandate puzzles make --count 50 --out mehr.json
      mandate puzzles make great-wall --count 50 --out mauer.json

    Eine Aufgabe ist eine Stellung, in der eine Wahl deutlich besser ist als alle anderen. Jede stammt aus einer
    Partie zwischen Computerspielern und ist bestätigt: in Qin durch eine Suche mit 300.000 Simulationen, in The Great
    Wall durch Durchläufe an 320 ausgedachten Tischen. Eine zu finden dauert zehn bis zwanzig Sekunden.
    Ein abgebrochener Lauf setzt bei seiner Datei fort.
puzzles-today = die Aufgabe des Tages
puzzles-show = eine Aufgabe
puzzles-list = alle Aufgaben
puzzles-make = neue finden
puzzles-id = welche gezeigt wird; sonst das Spiel, wie mit --of
puzzles-of = das Spiel (Vorgabe: { $game })
puzzles-answer = deine Wahl: ein Zug wie RY:g8g9 oder die Nummer einer Möglichkeit
puzzles-count = wie viele Aufgaben die Datei am Ende haben soll (Vorgabe: 20)
puzzles-out = die Datei für neue Aufgaben
puzzles-counted = { $count } Aufgaben; nach Schwierigkeit { $levels }.
puzzles-how = Antworten: mandate puzzles show { $id } --answer ZUG
puzzles-making = Aufgaben suchen
puzzles-made = { $file }: { $kept } neue Aufgaben aus { $games } Partien mit { $positions } Stellungen; { $doubted } hat die lange Suche verworfen.
puzzles-cut = Abgebrochen. Was bisher gefunden wurde, steht in { $file }; derselbe Befehl setzt dort fort.
