# Die Fragen von The Great Wall: ein Titel für jede Art, ein Wort für jede Möglichkeit

## Was gefragt wird

gw-ask-setup-choose = Wähle geheim deinen General und deinen aktiven Berater. Der andere Berater unterstützt.
gw-ask-fall-choose = Wähle geheim deine Befehlskarte für dieses Jahr.
gw-ask-fall-order = Wohin auf der Befehlsleiste? Platz 1 ist zuerst am Zug.
gw-ask-tactic = Jetzt eine Taktikkarte? ({ $window })
gw-ask-clerks = { $n ->
    [one] Versetze 1 Beamten.
   *[other] Versetze bis zu { $n } Beamte, einen nach dem anderen.
}
gw-ask-clerks-apart = { $n ->
    [one] Versetze 1 Beamten an einen Ort, an den dabei noch keiner gegangen ist.
   *[other] Versetze bis zu { $n } Beamte, jeden an einen anderen Ort.
}
gw-ask-activation = Welcher Ort wird als Nächstes aktiviert?
gw-ask-advanced = Welcher Ort für die vorgezogene Aktivierung?
gw-ask-hire = Jemanden anwerben? (noch { $n })
gw-ask-refresh = Einen Berater in der Auslage ersetzen?
gw-ask-scout = Du siehst die obersten Hordenkarten. In welcher Reihenfolge kommen sie zurück?
gw-ask-reclaim = Deine Befehlskarten: zurücknehmen oder Ehre für die auf dem Ablagestapel?
gw-ask-build = Was baust du? (noch { $n })
gw-ask-pay = Wie zahlst du? (noch { $n })
gw-ask-house = Wie zahlt das Lagerhaus? (noch { $n })
gw-ask-take = Nimmst du das an?
gw-ask-gain = Was erhältst du? (noch { $n })
gw-ask-fetch = Rohstoffe aus dem Lagerhaus nehmen? (noch { $n })
gw-ask-upgrade = Einen Aufseher verbessern?
gw-ask-donate = Ins Lagerhaus spenden?
gw-ask-tea = In der Teereihenfolge aufsteigen?
gw-ask-shame = Wohin kommt der Schandmarker? (noch { $n })
gw-ask-penance = Schande abgeben?
gw-ask-penance-must = Der Tempel nimmt dir einen Schandmarker ab: welchen?
gw-ask-choose = Wähle eins.
gw-ask-copy = Welche Karte kopiert dein „Betrayal“?
gw-ask-recruit = Einen Soldaten rekrutieren? (noch { $n })
gw-ask-saving = Ein Nachlass: Was zahlst du nicht? (noch { $n })
gw-ask-muster = Wohin geht ein neuer Soldat?
gw-ask-attack = Wer greift an?
gw-ask-wound = Wohin setzt du die Wunde?
gw-ask-victim = Wer stirbt? (noch { $n })
gw-ask-save = Einen Soldaten vor dem Tod retten?
gw-ask-march = Soldaten zwischen Abschnitten verlegen? (noch { $n })
gw-ask-convoy = Wer kommt mit?
gw-ask-limit = Zu viele Taktikkarten: Welche legst du ab?
gw-ask-spend = Dafür zahlen?
gw-ask-triggers = Welche deiner Karten wirkt zuerst?
gw-ask-use = Diese Fähigkeit nutzen?
gw-ask-reed-move = { $n ->
    [one] Versetze 1 Beamten des Schilfclans.
   *[other] Versetze bis zu { $n } Beamte des Schilfclans, nie zwei an einen Ort.
}
gw-ask-reed-attack = Du führst den Schilfclan: Wo greift sein Speerträger an?
gw-ask-reed-build = Du führst den Schilfclan: Wohin kommt seine Barrikade?
gw-ask-reed-discard = Du führst den Schilfclan: Welcher Berater verlässt die Auslage?
gw-ask-reed-swap = Du führst den Schilfclan: Welche Horden tauschen den Platz?
gw-ask-arrange = Du bist am Zug: In welcher Reihenfolge versetzen die anderen ihre Beamten?
gw-ask-arrange-place = Du bist am Zug: In welcher Reihenfolge wird hier gehandelt: { $place }?
gw-ask-recall = Eine neue Mauerstufe: Welche Befehlskarte nimmst du zurück?
gw-ask-propose = Welche Forderung soll jetzt erfüllt werden? Wer zahlt, muss zustimmen.
gw-ask-consent = Stimmst du { $card } zu und zahlst deinen Teil?
gw-ask-sacrifice = Was opferst du? Es verlässt das Spiel für immer.
gw-ask-atone = Sofort einen Schandmarker für Ehre zurückgeben?
gw-ask-whom = Für wen? (noch { $n })
gw-ask-give = Rohstoffe verschenken? (noch { $n })
gw-ask-ordeal = Welchen Verlust wählst du?
gw-ask-forget = Welche Taktikkarte verlierst du?
gw-ask-retreat = Welcher Soldat kehrt in deinen Vorrat zurück?
gw-ask-homeward = Woher kehrt ein Beamter in deinen Vorrat zurück?
gw-ask-deploy = Kostenlos einen Soldaten in eine Ruhezone schicken?
gw-ask-levy = Welcher deiner höchsten Aufseher bringt weniger?
gw-ask-keep = Welche Barrikaden bleiben stehen? (insgesamt { $n })
gw-ask-by = { $ask } ({ $card })

