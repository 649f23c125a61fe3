# The Great Wall : ce que dit chaque carte, écrit à la main. D’abord quand, deux-points, puis quoi ; les limites à la fin.

## Généraux ; ce qu’est X se dit une fois, sous la phrase
gw-card-x = X : vos conseillers de soutien.
gw-card-G01 = Une fois par tour de joueur, après avoir utilisé un lieu avec au moins 2 de vos fonctionnaires : piochez 1 carte de tactique ou attaquez avec X soldats.
gw-card-G02 = Après la mort de vos soldats : X points d’honneur pour chacun, pour 2 au plus. Les soldats sauvés ne comptent pas.
gw-card-G03 = Après votre revenu d’été, avec un archer à un poste de tir : X points d’honneur, plus 1 point d’honneur par section ainsi tenue, X de plus au maximum.
gw-card-G04 = Quand une horde où vous avez un soldat est vaincue : vous comptez X points vitaux de plus. Si vous la remportez : 1 bois, pierre ou or.
gw-card-G05 = Après une attaque avec au moins 1 lancier ou 1 cavalier : X points d’honneur, et 2 points d’honneur de plus.
gw-card-G06 = Après avoir joué une carte de tactique : X chi, 3 au plus, et 1 point d’honneur.
gw-card-G07 = Une fois par an, après une attaque : vous pouvez payer 1 chi et infliger jusqu’à X blessures dans une section où vous avez attaqué.
gw-card-G08 = Chaque fois que vous recrutez : payez X de moins, pour l’ensemble des soldats et non pour chacun.
gw-card-G09 = Après une attaque avec au moins 1 cavalier : X fois 2 points d’honneur. Chaque cavalier vous coûte 1 de moins.
gw-card-G10 = À la fin de l’hiver, si aucune section n’a été percée : X fois 2 points d’honneur, 10 au plus.
gw-card-G11 = Chaque niveau de muraille vous coûte X de moins. Après avoir bâti : X points d’honneur, quel que soit le nombre de niveaux.
gw-card-G12 = Une fois par tour de joueur, quand vous faites un don : X points d’honneur.
gw-card-G13 = Après votre revenu d’été : X bois, pierre, or ou chi, au choix, et 1 point d’honneur.
gw-card-K1 = Chaque jeton de honte que vous rendez coûte X fois 2 points d’honneur de moins, mais jamais moins de 4 points d’honneur.
gw-card-K2 = Avant que les requêtes ne soient satisfaites : donnez aux autres jusqu’à X fois 2 ressources en tout.
gw-card-K3 = Quand vous remportez une horde : chaque autre joueur gagne X points d’honneur.
gw-card-K4 = Une fois par an, lors de l’assaut d’une section : vous pouvez réduire la puissance de ses hordes de X en tout.
gw-card-K5 = À la fin de l’hiver : jusqu’à X barricades de votre choix restent en place.
gw-card-K6 = Après chaque événement : chaque joueur gagne X bois, pierre, or ou chi, 3 au plus.
gw-card-K7 = Au début de votre tour : jusqu’à X soldats en tout peuvent attaquer, chez les joueurs de votre choix.
gw-card-K8 = Au début de votre tour : donnez aux autres jusqu’à X ressources ; l’un d’eux peut vous en donner jusqu’à X.

