# Les questions de The Great Wall : un titre pour chacune, un libellé pour chaque choix

## Les questions

gw-ask-setup-choose = Choisissez en secret votre général et votre conseiller actif. L’autre conseiller soutient.
gw-ask-fall-choose = Choisissez en secret votre carte d’ordre pour cette année.
gw-ask-fall-order = Où sur la piste des ordres ? La place 1 joue en premier.
gw-ask-tactic = Une carte de tactique maintenant ? ({ $window })
gw-ask-clerks = { $n ->
    [one] Déplacez { $n } fonctionnaire.
   *[other] Déplacez jusqu’à { $n } fonctionnaires, l’un après l’autre.
}
gw-ask-clerks-apart = { $n ->
    [one] Déplacez { $n } fonctionnaire, vers un lieu où aucun n’est encore allé cette fois.
   *[other] Déplacez jusqu’à { $n } fonctionnaires, chacun vers un lieu différent.
}
gw-ask-activation = Quel lieu s’active ensuite ?
gw-ask-advanced = Quel lieu pour l’activation anticipée ?
gw-ask-hire = Engager quelqu’un ? (reste { $n })
gw-ask-refresh = Remplacer un conseiller de l’offre ?
gw-ask-scout = Vous voyez les premières cartes de horde. Dans quel ordre les remettre ?
gw-ask-reclaim = Vos cartes d’ordre : les reprendre, ou de l’honneur pour celles de la défausse ?
gw-ask-build = Que bâtissez-vous ? (reste { $n })
gw-ask-pay = Comment payez-vous ? (reste { $n })
gw-ask-house = Comment l’entrepôt paie-t-il ? (reste { $n })
gw-ask-take = L’acceptez-vous ?
gw-ask-gain = Que gagnez-vous ? (reste { $n })
gw-ask-fetch = Prendre des ressources de l’entrepôt ? (reste { $n })
gw-ask-upgrade = Améliorer un contremaître ?
gw-ask-donate = Faire un don à l’entrepôt ?
gw-ask-tea = Monter dans l’ordre du thé ?
gw-ask-shame = Où va le jeton de honte ? (reste { $n })
gw-ask-penance = Rendre de la honte ?
gw-ask-penance-must = Le temple vous retire un jeton de honte : lequel ?
gw-ask-choose = Choisissez.
gw-ask-copy = Quelle carte votre « Betrayal » copie-t-elle ?
gw-ask-recruit = Recruter un soldat ? (reste { $n })
gw-ask-saving = Une remise : que ne payez-vous pas ? (reste { $n })
gw-ask-muster = Où va un nouveau soldat ?
gw-ask-attack = Qui attaque ?
gw-ask-wound = Où infligez-vous la blessure ?
gw-ask-victim = Qui meurt ? (reste { $n })
gw-ask-save = Sauver un soldat de la mort ?
gw-ask-march = Déplacer des soldats entre sections ? (reste { $n })
gw-ask-convoy = Qui y va aussi ?
gw-ask-limit = Trop de cartes de tactique : laquelle défaussez-vous ?
gw-ask-spend = Payer pour cela ?
gw-ask-triggers = Laquelle de vos cartes agit en premier ?
gw-ask-use = Utiliser cette capacité ?
gw-ask-reed-move = { $n ->
    [one] Déplacez { $n } fonctionnaire du Clan des Roseaux.
   *[other] Déplacez jusqu’à { $n } fonctionnaires du Clan des Roseaux, jamais deux vers un même lieu.
}
gw-ask-reed-attack = Vous menez le Clan des Roseaux : où son lancier attaque-t-il ?
gw-ask-reed-build = Vous menez le Clan des Roseaux : où va sa barricade ?
gw-ask-reed-discard = Vous menez le Clan des Roseaux : quel conseiller quitte l’offre ?
gw-ask-reed-swap = Vous menez le Clan des Roseaux : quelles hordes échangent leurs places ?
gw-ask-arrange = C’est votre tour : dans quel ordre les autres déplacent-ils leurs fonctionnaires ?
gw-ask-arrange-place = C’est votre tour : dans quel ordre agit-on en ce lieu, { $place } ?
gw-ask-recall = Un nouveau niveau de muraille : quelle carte d’ordre reprenez-vous ?
gw-ask-propose = Quelle requête satisfaire maintenant ? Tous ceux qui paient doivent accepter.
gw-ask-consent = Acceptez-vous { $card } et payez-vous votre part ?
gw-ask-sacrifice = Que sacrifiez-vous ? Cela quitte la partie définitivement.
gw-ask-atone = Rendre tout de suite un jeton de honte contre de l’honneur ?
gw-ask-whom = Pour qui ? (encore { $n })
gw-ask-give = Donner des ressources ? (encore { $n })
gw-ask-ordeal = Quelle perte choisissez-vous ?
gw-ask-forget = Quelle carte de tactique perdez-vous ?
gw-ask-retreat = Quel soldat retourne dans votre réserve ?
gw-ask-homeward = D’où un fonctionnaire retourne-t-il dans votre réserve ?
gw-ask-deploy = Envoyer gratuitement un soldat dans une zone de repos ?
gw-ask-levy = Lequel de vos plus hauts contremaîtres donne moins ?
gw-ask-keep = Quelles barricades restent ? ({ $n } en tout)
gw-ask-by = { $ask } ({ $card })

