## The Great Wall: Entscheidungen, die falsch geschrieben sind

problem-gw-token = „{ $token }“: So schreibt man keine Entscheidung in diesem Spiel.

## The Great Wall: Entscheidungen, die nicht erlaubt sind

problem-gw-locked = { $place }: Alle Plätze sind besetzt. Bis zur Aktivierung geht kein Beamter von dort weg.
problem-gw-full = { $place }: Alle Plätze sind besetzt.
problem-gw-same-place = { $place }: Dorthin ist mit diesem Effekt schon ein Beamter gegangen; der nächste geht anderswohin.
problem-gw-no-clerk = { $place }: Dort hast du keinen Beamten, der noch gehen darf.
problem-gw-no-card = Du hast die Karte { $card } nicht auf der Hand.
problem-gw-spot-taken = Platz { $spot } der Befehlsleiste ist besetzt.
problem-gw-window = { $card } lässt sich jetzt nicht spielen. Der richtige Moment: { $window }.
problem-gw-no-effect = { $card } könnte jetzt nichts bewirken.
problem-gw-boost = Der verstärkte Kasten von { $card } kostet { $price } Chi, und so viel hast du nicht.
problem-gw-not-closest = { $spot }: Ein Speerträger erreicht nur die Horde direkt an der Mauer.
problem-gw-covered = { $spot }: Dafür ist kein Schwachpunkt frei.

## The Great Wall: die Regeln im Einzelnen, in unseren eigenen Worten

