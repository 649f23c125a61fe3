# Die Räume der Spiele: welches gespielt wird, der Tisch, den jedes Spiel bekommt, was The Great Wall zur Wahl stellt

page-game-players = { $least } bis { $most } Personen
page-length-qin = etwa eine halbe Stunde
page-length-great-wall = ein bis zwei Stunden
page-which-game = Welches Spiel?
page-play-now-game = Jetzt spielen: { $game }
page-play-now-about = { $others ->
    [0] allein
    [one] gegen { $name }
   *[other] gegen { $others } Computerspieler ({ $name })
}
page-doors = Wähle ein Spiel
page-door-learn = Spielend lernen
page-door-friends = Mit Freunden
page-door-more = Mehr Optionen
page-door-named = { $way }: { $game }
page-puzzle-today = Aufgabe des Tages
page-puzzle-solve = Lösen
page-own-game = Oder selbst zusammenstellen
page-with-alone = Allein
page-part-missing = Dieser Teil der Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Fassung.
page-part-offline = Dieser Teil der Seite braucht eine Verbindung. Er öffnet sich von selbst, sobald sie wieder da ist.
page-needs-connection = Braucht eine Verbindung.
page-part-reload = Seite neu laden
page-series-of-wins = Eine Serie von { $count } Partien: Wer die meisten gewinnt, gewinnt.

## Ein Spiel, für das niemand einen Tisch gezeichnet hat

page-plain-hero = { $game }
page-plain-hero-text = Spiele gegen den Computer, mit Freunden per Link oder gemeinsam an einem Gerät.
page-plain-search = { $count } Möglichkeiten durchsuchen
page-plain-found = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-plain-later = später
page-plain-none = Keine Möglichkeit enthält diese Wörter.
page-plain-how = Wähle eine Möglichkeit, um zu sehen, was sie bringt.
page-plain-brings-nothing = Sonst ändert sich sofort nichts.
page-plain-confirm = Bestätigen
page-plain-anyway = Trotzdem bestätigen
page-plain-usual = So bestätigen
page-plain-change = Ändern …
page-plain-warn-no-more = Nicht mehr warnen
page-plain-then-hidden = Dann wird etwas Verdecktes aufgedeckt.
page-plain-sent = Deine Wahl ist unterwegs …
page-plain-chance = { $label }: { $chance }
page-plain-about = etwa { $n } %
page-plain-range = { $low }–{ $high } %
page-plain-even = Nicht zu unterscheiden: { $chance }
page-plain-hint-by = Aus { $simulations } simulierten Partien: deine Gewinnchance, als Bereich, in dem sie wahrscheinlich liegt (95 %).
page-plain-hint = Der Computer würde wählen:
page-plain-since = Seit deiner letzten Entscheidung
page-plain-scores = Endstand
page-plain-points = Punkte

## The Great Wall

page-great-wall-hero = Baue die Mauer. Halte sie gegen die Horden. Gewinne die meiste Ehre.
page-great-wall-hero-text = The Great Wall ist ein Strategiespiel für eine bis fünf Personen: Schicke deine Beamten durch die Stadt und deine Soldaten auf die Mauer, gegeneinander oder alle zusammen.
page-gw-mode = Wie ihr spielt
page-gw-mode-name = { $mode ->
    [coop] Alle zusammen
   *[rivals] Gegeneinander
}
page-gw-walls = Wie stark die Mauern sind
page-gw-walls-name = { $walls ->
    [strong] Stark
   *[usual] Wie üblich
}
page-gw-duel = Mauern und Teehaus zu zweit
page-gw-duel-name = { $duel ->
    [balanced] Unsere Zahlen für zwei
   *[printed] Wie in der Regel
}
page-gw-qin-honor = Qin Jiushaos Ehre zu Beginn
page-gw-qin-advisors = Berater, die er jeden Frühling nimmt
page-gw-overlord = Wer den Schilfclan führt
page-gw-overlord-name = { $overlord ->
    [active] Wer am Zug ist
   *[higher] Wer in der Teereihenfolge höher steht
}
page-gw-reed-general = General des Schilfclans
page-gw-section = { $section ->
    [advisor] Berater
    [attack] Angreifen
    [build] Bauen
    [coop] Gemeinsam spielen
    [decline] Ablehnen
    [defeat] Horden besiegen
    [embassy] Die Botschaft
    [end] Spielende
    [fall] Herbst
    [kill] Verluste
    [logistics] Logistik
    [production] Produktion
    [recruit] Rekrutieren
    [reed] Der Schilfclan
    [resign] Die Partie verlassen
    [secret] Verdeckte Informationen
    [setup] Aufbau
    [shame] Schande
    [solo] Allein spielen
    [spring] Frühling
    [summer] Sommer
    [tactic] Taktikkarten
    [tea] Teereihenfolge
   *[winter] Winter
}
page-gw-first-year = Spielend lernen
page-gw-first-year-about = Ein geführtes erstes Jahr: etwa zehn Minuten an einem echten Tisch, mit einem Grund für jeden Schritt.
page-gw-cards = Die Karten
page-gw-cards-about = Alle Karten und was sie tun, in unseren eigenen Worten. Daneben steht, woher wir es wissen.
page-gw-editor = Karten-Editor
page-gw-editor-about = Setz die Karten deiner Schachtel an die Stelle unserer.
page-ribbon-list = Alle Optionen
page-ribbon-log = Verlauf und Chat
page-ribbon-menu = Was möchtest du tun?
page-ribbon-look = Wähle etwas Leuchtendes.
page-ribbon-again = Noch einmal wählen
page-lessons = Lektionen
page-lessons-about = Kurze Lektionen zu je einer Idee, bis zu einer Stellung zum Gewinnen.
page-lessons-lead = Jede Lektion hat eine Idee, ein paar Aufgaben auf dem Spielplan und am Ende eine Stellung zum Gewinnen.
page-lessons-so-far = { $solved } von { $of } gelöst
page-lessons-done = Alles gelöst
page-lessons-begin = Anfangen
page-lessons-go-on = Weitermachen
page-lessons-again = Noch einmal
page-lessons-next = Nächste Lektion: { $title }
page-lessons-link = Kurze Lektionen zu je einer Idee
