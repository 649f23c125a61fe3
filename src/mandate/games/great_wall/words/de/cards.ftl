# The Great Wall: was jede Karte sagt, von Hand geschrieben. Erst wann, ein Doppelpunkt, dann was; Grenzen am Ende.

## Generäle; was X ist, steht einmal unter dem Satz
gw-card-x = X: deine unterstützenden Berater.
gw-card-G01 = Einmal in jedem Zug, nachdem du einen Ort mit 2 oder mehr deiner Beamten genutzt hast: Ziehe 1 Taktikkarte oder greife mit X Soldaten an.
gw-card-G02 = Nachdem Soldaten von dir gestorben sind: X Ehre für jeden, höchstens für 2. Gerettete zählen nicht.
gw-card-G03 = Nach deinem Einkommen im Sommer, mit einem Bogenschützen auf einer Schießscharte: X Ehre und je so besetztem Abschnitt 1 Ehre mehr, höchstens X mehr.
gw-card-G04 = Wenn eine Horde mit deinem Soldaten darauf besiegt wird: Du zählst X Schwachpunkte mehr. Gewinnst du sie: 1 Holz, Stein oder Gold.
gw-card-G05 = Nach einem Angriff mit mindestens 1 Speerträger oder 1 Reiter: X Ehre und 2 Ehre dazu.
gw-card-G06 = Nachdem du eine Taktikkarte gespielt hast: X Chi, höchstens 3, und 1 Ehre.
gw-card-G07 = Einmal im Jahr, nach einem Angriff: Du darfst 1 Chi zahlen und bis zu X Wunden in einem Abschnitt setzen, in dem du angegriffen hast.
gw-card-G08 = Jedes Mal, wenn du rekrutierst: Zahle X weniger, für alle Soldaten zusammen und nicht für jeden.
gw-card-G09 = Nach einem Angriff mit mindestens 1 Reiter: X-mal 2 Ehre. Jeder Reiter kostet dich 1 weniger.
gw-card-G10 = Am Ende des Winters, wenn kein Abschnitt durchbrochen wurde: X-mal 2 Ehre, höchstens 10.
gw-card-G11 = Jede Mauerstufe kostet dich X weniger. Nachdem du Mauern gebaut hast: X Ehre, egal wie viele Stufen.
gw-card-G12 = Einmal in jedem Zug, wenn du spendest: X Ehre.
gw-card-G13 = Nach deinem Einkommen im Sommer: X Holz, Stein, Gold oder Chi, beliebig gemischt, und 1 Ehre.
gw-card-K1 = Jeder Schandmarker, den du abgibst, kostet X-mal 2 Ehre weniger, aber nie unter 4 Ehre.
gw-card-K2 = Bevor Forderungen erfüllt werden: Gib anderen zusammen bis zu X-mal 2 Rohstoffe.
gw-card-K3 = Wenn du eine Horde gewinnst: Alle anderen erhalten je X Ehre.
gw-card-K4 = Einmal im Jahr, beim Ansturm auf einen Abschnitt: Du darfst die Stärke seiner Horden zusammen um X senken.
gw-card-K5 = Am Ende des Winters: Bis zu X Barrikaden deiner Wahl bleiben stehen.
gw-card-K6 = Nach jedem Ereignis: Alle erhalten je X Holz, Stein, Gold oder Chi, höchstens 3.
gw-card-K7 = Zu Beginn deines Zugs: Zusammen dürfen bis zu X Soldaten angreifen, von Spielern deiner Wahl.
gw-card-K8 = Zu Beginn deines Zugs: Gib anderen bis zu X Rohstoffe; einer von ihnen darf dir bis zu X geben.

