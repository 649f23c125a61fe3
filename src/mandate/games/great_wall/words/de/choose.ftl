# Wählen am gezeichneten Tisch: was eine Wahl verschwenden würde

gwp-choose-caution-shame = Du bekämst { $n ->
        [one] einen Schandmarker
       *[other] { $n } Schandmarker
    }.
gwp-choose-caution-alone = { $place }: Du wärst bei der Aktivierung allein dort und bekämst Schande.
gwp-choose-caution-clerks = { $n ->
        [one] Ein Beamter könnte
       *[other] { $n } Beamte könnten
    } noch losgehen und { $n ->
        [one] bleibt
       *[other] bleiben
    } im Vorrat.
gwp-choose-caution-warehouse = { $n ->
        [one] Ein Rohstoff bliebe
       *[other] { $n } Rohstoffe blieben
    } im Lagerhaus liegen.
gwp-choose-caution-hand = Deine Hand ist mit { $n } Taktikkarten voll: Du müsstest eine ablegen.

# was eine Wahl brächte, auf einen Blick
gwp-choose-shame = { $n } Schande
gwp-choose-killed = { $n ->
        [one] { $n } Soldat stirbt
       *[other] { $n } Soldaten sterben
    }
gwp-choose-wounds = { $n ->
        [one] { $n } Wunde
       *[other] { $n } Wunden
    }
gwp-choose-activates = { $place } wird aktiviert
gwp-choose-defeated = Horde besiegt
gwp-choose-reserved = { $off ->
    [0] Bisher reserviert: { $goods }. Bezahlt wird, wenn der letzte Soldat gewählt ist.
   *[other] Bisher reserviert: { $goods }, davon { $off } nach deiner Wahl erlassen. Bezahlt wird, wenn der letzte Soldat gewählt ist.
}
gwp-choose-would-be = { $now }, dann { $then }

# einen Schritt zurück
gwp-choose-undo = Rückgängig
gwp-choose-step = Schritt zurück
gwp-choose-step-key = Meine letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde und niemand sonst gewählt hat (U oder Rücktaste). „Zurücknehmen“ reicht weiter, wo der Tisch es erlaubt.
gwp-choose-step-why = { $why ->
        [hidden] Deine letzte Wahl hat etwas aufgedeckt: Sie gilt.
        [others] Inzwischen hat jemand anderes gewählt.
       *[nothing] Noch nichts zurückzunehmen.
    }

# ein Plan
gwp-choose-plan = Plan
gwp-choose-plan-begin = Ausprobieren
gwp-choose-plan-about = Auf einer Kopie ausprobieren; nichts wird gesendet
gwp-choose-plan-band = Plan – nichts wird gesendet
gwp-choose-plan-stop = { $stop ->
        [hidden] Der Plan endet hier: Etwas Verdecktes würde aufgedeckt.
        [others] Der Plan endet hier: Dann wählen andere.
        [over] Der Plan endet hier: Das Spiel wäre zu Ende.
       *[own] Wähle weiter: Der Tisch zeigt, wie es dann wäre.
    }
gwp-choose-plan-back = Zurück
gwp-choose-plan-forward = Vor
gwp-choose-plan-play = { $n ->
        [one] Diese Wahl spielen
       *[other] Diese { $n } Schritte spielen
    }
gwp-choose-plan-discard = Verwerfen
gwp-choose-plan-changed = Jetzt ist etwas anderes gefragt: Der Plan ist zu Ende.
