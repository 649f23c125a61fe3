# Die Chinesische Mauer, wie die Seite sie zeichnet
gwp-wall-pane = Mauer
gwp-city-pane = Stadt
gwp-mine-pane = Meins
gwp-others-pane = Clans
gwp-panes = Teile des Tisches
gwp-year = Jahr
gwp-year-label = Jahr { $year }: { $hordes ->
        [one] { $hordes } Horde kommt
       *[other] { $hordes } Horden kommen
    }, Tödlichkeit { $lethality }
gwp-tea = Tee{ "\u00AD" }reihen{ "\u00AD" }folge
gwp-command = Befehlsleiste
gwp-command-free = Platz { $spot }, frei
gwp-shame-pool = Schandmarker im Vorrat: { $n }
gwp-decks = Karten übrig: { $hordes } Horden, { $advisors } Berater, { $tactics } Taktikkarten
gwp-warehouse = Lagerhaus
gwp-artifacts = Artefakte
gwp-requests = Forderungen { $n } von { $goal }
gwp-display = Berater in der Auslage
gwp-power = Stärke
gwp-honor = Ehre
gwp-horde = { $horde }: Stärke { $power }, { $honor } Ehre, { $free ->
        [one] { $free } Schwachpunkt frei
       *[other] { $free } Schwachpunkte frei
    }
gwp-leads = { $player } würde sie gewinnen
gwp-cells = Schwachpunkte
gwp-cell-free = { $cell }: frei, { $reward }
gwp-cell-wound = { $cell }: Wunde
gwp-cell-soldier = { $cell }: { $soldier }, { $player }
gwp-wall = { $section }: Mauerstufe { $level }, Verteidigung { $defense }
gwp-barricades = { $section }: { $n } von { $spots } Barrikaden
gwp-defense-power = Verteidigung { $defense }: Mauer { $wall }, Barrikaden { $barricades }{ $by ->
    [advisors] , Qin Jiushaos Berater { $help }
    [events] , Ereignisse { $help }
   *[other] {""}
}. Stärke { $power }
gwp-quiet = Keine Horde
gwp-breach = Durchbruch: { $lacks } fehlen
gwp-holds = { $spare ->
    [0] Hält gerade so
   *[other] Hält um { $spare }
}
gwp-firing = { $section }: { $n ->
        [one] { $n } Schießscharte
       *[other] { $n } Schießscharten
    }
gwp-rest = { $section }: Ruhezone
gwp-soldiers = { $player }: { $n } { $soldiers }
gwp-clerks = { $player }: { $n ->
        [one] { $n } Beamter
       *[other] { $n } Beamte
    }
gwp-clerks-pool = Beamte im Vorrat
gwp-open = Platz für beliebig viele
gwp-free = { $n ->
        [0] Voll
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
gwp-activates = Wird am Ende dieses Zuges aktiviert
gwp-shame = { $player } bekäme Schande
gwp-overseer = { $player }: Aufseher Stufe { $level }
gwp-tactics = Taktikkarten
gwp-shamed = Soldaten mit Schande
gwp-general = General
gwp-advisors = Berater
gwp-supporting = Unterstützend
gwp-pool = Vorrat
gwp-income = Einkommen
gwp-scouted = Die obersten Hordenkarten: tippe sie in der Reihenfolge an, in der sie zurückgehen
gwp-hand = Befehlskarten
gwp-claimed = Gewonnene Horden
gwp-solo-track = Leiste von { $player }
gwp-missing = { $now } von { $needed }
gwp-missing-of = { $player }: { $now } von { $needed }
gwp-met = erfüllbar
gwp-all-options = Alle Möglichkeiten zeigen
gwp-cards-search = Namen und Texte durchsuchen
gwp-cards-kind = Art der Karte
gwp-cards-all = Alle Arten
gwp-cards-found = { $n ->
        [0] Keine Karte passt
        [one] { $n } Karte
       *[other] { $n } Karten
    }
gwp-card-kind = { $kind ->
        [general] General
        [advisor] Berater
        [command] Befehlskarte
        [tactic] Taktikkarte
        [horde] Horde
        [artifact] Artefakt
        [request] Forderung
        [event] Ereignis
        [reed] Schilfclan
        [solo] Qin Jiushao
       *[automatic] Automatischer Mitspieler
    }
gwp-source = { $source ->
        [R] aus der Spielregel
        [P] öffentlich bekannt
        [U] aus diesem Paket
       *[O] von uns entworfen
    }
# a Clan without a player's name, by the color that it is drawn in
gwp-clan = { $seat ->
    [1] Grün
    [2] Blau
    [3] Schwarz
    [4] Gelb
   *[5] Flieder
}
gwp-chosen-card = deine geheime Wahl in diesem Jahr
gwp-missing-most = { $now }, max. { $most }
gwp-missing-most-of = { $player }: { $now }, erlaubt höchstens { $most }
gwp-honor-now = Ehre { $honor }; { $total }, wenn die Partie jetzt endete
gwp-deciding = { $what ->
    [general] { $player } wählt einen General
    [card] { $player } wählt eine Befehlskarte
    [track] { $player } legt die Befehlskarte
    [turn] { $player } spielt { $card }
    [part] { $player } entscheidet im Zug von { $owner } ({ $card })
   *[season] { $player } entscheidet ({ $season })
}
gwp-face-down = verdeckt
gwp-shame-left = von { $of } Schande
gwp-next-horde = als Nächstes
gwp-goods = Deine Rohstoffe
gwp-active = aktiv
gwp-advisor = Berater
gwp-supports = hilft
gwp-has-chosen = hat gewählt
