## The Great Wall: der Tisch in Worten

gw-tidy-of = { $n } von { $most }
gw-tidy-count = { $player } { $n }
gw-tidy-of-clan = { $player }: { $what }
gw-tidy-soldiers = { $n ->
    [one] 1 { $soldier }
   *[other] { $n } { $soldiers }
}
gw-tidy-yes = ja
gw-tidy-time = Das Jahr
gw-tidy-year = Jahr
gw-tidy-year-is = { $year } von { $years }, { $phase }
gw-tidy-turn = Am Zug
gw-tidy-tea = Teereihenfolge
gw-tidy-spot = Befehlsleiste, Platz { $spot }
gw-tidy-lethality = Tödlichkeit
gw-tidy-shame = Übrige Schandmarker
gw-tidy-shame-gone = Schandmarker aus dem Spiel
gw-tidy-warehouse = Lagerhaus
gw-tidy-walls = Fertige Mauern, die die Partie beenden
gw-tidy-solo-track = Leiste von Qin Jiushao, von oben

# die Mauer
gw-tidy-section = Abschnitt: { $section }
gw-tidy-wall = Mauer
gw-tidy-wall-is = Stufe { $level }, Verteidigung { $defense }, Schießscharten { $firing }
gw-tidy-barricades = Barrikaden
gw-tidy-assault = Ansturm
gw-tidy-peace = Verteidigung { $defense }, keine Horde
gw-tidy-holds = Verteidigung { $defense } gegen Stärke { $power }: hält stand
gw-tidy-falls = Verteidigung { $defense } gegen Stärke { $power }: würde durchbrochen
gw-tidy-breach-shame = Schande beim Durchbruch
gw-tidy-deaths = Tote beim Durchbruch
gw-tidy-archers = Bogenschützen auf der Mauer
gw-tidy-rest = Ruhezone
gw-tidy-horde = Reihe { $row }: { $horde }
gw-tidy-horde-is = Stärke { $power }, Ehre { $honor }, { $free } von { $spots } Punkten frei. { $text }
gw-tidy-free = { $horde }: freie Punkte
gw-tidy-reward = { $cell } { $reward }
gw-tidy-on = { $horde }: Soldaten
gw-tidy-leader = { $horde }: würde sie gewinnen

# die Orte
gw-tidy-locations = Orte
gw-tidy-spots-free = { $free } von { $spots } Plätzen frei
gw-tidy-clerks-there = Beamte { $clerks }
gw-tidy-overseers = Aufseher { $levels }
gw-tidy-activates = wird aktiviert
gw-tidy-now = wird gerade aktiviert
gw-tidy-alone = { $player } nähme einen Schandmarker

# die Clans
gw-tidy-honor = Ehre
gw-tidy-left = Aufgegeben
gw-tidy-score = Ehre, wenn die Partie jetzt endete
gw-tidy-card = Befehlskarte
gw-tidy-chosen = gewählt, verdeckt
gw-tidy-clerks = Beamte im Vorrat
gw-tidy-clerks-are = { $n }, noch { $more } anzuwerben
gw-tidy-pool = Soldaten im Vorrat
gw-tidy-shamed = Soldaten auf Schandmarkern
gw-tidy-arriving = Soldaten unterwegs
gw-tidy-dying = Sterbende Soldaten
gw-tidy-general = General
gw-tidy-advisors = Aktive Berater
gw-tidy-supporting = Unterstützende Berater
gw-tidy-command = Befehlskarten auf der Hand
gw-tidy-discards = Befehlskarten auf dem Ablagestapel
gw-tidy-claimed = Gewonnene Horden
gw-tidy-income = Einkommen im Sommer
gw-tidy-tactics = Taktikkarten
gw-tidy-trophies = Trophäen

# was nur der eigene Platz weiß
gw-tidy-goods = Deine Rohstoffe
gw-tidy-face-down = Von dir gewählt, verdeckt
gw-tidy-court = Dein General und aktive Berater
gw-tidy-prices = Was du bezahlst
gw-tidy-barricade = Barrikade
gw-tidy-wall-level = Mauerstufe { $level }, { $section }
gw-tidy-upgrade = Aufseher Stufe { $level }, { $place }
gw-tidy-advisor = Berater
gw-tidy-clerk = Beamter
gw-tidy-save = Einen Soldaten retten
gw-tidy-token = Einen Schandmarker zurückgeben

# Ziele und Stapel
gw-tidy-worth = Jetzt wert: { $worth }.
gw-tidy-met = Soweit alle sehen, kann sie erfüllt werden.
gw-tidy-fulfilled = Erfüllt
gw-tidy-decks = Stapel
gw-tidy-deck-hordes = Hordenkarten
gw-tidy-coming = Hordenkarte { $n } von oben
gw-tidy-deck-advisors = Beraterkarten
gw-tidy-deck-tactics = Taktikkarten zum Ziehen