## Conseillers
gw-card-A01 = Quand vous récoltez à la scierie : 2 bois de plus.
gw-card-A02 = Quand vous récoltez à la carrière : 2 pierre de plus.
gw-card-A03 = Quand vous récoltez à la mine d’or : 2 or de plus.
gw-card-A04 = Quand vous récoltez au temple : 2 chi de plus.
gw-card-A05 = Après votre revenu d’été : vous pouvez améliorer votre contremaître du temple pour 2 de moins.
gw-card-A06 = Quand vous récoltez dans un lieu de production : 1 de plus par contremaître d’un autre clan sur place, 2 au plus.
gw-card-A07 = Après votre revenu d’été : 1 bois, pierre ou or par tranche de 2 contremaîtres, arrondi au supérieur.
gw-card-A08 = Chaque amélioration de vos contremaîtres coûte 1 de moins.
gw-card-A09 = Quand vous faites un don : 1 point d’honneur de plus.
gw-card-A10 = Avant d’utiliser le camp des bâtisseurs : prenez jusqu’à 2 ressources dans l’entrepôt.
gw-card-A11 = Dans l’encadré 1 de votre carte d’ordre : déplacez 1 fonctionnaire de plus.
gw-card-A12 = Une fois par an, dans l’encadré 2 d’un autre joueur : déplacez 1 fonctionnaire de plus ; les lieux peuvent être les mêmes.
gw-card-A13 = Une fois par an, après le dernier encadré de votre carte : un lieu de production où vous avez un fonctionnaire s’active aussitôt, complet ou non.
gw-card-A14 = Après votre revenu d’été : vous pouvez remplacer 1 conseiller de l’offre, puis engager un conseiller ou un fonctionnaire pour 1 or de moins.
gw-card-A15 = Après votre revenu d’été : en tête de l’ordre du thé, 1 point d’honneur ; sinon, vous pouvez payer 1 chi et monter de 1.
gw-card-A16 = Avant de prendre un jeton de honte parce que vous êtes seul : vous pouvez payer 1 bois, pierre ou or à la place.
gw-card-A17 = En été, chaque jeton de honte rendu coûte 1 chi de moins et rapporte 1 point d’honneur. En coop : chacun coûte 3 points d’honneur de moins.
gw-card-A18 = Quand vous reprenez vos cartes d’ordre : 1 bois, pierre, or ou chi. Quand vous les laissez : 1 point d’honneur par carte défaussée.
gw-card-A19 = Quand les cartes d’ordre sont révélées : 1 bois, pierre, or ou chi, ou 2 si un autre clan montre la même carte.
gw-card-A20 = Au début du printemps : regardez les 3 prochaines cartes de horde, replacez-les dans l’ordre voulu et gagnez 1 chi.
gw-card-A21 = Après votre revenu d’été : 1 or par tranche de 2 conseillers, arrondi à l’inférieur.
gw-card-A22 = Après votre revenu d’été : piochez 1 carte de tactique.
gw-card-A23 = Après avoir joué une carte de tactique : 2 points d’honneur.
gw-card-A24 = Renforcer une carte de tactique vous coûte 1 chi de moins. Vous pouvez avoir en main 2 cartes de tactique de plus.
gw-card-A25 = Après avoir utilisé l’académie de guerre : piochez 1 carte de tactique et gagnez 1 chi.
gw-card-A26 = Chaque niveau de muraille vous coûte 2 de moins.
gw-card-A27 = Chaque barricade vous coûte 1 de moins.
gw-card-A28 = Après avoir bâti des murailles : 3 points d’honneur, quel que soit le nombre de niveaux.
gw-card-A29 = Après avoir utilisé le camp des bâtisseurs : 2 bois, pierre ou or.
gw-card-A30 = À la fin de l’hiver : 1 point d’honneur par section qui a tenu contre un assaut.
gw-card-A31 = Après la mort de vos soldats : 2 points d’honneur, quel que soit leur nombre.
gw-card-A32 = Au début de votre tour : autant de vos archers que vous voulez peuvent attaquer.
gw-card-A33 = Après la mort de vos cavaliers : 2 or, quel que soit leur nombre.
gw-card-A34 = Chaque lancier vous coûte 1 de moins.
gw-card-A35 = Chaque archer vous coûte 1 de moins. Après une attaque qui en a mis un à un poste de tir : 1 point d’honneur.
gw-card-A36 = Chaque cavalier vous coûte 2 de moins.
gw-card-A37 = Après une attaque : 1 point d’honneur par lancier et par cavalier engagé, 2 au plus.
gw-card-A38 = Quand vous remportez une horde : 2 points d’honneur et 1 bois, pierre ou or.
gw-card-A39 = Sauver un soldat vous coûte 1 chi de moins. Après le sauvetage de vos soldats : 1 point d’honneur, quel que soit leur nombre.
gw-card-A40 = Quand une horde est vaincue : il y meurt 1 de vos soldats de moins.
gw-card-A41 = Quand une horde où vous avez un soldat est vaincue : vous comptez 1 point vital de plus. Si vous la remportez : 1 point d’honneur.
gw-card-A42 = Après les tirs d’hiver : 1 point d’honneur par section où vos archers ont tiré.
gw-card-A43 = Après avoir recruté : vous pouvez attaquer avec 1 soldat.
gw-card-A44 = Au début de votre tour : vous pouvez déplacer une fois des soldats entre sections ; si l’un a bougé, 1 bois, pierre ou or.

