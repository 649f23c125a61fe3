## The Great Wall dans le terminal : les noms

gw-resource = { $what ->
    [W] bois
    [S] pierre
    [G] or
    [C] chi
    [any3] bois, pierre ou or
    [any4] bois, pierre, or ou chi
    [here] de ce qui y est produit
   *[other] { $what }
}
gw-amount = { $n } { $what }
gw-soldier = { $soldier ->
    [Sp] lancier
    [Ar] archer
    [Ho] cavalier
    [any] soldat
   *[other] { $soldier }
}
gw-soldier-one = { $soldier ->
    [Sp] un lancier
    [Ar] un archer
    [Ho] un cavalier
   *[other] un soldat
}
gw-soldiers = { $soldier ->
    [Sp] lanciers
    [Ar] archers
    [Ho] cavaliers
   *[other] soldats
}
gw-section = { $section ->
    [L] Gauche
    [M] Centre
    [R] Droite
   *[other] { $section }
}
gw-place = { $place ->
    [lum] Scierie
    [qua] Carrière
    [gol] Mine d’or
    [tem] Temple
    [bar] Caserne
    [tea] Maison de thé
    [bui] Camp des bâtisseurs
    [log] Centre logistique
    [emb] Ambassade impériale
    [aca] Académie de guerre
    [any] lieu au choix
    [production] lieu de production au choix
    [pool] Réserve
   *[other] { $place }
}
gw-phase = { $phase ->
    [setup] mise en place
    [spring] printemps
    [summer] été
    [fall] automne
    [winter] hiver
   *[other] la fin
}
gw-window = { $window ->
    [SUMMER_INCOME] après le revenu
    [FALL_REVEAL] quand les cartes d’ordre sont révélées
    [MY_TURN] au début de votre tour
    [LOCATION] après un lieu où vous êtes
    [HORDE_DEFEATED] quand une horde est vaincue
    [SOLDIERS_KILLED] quand vos soldats meurent
    [ASSAULT] avant l’assaut sur une section
   *[other] { $window }
}
gw-window-anyone = { $window ->
   *[SOLDIERS_KILLED] quand des soldats meurent, les vôtres ou ceux d’un autre
}
gw-spot = { $section } { $row }, point { $cell }
gw-row = { $section } { $row }
gw-reward = { $reward ->
    [honor] { $n } honneur
    [tactic] { $n ->
        [one] { $n } carte de tactique
       *[other] { $n } cartes de tactique
    }
   *[other] { $n } { $reward }
}
gw-hidden-card = une carte inconnue
gw-clan = { $seat ->
    [1] Bleu
    [2] Rouge
    [3] Jaune
    [4] Violet
   *[5] Turquoise
}
gw-opponent = { $opponent ->
    [random] Hasard
    [rules] Intendant
   *[other] { $opponent }
} { $seat }
gw-ability = { $code ->
    [SWIFT] passe devant la horde qui la précède
    [DRIVE] en rangée 1, elle chasse en hiver un archer de son poste de tir
    [SHIELD] les tirs d’hiver ne peuvent pas la blesser
    [SIEGE] chaque barricade de la section compte 1 de moins
    [LETHAL] tue un soldat de plus
    [PACK] puissance +1 pour chaque autre horde de la section
    [DISGRACE] un jeton de honte de plus quand elle ouvre une brèche
    [TRAIN] les autres hordes de la section ont puissance +1 ; rapporte 2 ressources à qui la remporte
    [TOLL] une attaque qui y place des soldats coûte 1 ressource
    [TRAIN-C] les autres hordes de la section ont puissance +1 ; vaincue, elle donne 1 ressource à chacun de ceux qui y ont un soldat
   *[other] { $code }
}

## Ce qui arrive