## Berater
gw-card-A01 = Wenn du im Sägewerk sammelst: 2 Holz mehr.
gw-card-A02 = Wenn du im Steinbruch sammelst: 2 Stein mehr.
gw-card-A03 = Wenn du in der Goldmine sammelst: 2 Gold mehr.
gw-card-A04 = Wenn du im Tempel sammelst: 2 Chi mehr.
gw-card-A05 = Nach deinem Einkommen im Sommer: Du darfst deinen Aufseher im Tempel für 2 weniger verbessern.
gw-card-A06 = Wenn du an einem Produktionsort sammelst: 1 mehr für jeden fremden Aufseher dort, höchstens 2.
gw-card-A07 = Nach deinem Einkommen im Sommer: 1 Holz, Stein oder Gold für je 2 deiner Aufseher, aufgerundet.
gw-card-A08 = Jede Verbesserung deiner Aufseher kostet 1 weniger.
gw-card-A09 = Wenn du spendest: 1 Ehre mehr.
gw-card-A10 = Bevor du das Baulager nutzt: Nimm bis zu 2 Rohstoffe aus dem Lagerhaus.
gw-card-A11 = In Kasten 1 deiner Befehlskarte: Versetze 1 Beamten mehr.
gw-card-A12 = Einmal im Jahr, in Kasten 2 eines anderen: Versetze 1 Beamten mehr; die Orte dürfen gleich sein.
gw-card-A13 = Einmal im Jahr, nach dem letzten Kasten deiner Karte: Ein Produktionsort mit deinem Beamten wird sofort aktiviert, voll oder nicht.
gw-card-A14 = Nach deinem Einkommen im Sommer: Du darfst 1 Berater der Auslage ersetzen, dann einen Berater oder Beamten für 1 Gold weniger anwerben.
gw-card-A15 = Nach deinem Einkommen im Sommer: Ganz oben in der Teereihenfolge 1 Ehre; sonst darfst du 1 Chi zahlen und um 1 aufsteigen.
gw-card-A16 = Bevor du einen Schandmarker nimmst, weil du allein bist: Du darfst stattdessen 1 Holz, Stein oder Gold zahlen.
gw-card-A17 = Im Sommer kostet jeder abgegebene Schandmarker 1 Chi weniger und bringt 1 Ehre. Im Koop: Jeder kostet 3 Ehre weniger.
gw-card-A18 = Wenn du Befehlskarten zurücknimmst: 1 Holz, Stein, Gold oder Chi. Wenn du sie liegen lässt: 1 Ehre für jede abgelegte.
gw-card-A19 = Wenn die Befehlskarten aufgedeckt werden: 1 Holz, Stein, Gold oder Chi, oder 2, wenn ein anderer Clan dieselbe Karte zeigt.
gw-card-A20 = Zu Beginn des Frühlings: Sieh dir die nächsten 3 Hordenkarten an, lege sie in beliebiger Reihenfolge zurück und nimm 1 Chi.
gw-card-A21 = Nach deinem Einkommen im Sommer: 1 Gold für je 2 deiner Berater, abgerundet.
gw-card-A22 = Nach deinem Einkommen im Sommer: Ziehe 1 Taktikkarte.
gw-card-A23 = Nachdem du eine Taktikkarte gespielt hast: 2 Ehre.
gw-card-A24 = Eine Taktikkarte zu verstärken kostet dich 1 Chi weniger. Du darfst 2 Taktikkarten mehr auf der Hand haben.
gw-card-A25 = Nachdem du die Kriegsakademie genutzt hast: Ziehe 1 Taktikkarte und nimm 1 Chi.
gw-card-A26 = Jede Mauerstufe kostet dich 2 weniger.
gw-card-A27 = Jede Barrikade kostet dich 1 weniger.
gw-card-A28 = Nachdem du Mauern gebaut hast: 3 Ehre, egal wie viele Stufen.
gw-card-A29 = Nachdem du das Baulager genutzt hast: 2 Holz, Stein oder Gold.
gw-card-A30 = Am Ende des Winters: 1 Ehre für jeden Abschnitt, der einem Ansturm standhielt.
gw-card-A31 = Nachdem Soldaten von dir gestorben sind: 2 Ehre, egal wie viele.
gw-card-A32 = Zu Beginn deines Zugs: Beliebig viele deiner Bogenschützen dürfen angreifen.
gw-card-A33 = Nachdem Reiter von dir gestorben sind: 2 Gold, egal wie viele.
gw-card-A34 = Jeder Speerträger kostet dich 1 weniger.
gw-card-A35 = Jeder Bogenschütze kostet dich 1 weniger. Nach einem Angriff, der einen auf eine Schießscharte brachte: 1 Ehre.
gw-card-A36 = Jeder Reiter kostet dich 2 weniger.
gw-card-A37 = Nach einem Angriff: 1 Ehre für jeden Speerträger und Reiter darin, höchstens 2.
gw-card-A38 = Wenn du eine Horde gewinnst: 2 Ehre und 1 Holz, Stein oder Gold.
gw-card-A39 = Einen Soldaten zu retten kostet dich 1 Chi weniger. Nachdem Soldaten von dir gerettet wurden: 1 Ehre, egal wie viele.
gw-card-A40 = Wenn eine Horde besiegt wird: Auf ihr stirbt 1 deiner Soldaten weniger.
gw-card-A41 = Wenn eine Horde mit deinem Soldaten darauf besiegt wird: Du zählst 1 Schwachpunkt mehr. Gewinnst du sie: 1 Ehre.
gw-card-A42 = Nach dem Schießen im Winter: 1 Ehre für jeden Abschnitt, in dem deine Bogenschützen geschossen haben.
gw-card-A43 = Nachdem du rekrutiert hast: Du darfst mit 1 Soldaten angreifen.
gw-card-A44 = Zu Beginn deines Zugs: Du darfst einmal Soldaten zwischen Abschnitten verlegen; wurde einer verlegt: 1 Holz, Stein oder Gold.

