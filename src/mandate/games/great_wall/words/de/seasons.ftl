## The Great Wall: die Jahreszeiten, Schritt für Schritt erzählt

gw-step = { $step ->
    [scouts] Vorausschau
    [hordes] Neue Horden
    [advisors] Neue Berater
    [income] Einkommen der Aufseher
    [penance] Schandmarker zurückgeben
    [reclaim] Befehlskarten
    [choose] Befehlskarten wählen
    [order] Befehlsleiste
    [firing] Bogenschützen schießen
    [defeats] Besiegte Horden
    [assault] Ansturm, { $section }
    [clear] Ende des Jahres
    [requests] Forderungen des Kaisers
    [unfulfilled] Offene Forderungen
    [event] Ereignis
   *[other] Schlusswertung
}
event-gw-step = { $phase } – { $step }.

gwp-seasons-year = { $season }, Jahr { $year }
gwp-seasons-before = Davor
gwp-seasons-turn = Zug: { $player }
gwp-seasons-rule = Die Regel: { $clause }
gwp-seasons-chose = { $player } wählt: { $choice }
gwp-seasons-nothing = Es ändert sich nichts.
gwp-seasons-film = Was geschah, Schritt für Schritt
gwp-seasons-at = { $at } von { $of }
gwp-seasons-back = Voriger Schritt
gwp-seasons-on = Nächster Schritt
gwp-seasons-skip = Überspringen
gwp-seasons-close = Schließen
gwp-seasons-again = Die Jahreszeiten nachlesen
gwp-seasons-held = Die Mauer hält, mit { $n } Reserve.
gwp-seasons-breached = Durchbruch! Es fehlen { $n } Verteidigung.
gwp-seasons-defense = Verteidigung { $n }
gwp-seasons-power = Stärke { $n }
gwp-seasons-part = { $part ->
    [wall] Mauer, Stufe { $level }
    [barricades] Barrikaden { $n } × { $each }
    [advisors] Qin Jiushaos Berater
    [events] Ereignisse
    [help] Taktikkarten
    [more] Taktikkarten
   *[other] { $horde }
}
gwp-seasons-turned-held = Den Ausschlag gab: { $parts }. Ohne das wäre die Mauer durchbrochen worden.
gwp-seasons-turned-breached = Den Ausschlag gab: { $parts }. Ohne das hätte die Mauer gehalten.
gwp-seasons-turned-none = Nichts davon gab allein den Ausschlag.