event-gw-chose = { $player } a fait son choix.
event-gw-revealed = { $player } révèle { $cards }.
event-gw-began-spring = Le printemps de l’année { $number } commence.
event-gw-began-summer = L’été de l’année { $number } commence.
event-gw-began-fall = L’automne de l’année { $number } commence.
event-gw-began-winter = L’hiver de l’année { $number } commence.
event-gw-began-turn = À { $player } de jouer.
event-gw-gained = { $player } gagne { $n } { $what }.
event-gw-declined = { $player } renonce à { $what ->
    [honor] { $n } { $n ->
        [one] point
       *[other] points
    } d’honneur
    [tactic] { $n ->
        [one] une carte de tactique
       *[other] { $n } cartes de tactique
    }
   *[other] { $n } { $goods }
}.
event-gw-paid = { $player } paie { $n } { $what }.
event-gw-paid-house = L’entrepôt paie { $n } { $what } pour { $player }.
event-gw-honor = { $player } gagne { $n } { $n ->
    [one] point
   *[other] points
} d’honneur, maintenant { $total }.
event-gw-honor-lost = { $player } perd { $n } { $n ->
    [one] point
   *[other] points
} d’honneur, maintenant { $total }.
event-gw-moved-clerk-new = { $player } envoie un fonctionnaire : { $went }.
event-gw-moved-clerk = { $player } déplace un fonctionnaire : { $came } → { $went }.
event-gw-moved-card = { $player } pose { $card } sur la place { $spot } de la piste des ordres.
event-gw-moved-attack = { $player } attaque avec un { $soldier } : { $where }.
event-gw-moved-fire = { $player } met un archer à un poste de tir : { $section }.
event-gw-moved-rest = { $player } envoie un { $soldier } dans la zone de repos : { $section }.
event-gw-moved-march = { $player } fait changer un { $soldier } de section : { $came } → { $went }.
event-gw-wounded = { $player } inflige une blessure : { $where }.
event-gw-built-wall = { $player } bâtit le niveau { $level } de la muraille : { $section }.
event-gw-built-barricade = { $player } bâtit une barricade : { $section }.
event-gw-upgraded = { $place } : { $player } porte son contremaître au niveau { $level }.
event-gw-activated = { $place } : le lieu s’active.
event-gw-activated-advanced = { $place } : le lieu s’active hors tour (activation anticipée).
event-gw-shamed-soldier = { $player } prend un jeton de honte, sous { $soldier }.
event-gw-shamed-horde = { $player } prend un jeton de honte, sur { $horde }.
event-gw-shamed-nowhere = { $player } n’a pas de place pour un jeton de honte.
event-gw-cleared-soldier = { $player } rend un jeton de honte sous { $soldier }.
event-gw-cleared-horde = { $player } rend un jeton de honte sur { $horde }.
event-gw-invaded = Une horde arrive : { $horde }, section { $section }.
event-gw-invaded-raid = Un raid ! Pas de place pour { $horde }, et des jetons de honte quittent la partie.
event-gw-defeated = Horde vaincue : { $horde }. La carte va à { $player }.
event-gw-defeated-unclaimed = Horde vaincue : { $horde }. La carte ne va à personne.
event-gw-killed = { $player } perd { $n ->
    [0] zéro soldat
    [one] { $soldier }
   *[other] { $n } { $soldiers }
}.
event-gw-saved = { $player } sauve { $soldier }.
event-gw-assaulted-held = Assaut sur la muraille, section { $section } : puissance { $power } contre défense { $defense }. Elle tient.
event-gw-assaulted-breached = Assaut sur la muraille, section { $section } : puissance { $power } contre défense { $defense }. Une brèche !
gw-defense-parts = { $defense } ({ $parts })
gw-defense-part = { $part ->
    [wall] muraille
    [barricades] barricades
    [advisors] conseillers de Qin Jiushao
    [events] événements
   *[help] cartes de tactique
} { $n }
event-gw-drew = { $player } pioche une carte de tactique.
event-gw-drew-own = { $player } pioche la carte de tactique { $card }.
event-gw-tactic-basic = { $player } joue { $card }.
event-gw-tactic-boosted = { $player } joue { $card }, version renforcée.
event-gw-tactic-limit = { $player } défausse { $card } : trop de cartes de tactique.
event-gw-displayed = { $card } rejoint l’offre des conseillers.
event-gw-took-active = { $player } engage { $card } comme conseiller actif.
event-gw-took-supporting = { $player } engage { $card } comme conseiller de soutien.
event-gw-took-hand = { $player } reprend { $card }.
event-gw-took-copied = Avec « Betrayal », { $player } copie { $card }.
event-gw-took-clerk = { $player } engage un fonctionnaire.
event-gw-tea = Ordre du thé, de haut en bas : { $order }.
event-gw-scouted = { $player } regarde { $n ->
    [0] zéro carte de horde
    [one] la première carte de la pioche des hordes
   *[other] les { $n } premières cartes de la pioche des hordes
}.
event-gw-scouted-own = { $player } regarde les premières cartes de la pioche des hordes : { $cards }.
event-gw-indicated = La prochaine carte de horde désigne la section { $section }.
event-gw-resigned = { $player } abandonne.
event-gw-ended-walls = Assez de murailles sont achevées : la partie est finie. Victoire de { $winners }.
event-gw-ended-shame = Il ne reste aucun jeton de honte : la partie est finie. Victoire de { $winners }.
event-gw-ended-time = La dernière année est passée. Victoire de { $winners }.
event-gw-ended-resigned = { $winners } gagne.