## Cartes d’ordre, encadré par encadré ; l’encadré 2 est pour les autres
gw-card-others = Déplacez 2 fonctionnaires vers des lieux différents.
gw-card-C1-1 = Déplacez 3 fonctionnaires, ou 5 si un autre clan a « Economy » sur la piste.
gw-card-C1-2 = { gw-card-others }
gw-card-C1-3 = Un lieu où vous avez un fonctionnaire s’active aussitôt, complet ou non.
gw-card-C2-1 = Déplacez 3 fonctionnaires.
gw-card-C2-2 = { gw-card-others }
gw-card-C2-3 = Tous vos contremaîtres donnent leur revenu ; sans contremaître : 1 bois, pierre ou or. Si un autre clan a « Work Harder » sur la piste : 1 bois, pierre ou or de plus.
gw-card-C3-1 = Exécutez comme la vôtre la carte d’un autre clan sur la piste, ou déplacez 2 fonctionnaires et rien d’autre.
gw-card-C4-1 = Déplacez 1 fonctionnaire.
gw-card-C4-2 = { gw-card-others }
gw-card-C4-3 = Bâtissez 1 niveau de muraille pour 4 de moins, ou 2 barricades au prix normal. Si un autre clan a « Attack Order » sur la piste : 1 barricade gratuite.
gw-card-C5-1 = Déplacez 3 fonctionnaires.
gw-card-C5-2 = { gw-card-others }
gw-card-C5-3 = Avec « Conscription » d’un autre clan sur la piste : déplacez d’abord une fois des soldats. Des zones de repos entières attaquent, avec des archers en poste de tir ; 2 points d’honneur.
gw-card-C6-1 = Déplacez 1 fonctionnaire.
gw-card-C6-2 = { gw-card-others }
gw-card-C6-3 = Recrutez 1 soldat pour 1 de moins, ou pour 2 de moins si un autre clan a « Despotism » sur la piste.

## Cartes de tactique : quand, simple, renforcée
gw-card-T01-basic = Sauvez-en 1, gratuitement.
gw-card-T01-boosted = Sauvez tous les vôtres, gratuitement.
gw-card-T02-basic = Améliorez 1 contremaître pour 2 de moins.
gw-card-T02-boosted = Améliorez 2 contremaîtres différents pour 2 de moins chacun.
gw-card-T03-basic = Déplacez 2 fois des soldats entre sections.
gw-card-T03-boosted = Déplacez une fois des soldats entre sections, puis attaquez avec 2 soldats des zones de repos.
gw-card-T04-basic = Attaquez avec 1 archer ; 1 point d’honneur.
gw-card-T04-boosted = Attaquez avec autant d’archers que vous voulez ; 2 points d’honneur.
gw-card-T05-basic = Bâtissez 1 barricade dans cette section pour 1 de moins.
gw-card-T05-boosted = Bâtissez 2 barricades dans cette section, gratuitement.
gw-card-T06-basic = Dans un lieu de production : 1 de sa ressource par fonctionnaire que vous y avez. Ailleurs : 1 bois, pierre ou or.
gw-card-T06-boosted = Dans un lieu de production : 2 de sa ressource par fonctionnaire que vous y avez, 6 au plus.
gw-card-T07-basic = Montez de 1 dans l’ordre du thé ; prenez 1 bois, pierre, or ou chi.
gw-card-T07-boosted = Montez en tête de l’ordre du thé ; 2 points d’honneur.
gw-card-T08-basic = Prenez 2 bois, pierre ou or.
gw-card-T08-boosted = Prenez 2 bois, pierre, or ou chi, et 3 points d’honneur.
gw-card-T09-basic = Avec votre soldat dessus : vous comptez 2 points vitaux de plus.
gw-card-T09-boosted = Avec votre soldat dessus : vous comptez 4 points vitaux de plus. Si vous la remportez : 3 points d’honneur.
gw-card-T10-basic = Rendez 1 jeton de honte.
gw-card-T10-boosted = Deux fois : rendez 1 jeton de honte ou gagnez 2 points d’honneur.
gw-card-U01-basic = Donnez jusqu’à 3 ressources à un autre joueur.
gw-card-U01-boosted = Chaque joueur gagne 1 bois, pierre ou or.
gw-card-U02-basic = Cette section a +2 en défense.
gw-card-U02-boosted = Cette section a +5 en défense.
gw-card-U03-basic = Un autre joueur qui y a un fonctionnaire gagne 2 bois, pierre ou or.
gw-card-U03-boosted = Chaque joueur qui y a un fonctionnaire gagne 2 bois, pierre ou or.
gw-card-U04-basic = Un autre joueur peut attaquer avec 2 soldats au plus.
gw-card-U04-boosted = Chaque joueur peut attaquer avec 2 soldats au plus.
gw-card-U05-basic = Sauvez 1 soldat de n’importe quel joueur, gratuitement.
gw-card-U05-boosted = Sauvez jusqu’à 4 soldats de n’importe quels joueurs, gratuitement.
gw-card-U06-basic = Un joueur de votre choix rend 1 jeton de honte.
gw-card-U06-boosted = Deux fois : un joueur de votre choix rend 1 jeton de honte.

