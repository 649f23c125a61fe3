## Der Weg der Stufen, was eine Stufe nach ihrem Sieg sagt, und die eigenen Fehler, auf der Seite

page-path = Der Weg
page-path-about = Jede Stufe ist eine Figur mit einer Gewohnheit, die du nutzen kannst. Schlage sie, und der Weg führt weiter.
page-path-counted = Deine Partien zählen auf diesem Gerät, mit Tipps oder ohne, aber nicht, wenn durchgehend gute Züge markiert waren.
page-path-so-far = { $beaten } von { $of } geschlagen.
page-path-done = Du hast auf diesem Weg alle geschlagen.
page-path-beaten = (geschlagen)
page-path-tally = { $won } gewonnen, { $lost } verloren
page-path-play = Spielen
page-path-play-named = Gegen { $name } spielen
page-mistakes-kept = { $count ->
    [one] Deine teuerste Wahl in dieser Partie ist jetzt eine Aufgabe. Sie kommt nach 1, 3 und 10 Tagen wieder.
   *[other] Deine { $count } teuersten Züge in dieser Partie sind jetzt Aufgaben. Sie kommen nach 1, 3 und 10 Tagen wieder.
}
page-mistakes-solve = Jetzt lösen
page-teacher = Was { $name } dazu sagt
page-teacher-costliest = Dein Zug { $ply }, { $choice }, hat mir { $lost } Prozentpunkte Gewinnchance geschenkt.
page-teacher-better = Gefürchtet habe ich { $better }.
page-teacher-no-mistake = Teuer war keine deiner Entscheidungen: Ich habe mit Kleinigkeiten gewonnen.
page-teacher-turned = Mit Zug { $ply } hat sich die Partie zu mir gedreht.
page-teacher-luck = { $who ->
    [you] Deine Plättchen meinten es gut mit dir, um { $luck } Prozentpunkte: Am Glück lag es nicht.
   *[me] Und das Glück war auf meiner Seite: Was du gezogen hast, kostete dich { $luck } Prozentpunkte.
}
page-teacher-habit = Was du gegen mich nutzen kannst:
page-teacher-show = Zug { $ply } zeigen

page-teacher-wanderer = Ich bin nur von Dorf zu Dorf gerannt, und diesmal haben die Beine gereicht!
page-teacher-dreamer = Ich habe von großen Provinzen geträumt, und siehe da: Sie sind wahr geworden.
page-teacher-apprentice = Ich lerne noch, und heute habe ich gelernt zu gewinnen.
page-teacher-fisher = Ich habe nur auf meine eigene Angel geschaut, und es hat gebissen.
page-teacher-settler = Ich habe in Frieden gebaut, und diesmal war das genug.
page-teacher-merchant = Ich habe Zug für Zug genommen, was sich am meisten lohnt. Das läppert sich.
page-teacher-guard = Ich habe nur bewacht, was mir gehört. Es hat gehalten.
page-teacher-raider = Ich habe genommen, was in Reichweite war. Nichts für ungut.
page-teacher-magistrate = Ich habe die Partie abgewogen. Hier ist mein Befund.
page-teacher-chancellor = Eine gute Lektion kostet eine Partie. Hier ist deine.
page-teacher-regent = Ich habe hunderttausend Stellungen gesehen. Eine von deinen verdient einen zweiten Blick.
page-teacher-scribe = Ein paar Kleckse waren dabei, und doch ist mein Blatt voller als deins.
page-teacher-rules = Keine Kunst, nur gut gewirtschaftet. Diesmal war das genug.
page-teacher-strategist = Jedes Mal hatte ich zwei Ideen, und eine davon war gut genug.
page-teacher-marshal = Ich hatte dieses Jahr schon viele Male im Kopf gespielt, bevor du es einmal gespielt hast.

page-habit-wanderer = Ich sehe mir neun Züge an und nie, was du mir danach wegnehmen kannst. Hol dir meine Dörfer zurück.
page-habit-dreamer = Dörfer bedeuten mir nichts, nur große Provinzen. Gewinne jedes Dorf, während ich wachse.
page-habit-apprentice = Solange ich anderswo bauen kann, nehme ich dir nichts weg. Selbst dein schwächstes Dorf ist vor mir sicher.
page-habit-fisher = Ich zähle nur meine Pagoden und frage nie, was mein Plättchen dir öffnet. Nimm, was ich offen lasse.
page-habit-settler = Ich halte Frieden, bis du mir etwas nimmst, und schlage im nächsten Zug zurück. Nimm nur, was eine Antwort wert ist.
page-habit-merchant = Ich nehme, was sofort etwas bringt. In Aufgaben, in denen es nichts zu holen gibt, finde ich nur jeden vierten besten Zug.
page-habit-guard = Ich bange um meine Provinzen und übersehe viel: in Aufgaben zwei von drei Eroberungen.
page-habit-raider = Ich kann nicht widerstehen: Zu zweit gebe ich bis zu 30 Prozentpunkte Gewinnchance her, um dir etwas wegzunehmen. Leg mir einen Köder hin.
page-habit-magistrate = Ich entscheide nach 500 simulierten Partien. In Aufgaben, in denen es nichts zu holen gibt, entgeht mir jeder zehnte beste Zug.
page-habit-chancellor = In 148 Aufgaben habe ich jede Eroberung gefunden. Entgangen sind mir nur ein paar stille Züge und solche kurz vor Schluss.
page-habit-regent = Ich sehe auf einen Blick, was es zu holen gibt. Wo es nichts zu holen gibt, entgeht mir jeder fünfzehnte beste Zug.
page-habit-scribe = Jede vierte Entscheidung treffe ich aufs Geratewohl. Spiel solide und warte darauf.
page-habit-rules = Ich folge Faustregeln und denke nie voraus. In Aufgaben finde ich nur jeden dritten besten Beamtenzug.
page-habit-strategist = Ich probiere meine zwei besten Ideen aus und keine andere. Ist die richtige meine dritte, sehe ich sie nie.
page-habit-marshal = Ich denke bis zum Ende des Jahres voraus, danach schätze ich nur. Baue, was sich in späteren Jahren auszahlt.
