# The Great Wall gemeinsam: allein gegen Qin Jiushao, kooperativ, Merkzeichen
gwp-together-title = Forderungen des Kaisers
gwp-together-due = entschieden nach dem Ansturm im Winter; { $shame ->
        [0] keine ist offen
        [one] die offene gibt jedem { $shame } Schande
       *[other] die offenen geben jedem { $shame } Schande
    }
gwp-together-last = letztes Jahr: ohne { $left } weitere bis Ende des Winters verlieren alle
gwp-together-payer = { $state ->
        [has] { $player } kann zahlen
        [lacks] { $player } hat { $has } von { $needed }
       *[other] { $player }: hinter dem Sichtschirm
    }
gwp-together-qin = Qin Jiushao
gwp-together-danger = { $n ->
        [one] Noch { $n } Schandmarker im Vorrat: Ist er am Ende eines Jahres leer, verlierst du
       *[other] Noch { $n } Schandmarker im Vorrat: Ist er am Ende eines Jahres leer, verlierst du
    }
gwp-together-did = Was Qin Jiushao zuletzt tat, und warum
gwp-together-next = Wohin er als Nächstes schaut
gwp-together-next-clerks = Beamte gehen zu: { $places }
gwp-together-next-activates = Er würde aktivieren: { $place }
gwp-together-next-section = Seine Soldaten und seine Mauer: { $section }
gwp-together-next-overseer = Sein nächster Aufseher: { $place }
gwp-together-next-advisor = Sein nächster Berater: { $card }
gwp-together-marks = Merkzeichen
gwp-together-marked = Markiert von
gwp-together-mark = Markieren
gwp-together-mark-now = Drück, was du meinst
gwp-together-mark-how = Einen Ort, einen Abschnitt oder eine Karte für die anderen markieren: auch mit Rechtsklick, langem Druck oder der Taste M
gwp-together-mark-list = Aus einer Liste markieren
gwp-together-mark-line = { $player }: { $thing }
gwp-together-unmark = Markierung wegnehmen: { $thing }