## Hordes ; chaque capacité n’est écrite qu’une fois
gw-card-H1 = Quand elle arrive : elle échange sa place avec la horde devant elle.
gw-card-X1 = { gw-card-H1 }
gw-card-H2 = En rangée 1, avant les tirs d’hiver : elle chasse 1 archer de sa section de la muraille.
gw-card-X8 = { gw-card-H2 }
gw-card-H3 = Les tirs d’hiver ne peuvent pas la blesser.
gw-card-H4 = Lors d’un assaut : chaque barricade de sa section compte 1 de moins.
gw-card-X3 = { gw-card-H4 }
gw-card-H5 = Elle tue 1 soldat de plus de chaque clan présent dessus.
gw-card-X4 = { gw-card-H5 }
gw-card-H6 = Lors d’un assaut : elle a +1 en puissance par autre horde de sa section.
gw-card-X5 = { gw-card-H6 }
gw-card-H7 = Lors d’une brèche : chaque joueur sans soldat dessus prend 1 jeton de honte de plus.
gw-card-X6 = { gw-card-H7 }
gw-card-H8 = Lors d’un assaut : chaque autre horde de sa section a +1 en puissance.
gw-card-X7 = { gw-card-H8 }
gw-card-H8-claim = Qui la remporte gagne 2 bois, pierre ou or.
gw-card-X2 = Une attaque qui y place des soldats coûte 1 ressource en tout.
gw-card-X7-claim = Quand elle est vaincue : chaque joueur qui y a un soldat gagne 1 bois, pierre ou or.

## Artefacts
gw-card-F1 = À la fin de la partie : 8 points d’honneur par conseiller de soutien que vous avez.
gw-card-F2 = À la fin de la partie : 1 point d’honneur par blessure que vous avez infligée.
gw-card-F3 = À la fin de la partie : 3 points d’honneur par niveau de vos contremaîtres.
gw-card-F4 = À la fin de la partie : 7 points d’honneur par horde que vous avez remportée et qui ne porte pas de honte.
gw-card-F5 = À la fin de la partie : 5 points d’honneur par niveau de muraille que vous avez bâti.

## Les requêtes de l’Empereur
gw-card-RQ01 = Aucune section n’a été percée cet hiver, et au moins 5 hordes sont sur le plateau.
gw-card-RQ02 = Chaque joueur cède 1 soldat d’une zone de repos ou d’un poste de tir, pour de bon.
gw-card-RQ03 = Chaque joueur paie 10 points d’honneur.
gw-card-RQ04 = Chaque joueur cède 1 fonctionnaire et 1 cavalier de sa réserve, pour de bon.
gw-card-RQ05 = Chaque joueur paie { $n } bois.
gw-card-RQ06 = Chaque joueur paie { $n } pierre.
gw-card-RQ07 = Chaque joueur paie { $n } or.
gw-card-RQ08 = Chaque joueur paie { $n } chi.
gw-card-RQ09 = Les murailles de toutes les sections ont ensemble au moins { $n } niveaux.
gw-card-RQ10 = Ensemble, vous cédez { $n } trophées, pour de bon.
gw-card-RQ11 = Chaque joueur cède 1 conseiller de soutien, pour de bon.
gw-card-RQ12 = Les contremaîtres de chaque joueur ont ensemble au moins 3 niveaux.