## Möglichkeiten

choice-gw-lead = General { $general } führt; { $advisor } ist dein aktiver Berater
choice-gw-command = { $card }
choice-gw-tactic = { $card } spielen
choice-gw-tactic-boosted = { $card } verstärkt spielen ({ $price ->
    [0] kostenlos
   *[other] { $price } Chi
})
choice-gw-spot = { $card } auf Platz { $spot } der Befehlsleiste legen
choice-gw-clerk-new = einen Beamten aus deinem Vorrat schicken: { $went }
choice-gw-clerk = einen Beamten versetzen: { $came } → { $went }
choice-gw-envoy = { $card } nutzen: ein Beamter mehr, an einen beliebigen Ort
choice-gw-activate = aktivieren: { $place }
choice-gw-advanced = jetzt aktivieren: { $place } (vorgezogene Aktivierung)
choice-gw-hire-clerk = einen Beamten anwerben ({ $price ->
    [0] kostenlos
   *[other] { $price } Gold
})
choice-gw-hire-active = { $card } als aktiven Berater anwerben ({ $price ->
    [0] kostenlos
   *[other] { $price } Gold
})
choice-gw-hire-supporting = { $card } als unterstützenden Berater anwerben ({ $price ->
    [0] kostenlos
   *[other] { $price } Gold
})
choice-gw-refresh = { $card } in der Auslage ersetzen
choice-gw-scout = in dieser Reihenfolge zurücklegen: { $order }
choice-gw-reclaim = deine Befehlskarten zurücknehmen: { $cards }
choice-gw-reclaim-honor = sie liegen lassen und { $n } Ehre erhalten
choice-gw-barricade = eine Barrikade bauen: { $section } ({ $price ->
    [0] kostenlos
    [one] 1 Rohstoff
   *[other] { $price } Rohstoffe
}, { $honor } Ehre)
choice-gw-wall = Stufe { $level } der Mauer bauen: { $section } ({ $price ->
    [0] kostenlos
    [one] 1 Rohstoff
   *[other] { $price } Rohstoffe
}, { $honor } Ehre)
choice-gw-pay = 1 { $what } zahlen
choice-gw-pay-auto = { $n ->
    [one] mit dem zahlen, wovon du am meisten hast
   *[other] alle { $n } mit dem zahlen, wovon du am meisten hast
}
choice-gw-house = dafür 1 { $what } aus dem Lagerhaus nehmen
choice-gw-house-auto = das Lagerhaus { $n } mit dem zahlen lassen, wovon es am meisten hat
choice-gw-gain = 1 { $what } erhalten
choice-gw-fetch = 1 { $what } aus dem Lagerhaus nehmen
choice-gw-saving = 1 { $what } vom Preis sparen
choice-gw-saving-auto = sparen, was am knappsten ist
choice-gw-upgrade-first = { $place }: { $soldier } wird Aufseher ({ $price ->
    [0] kostenlos
   *[other] { $price } { $what }
})
choice-gw-upgrade = { $place }: deinen Aufseher auf Stufe { $level } heben ({ $price ->
    [0] kostenlos
   *[other] { $price } { $what }
})
choice-gw-donate = 1 { $what } ins Lagerhaus spenden ({ $honor } Ehre)
choice-gw-tea-up = in der Teereihenfolge um einen Platz aufsteigen
choice-gw-tea-top = in der Teereihenfolge ganz nach oben steigen
choice-gw-shame-soldier = den Schandmarker unter eine Figur in deinem Vorrat legen: { $soldier }
choice-gw-shame-horde = den Schandmarker auf eine von dir gewonnene Horde legen: { $horde }
choice-gw-shame-nowhere = dafür ist kein Platz: { $honor } Ehre verlieren
choice-gw-penance-soldier = einen Schandmarker abgeben, auf dem { $soldier } steht
choice-gw-penance-horde = einen Schandmarker von einer gewonnenen Horde abgeben: { $horde }
choice-gw-penance-soldier-paid = einen Schandmarker abgeben, auf dem { $soldier } steht ({ $price ->
    [0] kostenlos
   *[other] { $price } Chi
})
choice-gw-penance-horde-paid = einen Schandmarker von einer gewonnenen Horde abgeben: { $horde } ({ $price ->
    [0] kostenlos
   *[other] { $price } Chi
})
choice-gw-copy = { $card } kopieren
choice-gw-recruit = rekrutieren: { $soldier } ({ $cost })
choice-gw-attack = { $soldier } greift { $horde } an ({ $where }): { $rewards }
choice-gw-archer = Bogenschütze besetzt eine Schießscharte: { $section }
choice-gw-rest = { $soldier } geht in die Ruhezone: { $section }
choice-gw-fire = Bogenschütze auf der Mauer schießt: { $section }
choice-gw-wound = { $horde } verwunden ({ $where })
choice-gw-save = retten: { $soldier } ({ $price ->
    [0] kostenlos
   *[other] { $price } Chi
})
choice-gw-march = Soldaten verlegen: { $came } → { $went }
choice-gw-convoy = { $soldier } aus der Ruhezone
choice-gw-convoy-rest = ein Bogenschütze von seiner Schießscharte in die Ruhezone
choice-gw-convoy-fire = ein Bogenschütze von seiner Schießscharte auf eine andere Schießscharte
choice-gw-convoy-all = alle, in die Ruhezone
choice-gw-discard = { $card } ablegen
choice-gw-spend = { $cost } zahlen: { $then }
choice-gw-trigger = zuerst { $card }
choice-gw-use = { $card } nutzen
choice-gw-victim = { $soldier } stirbt
choice-gw-take = { $what ->
    [honor] { $n } Ehre erhalten
    [tactic] { $n ->
        [one] eine Taktikkarte
       *[other] { $n } Taktikkarten
    } ziehen
   *[other] { $n } { $goods } erhalten
}
choice-gw-decline = darauf verzichten
choice-gw-reed-move = seinen Beamten versetzen: { $came } → { $went }
choice-gw-reed-attack = sein Speerträger greift { $horde } an ({ $where })
choice-gw-reed-build = seine Barrikade: { $section }
choice-gw-reed-discard = { $card } ablegen
choice-gw-reed-swap = { $one } ({ $front }) und { $other } ({ $back }) tauschen den Platz
choice-gw-arrange = { $order }
choice-gw-recall = { $card } zurücknehmen
choice-gw-propose = { $card } vorschlagen ({ $text })
choice-gw-agree = zustimmen ({ $text })
choice-gw-refuse = nicht zustimmen
choice-gw-sacrifice = opfern: { $what }
choice-gw-retreat = { $what }
choice-gw-atone = den Schandmarker zurückgeben, auf dem { $soldier } steht ({ $price } Ehre)
choice-gw-whom = { $player }
choice-gw-give = 1 { $what } an { $player } geben
choice-gw-homeward = von hier: { $place }
choice-gw-levy = der hier: { $place }
choice-gw-keep = eine Barrikade behalten: { $section }
choice-gw-keep-all = alle behalten
choice-gw-penance-soldier-honor = einen Schandmarker zurückgeben, auf dem { $soldier } steht ({ $price } Ehre)
gw-horde-marked = { $horde } (→ { $section })
gw-soldier-rest = 1 { $soldier } in der Ruhezone, { $section }
gw-soldier-wall = 1 { $soldier } auf der Mauer, { $section }
choice-gw-branch = { $effects }
gw-text-both = { $general }: { $leads } { $advisor }: { $helps }
choice-gw-end = { $kind ->
    [tactic] keine Taktikkarte spielen
    [tea] bleiben, wo du bist
    [donate] nichts spenden
    [advanced] nichts aktivieren
    [spend] nichts zahlen
    [clerks] keine Beamten mehr versetzen
    [hire] niemanden anwerben
    [refresh] keinen Berater ersetzen
    [upgrade] keinen Aufseher verbessern
    [build] nichts mehr bauen
    [recruit] keine Soldaten mehr rekrutieren
    [attack] nicht mehr angreifen
    [wound] keine Wunden mehr setzen
    [save] niemanden retten
    [march] keine Soldaten mehr verlegen
    [convoy] niemand sonst kommt mit
    [penance] keine Schande mehr abgeben
    [fetch] nichts mehr nehmen
    [reed-move] keine Beamten des Schilfclans mehr versetzen
    [recall] keine zurücknehmen
    [propose] nichts weiter erfüllen
    [atone] den Schandmarker behalten
    [whom] niemanden sonst wählen
    [give] nichts mehr geben
    [deploy] niemanden schicken
    [keep] keine weitere behalten
   *[other] nichts tun
}
