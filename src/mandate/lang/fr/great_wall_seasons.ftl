## The Great Wall : les saisons racontées, étape par étape

gw-step = { $step ->
    [scouts] Reconnaissance
    [hordes] Nouvelles hordes
    [advisors] Nouveaux conseillers
    [income] Revenu des contremaîtres
    [penance] Honte rendue
    [reclaim] Cartes d’ordre
    [choose] Choix des cartes d’ordre
    [order] Piste des ordres
    [firing] Tir des archers
    [defeats] Hordes vaincues
    [assault] Assaut, { $section }
    [clear] Fin de l’année
    [requests] Requêtes de l’empereur
    [unfulfilled] Requêtes restantes
    [event] Événement
   *[other] Décompte final
}
event-gw-step = { $phase } – { $step }.