## Une longue suite, en résumé

gw-sum-goods = ressources { $list }
gw-sum-honor = honneur { $n } ({ $causes })
gw-sum-shame = honte +{ $n }
gw-sum-clerks = { $n } { $n ->
    [one] fonctionnaire déplacé
   *[other] fonctionnaires déplacés
}
gw-sum-soldiers = { $n } { $n ->
    [one] soldat placé
   *[other] soldats placés
}
gw-sum-wounds = { $n } { $n ->
    [one] blessure
   *[other] blessures
}
gw-sum-tactics = { $n } { $n ->
    [one] carte de tactique piochée
   *[other] cartes de tactique piochées
}
gw-sum-line = { $player } : { $list }

## De longues listes

gw-menu-pool = De votre réserve vers
gw-menu-place = Depuis { $place } vers
gw-menu-attack = Un { $soldier } attaque { $horde } ({ $where })
gw-menu-wound = { $horde } ({ $where })
gw-menu-rest = Vers une zone de repos
gw-menu-spot = { $cell } { $rewards }

## Ce que font les cartes, d’après leurs données

gw-quantity = { $quantity ->
    [SA] nombre de vos conseillers de soutien
    [AA] nombre de vos conseillers actifs
    [advisors] nombre de vos conseillers
    [overseers] nombre de vos contremaîtres
    [overseer_levels] niveaux de vos contremaîtres
    [overseers_here] nombre de contremaîtres des autres clans à cet endroit
    [clerks_here] nombre de vos fonctionnaires à cet endroit
    [discards] nombre de vos cartes d’ordre défaussées
    [shame_discarded] nombre de jetons de honte que vous avez payés
    [soldiers_moved] nombre de soldats déplacés
    [attackers_melee] nombre de lanciers et de cavaliers
    [attackers_Ho] nombre de cavaliers
    [archers_placed] nombre d’archers
    [killed] nombre de morts
    [killed_Ho] nombre de cavaliers morts
    [firing_sections] nombre de sections où vous avez un archer à un poste de tir
    [fired_sections] nombre de sections où vos archers ont tiré
    [held_sections] nombre de sections qui ont tenu
    [breaches] nombre de brèches
    [other_hordes] nombre d’autres hordes de la section
    [wounds_dealt] nombre de blessures que vous avez infligées
    [clean_hordes] nombre de hordes remportées sans honte
    [walls_built] nombre de niveaux de muraille que vous avez bâtis
    [wall_levels] niveaux de toutes les murailles
    [hordes] nombre de hordes sur le plateau
    [players] nombre de joueurs
   *[other] { $quantity }
}
gw-count-times = { $first } × { $second }
gw-count-plus = { $first } + { $second }
gw-count-minus = { $first } − { $second }
gw-count-part = { $first } ÷ { $second }, arrondi à l’unité inférieure
gw-count-min = { $first }, au plus { $second }
gw-count-max = { $first }, au moins { $second }
gw-count-group = ({ $inside })
gw-when = { $trigger ->
    [on_horde_placed] Quand elle arrive
    [on_spring] Au début du printemps
    [on_summer] Au début de l’été
    [on_income] Après votre revenu
    [on_discard_shame] Après avoir payé pour de la honte en été
    [on_reclaim] Après avoir pris vos cartes d’ordre ou de l’honneur
    [on_reveal] Quand les cartes d’ordre sont révélées
    [on_my_turn] Au début de votre tour
    [on_boxes_done] Après les encadrés de votre carte
    [on_gather] Quand vous récoltez ({ $where })
    [on_donate] Quand vous faites un don
    [on_upgrade] Quand vous améliorez un contremaître
    [on_activated] Après avoir utilisé un lieu ({ $where })
    [before_activated] Avant d’utiliser un lieu ({ $where })
    [before_shame] Avant de prendre de la honte parce que personne d’autre n’y est
    [on_recruit] Après avoir recruté
    [on_attack] Après une de vos attaques
    [on_build_wall] Après avoir bâti des murailles
    [on_tactic] Quand vous jouez une carte de tactique
    [on_defeat] Quand une horde que vous combattez est vaincue
    [on_majority] Quand on compte les points d’une horde
    [on_claim] Quand vous remportez une horde
    [on_killed] Après la mort de vos soldats
    [on_saved] Après avoir sauvé des soldats
    [before_firing] Avant les tirs d’hiver
    [on_firing] Après les tirs d’hiver
    [on_assault] Lors d’un assaut
    [on_breach] Lors d’une brèche
    [on_winter_end] À la fin de l’hiver
    [on_game_end] À la fin de la partie
   *[other] Toujours
}
gw-if = { $condition ->
    [once] une fois par { $value }
    [if_track] si un autre joueur a « { $value } » sur la piste
    [no_track] si aucun autre joueur n’a « { $value } » sur la piste
    [none] { $value ->
        [overseers] si vous n’avez aucun contremaître
        [breaches] s’il n’y a eu aucune brèche
       *[other] avec 0 ({ $quantity })
    }
    [clerks_here] à partir de { $value } de vos fonctionnaires à cet endroit
    [firing_sections] si vous avez un archer à un poste de tir
    [attackers_melee] si un lancier ou un cavalier en était
    [attackers_Ho] si un cavalier en était
    [archers_placed] si un archer y a été placé
    [killed_Ho] si un cavalier est parmi eux
    [soldiers_moved] si un soldat a été déplacé
    [at] { $value ->
        [production] dans un lieu de production
       *[other] ailleurs
    }
    [top_tea] { $value ->
        [yes] si vous êtes en tête de l’ordre du thé
       *[no] si vous n’êtes pas en tête de l’ordre du thé
    }
    [same_card] { $value ->
        [yes] si un autre clan a choisi la même carte
       *[no] sinon
    }
    [reclaimed] { $value ->
        [yes] si vous avez repris des cartes
       *[no] si vous avez pris de l’honneur
    }
    [has_soldier_on] { $value ->
        [yes] si vous y avez un soldat
       *[no] si vous n’y avez aucun soldat
    }
    [if_claimed] si vous la remportez
    [row] en rangée { $value }
    [alone] { $value ->
        [yes] si personne d’autre n’y est
       *[no] si un autre y est aussi
    }
    [coop_only] { $value ->
        [yes] quand tous jouent ensemble
       *[no] quand chaque Clan joue pour soi
    }
    [wall_most] là où la muraille est au plus au niveau { $value }
   *[other] à partir de { $value } ({ $quantity })
}
gw-period = { $period ->
    [turn] tour
   *[year] année
}
gw-text-ability = { $when } : { $effects }.
gw-text-ability-if = { $when }, { $conditions } : { $effects }.
gw-text-if = { $effect } { $conditions }
gw-text-or = { $first } ou { $second }
gw-text-tactic = { $window } : { $basic }. Version renforcée pour { $price } chi : { $boosted }.
gw-text-command = { $box1 }. Les autres : { $box2 }. Puis vous : { $box3 }.
gw-text-command-short = { $box1 }.
gw-text-general = Commence avec { $goods } et { $tactics } { $tactics ->
    [one] carte
   *[other] cartes
} de tactique, thé { $tea }. { $abilities }
gw-text-advisor = { $abilities }
gw-text-horde = { $ability }.
gw-text-artifact = Honneur à la fin : { $n }.
gw-text-x = { $effect } (X : { $amount })
gw-cheaper = { $per ->
    [each] { $effect } ({ $disc } de moins à chaque fois)
    [total] { $effect } ({ $disc } de moins en tout)
   *[one] { $effect } ({ $disc } de moins)
}
gw-recruits = { $soldier ->
    [Sp] { $n ->
        [one] un lancier
      *[other] { $n } lanciers
    }
    [Ar] { $n ->
        [one] un archer
      *[other] { $n } archers
    }
    [Ho] { $n ->
        [one] un cavalier
      *[other] { $n } cavaliers
    }
   *[other] { $n ->
        [one] un soldat
      *[other] { $n } soldats
    }
}
gw-change = { $sign ->
    [more] de plus
   *[less] de moins
}
gw-change-count = { $sign ->
    [more] de plus
   *[less] de moins
}
gw-do-gain = gagner { $n } { $what }
gw-do-pay = vous pouvez payer { $cost } : { $then }
gw-do-honor = gagner { $n } { $n ->
    [one] point
   *[other] points
} d’honneur
gw-do-move-clerks = déplacer { $n } { $n ->
    [one] fonctionnaire
   *[other] fonctionnaires
}
gw-do-move-clerks-diff = déplacer { $n } { $n ->
    [one] fonctionnaire
   *[other] fonctionnaires vers des lieux différents
}
gw-do-adv-activate = une activation anticipée ({ $where })
gw-do-recruit = recruter { $recruits }
gw-do-attack = attaquer avec { $n ->
    [all] des { $soldiers } en nombre quelconque
    [all_of_zone] tous les { $soldiers } des zones de repos de votre choix
    [one] { $soldier }
   *[other] { $n } { $soldiers }
}{ $from ->
    [rest] {" "}des zones de repos
    [fire] {" "}des postes de tir
    [zones] {" "}et ceux que vous voulez des postes de tir
   *[both] {""}
}
gw-do-wound = infliger { $n } { $n ->
    [one] blessure
   *[other] blessures
} dans { $area ->
    [section] cette section
   *[other] une section que vous avez attaquée
}
gw-do-build-barricade = bâtir { $n } { $n ->
    [one] barricade
   *[other] barricades
}{ $free ->
    [yes] {" "}gratuitement
   *[no] {""}
}{ $area ->
    [section] , dans cette section seulement
   *[any] {""}
}
gw-do-build-wall = bâtir un niveau de muraille
gw-do-upgrade-overseer = améliorer { $n } { $n ->
    [one] contremaître
   *[other] contremaîtres différents
}
gw-do-upgrade-overseer-where = améliorer votre contremaître ({ $where })
gw-do-income = tous vos contremaîtres donnent leur revenu
gw-do-donate = donner { $n ->
    [one] 1 ressource
   *[other] jusqu’à { $n } ressources
} à l’entrepôt
gw-do-draw-tactic = piocher { $n } { $n ->
    [one] carte
   *[other] cartes
} de tactique
gw-do-hire-advisor = engager un conseiller
gw-do-hire-clerk = engager un fonctionnaire
gw-do-discard-shame = rendre { $n } { $n ->
    [one] jeton
   *[other] jetons
} de honte
gw-do-tea-up = monter { $n ->
    [one] dans l’ordre du thé
   *[other] de { $n } places dans l’ordre du thé
}
gw-do-tea-up-top = passer en tête de l’ordre du thé
gw-do-save = sauver { $n ->
    [all] tous vos soldats
    [one] { $n } soldat
   *[other] { $n } soldats
} { $cost ->
    [0] gratuitement
   *[other] pour { $cost } chi chacun
}
gw-do-move-soldiers = déplacer { $n } fois des soldats entre sections
gw-do-scout = regarder { $n ->
    [0] zéro carte de horde
    [one] la première carte de la pioche des hordes
   *[other] les { $n } premières cartes de la pioche des hordes et les ordonner
}
gw-do-refresh-display = remplacer { $n } { $n ->
    [one] conseiller
   *[other] conseillers
} de l’offre
gw-do-take-warehouse = prendre { $n } { $n ->
    [one] ressource
   *[other] ressources
} de l’entrepôt
gw-do-copy-card = copier la carte d’un autre joueur
gw-do-swap-hordes = { $area ->
    [ahead] elle échange sa place avec la horde qui la précède
   *[any] deux hordes voisines échangent leurs places
}
gw-do-drive-off = { $n ->
    [one] un archer quitte son poste de tir
   *[other] { $n } archers quittent leurs postes de tir
}
gw-do-move-reed = déplacer { $n ->
    [one] un fonctionnaire
   *[other] { $n } fonctionnaires
} du Clan Roseau
gw-do-modify = { $stat ->
    [barricadevalue] chaque barricade de la section compte { $n } { $change }
    [breachshame] { $n } { $n ->
        [one] jeton de honte
       *[other] jetons de honte
    } { $change } quand elle ouvre une brèche
    [shootable] les tirs d’hiver ne peuvent pas la blesser
    [cost-attack] une attaque qui y place des soldats coûte { $n } { $change }
    [cost-recruit] { $scope ->
        [event] recruter des { $soldiers } coûte { $amount } { $change } en tout, et non pour chacun
       *[each] les { $soldiers } coûtent chacun { $amount } { $change }
    }
    [cost-wall] chaque niveau de muraille coûte { $n } { $change }
    [cost-barricade] chaque barricade coûte { $n } { $change }
    [cost-upgrade] chaque amélioration d’un contremaître coûte { $n } { $change }
    [cost-advisor] chaque conseiller coûte { $n } { $change }
    [cost-clerk] chaque fonctionnaire coûte { $n } { $change }
    [cost-save] sauver un soldat coûte { $n } chi { $change }
    [cost-boost] renforcer une carte de tactique coûte { $n } chi { $change }
    [cost-shame] rendre un jeton de honte coûte { $n } { $change }
    [boxmoves] { $n } { $n ->
        [one] fonctionnaire
       *[other] fonctionnaires
    } { $fewer } dans l’encadré 1 de votre carte
    [otherbox] { $n } { $n ->
        [one] fonctionnaire
       *[other] fonctionnaires
    } { $fewer } dans un encadré des autres joueurs, vers un lieu au choix
    [handlimit] vous pouvez tenir { $n } { $n ->
        [one] carte
       *[other] cartes
    } de tactique { $fewer }
    [lethality] { $scope ->
        [card] sur cette horde
       *[defeat] sur une horde vaincue
    }, il meurt { $n } de vos soldats { $fewer }
    [loneshame] vous prenez { $n } { $n ->
        [one] jeton
       *[other] jetons
    } de honte { $fewer }
    [majority] { $n } { $n ->
        [one] point { $fewer } compte
       *[other] points { $fewer } comptent
    } pour vous
    [incomeyield] votre plus haut contremaître donne { $n } { $change } en été
    [donatehonor] chaque don rapporte { $n } { $n ->
        [one] point
       *[other] points
    } d’honneur { $change }
    [academydraw] votre premier fonctionnaire à l’Académie de guerre apporte { $n } { $n ->
        [one] carte
       *[other] cartes
    } de tactique { $fewer }
    [movesize] un mouvement emmène au plus { $n } soldats
    [shots] en hiver, dans chaque section, { $n ->
        [one] le premier tir ne blesse pas
       *[other] les { $n } premiers tirs ne blessent pas
    }
    [power] { $scope ->
        [event] les hordes de cette section ont ensemble puissance { $signed }
        [others] chaque autre horde de la section a puissance { $signed }
       *[card] chaque horde a puissance { $signed }
    }
    [defense] { $scope ->
        [event] cette section a défense { $signed }
       *[section] chaque section a défense { $signed }
    }
    [keepbarricades] { $n } barricades de votre choix restent à la fin de l’hiver
   *[other] { $stat } { $signed }
}

