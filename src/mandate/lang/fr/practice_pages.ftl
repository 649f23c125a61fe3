## Le chemin des niveaux, ce que dit un niveau après sa victoire, et ses propres erreurs, sur la page

page-path = Le chemin
page-path-about = Chaque niveau est un personnage qui a une habitude à exploiter. Battez-le, et le chemin continue.
page-path-counted = Vos parties comptent sur cet appareil, avec ou sans conseils, mais pas quand les bons coups sont marqués d’un bout à l’autre.
page-path-so-far = { $beaten } sur { $of } battus.
page-path-done = Vous avez battu tout le monde sur ce chemin.
page-path-beaten = (battu)
page-path-tally = { $won } gagnées, { $lost } perdues
page-path-play = Jouer
page-path-play-named = Jouer contre { $name }
page-mistakes-kept = { $count ->
    [one] Votre choix le plus coûteux dans cette partie est maintenant un problème. Il revient après 1, 3 et 10 jours.
   *[other] Vos { $count } choix les plus coûteux dans cette partie sont maintenant des problèmes. Ils reviennent après 1, 3 et 10 jours.
}
page-mistakes-solve = Les résoudre
page-teacher = Ce qu’en dit { $name }
page-teacher-costliest = Votre coup { $ply }, { $choice }, m’a offert { $lost } points de chances de gagner.
page-teacher-better = Je redoutais { $better }.
page-teacher-no-mistake = Aucun de vos choix n’a coûté cher : j’ai gagné par petites touches.
page-teacher-turned = Avec le coup { $ply }, la partie a tourné en ma faveur.
page-teacher-luck = { $who ->
    [you] La pioche vous a souri, de { $luck } points : ce n’est pas la chance qui vous a battu.
   *[me] Et la chance était de mon côté : la pioche vous a coûté { $luck } points.
}
page-teacher-habit = Ce que vous pouvez exploiter chez moi :
page-teacher-show = Voir le coup { $ply }

page-teacher-wanderer = J’ai seulement couru de village en village, et cette fois mes jambes ont suffi !
page-teacher-dreamer = Je rêvais de grandes provinces, et voilà : elles sont devenues réalité.
page-teacher-apprentice = J’apprends encore, et aujourd’hui j’ai appris à gagner.
page-teacher-fisher = Je n’ai regardé que mon bouchon, et ça a mordu.
page-teacher-settler = J’ai bâti en paix, et cette fois cela a suffi.
page-teacher-merchant = J’ai pris ce qui rapportait le plus, tour après tour. Tout s’additionne.
page-teacher-guard = J’ai seulement veillé sur ce qui est à moi. Cela a tenu.
page-teacher-raider = J’ai pris ce qui était à ma portée. Rien de personnel.
page-teacher-magistrate = J’ai pesé la partie. Voici mes conclusions.
page-teacher-chancellor = Une bonne leçon coûte une partie. Voici la vôtre.
page-teacher-regent = J’ai vu cent mille positions. L’une des vôtres mérite un second regard.
page-teacher-scribe = J’ai fait quelques taches, et pourtant ma page est la mieux remplie.
page-teacher-rules = Pas d’art, seulement une bonne gestion. Cette fois, cela a suffi.
page-teacher-strategist = J’avais deux idées à chaque fois, et l’une d’elles suffisait.
page-teacher-marshal = J’avais joué cette année bien des fois dans ma tête avant que vous ne la jouiez une fois.

page-habit-wanderer = Je regarde neuf coups par tour, et jamais ce que vous pourriez me prendre ensuite. Reprenez mes villages.
page-habit-dreamer = Les villages ne sont rien pour moi, seules comptent les grandes provinces. Gagnez chaque village pendant que je m’étends.
page-habit-apprentice = Tant que je peux bâtir ailleurs, je ne vous prends rien. Même votre village le plus faible ne craint rien de moi.
page-habit-fisher = Je ne compte que mes pagodes, sans me demander ce que ma tuile vous ouvre. Prenez ce que je laisse ouvert.
page-habit-settler = Je reste en paix jusqu’à ce que vous me preniez quelque chose, puis je riposte au tour suivant. Ne prenez que ce qui vaut une riposte.
page-habit-merchant = Je prends ce qui rapporte tout de suite. Dans les problèmes où il n’y a rien à prendre, je trouve un meilleur coup sur quatre.
page-habit-guard = Je crains pour mes provinces et je laisse passer beaucoup : dans les problèmes, deux conquêtes sur trois.
page-habit-raider = C’est plus fort que moi : à deux joueurs, je sacrifie jusqu’à 30 points de chances de gagner pour prendre quelque chose. Laissez-moi un appât.
page-habit-magistrate = Je décide après 500 parties simulées. Dans les problèmes où il n’y a rien à prendre, je manque un meilleur coup sur dix.
page-habit-chancellor = Dans 148 problèmes, j’ai trouvé chaque conquête. Je n’ai manqué que quelques coups tranquilles, ou tout près de la fin.
page-habit-regent = Je vois d’un coup d’œil ce qui vaut la peine d’être pris. Là où il n’y a rien à prendre, je manque un meilleur coup sur quinze.
page-habit-scribe = Je fais un choix sur quatre au hasard. Jouez solide, et attendez-le.
page-habit-rules = Je suis des règles simples sans jamais calculer. Dans les problèmes, je trouve un meilleur coup de fonctionnaire sur trois.
page-habit-strategist = J’essaie mes deux meilleures idées et aucune autre. Si la bonne est la troisième, je ne la vois jamais.
page-habit-marshal = Je calcule jusqu’à la fin de l’année et je ne fais qu’estimer la suite. Bâtissez ce qui rapporte plus tard.
