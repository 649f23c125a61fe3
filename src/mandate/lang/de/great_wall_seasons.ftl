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
