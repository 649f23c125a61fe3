## Die Partie der Woche: was ein Server ablehnt, und `mandate weekly`

problem-no-such-week = Diese Woche gibt es hier nicht, oder ihre Auslage ist noch versiegelt.
problem-weekly-off = Hier gibt es keine Partie der Woche.
problem-weekly-over = Deine Partie dieser Woche ist gespielt. Weitere mit derselben Auslage sind Übung.
problem-weekly-first = Beende zuerst deine Partie, die zählt; danach kannst du mit dieser Auslage üben.

weekly-about = die Partie der Woche an einem Server spielen: dieselbe Auslage für alle, und ein Versuch zählt
weekly-cli-what = list (diese Woche), play (spielen), practice (üben), name (in der Tabelle genannt werden), unname oder deal (die Auslage als JSON, wenn die Woche vorbei ist)
weekly-cli-game = das Spiel
weekly-cli-week = die Woche, etwa 2026-W47; sonst diese
weekly-cli-at = die Adresse des Servers
weekly-cli-named = in der Tabelle genannt werden
weekly-cli-json = ausgeben, was der Server geschickt hat
weekly-epilogue = mandate weekly play qin --at URL --named
weekly-cli-head = { $name }, { $week } ({ $opponents }): { $tries ->
    [0] noch keine Partie zu Ende
    [one] { $tries } Partie zu Ende
   *[other] { $tries } Partien zu Ende
  }
weekly-cli-seal = versiegelte Auslage: { $commitment }
weekly-cli-next = versiegelte Auslage der Woche danach: { $commitment }
weekly-cli-alone = allein
weekly-cli-standing = { $standing ->
    [open] Du hast sie noch nicht gespielt: mandate weekly play { $game } --at { $at }
    [playing] Deine Partie läuft noch: mandate weekly play { $game } --at { $at }
   *[over] Dein Platz unter allen: { $rank }
  }
weekly-cli-row = { $rank } { $name }  { $lead }{ $gave_up ->
    [yes] , aufgegeben
   *[no] {""}
  }
weekly-cli-late = (außer Konkurrenz)
weekly-cli-table = Dein Tisch: { $link }