## Les choix

choice-gw-lead = le général { $general } commande ; { $advisor } est votre conseiller actif
choice-gw-command = { $card }
choice-gw-tactic = jouer { $card }
choice-gw-tactic-boosted = jouer { $card }, version renforcée ({ $price ->
    [0] gratuit
   *[other] { $price } chi
})
choice-gw-spot = poser { $card } sur la place { $spot } de la piste des ordres
choice-gw-clerk-new = envoyer un fonctionnaire de votre réserve : { $went }
choice-gw-clerk = déplacer un fonctionnaire : { $came } → { $went }
choice-gw-envoy = utiliser { $card } : un fonctionnaire de plus, dans un lieu au choix
choice-gw-activate = activer : { $place }
choice-gw-advanced = activer maintenant : { $place } (activation anticipée)
choice-gw-hire-clerk = engager un fonctionnaire ({ $price ->
    [0] gratuit
   *[other] { $price } or
})
choice-gw-hire-active = engager { $card } comme conseiller actif ({ $price ->
    [0] gratuit
   *[other] { $price } or
})
choice-gw-hire-supporting = engager { $card } comme conseiller de soutien ({ $price ->
    [0] gratuit
   *[other] { $price } or
})
choice-gw-refresh = remplacer { $card } dans l’offre
choice-gw-scout = les remettre dans cet ordre : { $order }
choice-gw-reclaim = reprendre vos cartes d’ordre : { $cards }
choice-gw-reclaim-honor = les laisser et gagner { $n } { $n ->
    [one] point
   *[other] points
} d’honneur
choice-gw-barricade = bâtir une barricade : { $section } ({ $price ->
    [0] gratuit
    [one] { $price } ressource
   *[other] { $price } ressources
}, { $honor } { $honor ->
    [one] point
   *[other] points
} d’honneur)
choice-gw-wall = bâtir le niveau { $level } de la muraille : { $section } ({ $price ->
    [0] gratuit
    [one] { $price } ressource
   *[other] { $price } ressources
}, { $honor } { $honor ->
    [one] point
   *[other] points
} d’honneur)
choice-gw-pay = payer 1 { $what }
choice-gw-pay-auto = { $n ->
    [one] payer avec ce dont vous avez le plus
   *[other] payer les { $n } avec ce dont vous avez le plus
}
choice-gw-house = prendre pour cela 1 { $what } de l’entrepôt
choice-gw-house-auto = laisser l’entrepôt payer { $n } avec ce dont il a le plus
choice-gw-gain = gagner 1 { $what }
choice-gw-fetch = prendre 1 { $what } de l’entrepôt
choice-gw-saving = économiser 1 { $what } sur le prix
choice-gw-saving-auto = économiser ce qui est le plus rare
choice-gw-upgrade-first = { $place } : { $soldier } devient contremaître ({ $price ->
    [0] gratuit
   *[other] { $price } { $what }
})
choice-gw-upgrade = { $place } : porter votre contremaître au niveau { $level } ({ $price ->
    [0] gratuit
   *[other] { $price } { $what }
})
choice-gw-donate = faire don de 1 { $what } à l’entrepôt ({ $honor } { $honor ->
    [one] point
   *[other] points
} d’honneur)
choice-gw-tea-up = monter d’une place dans l’ordre du thé
choice-gw-tea-top = passer en tête de l’ordre du thé
choice-gw-shame-soldier = mettre le jeton de honte sous { $soldier } de votre réserve
choice-gw-shame-horde = mettre le jeton de honte sur une horde que vous avez remportée : { $horde }
choice-gw-shame-nowhere = il n’y a pas de place : perdre { $honor } { $honor ->
    [one] point
   *[other] points
} d’honneur
choice-gw-penance-soldier = rendre un jeton de honte sous { $soldier }
choice-gw-penance-horde = rendre un jeton de honte d’une horde remportée : { $horde }
choice-gw-penance-soldier-paid = rendre un jeton de honte sous { $soldier } ({ $price ->
    [0] gratuit
   *[other] { $price } chi
})
choice-gw-penance-horde-paid = rendre un jeton de honte d’une horde remportée : { $horde } ({ $price ->
    [0] gratuit
   *[other] { $price } chi
})
choice-gw-copy = copier { $card }
choice-gw-recruit = recruter { $soldier } ({ $cost })
choice-gw-attack = un { $soldier } attaque { $horde } ({ $where }) : { $rewards }
choice-gw-archer = un archer prend un poste de tir : { $section }
choice-gw-rest = un { $soldier } va dans la zone de repos : { $section }
choice-gw-fire = un archer sur la muraille tire : { $section }
choice-gw-wound = blesser { $horde } ({ $where })
choice-gw-save = sauver { $soldier } ({ $price ->
    [0] gratuit
   *[other] { $price } chi
})
choice-gw-march = déplacer des soldats : { $came } → { $went }
choice-gw-convoy = { $soldier } de la zone de repos
choice-gw-convoy-rest = un archer quitte son poste de tir pour la zone de repos
choice-gw-convoy-fire = un archer quitte son poste de tir pour un autre poste de tir
choice-gw-convoy-all = tous, pour la zone de repos
choice-gw-discard = défausser { $card }
choice-gw-spend = payer { $cost } : { $then }
choice-gw-trigger = d’abord { $card }
choice-gw-use = utiliser { $card }
choice-gw-victim = { $soldier } meurt
choice-gw-take = { $what ->
    [honor] gagner { $n } { $n ->
        [one] point
       *[other] points
    } d’honneur
    [tactic] piocher { $n ->
        [one] une carte de tactique
       *[other] { $n } cartes de tactique
    }
   *[other] gagner { $n } { $goods }
}
choice-gw-decline = y renoncer
choice-gw-reed-move = déplacer son fonctionnaire : { $came } → { $went }
choice-gw-reed-attack = son lancier attaque { $horde } ({ $where })
choice-gw-reed-build = sa barricade : { $section }
choice-gw-reed-discard = défausser { $card }
choice-gw-reed-swap = { $one } ({ $front }) et { $other } ({ $back }) échangent leurs places
choice-gw-arrange = { $order }
choice-gw-recall = reprendre { $card }
choice-gw-propose = proposer { $card } ({ $text })
choice-gw-agree = accepter ({ $text })
choice-gw-refuse = ne pas accepter
choice-gw-sacrifice = sacrifier { $what }
choice-gw-retreat = { $what }
choice-gw-atone = rendre le jeton sous { $soldier } ({ $price } points d’honneur)
choice-gw-whom = { $player }
choice-gw-give = donner 1 { $what } à { $player }
choice-gw-homeward = de ce lieu : { $place }
choice-gw-levy = celui de ce lieu : { $place }
choice-gw-keep = garder une barricade : { $section }
choice-gw-keep-all = les garder toutes
choice-gw-penance-soldier-honor = rendre un jeton de honte sous { $soldier } ({ $price } points d’honneur)
gw-horde-marked = { $horde } (→ { $section })
gw-soldier-rest = 1 { $soldier } au repos, { $section }
gw-soldier-wall = 1 { $soldier } sur la muraille, { $section }
choice-gw-branch = { $effects }
gw-text-both = { $general } : { $leads } { $advisor } : { $helps }
choice-gw-end = { $kind ->
    [tactic] ne jouer aucune carte de tactique
    [tea] rester à votre place
    [donate] ne faire aucun don
    [advanced] ne rien activer
    [spend] ne rien payer
    [clerks] ne plus déplacer de fonctionnaire
    [hire] n’engager personne
    [refresh] ne remplacer aucun conseiller
    [upgrade] n’améliorer aucun contremaître
    [build] ne plus rien bâtir
    [recruit] ne plus recruter de soldat
    [attack] ne plus attaquer
    [wound] ne plus infliger de blessure
    [save] ne sauver personne
    [march] ne plus déplacer de soldats
    [convoy] personne d’autre n’y va
    [penance] ne plus rendre de honte
    [fetch] ne plus rien prendre
    [reed-move] ne plus déplacer de fonctionnaires du Clan des Roseaux
    [recall] n’en reprendre aucune
    [propose] ne rien satisfaire de plus
    [atone] garder le jeton
    [whom] ne choisir personne d’autre
    [give] ne rien donner de plus
    [deploy] n’envoyer personne
    [keep] ne pas en garder d’autre
   *[other] ne rien faire
}
