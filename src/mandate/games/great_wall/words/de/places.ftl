## The Great Wall: Orte und Preise, in den Regeln, am Tisch und im Terminal

gw-places = Orte und Preise
gw-places-about = Was jeder Ort tut und was die Dinge kosten, wie aufgedruckt. Karten, Ereignisse und Varianten können das ändern.
gw-places-walls = Mauern und Barrikaden
gw-places-prices = Weitere Preise
gw-places-changed = Generäle, Berater, Taktikkarten und Ereignisse ändern Preise; am Tisch steht immer, was du zahlen würdest.

gw-place-spots = { $same ->
    [all] Der Ort hat { $few } Plätze für Beamte
    [few] Der Ort hat { $few } Plätze für Beamte ({ $five } zu fünft)
    [many] Der Ort hat { $few } Plätze für Beamte ({ $four } zu viert und zu fünft)
   *[none] Der Ort hat { $few } Plätze für Beamte ({ $four } zu viert, { $five } zu fünft)
} und wird am Ende eines Zuges aktiviert, in dem alle besetzt sind. Ist er voll, geht vorher kein Beamter mehr weg.
gw-place-any-number = Hier ist Platz für beliebig viele Beamte; der Ort wird am Ende jedes Zuges aktiviert, in dem ein Beamter hier steht.
gw-place-alone = Hat bei der Aktivierung nur ein einziger Spieler Beamte hier, nimmt er einen Schandmarker.
gw-place-overseer = Aufseher: Stufe 1 kostet { $one } { $what }, Stufe 2 kostet { $two }, Stufe 3 kostet { $three }. Für die erste Stufe kommt ein Soldat aus deinem Vorrat. Jeden Sommer bringt ein Aufseher so viel wie seine Stufe.
gw-place-donation = 1 { $what } ins Lagerhaus zu spenden bringt { $honor } Ehre.
gw-place-soldiers = Preise: Speerträger ({ $spearman }), Bogenschütze ({ $archer }), Reiter ({ $horseman }).
gw-place-barricade = Eine Barrikade kostet { $price }, bringt { $honor } Ehre und gibt { $defense } Verteidigung, solange sie steht. Ein Abschnitt hat { $spots } Plätze dafür.
gw-place-warehouse = Zuerst zahlt das Lagerhaus; den Rest zahlst du in beliebiger Mischung aus Holz, Stein und Gold.
gw-place-hire = Ein Beamter kostet { $clerk } Gold. Ein Berater kostet so viel Gold, wie du danach Berater hast.
gw-place-march = Mit jeder Bewegung bringst du beliebige deiner Soldaten von einem Abschnitt in einen anderen. Eine Schießscharte erreichen Bogenschützen nur von einer Schießscharte aus.
gw-place-draw = Auf der Hand darfst du höchstens { $limit } Taktikkarten haben.
gw-place-wall = { $level ->
    [0] Stufe 0, wo noch keine Mauer steht: Verteidigung { $defense }, Schießscharten { $firing }.
   *[other] Stufe { $level }: kostet { $price } in beliebiger Mischung aus Holz, Stein und Gold, bringt { $honor } Ehre; Verteidigung { $defense }, Schießscharten { $firing }.
}
gw-place-wall-duel = Zu zweit ist die Verteidigung der Stufen 0 bis 3 { $defense }, und das Teehaus hat einen Platz.
gw-place-save = Einen sterbenden Soldaten zu retten kostet { $price }.
gw-place-penance = Einen Schandmarker abzugeben kostet { $price }; im Koop-Spiel kostet es Ehre.

gwp-now-title = Für dich jetzt
gw-now-clerks = { $n ->
    [0] Mit einem deiner Beamten, würde der Ort jetzt aktiviert:
    [one] Mit deinem Beamten dort, würde der Ort jetzt aktiviert:
   *[other] Mit deinen { $n } Beamten dort, würde der Ort jetzt aktiviert:
}
gw-now-gather = Du bekämst { $goods }.
gw-now-upgrade = Stufe { $level } deines Aufsehers würde dann { $goods } kosten.
gw-now-donate = Dann könntest du 1 { $what } für { $honor } Ehre spenden.
gw-now-recruit = { $n ->
    [one] Du könntest 1 Soldaten rekrutieren
   *[other] Du könntest bis zu { $n } Soldaten rekrutieren
}: Speerträger ({ $spearman }), Bogenschütze ({ $archer }), Reiter ({ $horseman }).
gw-now-tea = { $how ->
    [top] Du stehst in der Teereihenfolge schon ganz oben.
    [all] Du könntest in der Teereihenfolge ganz nach oben.
   *[one] Du könntest in der Teereihenfolge einen Platz hinauf.
}
gw-now-build = { $n ->
    [one] Du könntest einmal bauen
   *[other] Du könntest bis zu { $n }-mal bauen
}: eine Barrikade für { $barricade } oder eine Mauer ({ $walls }), in Holz, Stein und Gold.
gw-now-wall = { $section }: Stufe { $level } für { $price }
gw-now-march = { $n ->
    [one] Du könntest einmal Soldaten den Abschnitt wechseln lassen.
   *[other] Du könntest { $n }-mal Soldaten den Abschnitt wechseln lassen.
}
gw-now-hire = { $n ->
    [one] Du könntest einmal anwerben
   *[other] Du könntest bis zu { $n }-mal anwerben
}: einen Beamten für { $clerk } Gold oder einen Berater für { $advisor } Gold.
gw-now-draw = { $n ->
    [one] Du würdest 1 Taktikkarte ziehen
   *[other] Du würdest { $n } Taktikkarten ziehen
}; auf der Hand hast du { $cards }.
gw-now-alone = Nur deine Beamten wären dort: Du nähmst einen Schandmarker.
gw-now-unknown = Diesen Ort gibt es nicht. Gib { $command } und einen Namen ein, zum Beispiel: { $command } { $example }