## Befehlskarten, Kasten für Kasten; Kasten 2 ist für die anderen
gw-card-others = Versetzt 2 Beamte an verschiedene Orte.
gw-card-C1-1 = Versetze 3 Beamte, oder 5, wenn ein anderer Clan „Economy“ auf der Leiste hat.
gw-card-C1-2 = { gw-card-others }
gw-card-C1-3 = Ein Ort mit deinem Beamten wird sofort aktiviert, voll oder nicht.
gw-card-C2-1 = Versetze 3 Beamte.
gw-card-C2-2 = { gw-card-others }
gw-card-C2-3 = Alle deine Aufseher bringen Einkommen; ohne Aufseher: 1 Holz, Stein oder Gold. Hat ein anderer Clan „Work Harder“ auf der Leiste: 1 Holz, Stein oder Gold mehr.
gw-card-C3-1 = Führe die Karte eines anderen Clans auf der Leiste wie deine aus, oder versetze 2 Beamte und sonst nichts.
gw-card-C4-1 = Versetze 1 Beamten.
gw-card-C4-2 = { gw-card-others }
gw-card-C4-3 = Baue 1 Mauerstufe für 4 weniger oder 2 Barrikaden zum vollen Preis. Hat ein anderer Clan „Attack Order“ auf der Leiste: 1 Barrikade kostenlos.
gw-card-C5-1 = Versetze 3 Beamte.
gw-card-C5-2 = { gw-card-others }
gw-card-C5-3 = Hat ein anderer Clan „Conscription“ auf der Leiste: Verlege zuerst einmal Soldaten. Alle Soldaten gewählter Ruhezonen und beliebige Schützen auf Schießscharten greifen an; 2 Ehre.
gw-card-C6-1 = Versetze 1 Beamten.
gw-card-C6-2 = { gw-card-others }
gw-card-C6-3 = Rekrutiere 1 Soldaten für 1 weniger, oder für 2 weniger, wenn ein anderer Clan „Despotism“ auf der Leiste hat.

