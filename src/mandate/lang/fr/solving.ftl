## Problèmes de tout jeu : ce que la page et le terminal disent d’une réponse. Ils viennent avec les mots de chaque jeu.

puzzle-difficulty = Difficulté { $level } sur { $most }.
puzzle-unknown = Il n’y a pas de problème à cette adresse. Voici le problème du jour à la place.
puzzle-offline = La position du problème vient du serveur. Elle apparaîtra d’elle-même dès que la connexion sera rétablie.
puzzle-daily = Problème du jour
puzzle-games = Quel jeu
puzzle-game = { $game ->
    [qin] Qin
   *[great-wall] The Great Wall
}
puzzle-solved = Résolu !
puzzle-solved-text = Ce choix vous donne { $chance } % de chances de gagner, le suivant { $next } %.
puzzle-missed = Ce n’est pas le meilleur choix.
puzzle-missed-known = Avec lui, vous gagnez dans { $chance } % des cas ; avec le meilleur, dans { $best } %.
puzzle-missed-less = Avec lui, vous gagnez dans moins de { $chance } % des cas ; avec le meilleur, dans { $best } %.
puzzle-shown = Le meilleur choix : { $choice } ({ $chance } % de chances de gagner).
puzzle-reveal = Montrer la solution
puzzle-next = Problème suivant
puzzle-harder = Un plus difficile
puzzle-streak = { $days ->
    [one] Le premier jour de votre série.
   *[other] { $days } jours de suite.
}
