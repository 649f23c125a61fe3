## Mit anderen spielen: wie eine Partie endet, wenn jemand sie verlässt

ending-why = { $why ->
    [time] Die Zeit von { $player } ist abgelaufen.
    [removed] { $player } war zu lange weg.
   *[resigned] { $player } hat aufgegeben.
}
ending-wins = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
page-canceled = Partie abgebrochen
ending-canceled = Die Partie ist abgebrochen.
ending-not-counted = { $why ->
    [agreed] Die Partie wurde gemeinsam abgebrochen. Sie zählt nicht.
   *[other] Noch keine zwei Spieler hatten gezogen, deshalb zählt die Partie nicht.
}

## Zuschauen

page-watch = Zusehen
page-watch-about = Laufende Partien: die stärksten Spieler, das größte Publikum
page-watching-you = Alle Plätze sind besetzt. Du schaust zu.
page-watching-over = Das ist eine Partie von anderen.
page-watching-own = Eigenen Tisch eröffnen
page-watching-count = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
page-waiting-full = Alle Plätze sind besetzt. Wird einer frei, kannst du ihn hier einnehmen.

## Jemand ist nicht da

page-gone = { $player } ist am Zug, aber seit einiger Zeit nicht da.
page-gone-wait = Weiter warten
page-gone-bot = Computer spielen lassen
page-gone-remove = Ohne { $player } weiterspielen
page-gone-claim = Sieg beanspruchen
page-gone-soon = { $player } ist nicht da. In { $time } musst du nicht länger warten.
page-cancel-game = Partie abbrechen
page-cancel-game-sure = Partie abbrechen? Sie zählt dann nicht.
page-replaced-you = Während du weg warst, hat der Computer für dich gespielt.
page-seat-back = Meinen Platz zurücknehmen

## Die Bedenkzeit, im Formular

page-clock-about = { $clock ->
    [none] Ohne Grenze, solange alle am Tisch sind. Ist jemand am Zug minutenlang nicht da, können die anderen ohne ihn weiterspielen.
    [days] Niemand muss am Tisch warten. Wer die Zeit überschreitet, scheidet aus.
   *[other] Für eine Partie am Stück. Wer die Zeit überschreitet, scheidet aus.
}

## Nach einer Niederlage gegen den leichtesten Gegner

page-ladder-guided = Mit markierten Zügen zählt diese Partie nicht in deiner Bilanz.
page-ladder-bottom = { $hints ->
    [yes] Die Lektion dauert ein paar Minuten, und in der nächsten Partie zeigt dir „Tipp“ gute Züge.
   *[no] Die Lektion dauert ein paar Minuten.
}
