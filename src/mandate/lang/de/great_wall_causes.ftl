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
    [reward] Feld auf { $of }
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
event-gw-dismissed-nobody = { $card } verlässt die Auslage.
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
