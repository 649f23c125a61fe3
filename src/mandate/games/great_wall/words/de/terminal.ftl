## The Great Wall im Terminal: Namen

gw-resource = { $what ->
    [W] Holz
    [S] Stein
    [G] Gold
    [C] Chi
    [any3] Holz, Stein oder Gold
    [any4] Holz, Stein, Gold oder Chi
    [here] vom dortigen Rohstoff
   *[other] { $what }
}
gw-amount = { $n } { $what }
gw-soldier = { $soldier ->
    [Sp] Speerträger
    [Ar] Bogenschütze
    [Ho] Reiter
    [any] Soldat
   *[other] { $soldier }
}
gw-soldier-one = { $soldier ->
    [Sp] ein Speerträger
    [Ar] ein Bogenschütze
    [Ho] ein Reiter
   *[other] ein Soldat
}
gw-soldiers = { $soldier ->
    [Sp] Speerträger
    [Ar] Bogenschützen
    [Ho] Reiter
   *[other] Soldaten
}
gw-section = { $section ->
    [L] Links
    [M] Mitte
    [R] Rechts
   *[other] { $section }
}
gw-place = { $place ->
    [lum] Sägewerk
    [qua] Steinbruch
    [gol] Goldmine
    [tem] Tempel
    [bar] Kaserne
    [tea] Teehaus
    [bui] Baulager
    [log] Logistikzentrum
    [emb] Kaiserbotschaft
    [aca] Kriegsakademie
    [any] beliebiger Ort
    [production] beliebiger Produktionsort
    [pool] Vorrat
   *[other] { $place }
}
gw-phase = { $phase ->
    [setup] Aufbau
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
    [winter] Winter
   *[other] Das Ende
}
gw-window = { $window ->
    [SUMMER_INCOME] nach dem Einkommen
    [FALL_REVEAL] wenn die Befehlskarten aufgedeckt sind
    [MY_TURN] wenn dein Zug beginnt
    [LOCATION] nach einem Ort, an dem du bist
    [HORDE_DEFEATED] wenn eine Horde besiegt ist
    [SOLDIERS_KILLED] wenn Soldaten von dir sterben
    [ASSAULT] vor dem Ansturm auf einen Abschnitt
   *[other] { $window }
}
gw-window-anyone = { $window ->
   *[SOLDIERS_KILLED] wenn Soldaten sterben, egal wessen
}
gw-spot = { $section } { $row }, Punkt { $cell }
gw-row = { $section } { $row }
gw-reward = { $reward ->
    [honor] { $n } Ehre
    [tactic] { $n ->
        [one] { $n } Taktikkarte
       *[other] { $n } Taktikkarten
    }
   *[other] { $n } { $reward }
}
gw-hidden-card = eine unbekannte Karte
gw-clan = { $seat ->
    [1] Blau
    [2] Rot
    [3] Gelb
    [4] Violett
   *[5] Türkis
}
gw-opponent = { $opponent ->
    [random] Zufall
    [rules] Verwalter
   *[other] { $opponent }
} { $seat }
gw-ability = { $code ->
    [SWIFT] drängt sich vor die Horde, die vor ihr liegt
    [DRIVE] in Reihe 1 vertreibt sie im Winter einen Bogenschützen von seiner Schießscharte
    [SHIELD] Winterschüsse können sie nicht verwunden
    [SIEGE] jede Barrikade des Abschnitts zählt 1 weniger
    [LETHAL] tötet einen Soldaten mehr
    [PACK] Stärke +1 für jede andere Horde des Abschnitts
    [DISGRACE] ein Schandmarker mehr, wenn sie durchbricht
    [TRAIN] die anderen Horden des Abschnitts haben Stärke +1; bringt 2 Rohstoffe, wenn jemand sie gewinnt
    [TOLL] ein Angriff mit Soldaten darauf kostet 1 Rohstoff
    [TRAIN-C] die anderen Horden im Abschnitt haben Stärke +1; fällt sie, erhält jeder mit einem Soldaten darauf 1 Rohstoff
   *[other] { $code }
}

## Was geschieht

