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
gwp-choose-caution-hand = Deine Hand ist mit { $n } Taktikkarten voll: Du müsstest eine abwerfen.
