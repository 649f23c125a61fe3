## Qin : les noms

qin-name = Qin
qin-pagoda-colour = { $seat ->
    [1] vert
    [2] violet
    [3] noir
   *[4] blanc
}
qin-points = pagodes
qin-board-note = Les plateaux fournis sont des reconstitutions : les plateaux imprimés peuvent différer.

## Qin : les saisies mal écrites

problem-qin-token = « { $token } » n’est pas un coup. Écrivez la tuile et ses deux cases, par exemple RY:g8g9 (rouge en g8, jaune en g9).
problem-qin-token-space = « { $token } » : il n’y a pas de case { $space } sur ce plateau ; la dernière est { $last }.
problem-qin-token-order = « { $token } » s’écrit { $tidy } : les couleurs dans l’ordre R, Y, B et, pour une tuile unicolore, la première case dans le sens de lecture d’abord.
problem-qin-token-pile = « { $token } » : il n’y a pas de pile « { $pile } » ; les piles sont /1, /2, /3 et /4.
problem-qin-map-height = { $file } : le plateau compte { $rows ->
    [0] zéro ligne
    [one] une ligne
   *[other] { $rows } lignes
} ; il en faut de { $least } à { $most }.
problem-qin-map-width = { $file }, ligne { $line } : le plateau compte { $columns ->
    [0] zéro colonne
    [one] une colonne
   *[other] { $columns } colonnes
} ; il en faut de { $least } à { $most }.
problem-qin-map-ragged = { $file }, ligne { $line } : cette ligne compte { $columns ->
    [0] zéro case
    [one] une case
   *[other] { $columns } cases
}, mais la première en compte { $expected }.
problem-qin-map-sign = { $file }, ligne { $line }, colonne { $column } : « { $sign } » n’a pas sa place sur un plateau. Utilisez . (prairie), V (village), ~ (eau), R, Y, B (cases de départ).
problem-qin-map-no-start = { $file } : le plateau n’a pas de case de départ { $colour ->
    [R] rouge
    [Y] jaune
   *[B] bleue
}. Il en faut au moins une rouge, une jaune et une bleue.
problem-qin-map-starts-touch = { $file }, ligne { $line }, colonne { $column } : deux cases de départ { $colour ->
    [R] rouges
    [Y] jaunes
   *[B] bleues
} se touchent. Elles formeraient une province sans propriétaire.
problem-qin-map-no-placement = { $file } : aucune tuile ne peut être posée sur ce plateau. Il faut deux cases de prairie libres côte à côte, dont une à côté d’une case de départ.
problem-qin-map-name = Le nom d’un plateau peut compter jusqu’à { $most } caractères ; celui-ci en a { $signs }.
problem-qin-map-name-unseen = Le nom d’un plateau ne peut pas contenir de caractères invisibles : le caractère { $place } est { $sign }.
problem-qin-map-seed = Dans « seed:NOM », le nom compte de 1 à 30 lettres (a–z), chiffres et traits d’union ; pas « { $name } ».
problem-qin-map-unknown = « { $board } » n’est ni un plateau fourni ({ $known }) ni un fichier de plateau lisible.
problem-qin-position = La description de la position est incorrecte à { $key } : « { $value } » au lieu de { $expected }.
problem-qin-deal = La donne n’est pas formée des 72 tuiles, 12 de chaque sorte : « { $tile } » au rang { $place }.
problem-qin-deal-not-fair = Les options promettent un départ équitable, mais une main de départ n’a pas de tuile unicolore.

## Qin : les coups interdits

problem-qin-not-in-hand = Vous n’avez pas de tuile { $tile } en main.
problem-qin-not-neighbours = { $first } et { $second } n’ont pas de côté commun : aucune tuile ne couvre exactement ces deux cases.
problem-qin-occupied = Une tuile occupe déjà { $space }.
problem-qin-on-village = { $space } est un village. Les tuiles ne se posent que sur la prairie.
problem-qin-on-water = { $space } est de l’eau. Les tuiles ne se posent que sur la prairie.
problem-qin-on-start = { $space } est une case de départ imprimée. Une tuile peut la toucher, jamais la couvrir.
problem-qin-not-adjoining = Ni { $first } ni { $second } n’a de côté commun avec une case colorée.
problem-qin-join-tie = En { $space }, ce coup réunirait des provinces { $colour ->
    [R] rouges
    [Y] jaunes
   *[B] bleues
} où deux joueurs sont à égalité pour le plus grand nombre de cases : la nouvelle ne serait à personne.
problem-qin-join-majors = En { $space }, ce coup réunirait au moins deux provinces majeures { $colour ->
    [R] rouges
    [Y] jaunes
   *[B] bleues
}. Des provinces majeures ne peuvent jamais être réunies.
problem-qin-join-safe = En { $space }, une province majeure { $colour ->
    [R] rouge
    [Y] jaune
   *[B] bleue
} changerait de mains. Une province majeure est acquise pour toujours.
problem-qin-pile-empty = La pile { $pile } est vide. Prenez la nouvelle tuile dans une autre.
problem-qin-must-place = Vous pouvez poser une tuile, vous devez donc le faire : on ne passe que si l’on ne peut rien poser.
problem-qin-must-pass = Aucune de vos tuiles ne peut être posée : vous passez ce tour.