event-gw-chose = { $player } hat gewählt.
event-gw-revealed = { $player } deckt auf: { $cards }.
event-gw-began-spring = Der Frühling von Jahr { $number } beginnt.
event-gw-began-summer = Der Sommer von Jahr { $number } beginnt.
event-gw-began-fall = Der Herbst von Jahr { $number } beginnt.
event-gw-began-winter = Der Winter von Jahr { $number } beginnt.
event-gw-began-turn = { $player } ist am Zug.
event-gw-gained = { $player } erhält { $n } { $what }.
event-gw-declined = { $player } verzichtet auf { $what ->
    [honor] { $n } Ehre
    [tactic] { $n ->
        [one] eine Taktikkarte
       *[other] { $n } Taktikkarten
    }
   *[other] { $n } { $goods }
}.
event-gw-paid = { $player } zahlt { $n } { $what }.
event-gw-paid-house = Das Lagerhaus zahlt { $n } { $what } für { $player }.
event-gw-honor = { $player } erhält { $n } Ehre, jetzt { $total }.
event-gw-honor-lost = { $player } verliert { $n } Ehre, jetzt { $total }.
event-gw-moved-clerk-new = { $player } schickt einen Beamten aus: { $went }.
event-gw-moved-clerk = { $player } versetzt einen Beamten: { $came } → { $went }.
event-gw-moved-card = { $player } legt { $card } auf Platz { $spot } der Befehlsleiste.
event-gw-moved-attack = Ein { $soldier } von { $player } greift an: { $where }.
event-gw-moved-fire = Ein Bogenschütze von { $player } besetzt eine Schießscharte: { $section }.
event-gw-moved-rest = Ein { $soldier } von { $player } geht in die Ruhezone: { $section }.
event-gw-moved-march = Ein { $soldier } von { $player } wechselt den Abschnitt: { $came } → { $went }.
event-gw-wounded = { $player } setzt eine Wunde: { $where }.
event-gw-built-wall = { $player } baut Stufe { $level } der Mauer: { $section }.
event-gw-built-barricade = { $player } baut eine Barrikade: { $section }.
event-gw-upgraded = { $place }: Der Aufseher von { $player } erreicht Stufe { $level }.
event-gw-activated = { $place }: Der Ort wird aktiviert.
event-gw-activated-advanced = { $place }: Der Ort wird außer der Reihe aktiviert (vorgezogene Aktivierung).
event-gw-shamed-soldier = { $player } nimmt einen Schandmarker, auf dem nun { $soldier } steht.
event-gw-shamed-horde = { $player } nimmt einen Schandmarker; er kommt auf { $horde }.
event-gw-shamed-nowhere = { $player } hat keinen Platz für einen Schandmarker.
event-gw-cleared-soldier = { $player } gibt einen Schandmarker ab, auf dem { $soldier } stand.
event-gw-cleared-horde = { $player } gibt einen Schandmarker von { $horde } ab.
event-gw-invaded = Eine Horde rückt an: { $horde } im Abschnitt { $section }.
event-gw-invaded-raid = Überfall! { $horde }: Dafür ist kein Platz, und Schandmarker scheiden aus dem Spiel aus.
event-gw-defeated = Besiegt: { $horde }. Die Karte geht an { $player }.
event-gw-defeated-unclaimed = Besiegt: { $horde }. Niemand erhält die Karte.
event-gw-killed = { $n ->
    [one] Von { $player } stirbt { $soldier }.
   *[other] Von { $player } sterben { $n } { $soldiers }.
}
event-gw-saved = { $player } rettet einen Soldaten: { $soldier }.
event-gw-assaulted-held = Ansturm auf die Mauer, Abschnitt { $section }: Stärke { $power } gegen Verteidigung { $defense }. Sie hält.
event-gw-assaulted-breached = Ansturm auf die Mauer, Abschnitt { $section }: Stärke { $power } gegen Verteidigung { $defense }. Ein Durchbruch!
gw-defense-parts = { $defense } ({ $parts })
gw-defense-part = { $part ->
    [wall] Mauer
    [barricades] Barrikaden
    [advisors] Qin Jiushaos Berater
    [events] Ereignisse
   *[help] Taktikkarten
} { $n }
event-gw-drew = { $player } zieht eine Taktikkarte.
event-gw-drew-own = { $player } zieht die Taktikkarte { $card }.
event-gw-tactic-basic = { $player } spielt { $card }.
event-gw-tactic-boosted = { $player } spielt { $card }, verstärkt.
event-gw-tactic-limit = { $player } legt { $card } ab: zu viele Taktikkarten.
event-gw-displayed = { $card } kommt in die Auslage der Berater.
event-gw-took-active = { $player } wirbt { $card } als aktiven Berater an.
event-gw-took-supporting = { $player } wirbt { $card } als unterstützenden Berater an.
event-gw-took-hand = { $player } nimmt { $card } zurück.
event-gw-took-copied = „Betrayal“ von { $player } kopiert { $card }.
event-gw-took-clerk = { $player } wirbt einen Beamten an.
event-gw-tea = Teereihenfolge von oben: { $order }.
event-gw-scouted = { $player } sieht sich { $n ->
    [one] die oberste Hordenkarte
   *[other] die obersten { $n } Hordenkarten
} an.
event-gw-scouted-own = { $player } sieht sich die obersten Hordenkarten an: { $cards }.
event-gw-indicated = Die nächste Hordenkarte zeigt auf den Abschnitt { $section }.
event-gw-resigned = { $player } gibt auf.
event-gw-ended-walls = Genug Mauern sind fertig: Die Partie ist zu Ende. Sieg für { $winners }.
event-gw-ended-shame = Es ist kein Schandmarker mehr übrig: Die Partie ist zu Ende. Sieg für { $winners }.
event-gw-ended-time = Das letzte Jahr ist vorbei. Sieg für { $winners }.
event-gw-ended-resigned = { $winners } gewinnt.