## Événements : tout de suite, et jusqu’à la fin de la partie
gw-card-E01-once = Chaque joueur perd 1 bois et 1 pierre.
gw-card-E01-stays = En hiver, le premier tir dans chaque section n’inflige pas de blessure.
gw-card-E02-stays = En été, le plus haut contremaître de chaque joueur donne 1 de moins.
gw-card-E03-once = Chaque joueur ramène 1 soldat d’une zone de repos ou d’un poste de tir à sa réserve.
gw-card-E03-stays = Sauver un soldat coûte 1 chi de plus.
gw-card-E04-once = Chaque joueur reprend 1 fonctionnaire du plateau dans sa réserve.
gw-card-E04-stays = Un mouvement entre sections emmène 2 soldats au plus.
gw-card-E05-once = L’ordre du thé est inversé.
gw-card-E05-stays = Au début de l’été : le joueur en tête de l’ordre du thé perd 2 points d’honneur.
gw-card-E06-once = Chaque joueur perd 2 bois, pierre ou or, ou prend 1 jeton de honte.
gw-card-E06-stays = Chaque barricade coûte 1 de moins.
gw-card-E07-once = 4 ressources brûlent dans l’entrepôt.
gw-card-E07-stays = Chaque don rapporte 1 point d’honneur de moins.
gw-card-E08-once = Chaque joueur peut envoyer 1 lancier de sa réserve dans une zone de repos, gratuitement.
gw-card-E08-stays = Chaque cavalier coûte 1 or de plus.
gw-card-E09-once = 1 horde de plus arrive.
gw-card-E09-stays = Lors d’un assaut : chaque horde en rangée 3 a +1 en puissance.
gw-card-E10-stays = Lors d’un assaut : une section dont la muraille est de niveau 1 ou moins a −1 en défense.
gw-card-E11-once = Chaque joueur perd 5 points d’honneur ou prend 1 jeton de honte.
gw-card-E11-stays = Chaque jeton de honte rendu coûte 2 points d’honneur de moins.
gw-card-E12-once = Chaque joueur perd 1 carte de tactique.
gw-card-E12-stays = Renforcer une carte de tactique coûte 1 chi de plus. Votre premier fonctionnaire à l’académie de guerre apporte 1 carte de tactique de plus.

## Le Clan des Roseaux et Qin Jiushao
gw-card-R1-1 = Qui mène le Clan des Roseaux déplace jusqu’à 2 de ses fonctionnaires.
gw-card-R1-2 = { gw-card-others }
gw-card-RA = Un fonctionnaire des Roseaux à la scierie, à la carrière ou à la mine d’or : 1 de la ressource du lieu va à l’entrepôt.
gw-card-RA-court = Temple : le joueur actif rend 1 jeton de honte. Maison de thé : le marqueur des Roseaux monte de 1. Ambassade : 1 conseiller est défaussé.
gw-card-RA-field = Caserne : 1 lancier des Roseaux attaque. Camp des bâtisseurs : 1 barricade, gratuite.
gw-card-RB = Comme « Border Militia ». Académie de guerre : qui mène regarde les 2 prochaines cartes de horde et les ordonne. Centre logistique : deux hordes voisines échangent leurs places.
gw-card-Q1 = Lors d’un assaut : chaque section a −1 en défense par tranche de 2 de ses conseillers de soutien.
gw-card-Q1-winter = À la fin de l’hiver : il gagne 1 point d’honneur, et 1 point d’honneur de plus pour chacun d’eux.
gw-card-Q1-ever = Il ne paie pas, ne se repose pas et ne prend pas de honte. Chaque blessure qu’il inflige lui rapporte 2 points d’honneur, chaque artefact 20 points d’honneur.
gw-card-S1-1 = Il déplace 2 fonctionnaires.
gw-card-S1-2 = { gw-card-others }
gw-card-S1-3 = Le lieu le plus haut de sa piste où il a un fonctionnaire s’active aussitôt, complet ou non.
gw-card-S2-1 = Il déplace 3 fonctionnaires.
gw-card-S2-2 = { gw-card-others }
gw-card-S2-3 = Son contremaître le plus bas sur la piste monte de 1 niveau, gratuitement.
gw-card-S3-1 = Elle devient sa carte de même nom que la vôtre. Si vous avez joué « Betrayal » : il déplace 2 fonctionnaires.
gw-card-S3-2 = { gw-card-others }
gw-card-S3-3 = Si rien n’a été copié : il gagne 1 point d’honneur par conseiller de soutien qu’il a.
gw-card-S4-1 = Il déplace 2 fonctionnaires.
gw-card-S4-2 = { gw-card-others }
gw-card-S4-3 = Il bâtit 1 niveau de muraille dans la section que désigne la prochaine carte de horde. L’entrepôt paie ce qu’il peut.
gw-card-S5-1 = Il déplace 2 fonctionnaires.
gw-card-S5-2 = { gw-card-others }
gw-card-S5-3 = Tous ses archers aux postes de tir attaquent. Puis il recrute 1 archer et 1 lancier, qui attaquent.
gw-card-S6-1 = Il déplace 3 fonctionnaires.
gw-card-S6-2 = { gw-card-others }
gw-card-S6-3 = Il recrute 2 lanciers, qui attaquent.

