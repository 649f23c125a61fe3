# The Great Wall auf der Seite: Regeln, Karten, das geführte erste Jahr

## Die Regeln
gwp-learn-part = { $part ->
    [start] Vor der Partie
    [year] Ein Jahr, Jahreszeit für Jahreszeit
    [places] Die Orte und was sie bringen
    [battle] Soldaten und Horden
    [shame] Schande
    [end] Das Ende
    [reed] Zu zweit: der Schilfclan
    [solo] Allein: Qin Jiushao
   *[coop] Gemeinsam: die Forderungen des Kaisers
}
gwp-learn-you = Du
gwp-learn-another = Ein anderer Clan
gwp-learn-overview = Ein Jahr in fünf Minuten
gwp-learn-aim = Du willst die meiste Ehre. Alle Clans verteidigen dieselbe Mauer, und jeder zählt seine eigene Ehre. Ein Jahr hat vier Jahreszeiten; das erste beginnt mit dem Herbst.
gwp-learn-season = { $season ->
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
   *[winter] Winter
}
gwp-learn-spring = Neue Horden sammeln sich vor der Mauer. Die Zeitleiste sagt, wie viele kommen und wie tödlich die Kämpfe in diesem Jahr sind.
gwp-learn-summer = Deine Aufseher bringen Rohstoffe. Du nimmst alle gespielten Befehlskarten zurück, oder du erhältst 2 Ehre für jede und lässt sie liegen.
gwp-learn-fall = Alle wählen geheim eine Befehlskarte. Eine Karte nach der anderen wird ausgeführt: Zuerst schickt ihr Besitzer Beamte los, dann die anderen, dann tut der Besitzer noch etwas.
gwp-learn-winter = Die Bogenschützen schießen, dann stürmen die Horden. Ist ihre Stärke größer als die Verteidigung, wird die Mauer durchbrochen: Das kostet Soldaten und bringt Schande.
gwp-learn-full = Beamte sind deine Aktionen. Ein Ort mit Plätzen wird aktiviert, sobald der letzte besetzt ist: Alle dort bekommen, was er bringt, und die Beamten gehen nach Hause. Die vier Orte ohne Plätze werden aktiviert, sobald ein Beamter dort ist.
gwp-learn-alone = Allein arbeitet niemand gern: An fünf Orten nimmt einen Schandmarker, wer dort als Einziger Beamte hat. Die Maske zeigt, wen es treffen würde.
gwp-learn-horde = Ein Soldat bedeckt einen Punkt einer Horde und bringt, was dort aufgedruckt ist. Sind alle Punkte bedeckt, ist die Horde besiegt, und der Clan mit den meisten bekommt die Karte.
gwp-learn-assault = Vor dem Doppelpunkt steht die Verteidigung, dahinter die Stärke der Horden. Gleichstand genügt. Mauerstufen bleiben, Barrikaden sind nach dem Winter weg.
gwp-learn-end = Die Partie endet im Winter: wenn zwei Mauern fertig sind (zu viert drei), wenn keine Schandmarker mehr übrig sind oder im letzten Jahr. Dann kostet jeder Schandmarker unter einem Soldaten 5 Ehre; gewonnene Horden und Artefakte bringen noch Ehre.

## Karten
gwp-learn-rulings = Entscheidungen
gwp-learn-mode = { $mode ->
    [coop] nur gemeinsam
    [solo] nur allein
    [reed] mit dem Schilfclan
   *[rivals] nicht im gemeinsamen Spiel
}
gwp-learn-mode-filter = Spielweise
gwp-learn-mode-all = Alle Spielweisen
gwp-learn-source-filter = Woher wir es wissen
gwp-learn-source-all = Alle Quellen
gwp-learn-kinds = { $kind ->
    [general] Generäle
    [advisor] Berater
    [command] Befehlskarten
    [tactic] Taktikkarten
    [horde] Horden
    [artifact] Artefakte
    [request] Forderungen des Kaisers
    [event] Ereignisse
   *[automatic] Der Schilfclan und Qin Jiushao
}
gwp-learn-count = { $designs ->
    [one] { $designs } Motiv
   *[other] { $designs } Motive
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
gwp-learn-copies = { $n }-mal
gwp-learn-no-card = Es gibt keine Karte namens { $card }: Vielleicht fehlt ein Teil des Links.