## Le tableau

gw-board-time = Année { $year } sur { $years }, { $phase }
gw-board-turn = { $player } joue { $card }
gw-board-danger = Létalité { $lethality }, honte { $shame }
gw-board-supply = Entrepôt : { $goods }
gw-board-next = Prochaine horde : { $section }
gw-board-wall = Muraille { $section }, niv. { $level }
gw-board-peace = Défense { $defense }, sans horde
gw-board-holds = Défense { $defense }, puiss. { $power }
gw-board-breach = Déf. { $defense } < puiss. { $power } !
gw-board-works = Barricades { $barricades } Tir
gw-board-rest = Repos
gw-board-horde = P{ $power } H{ $honor }
gw-board-free = libre { $free }/{ $spots }
gw-board-wounds = b{ $n }
gw-board-clan = Ordre du thé
gw-board-honor = Honn.
gw-board-clerks = Fonct.
gw-board-shame = Honte
gw-board-tactics = Tact.
gw-board-advisors = Cons.
gw-board-hordes = Hordes
gw-board-command = Ordre
gw-board-own = Vous avez : { $goods }
gw-board-own-tactics = Tactiques : { $cards }
gw-board-own-court = Général { $general } ; conseillers { $active } ; soutien { $supporting }
gw-board-own-hand = Main : { $cards }
gw-board-artifacts = Artefacts : { $cards }
gw-board-display = Conseillers à engager : { $cards }
gw-board-none = –
gw-board-resigned = abandon

