## Ein Spiel als reiner Text, für Sprachmodelle

prompt-you = Du bist { $player }, Platz { $seat } von { $seats }.
prompt-spectator = Du schaust zu.
prompt-news = Seit deiner letzten Wahl
prompt-earlier = ({ $n } frühere Ereignisse ausgelassen.)
prompt-table = Der Tisch
prompt-question = Deine Wahl:
prompt-waiting = { $count ->
    [one] { $players } wählt gerade.
   *[other] { $players } wählen gerade.
}
prompt-over = Das Spiel ist zu Ende
prompt-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
prompt-rules = Die Regeln
prompt-notation = Schreibweise
prompt-answer = Antworte mit dem Zeichen einer Möglichkeit, genau so, wie es dasteht.
prompt-table-id = Dein Tisch: { $table }
prompt-open = Tisch { $table } wartet auf Mitspieler: { $taken } von { $seats } Plätzen sind besetzt. Einladung: { $invitation }
prompt-not-found = Zu „{ $wanted }“ wurde nichts gefunden.
prompt-review-wait = Die Auswertung dauert länger. Rufe dieses Werkzeug noch einmal auf.
prompt-review-move = Zug { $ply }: { $player } hat { $lost } verloren. Gewählt: { $choice }. Besser: { $better }.

## mandate mcp

mcp-about = ein Sprachmodell auf diesem Rechner über MCP spielen lassen
mcp-epilogue =
    Spricht das Model Context Protocol über Standardeingabe und -ausgabe: Ein Client, etwa ein
    Chatprogramm oder ein Editor, startet diesen Befehl selbst. Das Modell bekommt wenige
    Werkzeuge: Tisch eröffnen, schauen, wählen, warten, Regeln, Auswertung. An einem Server
    spielen auch Menschen mit: mandate serve --mcp on.

    In den Einstellungen eines Clients:
      command „mandate“, args „mcp“
mcp-name = der Name des Modells am Tisch (Standard: { $default })
mcp-opponent = gegen wen es spielt, wenn es keinen Gegner nennt (Standard: die schwächste Stufe)
mcp-terminal = Wartet auf einen MCP-Client an der Standardeingabe. Menschen spielen mit: mandate play. Ende mit Strg-D.