## Taktikkarten: wann, einfach, verstärkt
gw-card-T01-basic = Rette 1 davon, kostenlos.
gw-card-T01-boosted = Rette alle deine, kostenlos.
gw-card-T02-basic = Verbessere 1 Aufseher für 2 weniger.
gw-card-T02-boosted = Verbessere 2 verschiedene Aufseher für je 2 weniger.
gw-card-T03-basic = Verlege 2-mal Soldaten zwischen Abschnitten.
gw-card-T03-boosted = Verlege einmal Soldaten zwischen Abschnitten, dann greife mit 2 Soldaten aus Ruhezonen an.
gw-card-T04-basic = Greife mit 1 Bogenschützen an; 1 Ehre.
gw-card-T04-boosted = Greife mit beliebig vielen Bogenschützen an; 2 Ehre.
gw-card-T05-basic = Baue 1 Barrikade in diesem Abschnitt für 1 weniger.
gw-card-T05-boosted = Baue 2 Barrikaden in diesem Abschnitt, kostenlos.
gw-card-T06-basic = An einem Produktionsort: 1 seines Rohstoffs für jeden deiner Beamten dort. Anderswo: 1 Holz, Stein oder Gold.
gw-card-T06-boosted = An einem Produktionsort: 2 seines Rohstoffs für jeden deiner Beamten dort, höchstens 6.
gw-card-T07-basic = Steige in der Teereihenfolge um 1 auf; nimm 1 Holz, Stein, Gold oder Chi.
gw-card-T07-boosted = Steige in der Teereihenfolge ganz nach oben; 2 Ehre.
gw-card-T08-basic = Nimm 2 Holz, Stein oder Gold.
gw-card-T08-boosted = Nimm 2 Holz, Stein, Gold oder Chi und 3 Ehre.
gw-card-T09-basic = Mit deinem Soldaten darauf: Du zählst 2 Schwachpunkte mehr.
gw-card-T09-boosted = Mit deinem Soldaten darauf: Du zählst 4 Schwachpunkte mehr. Gewinnst du sie: 3 Ehre.
gw-card-T10-basic = Gib 1 Schandmarker ab.
gw-card-T10-boosted = Zweimal: Gib 1 Schandmarker ab oder nimm 2 Ehre.
gw-card-U01-basic = Gib jemand anderem bis zu 3 Rohstoffe.
gw-card-U01-boosted = Alle erhalten je 1 Holz, Stein oder Gold.
gw-card-U02-basic = Dieser Abschnitt hat +2 Verteidigung.
gw-card-U02-boosted = Dieser Abschnitt hat +5 Verteidigung.
gw-card-U03-basic = Jemand anders mit einem Beamten dort erhält 2 Holz, Stein oder Gold.
gw-card-U03-boosted = Alle mit einem Beamten dort erhalten je 2 Holz, Stein oder Gold.
gw-card-U04-basic = Jemand anders darf mit bis zu 2 Soldaten angreifen.
gw-card-U04-boosted = Alle dürfen mit je bis zu 2 Soldaten angreifen.
gw-card-U05-basic = Rette 1 Soldaten, egal wessen, kostenlos.
gw-card-U05-boosted = Rette bis zu 4 Soldaten, egal wessen, kostenlos.
gw-card-U06-basic = Jemand deiner Wahl gibt 1 Schandmarker ab.
gw-card-U06-boosted = Zweimal: Jemand deiner Wahl gibt 1 Schandmarker ab.

