## Qin en texte brut

qin-prompt-map = Le plan : . prairie libre, ~ eau, V village, R Y B rouge, jaune, bleu ; le chiffre qui suit est la place du propriétaire, sans chiffre il n’y en a pas.
qin-prompt-token = Les tuiles qui vont sur des paires de cases, couleurs dans l’ordre des cases : « RB BR : c3c4 » veut dire RB:c3c4 (rouge en c3, bleu en c4) et BR:c3c4.
qin-prompt-seat = Place { $seat } { $player } : { $left } pagodes en réserve, { $tiles } tuiles
qin-prompt-seat-out = Place { $seat } { $player } : a abandonné
qin-prompt-hand = Votre main : { $tiles }
qin-prompt-provinces = Provinces (première case, taille, pagodes) : { $provinces }
qin-prompt-province = { $player } { $colour } { $space } taille { $size } { $pagodas ->
    [one] une pagode
   *[other] { $pagodas } pagodes
}
qin-prompt-piles = Piles : { $piles }. Tuiles pas encore vues : { $unseen }.
qin-prompt-founded = { $player } fonde { $colour } { $size }
qin-prompt-expanded = { $colour } de { $player } passe à { $size }
qin-prompt-joined = réunion en { $colour } { $size } de { $player }
qin-prompt-major = { $colour } { $size } de { $player } devient grande
qin-prompt-returned = { $player } récupère { $pagodas }
qin-prompt-connected = { $player } obtient le village { $village }
qin-prompt-conquered = { $player } prend le village { $village } à { $loser }
qin-prompt-effects = Ce qu’elles apportent :
qin-prompt-notable = Ce qu’elles apportent, outre fonder et agrandir :
