## The Great Wall gemeinsam

gw-welcome-coop = Ihr spielt zusammen: Erfüllt { $goal } Forderungen des Kaisers, bevor die Zeit oder die Schandmarker ausgehen.

## Was geschieht

event-gw-reshuffled = Der Hordenstapel ist leer: { $n ->
    [one] 1 abgelegte Horde wird
   *[other] { $n } abgelegte Horden werden
} zum neuen Stapel.
event-gw-demanded = Der Kaiser fordert „{ $card }“. { $text }
event-gw-proposed = { $player } schlägt vor, „{ $card }“ zu erfüllen.
event-gw-agreed = { $player } stimmt zu.
event-gw-refused = { $player } stimmt nicht zu.
event-gw-fulfilled = „{ $card }“ ist erfüllt: { $n } von { $goal }.
event-gw-sacrificed = { $player } opfert: { $what }.
event-gw-happened = Ereignis: „{ $card }“. { $text }
event-gw-gave = { $player } gibt { $n } { $what } an { $other }.
event-gw-arranged = { $player } legt die Reihenfolge fest: { $order }.
event-gw-burned = Im Lagerhaus verbrennen { $n } { $what }.
event-gw-moved-home = Ein { $soldier } von { $player } kehrt in den Vorrat zurück: { $came }.
event-gw-moved-clerk-home = Ein Beamter von { $player } kehrt zurück: { $came }.
event-gw-tactic-lost = { $player } verliert { $card }.
event-gw-ended-requests = Die Forderungen des Kaisers sind erfüllt. Sieg für { $winners }!
gw-offering = { $what ->
    [clerk] einen Beamten
   *[trophy] { $n ->
        [one] 1 Trophäe
       *[other] { $n } Trophäen
    }
}

## Ihre Karten

gw-text-request = { $parts }.
gw-text-event = { $parts }
gw-request-need = { $what ->
    [breaches] in diesem Winter gab es keinen Durchbruch
    [hordes] mindestens { $n } Horden liegen auf dem Plan
    [wall_levels] die Stufen aller Mauern ergeben zusammen mindestens { $n }
    [overseer_levels] bei jedem ergeben die Stufen der Aufseher zusammen mindestens { $n }
   *[other] { $what } { $n }
}
gw-request-bound = { $quantity }: { $bound ->
    [most] höchstens
   *[least] mindestens
} { $n }
gw-request-each = jeder zahlt { $cost }
gw-request-pays = zusammen zahlt ihr { $cost }
gw-request-pool = { $n ->
    [one] 1 { $soldier }
   *[other] { $n } { $soldiers }
} aus dem Vorrat
gw-request-cost = { $what ->
    [honor] { $n } Ehre
    [soldier] { $n ->
        [one] einen Soldaten
       *[other] { $n } Soldaten
    } aus einer Ruhezone oder von einer Schießscharte
    [clerk] { $n ->
        [one] einen Beamten
       *[other] { $n } Beamte
    } aus dem Vorrat
    [advisor] { $n ->
        [one] einen unterstützenden Berater
       *[other] { $n } unterstützende Berater
    }
    [trophy] { $n } Trophäen
   *[other] { $n } { $what }
}
gw-event-once = Sofort: { $effects }.
gw-event-each = Sofort muss jeder: { $effects }.
gw-event-stays = Für den Rest der Partie: { $effects }.
gw-event-summer = zu Beginn des Sommers { $effects }
gw-when-coop = { $trigger ->
    [on_requests] Bevor Forderungen erfüllt werden
   *[on_event] Nach einem Ereignis
}
gw-who = { $who ->
    [each] alle: { $effect }
    [others] alle anderen: { $effect }
    [one] jemand deiner Wahl: { $effect }
    [another] jemand anders: { $effect }
    [each_here] alle mit einem Beamten dort: { $effect }
    [another_here] jemand anders mit einem Beamten dort: { $effect }
   *[shared] verteilt auf Mitspieler deiner Wahl: { $effect }
}
gw-do-give-one = bis zu { $n } Rohstoffe an eine Person geben
gw-do-give-any = bis zu { $n } Rohstoffe an andere geben
gw-do-give-owner = dir bis zu { $n } Rohstoffe geben
gw-do-lose = { $thing ->
    [honor] { $n } Ehre verlieren
    [tactic] { $n ->
        [one] eine Taktikkarte
       *[other] { $n } Taktikkarten
    } verlieren
    [soldier] { $n ->
        [one] einen Soldaten
       *[other] { $n } Soldaten
    } aus dem Feld in den Vorrat zurücknehmen
   *[other] { $n } { $what } verlieren
}
gw-do-sacrifice = { $thing ->
    [soldier] { $n ->
        [one] einen Soldaten
       *[other] { $n } Soldaten
    }
    [clerk] { $n ->
        [one] einen Beamten
       *[other] { $n } Beamte
    }
    [advisor] { $n ->
        [one] einen Berater
       *[other] { $n } Berater
    }
    [trophy] { $n ->
        [one] eine Trophäe
       *[other] { $n } Trophäen
    }
    [Sp] { $n ->
        [one] einen Speerträger
       *[other] { $n } Speerträger
    }
    [Ar] { $n ->
        [one] einen Bogenschützen
       *[other] { $n } Bogenschützen
    }
   *[Ho] { $n ->
        [one] einen Reiter
       *[other] { $n } Reiter
    }
} opfern
gw-do-gain-shame = { $n ->
    [one] einen Schandmarker
   *[other] { $n } Schandmarker
} nehmen
gw-do-return-clerks = { $n ->
    [one] einen Beamten
   *[other] { $n } Beamte
} in den Vorrat zurücknehmen
gw-do-reverse-tea = die Teereihenfolge wird umgedreht
gw-do-burn-warehouse = im Lagerhaus verbrennen { $n } Rohstoffe
gw-do-place-hordes = { $n ->
    [one] eine Horde kommt
   *[other] { $n } Horden kommen
}
gw-do-deploy = kostenlos in eine Ruhezone: { $n ->
    [one] { $soldier }
   *[other] { $n } { $soldiers }
} (freiwillig)

## Die Übersicht und ihre Seiten

gw-board-requests = Forderungen { $n }/{ $goal }: { $cards }
gw-board-events = Ereignisse: { $cards }
gw-board-trophies = Troph.
gw-cards-requests = Die Forderungen des Kaisers
gw-cards-events = Geltende Ereignisse