## Quand une carte de tactique se joue, et ce qui entoure les parties d’une carte
gw-card-when = { $window ->
    [SUMMER_INCOME] Après le revenu d’été
    [FALL_REVEAL] Quand les cartes d’ordre sont révélées
    [MY_TURN] Au début de votre tour
    [LOCATION] Après l’activation d’un lieu où vous avez un fonctionnaire
    [HORDE_DEFEATED] Quand une horde que vous combattez est vaincue
    [SOLDIERS_KILLED] Quand vos soldats vont mourir
    [ANY_KILLED] Quand des soldats vont mourir, les vôtres ou non
   *[ASSAULT] Avant l’assaut d’une section
}
gw-written-general = { $sentence } { $x } Commence avec { $goods } et { $tactics } { $tactics ->
    [one] carte
   *[other] cartes
} de tactique, thé { $tea }.
gw-written-tactic = { $when } – { $basic } Renforcée pour { $price } chi – { $boosted }
gw-written-command = Vous – { $box1 } Les autres – { $box2 } Puis vous – { $box3 }
gw-written-automatic = { $box1 } Les autres – { $box2 } { $box3 }
gw-written-short = { $box1 } Les autres – { $box2 }
gw-written-event = Tout de suite – { $once } Jusqu’à la fin de la partie – { $stays }
gw-written-lasting = Jusqu’à la fin de la partie – { $stays }

## Les phrases d’un paquet de cartes : dans la langue du lecteur, sinon celle tirée des données
-gw-language = Français
    .code = fr
gw-pack-text = { -gw-language.code ->
    [de] { $de }
    [fr] { $fr }
   *[en] { $en }
}
gw-pack-tactic = { $when } – { $sentence } Renforcée pour { $price } chi.

## Sur la page
gwp-card-part = { $part ->
    [own] Vous
    [others] Les autres
    [then] Puis vous
    [once] Tout de suite
   *[stays] Jusqu’à la fin
}
gwp-card-tea = Thé { $tea }
gwp-card-boost = Renforcée pour { $n } chi
gwp-card-close = Ranger la carte
gwp-card-laid = Carte agrandie
gwp-card-hidden = Une carte, face cachée
# Les mots qu’une carte dessinée montre en signes ; les formes sont séparées par |
gwp-card-sign-W = bois
gwp-card-sign-S = pierre
gwp-card-sign-G = or
gwp-card-sign-C = chi
gwp-card-sign-any3 = bois, pierre ou or
gwp-card-sign-any4 = bois, pierre, or ou chi
gwp-card-sign-honor = points d’honneur|point d’honneur
gwp-card-sign-shame = jetons de honte|jeton de honte
gwp-card-sign-tactic = cartes de tactique|carte de tactique
gwp-card-sign-clerk = fonctionnaires|fonctionnaire
gwp-card-sign-Sp = lanciers|lancier
gwp-card-sign-Ar = archers|archer
gwp-card-sign-Ho = cavaliers|cavalier
gwp-card-sign-barricade = barricades|barricade
gwp-card-sign-wall = niveaux de muraille|niveau de muraille
gwp-card-sign-power = en puissance
gwp-card-sign-defense = en défense
gwp-card-sign-none = mine d’or