## Qin : les événements

event-qin-placed = { $player } pose { $tile } en { $first } et { $second }.
event-qin-founded = { $player } fonde une province { $colour ->
    [R] rouge
    [Y] jaune
   *[B] bleue
} de { $size } cases en { $space } : une pagode.
event-qin-expanded = La province { $colour ->
    [R] rouge
    [Y] jaune
   *[B] bleue
} de { $player } en { $space } passe à { $size } cases.
event-qin-major = La province { $colour ->
    [R] rouge
    [Y] jaune
   *[B] bleue
} de { $player } en { $space } devient majeure : une deuxième pagode.
event-qin-joined = Les provinces { $colour ->
    [R] rouges
    [Y] jaunes
   *[B] bleues
} réunies en { $space } n’en font plus qu’une de { $size } cases : elle est à { $player }.
event-qin-returned = { $player } reprend { $pagodas ->
    [one] une pagode
   *[other] { $pagodas } pagodes
}.
event-qin-connected = { $player } prend le village en { $village }.
event-qin-conquered = { $player } conquiert le village en { $village } aux dépens de { $loser }.
event-qin-drew-own = { $player } pioche { $tile } dans la pile { $pile }.
event-qin-drew = { $player } pioche une tuile dans la pile { $pile }.
event-qin-passed = { $player } ne peut poser aucune tuile et passe.
event-qin-resigned = { $player } abandonne.
event-qin-ended-last-pagoda = { $winners } pose sa dernière pagode et gagne !
event-qin-ended-no-tiles = Toutes les tuiles sont posées. Le plus de pagodes sur le plateau : { $winners }.
event-qin-ended-no-placement = Plus aucune tuile ne peut être posée. Le plus de pagodes sur le plateau : { $winners }.
event-qin-ended-resigned = { $winners } gagne.

## Qin : les règles point par point, dans nos propres mots

