## Die Partie der Woche, auf der Seite

weekly-title = Heute und diese Woche
weekly-lead = Für alle dasselbe: jeden Tag eine Aufgabe und jede Woche eine Auslage von jedem Spiel. Ein Versuch zählt, danach kannst du üben, so oft du willst.
weekly-week = Die Partie der Woche { $week }
weekly-daily = Aufgabe des Tages
weekly-daily-done = Heute gelöst. { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
  }
weekly-against = Gegen { $names }, mit derselben Auslage für alle.
weekly-alone = Allein gegen Qin Jiushao, mit derselben Auslage für alle.
weekly-until = Offen bis { $when }.
weekly-over = Diese Woche ist vorbei.
weekly-name-me = Meinen Namen in der Tabelle zeigen
weekly-nameless = In der Tabelle stehen nur Namen. Du hast noch keinen: Gib dir unter „Ich“ einen.
weekly-late = Du bist erst seit dieser Woche hier, darum steht dein Ergebnis außer Konkurrenz. Ab nächster Woche bekommst du einen Platz.
weekly-play = Den Versuch spielen, der zählt
weekly-go-on = Deinen Versuch fortsetzen
weekly-practice = Mit dieser Auslage üben
weekly-yours = Dein Ergebnis: { $how ->
    [gave_up] aufgegeben
    [level] gleichauf
    [ahead] { $by } voraus
   *[behind] { $by } zurück
  }. Platz { $rank } von { $tries }.
weekly-tries = { $tries ->
    [0] Noch ist kein Versuch zu Ende.
    [one] Ein Versuch ist zu Ende. Die Tabelle öffnet sich, wenn deiner es ist.
   *[other] { $tries } Versuche sind zu Ende. Die Tabelle öffnet sich, wenn deiner es ist.
  }
weekly-results = Tabelle
weekly-none-named = Noch hat niemand zugestimmt, genannt zu werden.
weekly-place = Platz
weekly-player = Wer
weekly-lead-by = Vorsprung
weekly-look = Partie ansehen
weekly-out = außer Konkurrenz
weekly-gave-up = aufgegeben
weekly-won = gewonnen
weekly-lost = verloren
weekly-you = du
weekly-seal = Versiegelte Auslage
weekly-seal-about = Der Server hat diese Auslage in der Woche davor ausgelost und sofort dieses Siegel veröffentlicht. Den Schlüssel dazu gibt es, wenn die Woche vorbei ist: Dann kann jeder nachprüfen, dass es die versiegelte Auslage war.
weekly-seal-next = Siegel der Auslage der nächsten Woche
weekly-deal = Auslage und Schlüssel herunterladen
weekly-check = Nachprüfen mit: mandate verify FILE
weekly-last = Die Woche davor
weekly-now = Diese Woche
weekly-off = Auf diesem Server gibt es keine Partie der Woche.