## Ses pages

gw-page-table = La table
gw-page-cards = Les cartes
gw-table-horde = { $where } : { $horde }, puissance { $power }, honneur { $honor }. { $text }
gw-table-rest = { $player }, section { $section } : zone de repos { $rest } ; postes de tir { $fire }
gw-table-soldiers = { $soldiers } { $n }
gw-table-pool = { $player } : en réserve { $pool } ; sur un jeton de honte { $shamed }
gw-table-claimed = { $player } a remporté : { $hordes }
gw-table-with-shame = { $horde } (honte { $n })
gw-table-overseers = { $player }, contremaîtres : { $levels }
gw-table-level = { $place } { $level }
gw-table-discards = { $player }, cartes d’ordre dans la défausse : { $cards }
gw-table-prices = Un lancier coûte { $spearman } ; un archer { $archer } ; un cavalier { $horseman } ; un niveau de muraille { $walls } ressources ; une barricade { $barricade }.
gw-table-key = Les lettres sont les clans. Points : une récompense libre, le soldat d’un clan, ou xx pour une blessure.
gw-cards-tactics = Vos cartes de tactique
gw-cards-command = Vos cartes d’ordre
gw-cards-general = Généraux
gw-cards-active = Conseillers actifs
gw-cards-supporting = Vos conseillers de soutien
gw-cards-display = Conseillers à engager
gw-cards-artifacts = Artefacts
gw-cards-dealt = Vos cartes de départ
gw-cards-line = { $card } : { $text }
gw-cards-of = { $card } ({ $player }) : { $text }
gw-cards-worth = { $card } : { $text } Le vôtre rapporterait { $n } maintenant.