## Horden; jede Fähigkeit steht nur einmal
gw-card-H1 = Wenn sie kommt: Sie tauscht den Platz mit der Horde vor ihr.
gw-card-X1 = { gw-card-H1 }
gw-card-H2 = In Reihe 1, vor dem Schießen im Winter: Sie vertreibt 1 Bogenschützen ihres Abschnitts von der Mauer.
gw-card-X8 = { gw-card-H2 }
gw-card-H3 = Das Schießen im Winter kann sie nicht verwunden.
gw-card-H4 = Beim Ansturm: Jede Barrikade ihres Abschnitts zählt 1 weniger.
gw-card-X3 = { gw-card-H4 }
gw-card-H5 = Sie tötet von jedem Clan auf ihr 1 Soldaten mehr.
gw-card-X4 = { gw-card-H5 }
gw-card-H6 = Beim Ansturm: Sie hat +1 Stärke für jede andere Horde ihres Abschnitts.
gw-card-X5 = { gw-card-H6 }
gw-card-H7 = Bei einem Durchbruch: Wer keinen Soldaten auf ihr hat, nimmt 1 Schandmarker mehr.
gw-card-X6 = { gw-card-H7 }
gw-card-H8 = Beim Ansturm: Jede andere Horde ihres Abschnitts hat +1 Stärke.
gw-card-X7 = { gw-card-H8 }
gw-card-H8-claim = Wer sie gewinnt, erhält 2 Holz, Stein oder Gold.
gw-card-X2 = Ein Angriff, der Soldaten auf sie setzt, kostet insgesamt 1 Rohstoff.
gw-card-X7-claim = Wenn sie besiegt wird: Alle mit einem Soldaten darauf erhalten je 1 Holz, Stein oder Gold.

## Artefakte
gw-card-F1 = Am Ende der Partie: 8 Ehre für jeden deiner unterstützenden Berater.
gw-card-F2 = Am Ende der Partie: 1 Ehre für jede Wunde, die du geschlagen hast.
gw-card-F3 = Am Ende der Partie: 3 Ehre für jede Stufe deiner Aufseher.
gw-card-F4 = Am Ende der Partie: 7 Ehre für jede gewonnene Horde, auf der keine Schande liegt.
gw-card-F5 = Am Ende der Partie: 5 Ehre für jede Mauerstufe, die du gebaut hast.

## Die Forderungen des Kaisers
gw-card-RQ01 = In diesem Winter wurde kein Abschnitt durchbrochen, und mindestens 5 Horden liegen auf dem Plan.
gw-card-RQ02 = Alle geben je 1 Soldaten aus einer Ruhezone oder von einer Schießscharte ab, für immer.
gw-card-RQ03 = Alle zahlen je 10 Ehre.
gw-card-RQ04 = Alle geben je 1 Beamten und 1 Reiter aus dem Vorrat ab, für immer.
gw-card-RQ05 = Alle zahlen je { $n } Holz.
gw-card-RQ06 = Alle zahlen je { $n } Stein.
gw-card-RQ07 = Alle zahlen je { $n } Gold.
gw-card-RQ08 = Alle zahlen je { $n } Chi.
gw-card-RQ09 = Die Mauern aller Abschnitte haben zusammen mindestens { $n } Stufen.
gw-card-RQ10 = Zusammen gebt ihr { $n } Trophäen ab, für immer.
gw-card-RQ11 = Alle geben je 1 unterstützenden Berater ab, für immer.
gw-card-RQ12 = Bei allen haben die Aufseher zusammen mindestens 3 Stufen.