## Eine lange Strecke, zusammengefasst

gw-sum-goods = Rohstoffe { $list }
gw-sum-honor = Ehre { $n } ({ $causes })
gw-sum-shame = Schande +{ $n }
gw-sum-clerks = { $n ->
    [one] 1 Beamter versetzt
   *[other] { $n } Beamte versetzt
}
gw-sum-soldiers = { $n ->
    [one] 1 Soldat aufgestellt
   *[other] { $n } Soldaten aufgestellt
}
gw-sum-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
gw-sum-tactics = { $n ->
    [one] 1 Taktikkarte gezogen
   *[other] { $n } Taktikkarten gezogen
}
gw-sum-line = { $player }: { $list }

## Lange Listen

gw-menu-pool = Aus deinem Vorrat nach
gw-menu-place = Von { $place } nach
gw-menu-attack = { $soldier } greift { $horde } an ({ $where })
gw-menu-wound = { $horde } ({ $where })
gw-menu-rest = In eine Ruhezone
gw-menu-spot = { $cell } { $rewards }

## Was Karten bewirken, aus ihren Daten

gw-quantity = { $quantity ->
    [SA] Anzahl deiner unterstützenden Berater
    [AA] Anzahl deiner aktiven Berater
    [advisors] Anzahl deiner Berater
    [overseers] Anzahl deiner Aufseher
    [overseer_levels] Stufen deiner Aufseher
    [overseers_here] Anzahl fremder Aufseher dort
    [clerks_here] Anzahl deiner Beamten dort
    [discards] Anzahl deiner abgelegten Befehlskarten
    [shame_discarded] Anzahl der Schandmarker, für die du gezahlt hast
    [soldiers_moved] Anzahl der verlegten Soldaten
    [attackers_melee] Anzahl der Speerträger und Reiter
    [attackers_Ho] Anzahl der Reiter
    [archers_placed] Anzahl der Bogenschützen
    [killed] Anzahl der Getöteten
    [killed_Ho] Anzahl der getöteten Reiter
    [firing_sections] Anzahl der Abschnitte mit einem Bogenschützen von dir auf einer Schießscharte
    [fired_sections] Anzahl der Abschnitte, in denen deine Bogenschützen geschossen haben
    [held_sections] Anzahl der Abschnitte, die gehalten haben
    [breaches] Anzahl der Durchbrüche
    [other_hordes] Anzahl der anderen Horden des Abschnitts
    [wounds_dealt] Anzahl der Wunden, die du gesetzt hast
    [clean_hordes] Anzahl deiner gewonnenen Horden ohne Schande
    [walls_built] Anzahl der Mauerstufen, die du gebaut hast
    [wall_levels] Stufen aller Mauern
    [hordes] Anzahl der Horden auf dem Plan
    [players] Anzahl der Spieler
   *[other] { $quantity }
}
gw-count-times = { $first } × { $second }
gw-count-plus = { $first } + { $second }
gw-count-minus = { $first } − { $second }
gw-count-part = { $first } ÷ { $second }, abgerundet
gw-count-min = { $first }, höchstens { $second }
gw-count-max = { $first }, mindestens { $second }
gw-count-group = ({ $inside })
gw-when = { $trigger ->
    [on_horde_placed] Wenn sie kommt
    [on_spring] Zu Beginn des Frühlings
    [on_summer] Zu Beginn des Sommers
    [on_income] Nach deinem Einkommen
    [on_discard_shame] Nachdem du im Sommer für Schande gezahlt hast
    [on_reclaim] Nachdem du deine Befehlskarten oder Ehre genommen hast
    [on_reveal] Wenn die Befehlskarten aufgedeckt werden
    [on_my_turn] Zu Beginn deines Zugs
    [on_boxes_done] Nach den Kästen deiner Karte
    [on_gather] Wenn du Rohstoffe sammelst ({ $where })
    [on_donate] Wenn du spendest
    [on_upgrade] Wenn du einen Aufseher verbesserst
    [on_activated] Nachdem du einen Ort genutzt hast ({ $where })
    [before_activated] Bevor du einen Ort nutzt ({ $where })
    [before_shame] Bevor du Schande nimmst, weil du allein bist
    [on_recruit] Nachdem du rekrutiert hast
    [on_attack] Nach einem Angriff von dir
    [on_build_wall] Nachdem du Mauern gebaut hast
    [on_tactic] Wenn du eine Taktikkarte spielst
    [on_defeat] Wenn eine Horde besiegt wird, gegen die du kämpfst
    [on_majority] Wenn die Punkte auf einer Horde gezählt werden
    [on_claim] Wenn du eine Horde gewinnst
    [on_killed] Nachdem Soldaten von dir gestorben sind
    [on_saved] Nachdem du Soldaten gerettet hast
    [before_firing] Vor den Winterschüssen
    [on_firing] Nach den Winterschüssen
    [on_assault] Bei einem Ansturm
    [on_breach] Bei einem Durchbruch
    [on_winter_end] Am Ende des Winters
    [on_game_end] Am Ende des Spiels
   *[other] Immer
}
gw-if = { $condition ->
    [once] einmal je { $value }
    [if_track] falls bei jemand anderem „{ $value }“ auf der Leiste liegt
    [no_track] falls bei niemand anderem „{ $value }“ auf der Leiste liegt
    [none] { $value ->
        [overseers] falls du keinen Aufseher hast
        [breaches] falls es keinen Durchbruch gab
       *[other] bei 0 ({ $quantity })
    }
    [clerks_here] ab { $value } eigenen Beamten dort
    [firing_sections] falls du einen Bogenschützen auf einer Schießscharte hast
    [attackers_melee] falls ein Speerträger oder Reiter dabei war
    [attackers_Ho] falls ein Reiter dabei war
    [archers_placed] falls dabei ein Bogenschütze aufgestellt wurde
    [killed_Ho] falls ein Reiter darunter war
    [soldiers_moved] falls ein Soldat verlegt wurde
    [at] { $value ->
        [production] an einem Produktionsort
       *[other] anderswo
    }
    [top_tea] { $value ->
        [yes] falls du in der Teereihenfolge ganz oben bist
       *[no] falls du in der Teereihenfolge nicht ganz oben bist
    }
    [same_card] { $value ->
        [yes] falls ein anderer Clan dieselbe Karte gewählt hat
       *[no] sonst
    }
    [reclaimed] { $value ->
        [yes] falls du Karten zurückgenommen hast
       *[no] falls du Ehre genommen hast
    }
    [has_soldier_on] { $value ->
        [yes] falls du einen Soldaten darauf hast
       *[no] falls du keinen Soldaten darauf hast
    }
    [if_claimed] falls du sie gewinnst
    [row] in Reihe { $value }
    [alone] { $value ->
        [yes] falls du dort allein bist
       *[no] falls du dort nicht allein bist
    }
    [coop_only] { $value ->
        [yes] wenn alle zusammen spielen
       *[no] wenn jeder Clan für sich spielt
    }
    [wall_most] wo die Mauer höchstens Stufe { $value } hat
   *[other] ab { $value } ({ $quantity })
}
gw-period = { $period ->
    [turn] Zug
   *[year] Jahr
}
gw-text-ability = { $when }: { $effects }.
gw-text-ability-if = { $when }, { $conditions }: { $effects }.
gw-text-if = { $effect }, { $conditions }
gw-text-or = { $first } oder { $second }
gw-text-tactic = { $window }: { $basic }. Verstärkt für { $price } Chi: { $boosted }.
gw-text-command = { $box1 }. Die anderen: { $box2 }. Dann du: { $box3 }.
gw-text-command-short = { $box1 }.
gw-text-general = Beginnt mit { $goods } und { $tactics ->
    [one] 1 Taktikkarte
   *[other] { $tactics } Taktikkarten
}, Tee { $tea }. { $abilities }
gw-text-advisor = { $abilities }
gw-text-horde = { $ability }.
gw-text-artifact = Am Ende Ehre: { $n }.
gw-text-x = { $effect } (X: { $amount })
gw-cheaper = { $per ->
    [each] { $effect } (je { $disc } billiger)
    [total] { $effect } (zusammen { $disc } billiger)
   *[one] { $effect } ({ $disc } billiger)
}
gw-recruits = { $soldier ->
    [Sp] { $n ->
        [one] einen Speerträger
      *[other] { $n } Speerträger
    }
    [Ar] { $n ->
        [one] einen Bogenschützen
      *[other] { $n } Bogenschützen
    }
    [Ho] { $n ->
        [one] einen Reiter
      *[other] { $n } Reiter
    }
   *[other] { $n ->
        [one] einen Soldaten
      *[other] { $n } Soldaten
    }
}
gw-change = { $sign ->
    [more] mehr
   *[less] weniger
}
gw-change-count = { $sign ->
    [more] mehr
   *[less] weniger
}
gw-do-gain = { $n } { $what } erhalten
gw-do-pay = du darfst { $cost } zahlen: { $then }
gw-do-honor = { $n } Ehre erhalten
gw-do-move-clerks = { $n ->
    [one] 1 Beamten
   *[other] { $n } Beamte
} versetzen
gw-do-move-clerks-diff = { $n ->
    [one] 1 Beamten
   *[other] { $n } Beamte an verschiedene Orte
} versetzen
gw-do-adv-activate = eine vorgezogene Aktivierung ({ $where })
gw-do-recruit = { $recruits } rekrutieren
gw-do-attack = { $n ->
    [all] beliebig viele { $soldiers }
    [all_of_zone] alle { $soldiers } der Ruhezonen, die du wählst,
    [one] { $soldier }
   *[other] { $n } { $soldiers }
}{ $from ->
    [rest] {" "}aus Ruhezonen
    [fire] {" "}von Schießscharten
    [zones] {" "}und beliebige auf Schießscharten
   *[both] {""}
} { $n ->
    [one] greift an
   *[other] greifen an
}
gw-do-wound = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} { $area ->
    [section] in diesem Abschnitt setzen
   *[other] in einem Abschnitt setzen, in dem du angegriffen hast
}
gw-do-build-barricade = { $area ->
    [section] nur in diesem Abschnitt{" "}
   *[any] {""}
}{ $n ->
    [one] 1 Barrikade
   *[other] { $n } Barrikaden
} { $free ->
    [yes] kostenlos bauen
   *[no] bauen
}
gw-do-build-wall = eine Mauerstufe bauen
gw-do-upgrade-overseer = { $n ->
    [one] 1 Aufseher
   *[other] { $n } verschiedene Aufseher
} verbessern
gw-do-upgrade-overseer-where = deinen Aufseher ({ $where }) verbessern
gw-do-income = alle deine Aufseher bringen Einkommen
gw-do-donate = { $n ->
    [one] 1 Rohstoff
   *[other] bis zu { $n } Rohstoffe
} ins Lagerhaus spenden
gw-do-draw-tactic = { $n ->
    [one] 1 Taktikkarte
   *[other] { $n } Taktikkarten
} ziehen
gw-do-hire-advisor = einen Berater anwerben
gw-do-hire-clerk = einen Beamten anwerben
gw-do-discard-shame = { $n } Schandmarker abgeben
gw-do-tea-up = in der Teereihenfolge { $n ->
    [one] aufsteigen
   *[other] { $n } Plätze aufsteigen
}
gw-do-tea-up-top = in der Teereihenfolge ganz nach oben steigen
gw-do-save = { $n ->
    [all] alle deine Soldaten
    [one] 1 Soldaten
   *[other] { $n } Soldaten
} { $cost ->
    [0] kostenlos retten
   *[other] für je { $cost } Chi retten
}
gw-do-move-soldiers = { $n ->
    [one] einmal
   *[other] { $n }-mal
} Soldaten zwischen Abschnitten verlegen
gw-do-scout = { $n ->
    [one] die oberste Hordenkarte ansehen
   *[other] die obersten { $n } Hordenkarten ansehen und ordnen
}
gw-do-refresh-display = { $n ->
    [one] einen Berater
   *[other] { $n } Berater
} in der Auslage ersetzen
gw-do-take-warehouse = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} aus dem Lagerhaus nehmen
gw-do-copy-card = die Karte eines anderen Spielers kopieren
gw-do-swap-hordes = { $area ->
    [ahead] sie tauscht den Platz mit der Horde vor ihr
   *[any] zwei benachbarte Horden tauschen die Plätze
}
gw-do-drive-off = { $n ->
    [one] ein Bogenschütze verlässt seine Schießscharte
   *[other] { $n } Bogenschützen verlassen ihre Schießscharten
}
gw-do-move-reed = { $n ->
    [one] einen Beamten
   *[other] { $n } Beamte
} des Schilfclans versetzen
gw-do-modify = { $stat ->
    [barricadevalue] jede Barrikade des Abschnitts zählt { $n } { $change }
    [breachshame] { $n } { $n ->
        [one] Schandmarker
       *[other] Schandmarker
    } { $change }, wenn sie durchbricht
    [shootable] Winterschüsse können sie nicht verwunden
    [cost-attack] ein Angriff mit Soldaten darauf kostet { $n } { $change }
    [cost-recruit] { $scope ->
        [event] { $soldiers } zu rekrutieren kostet zusammen { $amount } { $change }, nicht je Soldat
       *[each] { $soldiers } kosten je { $amount } { $change }
    }
    [cost-wall] jede Mauerstufe kostet { $n } { $change }
    [cost-barricade] jede Barrikade kostet { $n } { $change }
    [cost-upgrade] jede Verbesserung eines Aufsehers kostet { $n } { $change }
    [cost-advisor] jeder Berater kostet { $n } { $change }
    [cost-clerk] jeder Beamte kostet { $n } { $change }
    [cost-save] einen Soldaten zu retten kostet { $n } Chi { $change }
    [cost-boost] eine Taktikkarte zu verstärken kostet { $n } Chi { $change }
    [cost-shame] einen Schandmarker abzugeben kostet { $n } { $change }
    [boxmoves] { $n ->
        [one] ein Beamter
       *[other] { $n } Beamte
    } { $fewer } in Kasten 1 deiner Karte
    [otherbox] { $n ->
        [one] ein Beamter
       *[other] { $n } Beamte
    } { $fewer } in einem Kasten für die anderen Spieler, an einen beliebigen Ort
    [handlimit] du darfst { $n ->
        [one] 1 Taktikkarte
       *[other] { $n } Taktikkarten
    } { $fewer } auf der Hand haben
    [lethality] { $scope ->
        [card] auf dieser Horde
       *[defeat] auf einer besiegten Horde
    } { $n ->
        [one] stirbt einer deiner Soldaten
       *[other] sterben { $n } deiner Soldaten
    } { $fewer }
    [loneshame] du nimmst { $n } Schandmarker { $fewer }
    [majority] { $n ->
        [one] ein Punkt { $fewer } zählt
       *[other] { $n } Punkte { $fewer } zählen
    } für dich
    [incomeyield] dein höchster Aufseher bringt im Sommer { $n } { $change }
    [donatehonor] jede Spende bringt { $n } Ehre { $change }
    [academydraw] dein erster Beamter an der Kriegsakademie bringt { $n ->
        [one] 1 Taktikkarte
       *[other] { $n } Taktikkarten
    } { $fewer }
    [movesize] bei einer Verlegung gehen höchstens { $n } Soldaten mit
    [shots] im Winter { $n ->
        [one] trifft der erste Schuss
       *[other] treffen die ersten { $n } Schüsse
    } in jedem Abschnitt nicht
    [power] { $scope ->
        [event] die Horden dieses Abschnitts haben zusammen Stärke { $signed }
        [others] jede andere Horde des Abschnitts hat Stärke { $signed }
       *[card] jede Horde hat Stärke { $signed }
    }
    [defense] { $scope ->
        [event] dieser Abschnitt hat Verteidigung { $signed }
       *[section] jeder Abschnitt hat Verteidigung { $signed }
    }
    [keepbarricades] { $n } Barrikaden deiner Wahl bleiben am Ende des Winters stehen
   *[other] { $stat } { $signed }
}