## Parler avec le joueur

gw-welcome = The Great Wall, { $players ->
    [1] seul contre Qin Jiushao
    [2] à deux joueurs avec le Clan des Roseaux
   *[other] à { $players } joueurs
}.
gw-hint = { $player } choisirait { $number } : { $choice }
gw-hint-chance = { $number } ({ $chance } %)
gw-hint-chances = Chances de gagner, d’après { $simulations } parties simulées : { $list }
gw-hint-worth = { $number } ({ $worth })
gw-hint-worths = Selon ses règles empiriques, en honneur : { $list }
gw-until-next = suivant
gw-until-turn = tour
gw-until-season = saison
gw-until-year = année
gw-until-card = carte
gw-until-hordes = hordes
gw-until-game = partie
gw-until-income = revenu
gw-until-reveal = révélation
gw-until-location = lieu
gw-until-defeat = victoire
gw-until-killed = mort
gw-until-assault = assaut
gw-until-off = fin
gw-passing-until = { $until ->
    [next] jusqu’à la fin de ce tour
    [turn] jusqu’au début de votre prochain tour
    [season] jusqu’au début de la prochaine saison
    [year] jusqu’à la fin de cette année
    [card] jusqu’à ce que vous piochiez une carte de tactique
    [hordes] jusqu’à ce qu’une horde soit vaincue, tue vos soldats ou donne l’assaut à la muraille
    [income] jusqu’au revenu de l’été
    [reveal] jusqu’à la révélation des cartes d’ordre
    [location] jusqu’à ce qu’un lieu avec un de vos fonctionnaires soit résolu
    [defeat] jusqu’à ce qu’une horde que vous combattez soit vaincue
    [killed] jusqu’à ce que des soldats soient sur le point de mourir
    [assault] jusqu’à l’assaut de la muraille
   *[game] jusqu’à la fin de cette partie
}
gw-standing-set = Pour les cartes de tactique, on passe à votre place { $until } ; une carte de tactique que vous piochez y met fin. Pour que l’on vous demande de nouveau : pass fin
gw-standing-off = Les cartes de tactique vous sont de nouveau proposées.
gw-standing-unknown = Passer jusqu’à quand ? Un ou plusieurs de : suivant (ce tour), tour (votre prochain), saison, année, carte, hordes, partie, revenu, révélation, lieu, victoire, mort, assaut ; ou pass fin.
gw-standing-none = On ne passe pas à votre place.
gw-order-ask = demander
gw-order-tea = thé
gw-order-set = { $how ->
    [ask] En coopération, on vous demande dans quel ordre les autres agissent.
   *[tea] En coopération, les autres agissent dans l’ordre du thé, sans question.
}
gw-order-unknown = En coopération : ordre thé laisse les autres agir dans l’ordre du thé, ordre demander vous le demande à chaque fois.
gw-order-note = Les autres agissent dans l’ordre du thé. Pour fixer leur ordre vous-même : ordre demander
gw-page-rules = Les règles de The Great Wall, point par point
gw-score = { $player } { $honor }
gw-scores = Honneur à la fin : { $list }.
gw-help =
    # Le but
    { $goal }
    Chaque année, le printemps amène des hordes, l’été un revenu,
    l’automne votre carte d’ordre et le travail de vos fonctionnaires, l’hiver
    l’assaut. Des fonctionnaires sur toutes ses places activent un lieu ; pour les
    lieux spéciaux, à droite, un seul fonctionnaire suffit.
    # Répondre
    3   choisir le numéro 3 ; son nom, sa forme brève (lum, Sp:L1a3…) ou leurs premières lettres font de même
    3 ?   ce qui se passerait après le choix 3
    # Les commandes
    { $board }   de nouveau le tableau (une ligne vide fait de même)
    { $table }   tout ce qui est sur la table, les hordes et leurs points vitaux
    { $cards }   vos cartes, tous les conseillers et { $aims }, avec leurs textes
    { $places } caserne   ce qu’un lieu fait, coûte et vous rapporterait maintenant ; sans nom, tous, avec les prix
    { $more }   la page suivante d’une longue liste de choix
    { $log }   tout ce qui est arrivé
    { $rules }   toutes les règles, point par point
    { $why }   la règle derrière le dernier refus
    { $hint }   ce que ferait à votre place le joueur à règles
    { $plan }   essayer des choix sur une copie ; { $keep } les joue, { $drop } les abandonne
    { $pass } jusque tour   passer pour les cartes de tactique jusqu’à votre prochain tour ; de même suivant (ce tour est fini), saison, année, carte, hordes, partie, ou un moment : revenu, révélation, lieu, victoire, mort, assaut ; plusieurs à la fois si vous voulez ; { $pass } fin y met fin
    { $together }
    { $undo }   reprendre votre dernier choix, tant que personne d’autre n’a choisi et que rien n’a été révélé depuis ; plus tard aussi, si la table permet les reprises
    { $save } FICHIER   une copie dans un autre fichier ; tout choix est sauvegardé de toute façon
    { $resign }   abandonner la partie définitivement
    { $quit }   quitter la table ; la partie vous attend
    # Le tableau
    Un astérisque marque ce qui s’active à la prochaine activation, un point
    d’exclamation le lieu où un clan seul prend de la honte ; un point est une place
    libre. Les lettres sont les clans : leurs fonctionnaires, puis les niveaux de
    leurs contremaîtres.
    P est la puissance, H l’honneur, b les blessures ; Sp lanciers, Ar archers,
    Ho cavaliers. Fonctionnaires 5+3 : cinq en réserve, trois encore à engager.
    Conseillers 1+2 : un actif, deux de soutien. Défense et puissance sont celles
    d’un assaut qui aurait lieu maintenant.
gw-help-notice = Non officiel, fait par des passionnés : sans lien avec les auteurs ni les éditeurs.
