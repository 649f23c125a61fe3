## mandate moderate

moderate-about = consulter les signalements et décider
moderate-what = list, show ou history ; ou la décision : dismiss, warn, mute, suspend, rename ou lift
moderate-report = l’identifiant d’un signalement, tel que list l’affiche
moderate-reason = le motif, que la personne concernée lira
moderate-days = avec mute et suspend : pour combien de jours (par défaut : 7)
moderate-name = avec rename : le nouveau nom
moderate-closed = avec list : les signalements clos
moderate-json = afficher du JSON
moderate-at = l’adresse du serveur ; la clé est lue dans { $variable }
moderate-database = la base de données (par défaut : celle de mandate serve)
moderate-key = la clé d’un modérateur, dans les réglages du serveur
moderate-epilogue =
    Avec --at par le réseau, avec la clé d’un modérateur dans { $variable } ; sinon dans la base elle-même
    (arrêtez d’abord un serveur sous SQLite). Chaque décision est conservée avec son motif et son auteur.

    Exemples :
      mandate moderate list --at https://table.example.org
      mandate moderate show R3xQ9aZ0bcD1 --at https://table.example.org
      mandate moderate suspend R3xQ9aZ0bcD1 --days 3 --reason Insultes
moderate-none = Aucun signalement.
moderate-no-history = Aucune décision pour l’instant.
moderate-line = { $id }  { $at }  { $name } : { $reason } (signalé par { $by }) { $text }
moderate-decided = { $at }  { $moderator } : { $kind } { $name }{ $timed ->
    [yes] {" "}jusqu’au { $until }
   *[no] {""}
}  { $reason }
moderate-table = Table : { $table }
moderate-log = Chat (> la ligne signalée, * la personne signalée) :
moderate-others = Autres signalements sur cette personne : { $count }
moderate-history = Décisions antérieures :
moderate-done = Fait. Le signalement { $report } est clos.