## Die Übersicht

gw-board-time = Jahr { $year } von { $years }, { $phase }
gw-board-turn = { $player } am Zug: { $card }
gw-board-danger = Tödlichkeit { $lethality }, Schande { $shame }
gw-board-supply = Lagerhaus: { $goods }
gw-board-next = Nächste Horde: { $section }
gw-board-wall = Mauer { $section }, Stufe { $level }
gw-board-peace = Verteid. { $defense }, keine Horde
gw-board-holds = Verteid. { $defense }, Stärke { $power }
gw-board-breach = Vert. { $defense } < Stärke { $power } !!
gw-board-works = Barrik. { $barricades } Scharten
gw-board-rest = Ruhe
gw-board-horde = S{ $power } E{ $honor }
gw-board-free = frei { $free }/{ $spots }
gw-board-wounds = w{ $n }
gw-board-clan = Teereihenfolge
gw-board-honor = Ehre
gw-board-clerks = Beamte
gw-board-shame = Scha.
gw-board-tactics = Takt.
gw-board-advisors = Berat.
gw-board-hordes = Horden
gw-board-command = Befehlskarte
gw-board-own = Du hast: { $goods }
gw-board-own-tactics = Taktikkarten: { $cards }
gw-board-own-court = General { $general }; Berater { $active }; unterstützend { $supporting }
gw-board-own-hand = Hand: { $cards }
gw-board-artifacts = Artefakte: { $cards }
gw-board-display = Berater der Auslage: { $cards }
gw-board-none = –
gw-board-resigned = aufgegeben