## Ereignisse: sofort, und bis zum Ende der Partie
gw-card-E01-once = Alle verlieren je 1 Holz und 1 Stein.
gw-card-E01-stays = Im Winter setzt der erste Schuss in jedem Abschnitt keine Wunde.
gw-card-E02-stays = Im Sommer bringt bei allen der höchste Aufseher 1 weniger.
gw-card-E03-once = Alle nehmen je 1 Soldaten aus einer Ruhezone oder von einer Schießscharte in den Vorrat zurück.
gw-card-E03-stays = Einen Soldaten zu retten kostet 1 Chi mehr.
gw-card-E04-once = Alle nehmen je 1 Beamten vom Plan in den Vorrat zurück.
gw-card-E04-stays = Bei einer Verlegung zwischen Abschnitten gehen höchstens 2 Soldaten mit.
gw-card-E05-once = Die Teereihenfolge wird umgedreht.
gw-card-E05-stays = Zu Beginn des Sommers: Wer in der Teereihenfolge ganz oben ist, verliert 2 Ehre.
gw-card-E06-once = Alle verlieren je 2 Holz, Stein oder Gold oder nehmen 1 Schandmarker.
gw-card-E06-stays = Jede Barrikade kostet 1 weniger.
gw-card-E07-once = 4 Rohstoffe im Lagerhaus verbrennen.
gw-card-E07-stays = Jede Spende bringt 1 Ehre weniger.
gw-card-E08-once = Alle dürfen je 1 Speerträger aus dem Vorrat in eine Ruhezone schicken, kostenlos.
gw-card-E08-stays = Jeder Reiter kostet 1 Gold mehr.
gw-card-E09-once = 1 weitere Horde kommt.
gw-card-E09-stays = Beim Ansturm: Jede Horde in Reihe 3 hat +1 Stärke.
gw-card-E10-stays = Beim Ansturm: Ein Abschnitt mit höchstens Mauerstufe 1 hat −1 Verteidigung.
gw-card-E11-once = Alle verlieren je 5 Ehre oder nehmen 1 Schandmarker.
gw-card-E11-stays = Jeder Schandmarker, den ihr abgebt, kostet 2 Ehre weniger.
gw-card-E12-once = Alle verlieren je 1 Taktikkarte.
gw-card-E12-stays = Eine Taktikkarte zu verstärken kostet 1 Chi mehr. Dein erster Beamter an der Kriegsakademie bringt 1 Taktikkarte mehr.

## Der Schilfclan und Qin Jiushao
gw-card-R1-1 = Wer den Schilfclan führt, versetzt bis zu 2 seiner Beamten.
gw-card-R1-2 = { gw-card-others }
gw-card-RA = Ein Beamter des Schilfclans in Sägewerk, Steinbruch oder Goldmine: 1 Rohstoff des Orts kommt ins Lagerhaus.
gw-card-RA-court = Tempel: Wer am Zug ist, gibt 1 Schandmarker ab. Teehaus: Der Marker des Schilfclans steigt um 1. Botschaft: 1 Berater wird abgelegt.
gw-card-RA-field = Kaserne: 1 Speerträger des Clans greift an. Baulager: 1 Barrikade, kostenlos.
gw-card-RB = Wie „Border Militia“. Kriegsakademie: Wer führt, sieht sich die nächsten 2 Hordenkarten an und ordnet sie. Logistikzentrum: Zwei benachbarte Horden tauschen den Platz.
gw-card-Q1 = Beim Ansturm: Jeder Abschnitt hat −1 Verteidigung für je 2 seiner unterstützenden Berater.
gw-card-Q1-winter = Am Ende des Winters: Er erhält 1 Ehre, und für jeden von ihnen 1 Ehre mehr.
gw-card-Q1-ever = Er zahlt und ruht nie und nimmt nie Schande. Jede Wunde, die er setzt, bringt ihm 2 Ehre, jedes Artefakt 20 Ehre.
gw-card-S1-1 = Er versetzt 2 Beamte.
gw-card-S1-2 = { gw-card-others }
gw-card-S1-3 = Der oberste Ort seiner Leiste mit einem seiner Beamten wird sofort aktiviert, voll oder nicht.
gw-card-S2-1 = Er versetzt 3 Beamte.
gw-card-S2-2 = { gw-card-others }
gw-card-S2-3 = Sein unterster Aufseher auf der Leiste steigt um 1 Stufe, kostenlos.
gw-card-S3-1 = Sie wird zu seiner Karte mit dem Namen deiner Karte. Hast du „Betrayal“ gespielt: Er versetzt 2 Beamte.
gw-card-S3-2 = { gw-card-others }
gw-card-S3-3 = Wenn nichts kopiert wurde: Er erhält 1 Ehre für jeden seiner unterstützenden Berater.
gw-card-S4-1 = Er versetzt 2 Beamte.
gw-card-S4-2 = { gw-card-others }
gw-card-S4-3 = Er baut 1 Mauerstufe im Abschnitt, auf den die nächste Hordenkarte zeigt. Das Lagerhaus zahlt, was es kann.
gw-card-S5-1 = Er versetzt 2 Beamte.
gw-card-S5-2 = { gw-card-others }
gw-card-S5-3 = Alle seine Bogenschützen auf Schießscharten greifen an. Dann rekrutiert er 1 Bogenschützen und 1 Speerträger, die angreifen.
gw-card-S6-1 = Er versetzt 3 Beamte.
gw-card-S6-2 = { gw-card-others }
gw-card-S6-3 = Er rekrutiert 2 Speerträger, die angreifen.