clause-qin-setup-tiles = Il y a 72 tuiles, douze de chaque sorte : trois unicolores (RR, YY, BB) et trois bicolores (RY, RB, YB).
clause-qin-setup-hand = Chacun commence avec trois tuiles que les autres ne voient pas.
clause-qin-setup-piles = Les autres tuiles sont réparties une à une, face cachée, en quatre piles.
clause-qin-setup-supply = Chacun dispose de 24 pagodes à deux joueurs, de 19 à trois, de 15 à quatre.
clause-qin-setup-first = La première place commence, ou une autre si la table le veut, ou une place au hasard ; on joue ensuite place après place.
clause-qin-setup-fair = En option : on redistribue jusqu’à ce que chaque main de départ ait une tuile unicolore.
clause-qin-board-start = Un plateau a des cases de départ imprimées des trois couleurs, et deux d’une même couleur ne se touchent jamais.
clause-qin-board-village = Les cases de village qui se touchent forment un seul village : il touche tout ce que touche l’une de ses cases et porte une seule pagode.
clause-qin-secret = Sont cachés les mains des autres et l’ordre des piles ; tout le reste est visible.
clause-qin-place-one = À votre tour, vous posez exactement une tuile de votre main.
clause-qin-place-pair = Une tuile couvre deux cases ayant un côté commun ; vous pouvez la tourner à votre guise.
clause-qin-place-grass = Les tuiles se posent sur la prairie libre seulement : jamais sur un village, sur l’eau ou sur une autre tuile.
clause-qin-place-start = Les cases de départ imprimées sont des cases colorées : les tuiles peuvent les toucher, non les couvrir.
clause-qin-place-adjoin = Une moitié au moins de la tuile doit avoir un côté commun avec une case colorée. Les coins et les villages ne comptent pas.
clause-qin-mixed = Les deux couleurs d’une tuile bicolore sont jugées et résolues l’une après l’autre ; la tuile ne peut être posée que si les deux le permettent.
clause-qin-found = Deux cases reliées d’une même couleur ou plus, encore sans province, deviennent une nouvelle province de celui qui joue, avec une pagode.
clause-qin-found-single = Une case isolée n’est pas une province : elle n’a ni propriétaire ni pagode. Il est permis d’en créer.
clause-qin-found-major = Une province fondée avec cinq cases ou plus est aussitôt majeure : deux pagodes.
clause-qin-expand = Une moitié de tuile posée à côté d’une seule province de sa couleur agrandit cette province, quel qu’en soit le propriétaire.
clause-qin-expand-single = Les cases isolées qu’un coup relie à une province en font désormais partie et comptent dans sa taille.
clause-qin-major = Une province qui atteint cinq cases est une province majeure ; son propriétaire y ajoute une deuxième pagode.
clause-qin-major-one = Si grande que devienne une province majeure, elle porte une pagode double et rien de plus.
clause-qin-join-owner = Quand un coup réunit des provinces, la nouvelle province majeure revient au joueur dont les anciennes provinces totalisent le plus de cases. La tuile elle-même et les cases isolées ne comptent pas.
clause-qin-join-return = Après une réunion, il reste exactement une pagode double du nouveau propriétaire ; toutes les autres pagodes des anciennes provinces sont rendues à leurs propriétaires.
clause-qin-join-own = Les provinces d’un même propriétaire peuvent être réunies, par n’importe qui ; les pagodes en trop sont rendues.
clause-qin-join-tie = Des provinces ne peuvent pas être réunies si deux joueurs ou plus partagent le total le plus élevé. Une égalité plus bas est sans effet.
clause-qin-join-majors = Deux provinces majeures ou plus ne peuvent jamais être réunies, même si elles ont le même propriétaire.
clause-qin-join-safe = Une province majeure ne peut pas être prise : une réunion n’est permise que si son propriétaire a le total le plus élevé.
clause-qin-village-connect = Un village vide revient au joueur qui a le plus de pagodes dans les provinces qui le touchent.
clause-qin-village-conquer = Un village occupé passe à un autre joueur s’il a plus de pagodes que quiconque dans les provinces qui le touchent ; l’ancienne pagode est rendue.
clause-qin-village-count = Pour un village, chaque province qui le touche compte une fois, une pagode double compte pour deux ; la pagode du village lui-même ne compte pas.
clause-qin-village-tie = Une égalité au plus grand nombre de pagodes ne change rien : un village vide reste vide, un village occupé garde son propriétaire. Une égalité plus bas est sans effet.
clause-qin-village-kept = Un village une fois occupé ne redevient jamais vide, même si son propriétaire n’a plus rien à côté.
clause-qin-order = Un coup s’exécute dans l’ordre : réunir, agrandir, fonder ; de deux actions semblables, rouge avant jaune avant bleu ; les villages en dernier.
clause-qin-order-villages = Villages : d’abord ceux que prend celui qui joue, puis ceux des autres dans l’ordre du tour ; pour chacun, les vides avant les conquis, dans le sens de lecture.
clause-qin-draw = Après avoir posé, vous piochez une tuile.
clause-qin-draw-pile = Vous pouvez piocher dans toute pile qui a des tuiles ; par défaut dans la plus haute, la plus à gauche en cas d’égalité.
clause-qin-draw-empty = Quand toutes les piles sont vides, personne ne pioche ; on joue avec les tuiles en main.
clause-qin-pass = Un joueur qui ne peut poser aucune tuile passe, garde sa main et ne pioche pas.
clause-qin-pass-must = Un joueur qui peut poser une tuile doit en poser une.
clause-qin-end-last = La partie s’arrête à l’instant où la dernière pagode d’un joueur est posée : lui seul gagne, et le reste du coup n’est pas exécuté.
clause-qin-end-tiles = La partie s’arrête quand plus personne n’a de tuiles.
clause-qin-end-placement = La partie s’arrête aussitôt que plus aucune tuile, dans aucune main, ne peut être posée.
clause-qin-end-most = Si personne n’a posé sa dernière pagode, le joueur qui a le plus de pagodes sur le plateau gagne.
clause-qin-end-shared = En cas d’égalité, la victoire est partagée.
clause-qin-resign = Un joueur qui abandonne n’a plus de tour et ne peut plus gagner ; sa main quitte la partie sans être vue ; ses pagodes restent et comptent.
clause-qin-resign-last = Le dernier joueur encore à la table gagne.
clause-qin-resign-poor = Pour une place qui a abandonné, on pose encore des pagodes tant qu’elle en a ; sa dernière ne met pas fin à la partie, et quand il n’en reste plus, on n’en pose plus.
clause-qin-series = Une série compte plusieurs parties, par défaut une sur chaque plateau ; à chaque fois, c’est la place suivante qui commence. Celui qui garde le moins de pagodes sur l’ensemble des parties gagne.
clause-qin-series-left = Dans une série, celui qui quitte une partie y compte toutes ses pagodes ; celui qui reste en dernier n’en compte aucune.
clause-qin-series-shared = En cas d’égalité, la série est partagée.

## Ce que change chaque option ; $value : ce qui est choisi maintenant

option-qin-players-about = { $value ->
    [2] Chacun a 24 pagodes ; le premier à les construire toutes gagne.
    [3] Chacun a 19 pagodes ; le premier à les construire toutes gagne.
   *[4] Chacun a 15 pagodes ; le premier à les construire toutes gagne.
}
option-qin-board-about = { $value ->
    [bird] De grands espaces et des villages groupés : le plateau d’une première partie.
    [lion] Des lacs barrent la route et les villages sont dispersés sur tout le plateau : pour la deuxième partie.
    [seed] Un nouveau plateau, tiré de son nom : donnez ce nom, et d’autres joueront sur le même.
   *[other] Un plateau à vous.
}
option-qin-first-about = { $value ->
    [random] Le hasard décide qui pose la première tuile.
   *[other] Vous posez la première tuile.
}
option-qin-fair-start-about = { $value ->
    [true] On redistribue jusqu’à ce que chaque main ait une tuile unicolore.
   *[false] Les mains restent telles que distribuées.
}
