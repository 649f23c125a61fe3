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