clause-gw-setup-hordes = Zu Beginn liegt in jedem Abschnitt eine Horde an der Mauer; zu viert kommt noch eine dorthin, wohin die Rückseite der nächsten Karte zeigt.
clause-gw-setup-choose = Alle erhalten zwei Generäle und zwei Berater und wählen geheim; aufgedeckt wird gemeinsam.
clause-gw-setup-goods = Der General bestimmt, mit welchen Rohstoffen und mit wie vielen Taktikkarten man beginnt.
clause-gw-setup-tea = Der General mit dem höchsten Teewert steht in der Teereihenfolge ganz oben.
clause-gw-setup-clerks = Alle beginnen mit fünf Beamten und können drei weitere anwerben.
clause-gw-setup-pool = Jeder Abschnitt beginnt mit drei Barrikaden und ohne Mauer; der Schandvorrat hat zehn Marker je Mitspieler.
clause-gw-secret = Rohstoffe, Handkarten, verdeckte Karten und die Reihenfolge der Stapel sind geheim; Gewinne und Zahlungen erfahren alle.
clause-gw-spring-hordes = Neue Horden füllen von links die leeren Abschnitte; weitere gehen dorthin, wohin die Rückseite der nächsten Karte zeigt.
clause-gw-spring-raid = Eine Horde für einen Abschnitt, in dem schon drei liegen, wird abgelegt, und es scheiden so viele Schandmarker aus dem Spiel aus, wie Spieler mitspielen.
clause-gw-spring-advisors = Im Frühling werden die beiden linken Berater der Auslage abgelegt; zwei neue rücken nach.
clause-gw-summer-income = Im Sommer bringt jeder Aufseher so viele Rohstoffe, wie seine Stufe beträgt.
clause-gw-summer-shame = Im Sommer geht für 2 Chi ein Schandmarker in den Vorrat zurück, beliebig oft.
clause-gw-summer-reclaim = Im Sommer nimmt man entweder alle eigenen Befehlskarten zurück oder erhält 2 Ehre für jede auf dem Ablagestapel.
clause-gw-summer-betrayal = „Betrayal“ kommt nie zurück auf die Hand und zählt in jedem Sommer für die Ehre mit.
clause-gw-fall-choose = Alle wählen geheim eine Befehlskarte aus der eigenen Hand; aufgedeckt wird gemeinsam.
clause-gw-fall-order = In Teereihenfolge legen alle ihre Karte auf einen freien Platz der Befehlsleiste.
clause-gw-fall-boxes = Die Kästen werden von oben nach unten ausgeführt: vom Besitzer, dann von den anderen in Teereihenfolge, dann wieder vom Besitzer.
clause-gw-fall-betrayal = „Betrayal“ kopiert die Karte eines anderen Spielers auf der Leiste, nie ein anderes „Betrayal“, oder lässt zwei Beamte gehen.
clause-gw-fall-different = Beamte, die durch den Kasten für die anderen Spieler gehen, gehen zu verschiedenen Orten.
clause-gw-fall-clerks = Ein Zug bringt einen eigenen Beamten aus dem Vorrat oder von einem Ort an einen anderen Ort.
clause-gw-fall-full = Kein Beamter geht zu einem gewöhnlichen Ort, an dem alle Plätze besetzt sind.
clause-gw-fall-locked = Kein Beamter verlässt einen vollen gewöhnlichen Ort, bevor dieser aktiviert wird.
clause-gw-fall-once = Ein Beamter geht höchstens einmal je Effekt.
clause-gw-fall-activate = Nach den Kästen werden volle gewöhnliche Orte und besondere Orte mit mindestens einem Beamten aktiviert, in der Reihenfolge, die der Spieler am Zug bestimmt; danach kehren alle Beamten von dort zurück.
clause-gw-fall-alone = Wer als Einziger Beamte an einem Ort mit dem Schandsymbol hat, nimmt bei dessen Aktivierung einen Schandmarker.
clause-gw-fall-advanced = Eine vorgezogene Aktivierung braucht einen eigenen Beamten am Ort; voll sein muss er nicht, und wer dort allein ist, nimmt dafür keinen Schandmarker.
clause-gw-production-gather = Ein Produktionsort bringt für jeden Beamten einen Rohstoff und zusätzlich so viele, wie die Stufe des eigenen Aufsehers beträgt.
clause-gw-production-upgrade = Wer Rohstoffe erhalten hat, darf den Aufseher dort einmal verbessern; für das erste Feld wird ein Soldat aus dem eigenen Vorrat verwendet.
clause-gw-production-donate = Wer Holz, Stein oder Gold erhalten hat, darf eines davon ins Lagerhaus spenden: 2 Ehre.
clause-gw-recruit = Zuerst werden alle Soldaten einer Rekrutierung bezahlt; dann greift jeder von ihnen an oder geht in eine beliebige Ruhezone.
clause-gw-attack-spearman = Ein Speerträger besetzt einen freien Schwachpunkt der Horde direkt an der Mauer und bringt, was dort aufgedruckt ist.
clause-gw-attack-horseman = Ein Reiter besetzt zwei freie Schwachpunkte nebeneinander auf einer beliebigen Horde und bringt beide Belohnungen.
clause-gw-attack-archer = Ein Bogenschütze besetzt eine freie Schießscharte und setzt in ihrem Abschnitt eine Wunde, sofern das möglich ist.
clause-gw-attack-zone = Aus einer Ruhezone, die für „Attack Order“ gewählt ist, muss jeder Soldat angreifen, der es kann.
clause-gw-attack-stay = Ein Soldat auf einer Hordenkarte greift nicht noch einmal an und wird nicht bewegt.
clause-gw-build-pay = Für Mauern und Barrikaden zahlt zuerst das Lagerhaus; den Rest zahlt, wer baut.
clause-gw-build-wall = Eine Mauer wächst um eine Stufe; wer baut, erhält so viel Ehre, wie die aufgedruckten Kosten betragen.
clause-gw-build-barricade = Eine Barrikade kommt auf einen leeren Platz und bringt 2 Ehre.
clause-gw-logistics = Soldaten ziehen von einem Abschnitt in einen anderen; Bogenschützen erreichen eine Schießscharte nur von einer Schießscharte aus.
clause-gw-tea = Im Teehaus steigt ein Marker um einen Platz, oder ganz nach oben, wenn alle Plätze dort mit eigenen Beamten besetzt sind; alle rücken in der alten Reihenfolge.
clause-gw-tea-order = Wo mehrere handeln, geschieht es in der Teereihenfolge von oben, wie sie zu Beginn des Schrittes ist; bei Gleichstand gewinnt der höhere Marker.
clause-gw-embassy = In der Botschaft wirbt jeder Beamte einen Beamten für 2 Gold an oder einen Berater für so viel Gold, wie der Spieler dann Berater hat.
clause-gw-advisor = Ein neuer Berater wird sofort und für immer aktiv oder unterstützend; jeder unterstützende macht den General stärker.
clause-gw-tactic-draw = Auf der Hand sind höchstens fünf Taktikkarten; ist der Stapel leer, werden die abgelegten Karten zum neuen Stapel.
clause-gw-tactic-window = Eine Taktikkarte wird nur in ihrem eigenen Moment gespielt, höchstens eine je Spieler und Ereignis.
clause-gw-tactic-effect = Eine Taktikkarte, die nichts bewirken könnte, darf nicht gespielt werden.
clause-gw-tactic-boost = Der verstärkte Kasten einer Taktikkarte kostet das Chi, das bei ihm steht.
clause-gw-defeat = Eine Horde, deren Schwachpunkte alle bedeckt sind, wird bei der nächsten Prüfung besiegt, Reihe um Reihe von der Mauer aus.
clause-gw-defeat-majority = Wer die meisten Punkte bedeckt, gewinnt die Horde für sich; bei Gleichstand entscheidet der höhere Teemarker.
clause-gw-kill = Auf einer Horde verliert jeder Spieler so viele Soldaten, wie die Tödlichkeit des Jahres beträgt; welche, bestimmt ihr Besitzer.
clause-gw-kill-save = Ein Soldat, der sterben müsste, wird für 2 Chi gerettet und geht in die Ruhezone.
clause-gw-shame-place = Ein Schandmarker kommt unter einen eigenen Soldaten im Vorrat oder auf eine eigene gewonnene Horde, auf diese höchstens zwei.
clause-gw-shame-nowhere = Wer einen Schandmarker nicht nehmen oder nicht ablegen kann, verliert 5 Ehre, aber nie unter 0.
clause-gw-winter-firing = Im Winter muss jeder Bogenschütze auf einer Schießscharte in seinem Abschnitt eine Wunde setzen, sofern das möglich ist.
clause-gw-winter-assault = Ein Abschnitt wird durchbrochen, wenn die Stärke seiner Horden größer ist als die Verteidigung von Mauer und Barrikaden; danach verschwinden alle Barrikaden.
clause-gw-winter-breach = Bei einem Durchbruch nehmen die Spieler Schandmarker für jede Horde, auf der sie keinen Soldaten haben; dann sterben die Soldaten auf den Horden und alle Bogenschützen dort.
clause-gw-end-check = Das Spiel endet im Winter, wenn genug Mauern fertig sind, wenn keine Schandmarker mehr übrig sind oder auf dem letzten Feld der Zeitleiste.
clause-gw-end-score = Am Ende kostet jeder Schandmarker unter einem Soldaten 5 Ehre; Horden ohne Schande und Artefakte bringen Ehre; bei Gleichstand entscheidet die Teereihenfolge.
clause-gw-decline = Einfache Erträge, Ehre und Belohnungen darf man ablehnen, Erzwungenes nicht; gefragt wird danach an Tischen mit dieser Option.
clause-gw-resign = Wer aufgibt, wird von da an übergangen und kann nicht gewinnen; die Figuren bleiben.