## Ihre Seiten

gw-page-table = Der Tisch
gw-page-cards = Die Karten
gw-table-horde = { $where }: { $horde }, Stärke { $power }, Ehre { $honor }. { $text }
gw-table-rest = { $player } im Abschnitt { $section }: Ruhezone { $rest }; Schießscharten { $fire }
gw-table-soldiers = { $soldiers } { $n }
gw-table-pool = { $player }: im Vorrat { $pool }; auf Schandmarkern { $shamed }
gw-table-claimed = { $player } hat gewonnen: { $hordes }
gw-table-with-shame = { $horde } (Schande { $n })
gw-table-overseers = Aufseher von { $player }: { $levels }
gw-table-level = { $place } { $level }
gw-table-discards = Befehlskarten von { $player } auf dem Ablagestapel: { $cards }
gw-table-prices = Ein Speerträger kostet { $spearman }; ein Bogenschütze { $archer }; ein Reiter { $horseman }; eine Mauerstufe { $walls } Rohstoffe; eine Barrikade { $barricade }.
gw-table-key = Buchstaben sind Clans. Punkte: eine freie Belohnung, ein Soldat eines Clans oder xx für eine Wunde.
gw-cards-tactics = Deine Taktikkarten
gw-cards-command = Deine Befehlskarten
gw-cards-general = Generäle
gw-cards-active = Aktive Berater
gw-cards-supporting = Deine unterstützenden Berater
gw-cards-display = Berater der Auslage
gw-cards-artifacts = Artefakte
gw-cards-dealt = An dich ausgeteilt
gw-cards-line = { $card }: { $text }
gw-cards-of = { $card } ({ $player }): { $text }
gw-cards-worth = { $card }: { $text } Dir brächte es jetzt { $n }.