## Wann eine Taktikkarte gespielt wird, und was um die Teile einer Karte steht
gw-card-when = { $window ->
    [SUMMER_INCOME] Nach dem Einkommen im Sommer
    [FALL_REVEAL] Wenn die Befehlskarten aufgedeckt sind
    [MY_TURN] Zu Beginn deines Zugs
    [LOCATION] Nachdem ein Ort mit deinem Beamten genutzt wurde
    [HORDE_DEFEATED] Wenn eine Horde besiegt wird, gegen die du kämpfst
    [SOLDIERS_KILLED] Wenn deine Soldaten sterben würden
    [ANY_KILLED] Wenn Soldaten sterben würden, egal wessen
   *[ASSAULT] Vor dem Ansturm auf einen Abschnitt
}
gw-written-general = { $sentence } { $x } Beginnt mit { $goods } und { $tactics ->
    [one] 1 Taktikkarte
   *[other] { $tactics } Taktikkarten
}, Tee { $tea }.
gw-written-tactic = { $when } – { $basic } Verstärkt für { $price } Chi – { $boosted }
gw-written-command = Du – { $box1 } Die anderen – { $box2 } Dann du – { $box3 }
gw-written-automatic = { $box1 } Die anderen – { $box2 } { $box3 }
gw-written-short = { $box1 } Die anderen – { $box2 }
gw-written-event = Sofort – { $once } Bis zum Ende der Partie – { $stays }
gw-written-lasting = Bis zum Ende der Partie – { $stays }

## Die Sätze eines Kartenpakets: in der eigenen Sprache, sonst der Satz aus den Daten
-gw-language = Deutsch
    .code = de
gw-pack-text = { -gw-language.code ->
    [de] { $de }
    [fr] { $fr }
   *[en] { $en }
}
gw-pack-tactic = { $when } – { $sentence } Verstärkt für { $price } Chi.

## Auf der Seite
gwp-card-part = { $part ->
    [own] Du
    [others] Die anderen
    [then] Dann du
    [once] Sofort
   *[stays] Bis zum Ende
}
gwp-card-tea = Tee { $tea }
gwp-card-boost = Verstärkt für { $n } Chi
gwp-card-close = Karte weglegen
gwp-card-laid = Ausgelegte Karte
gwp-card-hidden = Eine verdeckte Karte
# Wörter, die eine gezeichnete Karte als Zeichen zeigt; Formen sind durch | getrennt
gwp-card-sign-W = Holz
gwp-card-sign-S = Stein
gwp-card-sign-G = Gold
gwp-card-sign-C = Chi
gwp-card-sign-any3 = Holz, Stein oder Gold
gwp-card-sign-any4 = Holz, Stein, Gold oder Chi
gwp-card-sign-honor = Ehre
gwp-card-sign-shame = Schandmarker
gwp-card-sign-tactic = Taktikkarten|Taktikkarte
gwp-card-sign-clerk = Beamten|Beamte
gwp-card-sign-Sp = Speerträger
gwp-card-sign-Ar = Bogenschützen|Bogenschütze
gwp-card-sign-Ho = Reiter
gwp-card-sign-barricade = Barrikaden|Barrikade
gwp-card-sign-wall = Mauerstufen|Mauerstufe
gwp-card-sign-power = Stärke
gwp-card-sign-defense = Verteidigung
gwp-card-sign-none = Goldmine
