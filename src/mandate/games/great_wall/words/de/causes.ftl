## The Great Wall: warum etwas gewonnen, verloren oder bewegt wurde; es steht in Klammern hinter dem Geschehen

gw-because = { $told } ({ $cause }).
gw-cause = { $why ->
    [overseer] Aufseher, { $of }
    [recruit] Rekrutierung
    [wall] Mauer, { $of }
    [barricade] Barrikade, { $of }
    [upgrade] neue Aufseherstufe, { $of }
    [hire] Anwerben: { $of }
    [donation] Spende
    [save] Rettung eines Soldaten
    [reward] Schwachpunkt von { $of }
    [firing] Winterschuss, { $of }
    [wound] Wunde, { $of }
    [defeat] Kampf gegen { $of }
    [archers] Bogenschützen gegen { $of }
    [claim] { $of } gewonnen
    [breach] Durchbruch, { $of }
    [alone] allein am Ort, { $of }
    [no-place] kein Platz für den Schandmarker
    [penance] Preis eines Schandmarkers
    [unfulfilled] unerfüllte Forderung
    [setup] Spielbeginn
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
    [winter] Ende des Winters
    [discards] abgelegte Befehlskarten
    [reclaim] Karten zurückgenommen
    [limit] Handlimit
    [shame] Schandmarker am Ende
    [hordes] gewonnene Horden am Ende
    [artifact] Artefakt { $of }
   *[other] { $of }
}
gw-cause-clerk = ein Beamter
event-gw-donated = { $player } spendet { $n } { $what } ins Lagerhaus.
event-gw-rested = { $player }: { $n ->
    [one] { $soldier } überlebt und ruht sich aus
   *[other] { $n } { $soldiers } überleben und ruhen sich aus
}, { $section }.
event-gw-rested-pool = { $player }: { $n ->
    [one] { $soldier } überlebt und kehrt
   *[other] { $n } { $soldiers } überleben und kehren
} in den Vorrat zurück.
event-gw-driven = Ein Bogenschütze von { $player } wird von der Mauer in die Ruhezone vertrieben: { $section }.
event-gw-driven-pool = Ein Bogenschütze von { $player } wird von der Mauer vertrieben und kehrt in den Vorrat zurück: { $section }.
event-gw-dismantled = { $n ->
    [one] 1 Barrikade wird
   *[other] { $n } Barrikaden werden
} entfernt: { $section }.
event-gw-returned = { $n ->
    [one] Ein Beamter von { $player } kehrt
   *[other] { $n } Beamte von { $player } kehren
} zurück: { $place }.
event-gw-swapped-swift = { $horde }: Die Horde drängt sich vor, { $one } und { $other } tauschen die Plätze.
event-gw-dismissed-display = { $card } verlässt die Auslage.
event-gw-scored = Schlusswertung: { $list }.
gw-scored-one = { $player } { $n }
gw-score-title = Schlusswertung
gw-score-before = Ehre bisher
gw-score-step = { $why ->
    [shame] Schandmarker
    [hordes] gewonnene Horden
   *[other] { $of }
}
gw-score-total = Gesamt

## Preise, Namen und was aus einer Wahl folgt

gw-price-less = { $cost }, davon { $off } gespart
gw-price-free = kostenlos
gw-place-does = { $place ->
    [lum] Sägewerk: Holz, je 1 für jeden deiner Beamten und jede Stufe deines Aufsehers; danach darfst du den Aufseher verbessern und spenden.
    [qua] Steinbruch: Stein, je 1 für jeden deiner Beamten und jede Stufe deines Aufsehers; danach darfst du den Aufseher verbessern und spenden.
    [gol] Goldmine: Gold, je 1 für jeden deiner Beamten und jede Stufe deines Aufsehers; danach darfst du den Aufseher verbessern und spenden.
    [tem] Tempel: Chi, je 1 für jeden deiner Beamten und jede Stufe deines Aufsehers; danach darfst du den Aufseher verbessern.
    [bar] Kaserne: für jeden deiner Beamten einen Soldaten rekrutieren.
    [tea] Teehaus: in der Teereihenfolge einen Platz hinauf, oder ganz nach oben, wenn alle Plätze dir gehören.
    [bui] Baulager: für jeden deiner Beamten eine Barrikade oder eine Mauerstufe bauen.
    [log] Logistikzentrum: für jeden deiner Beamten einmal Soldaten den Abschnitt wechseln lassen.
    [emb] Kaiserbotschaft: für jeden deiner Beamten einen Berater oder einen Beamten anwerben.
   *[aca] Kriegsakademie: für jeden deiner Beamten eine Taktikkarte ziehen.
}
gw-forecast-activates = Mit diesem Beamten wird der Ort am Ende dieses Zuges aktiviert.
gw-forecast-waits = Der Ort wird noch nicht aktiviert: { $n ->
    [one] 1 Platz bleibt frei.
   *[other] { $n } Plätze bleiben frei.
}
gw-forecast-gain = Du bekämst { $goods }.
gw-brief-honor = Ehre, in Teereihenfolge: { $list }
gw-brief-own = | Beamte { $clerks } | { $soldiers } | Ehre { $honor }

## Die Hilfe jeder Spielart

gw-help-goal = { $mode ->
    [solo] Habe am Ende mehr Ehre als Qin Jiushao, und lass die Schandmarker nie ausgehen. Baue die Mauer, besiege Horden, meide die Schande.
    [coop] Erfüllt gemeinsam die Forderungen des Kaisers, bevor das letzte Jahr endet und bevor die Schandmarker ausgehen. Ihr gewinnt oder verliert zusammen.
   *[other] Die meiste Ehre am Ende. Baue die Mauer, besiege Horden, meide die Schande.
}
gw-help-aims = { $mode ->
    [coop] die Forderungen
   *[other] die Artefakte
}
gw-help-order = { $order } fragen   gefragt werden, in welcher Reihenfolge die anderen handeln; { $order } tee lässt sie in der Teereihenfolge handeln
