## La page des modérateurs

safety-moderate = Modération
safety-moderate-key = Clé de modérateur
safety-moderate-key-about = L’opérateur de ce serveur vous donne une clé. Saisissez-la une fois ; ce navigateur retient que vous êtes modérateur.
safety-moderate-enter = Entrer
safety-moderate-leave = Ne plus être modérateur ici
safety-moderate-no-guest = Choisissez d’abord un nom et asseyez-vous à une table, puis saisissez la clé.
safety-moderate-open = Signalements ouverts
safety-moderate-closed = Signalements clos
safety-moderate-history = Historique
safety-moderate-none = Rien ici.
safety-moderate-report = { $name } : { $reason }
safety-moderate-by = Signalé par { $by }, { $at }
safety-moderate-now = s’appelle maintenant { $name }
safety-moderate-spectator = spectateur
safety-moderate-chat = Chat de la table
safety-moderate-no-chat = Rien n’a été dit à cette table.
safety-moderate-games = Parties avec d’autres
safety-moderate-conduct = Dans les 60 jours avant le signalement et depuis : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec d’autres ; { $left } quittées, { $stalled } perdues à la pendule d’une partie rapide, { $early } classées abandonnées aussitôt.
safety-moderate-pairing = { $rated } parties classées avec { $name } : { $won } gagnées, { $lost } perdues, { $early } abandonnées aussitôt par l’une des deux personnes.{ $near ->
    [yes] {" "}Toutes deux viennent de la même adresse.
   *[no] {""}
}
safety-moderate-others = { $count ->
    [0] Aucun autre signalement sur cette personne
    [one] Un autre signalement sur cette personne
   *[other] { $count } autres signalements sur cette personne
}
safety-moderate-back = Tous les signalements
safety-moderate-decide = Décider
safety-moderate-decision = Décision
safety-moderate-reason = Motif, que la personne lira
safety-moderate-days = Jours
safety-moderate-name = Nouveau nom
safety-moderate-done = C’est fait.
safety-moderate-decided = { $at } · { $moderator } : { $kind } { $name }
safety-moderate-until = jusqu’au { $until }
safety-moderate-lifted = levée { $at }
safety-moderate-reported = signalé
safety-measure-dismiss = classer
safety-measure-warn = avertir
safety-measure-mute = priver de chat
safety-measure-suspend = suspendre
safety-measure-rename = renommer
safety-measure-lift = lever
