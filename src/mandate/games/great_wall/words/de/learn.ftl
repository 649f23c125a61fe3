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
gwp-learn-end = Die Partie endet im Winter: wenn zwei Mauern fertig sind (zu viert und zu fünft drei), wenn keine Schandmarker mehr übrig sind oder im letzten Jahr. Dann kostet jeder Schandmarker unter einem Soldaten 5 Ehre; gewonnene Horden und Artefakte bringen noch Ehre.

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

## Das geführte erste Jahr
gwp-learn-first-year-about = Eine echte Partie gegen Qin Jiushao, für alle gleich gegeben. Du wirst Schritt für Schritt durch das erste Jahr geführt, jedes Mal mit einem Grund; danach geht die Partie weiter, und sie gehört dir. Du kannst jederzeit aufhören und findest den Tisch unter deinen Partien wieder.
gwp-learn-begin = Das Jahr beginnen
gwp-learn-guide = Dein erstes Jahr
gwp-learn-at = { $at } von { $of }
gwp-learn-stop = Ohne Führung weiter
gwp-learn-close = Weiterspielen
gwp-learn-astray = Du hast den Weg verlassen, und das ist in Ordnung: Spiel weiter, wie du magst, oder nimm zurück, was du getan hast.
gwp-learn-step-choose = Dein General bestimmt, womit du beginnst und was du gut kannst. Che Kung bringt Ehre, wenn du angreifst, und der Forester bringt mehr Holz: ein gutes Paar für die erste Partie.
gwp-learn-step-command = Jeden Herbst wählen alle geheim eine Befehlskarte: Sie bestimmt, was dein Zug bringt. Despotism schickt drei Beamte los, und danach darfst du einen Ort sofort nutzen.
gwp-learn-step-tactic = Qin Jiushao hat Economy aufgedeckt; damit schickt Despotism zwei Beamte mehr los. Eine Taktikkarte hat ihren eigenen Moment: Das hier ist der von Whisper at Court.
gwp-learn-step-tactic-gain = Sie gibt dir einen Rohstoff deiner Wahl. Nimm Chi: Ein Bogenschütze und ein Aufseher kosten welches.
gwp-learn-step-order = Wer in der Teereihenfolge oben steht, wählt zuerst einen Platz auf der Befehlsleiste, und das bist du. Die Karten werden von Platz 1 an ausgeführt: Mach den Anfang.
gwp-learn-step-barracks = Beamte sind deine Aktionen. Schick drei in die Kaserne, einen nach dem anderen: Jeder rekrutiert dort einen Soldaten. Mit dem dritten ist sie voll und du bist allein dort; das kostet sonst Schande, aber deine Karte Despotism verhindert es.
gwp-learn-step-mill = Sieh dir die Kaserne an: Sie ist voll, nur du bist dort, und die Maske sagt, dass du Schande nähmst. Deine letzten zwei Beamten gehen ins Sägewerk; dort leistet ihnen einer vom Schilfclan Gesellschaft, und niemand ist allein.
gwp-learn-step-reed = Jetzt sind die anderen dran: Qin Jiushao nach festen Regeln, der Schilfclan, wie du es willst, denn es ist dein Zug. Seine Beamten stehen gut, lass sie dort.
gwp-learn-step-despotism = Der letzte Kasten von Despotism: Ein Ort wird sofort aktiviert, und wer dort allein ist, nimmt keine Schande. Nimm die Kaserne, bevor sie auf die gewöhnliche Weise aktiv wird.
gwp-learn-step-recruit = Drei Beamte, drei Soldaten. Ein Speerträger kostet 2 Stein und 1 Holz und kämpft direkt an der Mauer: Nimm zwei davon.
gwp-learn-step-recruit-archer = Ein Bogenschütze steht auf der Mauer und schießt jeden Winter wieder. Nimm einen als dritten.
gwp-learn-step-attack = Neue Soldaten dürfen sofort angreifen. Ein Speerträger bedeckt einen Punkt der Horde an der Mauer und bringt, was dort steht: zuerst 2 Ehre, dann einen Stein.
gwp-learn-step-archer = Der Bogenschütze nimmt die Schießscharte der mittleren Mauer. Von dort erreicht er jede Horde des Abschnitts.
gwp-learn-step-wound = Auch eine Wunde bedeckt einen Punkt, bringt aber nichts. Setz sie auf das Holz: Dann bleibt ein Punkt übrig, und im Winter schießt dein Bogenschütze wieder.
gwp-learn-step-overseer = Dein Zug endet, und das volle Sägewerk wurde aktiviert: Holz für jeden Beamten und mehr vom Forester. Ein Aufseher bringt dir hier jeden Sommer Holz; mach einen Speerträger aus dem Vorrat dazu.
gwp-learn-step-donate = Wer etwas erhalten hat, darf eines davon für 2 Ehre ins gemeinsame Lagerhaus geben. Verloren ist es nicht: Das Lagerhaus hilft Mauern zu bezahlen.
gwp-learn-step-other-box = Qin Jiushao ist am Zug, und seine Karte lässt dich zwei Beamte zu verschiedenen Orten schicken. Im Sägewerk warten einer von seinen und einer vom Schilfclan: Mit deinem ist es voll und wird für euch alle aktiviert.
gwp-learn-step-builders = Der andere geht ins Baulager. Ein Ort ohne Plätze wird am Ende des Zuges aktiviert, egal wie wenige dort sind.
gwp-learn-step-share = Holz für dich, Ehre für ihn: Einen Ort zu teilen lohnt sich oft. Und Holz hast du genug: Noch einmal 2 Ehre für ein einziges ist ein gutes Geschäft.
gwp-learn-step-wall = Bau die erste Stufe der mittleren Mauer: so viel Ehre, wie sie kostet, mehr Verteidigung und eine Schießscharte mehr. Zuerst zahlt das Lagerhaus, und diesmal alles, mit dem, was du und der Schilfclan hineingelegt habt.
gwp-learn-step-reed-turn = Der Schilfclan hat einen eigenen Zug, und geführt wird er von dem, der in der Teereihenfolge höher steht: von dir. Lass seine Beamten noch einmal stehen.
gwp-learn-step-last-clerks = Noch zwei Beamte für dich. Einer geht noch einmal ins Baulager, der andere in die Botschaft.
gwp-learn-step-activation = Jetzt werden zwei Orte aktiviert, und du sagst, welcher zuerst. Beginn mit der Botschaft, solange du das Gold dafür hast.
gwp-learn-step-hire = In der Botschaft wirbst du für 2 Gold noch einen Beamten an, für immer. Mehr Beamte sind mehr Aktionen in jedem Jahr, das kommt.
gwp-learn-step-wall-again = Auch die rechte Mauer darf um eine Stufe wachsen: noch einmal 5 Ehre, und sie steht für die ganze Partie.
gwp-learn-step-pay = Das Lagerhaus ist leer, also zahlst du selbst, in beliebiger Mischung aus Holz, Stein und Gold. Hier darf der Tisch für dich wählen.
gwp-learn-step-reclaim = Vieles ist von selbst geschehen. Im Winter hat dein Bogenschütze den letzten Punkt bedeckt: Steppe Scouts sind besiegt und gehören dir, für den Preis eines Speerträgers. Die rechte Mauer hielt, 10 gegen 3; die Barrikaden sind nun alle weg. Der Frühling brachte neue Horden, der Sommer dein Einkommen. Eine einzige gespielte Karte zurückzunehmen lohnt sich nicht: Lass sie liegen, für 2 Ehre.
gwp-learn-step-end = Das war ein ganzes Jahr; von hier an machst du allein weiter. Vor der mittleren Mauer stehen neue Horden, und die Barrikaden sind weg: Achte auf ihre Verteidigung. Am Ende zählt deine Ehre, dazu gewonnene Horden und die Artefakte oben am Tisch, und 5 weniger für jeden Soldaten mit Schande: Du brauchst mehr als Qin Jiushao. Viel Glück!
