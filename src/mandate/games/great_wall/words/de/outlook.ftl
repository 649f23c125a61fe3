## The Great Wall: was eine Wahl voraussichtlich bringt

gw-outlook = Bis zum Ende des Jahres zu erwarten: { $list }.
gw-outlook-instead = Im Vergleich zu dieser Wahl, bis zum Ende des Jahres: { $list }.
gw-outlook-one = { $sign }{ $n } { $what }
gw-outlook-what = { $what ->
    [honor] Ehre
    [shame] Schande
    [tactics] { $n ->
        [one] Taktikkarte
       *[other] Taktikkarten
    }
    [soldiers] { $n ->
        [one] Soldat im Feld
       *[other] Soldaten im Feld
    }
    [overseers] { $n ->
        [one] Aufseherstufe
       *[other] Aufseherstufen
    }
    [clerks] { $n ->
        [one] Beamter
       *[other] Beamte
    }
    [advisors] Berater
    [requests] { $n ->
        [one] erfüllte Forderung
       *[other] erfüllte Forderungen
    }
    [tokens] Schandmarker übrig
    [walls] { $n ->
        [one] Mauerstufe
       *[other] Mauerstufen
    }
    [hordes] { $n ->
        [one] Horde vor der Mauer
       *[other] Horden vor der Mauer
    }
   *[other] { $what }
}
gw-points = { $mode ->
    [coop] Forderungen
   *[other] Ehre
}
