## Einen Gegner finden

matching-title = Gegner finden
matching-find = Gegner finden
matching-change = Was du suchst
matching-now = sofort, mit beliebiger Uhr
matching-seats = { $seats ->
    [any] zu zweit bis zu { $most ->
        [5] fünft
       *[4] viert
    }
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu { $seats }
}
matching-about = { $slow ->
    [yes] Deine Suche bleibt zwei Wochen stehen, auch wenn du nicht da bist.
   *[no] Die Partie beginnt sofort: Ein etwa gleich starker Computerspieler hält den Platz warm, und wer als Nächstes kommt, darf ihn übernehmen, wenn ihr beide einverstanden seid.
}
matching-waits = Deine Suche läuft. Du bekommst Bescheid, sobald jemand gefunden ist.
matching-looking = { $status ->
    [found] Ein Gegner ist gefunden: { $game }.
    [invited] Jemand möchte mit dir { $game } spielen.
    [playing] Wir suchen jemanden; bis dahin spielst du gegen den Computer.
   *[waiting] Wir suchen einen Gegner: { $game }.
}
matching-go = { $status ->
    [invited] Stellung ansehen
   *[other] Zur Partie
}
matching-stop = Nicht mehr suchen
matching-join-about = Gesucht: ein Mensch, der statt des Computers gegen { $players } spielt.
matching-join = Für { $player } einspringen
matching-decline = Nein, lieber eine eigene Partie

problem-no-vacation-left = { $left ->
    [0] Du hast keine Urlaubstage mehr. Im Jahr sind es { $year }.
    [one] Du hast noch einen Urlaubstag von { $year } im Jahr.
   *[other] Du hast noch { $left } Urlaubstage von { $year } im Jahr.
}
problem-vacation-too-far = Urlaub lässt sich bis zu { $days } Tage im Voraus ankündigen.