## Im Gespräch

gw-welcome = The Great Wall { $players ->
    [1] allein gegen Qin Jiushao
    [2] zu zweit mit dem Schilfclan
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu { $players }
}.
gw-hint = { $player } würde { $number } wählen: { $choice }
gw-hint-chance = { $number } ({ $chance } %)
gw-hint-chances = Gewinnchancen aus { $simulations } simulierten Partien: { $list }
gw-hint-worth = { $number } ({ $worth })
gw-hint-worths = Nach seinen Faustregeln, in Ehre: { $list }
gw-until-next = nächster
gw-until-turn = zug
gw-until-season = jahreszeit
gw-until-year = jahr
gw-until-card = karte
gw-until-hordes = horden
gw-until-game = spiel
gw-until-income = einkommen
gw-until-reveal = aufdecken
gw-until-location = ort
gw-until-defeat = sieg
gw-until-killed = tod
gw-until-assault = ansturm
gw-until-off = aus
gw-passing-until = { $until ->
    [next] bis dieser Zug vorbei ist
    [turn] bis dein nächster Zug beginnt
    [season] bis die nächste Jahreszeit beginnt
    [year] bis dieses Jahr vorbei ist
    [card] bis du eine Taktikkarte ziehst
    [hordes] bis eine Horde besiegt wird, deine Soldaten tötet oder gegen die Mauer anstürmt
    [income] bis zum Einkommen im Sommer
    [reveal] bis die Befehlskarten aufgedeckt sind
    [location] bis ein Ort mit einem deiner Beamten ausgeführt ist
    [defeat] bis eine Horde besiegt wird, gegen die du kämpfst
    [killed] bis Soldaten sterben müssten
    [assault] bis zum Ansturm auf die Mauer
   *[game] bis diese Partie vorbei ist
}
gw-standing-set = Bei Taktikkarten wird für dich gepasst, { $until }; eine Taktikkarte, die du ziehst, beendet es. Um wieder gefragt zu werden: pass aus
gw-standing-off = Nach Taktikkarten wirst du wieder gefragt.
gw-standing-unknown = Passen bis wann? Eines oder mehrere von: nächster (dieser Zug), zug (dein nächster), jahreszeit, jahr, karte, horden, spiel, einkommen, aufdecken, ort, sieg, tod, ansturm; oder pass aus.
gw-standing-none = Für dich wird nicht gepasst.
gw-order-ask = fragen
gw-order-tea = tee
gw-order-set = { $how ->
    [ask] Im gemeinsamen Spiel wirst du gefragt, in welcher Reihenfolge die anderen handeln.
   *[tea] Im gemeinsamen Spiel handeln die anderen ohne Frage in der Teereihenfolge.
}
gw-order-unknown = Im gemeinsamen Spiel: reihenfolge tee lässt die anderen in der Teereihenfolge handeln, reihenfolge fragen fragt dich jedes Mal.
gw-order-note = Die anderen handeln in der Teereihenfolge. Um sie selbst festzulegen: reihenfolge fragen
gw-page-rules = Die Regeln von The Great Wall, Punkt für Punkt
gw-score = { $player } { $honor } Ehre
gw-scores = Ehre am Ende: { $list }.
gw-help =
    # Das Ziel
    { $goal }
    Jedes Jahr: Der Frühling bringt Horden, der Sommer Einkommen, der Herbst deine
    Befehlskarte und die Arbeit deiner Beamten, der Winter den Ansturm. Beamte auf
    allen Plätzen aktivieren einen Ort; bei den besonderen rechts genügt einer.
    # Antworten
    3   Nummer 3 wählen; ebenso gelten der Name, die Kurzform (lum, Sp:L1a3) oder deren erste Buchstaben
    3?   was nach Möglichkeit 3 geschähe
    # Befehle
    { $board }   noch einmal die Übersicht (ebenso eine leere Zeile)
    { $table }   alles auf dem Tisch, die Horden mit ihren Schwachpunkten
    { $cards }   deine Karten, alle Berater und { $aims } mit ihren Texten
    { $places } kaserne   was ein Ort tut, kostet und dir jetzt brächte; ohne Namen alle, mit Preisen
    { $more }   die nächste Seite einer langen Auswahl
    { $log }   alles, was geschehen ist
    { $rules }   alle Regeln, Punkt für Punkt
    { $why }   die Regel hinter der letzten abgelehnten Eingabe
    { $hint }   was der regelbasierte Spieler an deiner Stelle täte
    { $plan }   Entscheidungen auf einer Kopie ausprobieren; { $keep } spielt sie, { $drop } vergisst sie
    { $pass } bis zug   bei Taktikkarten passen bis zu deinem nächsten Zug; ebenso bis nächster (dieser Zug ist vorbei), jahreszeit, jahr, karte, horden, spiel oder zu einem Zeitpunkt: einkommen, aufdecken, ort, sieg, tod, ansturm; auch mehrere; { $pass } aus beendet es
    { $together }
    { $undo }   deine letzte Entscheidung zurücknehmen, solange seither niemand sonst entschieden hat und nichts aufgedeckt wurde; an Tischen mit Rücknahme auch später
    { $save } DATEI   eine Kopie in einer anderen Datei; gesichert wird ohnehin nach jeder Wahl
    { $resign }   die Partie endgültig aufgeben
    { $quit }   den Tisch verlassen; die Partie wartet auf dich
    # Die Übersicht
    Das Zeichen * steht, wo bei der nächsten Aktivierung etwas aktiv wird, das
    Zeichen !, wo ein Clan allein Schande nimmt; ein Punkt ist ein freier Platz.
    Buchstaben sind Clans: ihre Beamten, dann die Stufen ihrer Aufseher.
    S ist Stärke, E Ehre, w Wunden; Sp Speerträger, Ar Bogenschützen, Ho Reiter.
    Beamte 5+3: fünf im Vorrat, drei noch anzuwerben. Berater 1+2: einer aktiv,
    zwei unterstützend. Verteidigung und Stärke: wie bei einem Ansturm jetzt gleich.
gw-help-notice = Inoffiziell und von Fans gemacht: ohne Verbindung zu den Autoren und zu den Verlagen.
