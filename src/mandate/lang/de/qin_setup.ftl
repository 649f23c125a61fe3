# Eine Stellung von Qin von Hand aufbauen: die Seite dafür, und was an einer erdachten Stellung nicht stimmt.

## Was nicht stimmt

problem-qin-draft-pair = Das farbige Feld { $space } bleibt übrig: Jedes Plättchen bedeckt zwei Felder nebeneinander.
problem-qin-draft-apart = Auf { $space } kann kein Plättchen gelegt worden sein: Die farbigen Felder dort reichen nicht bis zu einem Startfeld zurück.
problem-qin-draft-owner = Die Provinz bei { $space } braucht einen Besitzer: Setze eine Pagode darauf.
problem-qin-draft-stray = Auf { $space } kann keine Pagode stehen: Dort ist weder eine Provinz noch ein Dorf.
problem-qin-draft-village = Das Dorf bei { $space } muss { $player } gehören: Dort stehen die meisten Pagoden in den Provinzen daneben.
problem-qin-draft-village-alone = Das Dorf bei { $space } kann noch niemandem gehören: Keine Provinz grenzt daran.
problem-qin-draft-pagodas = { $player } hat { $standing } Pagoden auf dem Spielplan, aber insgesamt nur { $most }.
problem-qin-draft-over = { $player } hat keine Pagode mehr: Die Partie wäre zu Ende.
problem-qin-draft-stuck = Niemand kann ein Plättchen legen: Die Partie wäre zu Ende.
problem-qin-draft-tiles = Spielplan und Hände brauchen { $tiles } Plättchen, es gibt aber nur { $most }.
problem-qin-draft-mover = Niemand ist am Zug: Sag, wer dran ist.
