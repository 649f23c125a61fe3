# Ce que change chaque option de The Great Wall, pour qui va choisir ; $value : ce qui est choisi maintenant

option-great-wall-players-about = { $value ->
    [1] Votre rival est Qin Jiushao, qui joue tout seul ; le Clan des Roseaux aide celui qui le mène.
    [2] Chacun pour soi, vous partagez la table avec le Clan des Roseaux, mené tantôt par l’un, tantôt par l’autre.
    [5] Cinq clans, la table la plus pleine : la muraille monte vite, six hordes arrivent chaque printemps, et une partie dure quatre années. Entre rivaux, les murailles tiennent moins. Le résultat ne compte dans aucun classement.
   *[other] Derrière chaque clan, un joueur : plus de monde en ville, plus de hordes devant la muraille, et une partie plus longue.
}
option-great-wall-coop-about = { $value ->
    [true] Vous gagnez ou perdez tous ensemble : satisfaites assez de requêtes de l’Empereur avant la fin de la dernière année et avant que les jetons de honte soient épuisés.
   *[false] Vous tenez tous la même muraille, mais seul le plus d’honneur l’emporte.
}
option-great-wall-walls-about = { $value ->
    [strong] Chaque muraille tient 2 points de plus : pour une première partie ensemble, ou avec des partenaires qui débutent.
   *[usual] Les murailles du plateau : un défi pour des partenaires qui prévoient.
}
option-great-wall-duel-about = { $value ->
    [balanced] Nos nombres pour deux : les murailles défendent 1, 2, 4 et 6, et la maison de thé a une seule place. Les hordes restent dangereuses jusqu’au bout, et un seul fonctionnaire prend la tête de l’ordre du thé.
   *[printed] Selon la règle : le plateau à trois, ses murailles et sa maison de thé. Plus calme : la muraille tombe rarement.
}
option-great-wall-overlord-about = { $value ->
    [active] Le Clan des Roseaux suit celui dont c’est le tour : vous le menez à tour de rôle.
   *[higher] Le Clan des Roseaux suit le joueur le plus haut dans l’ordre du thé : le thé vaut davantage.
}
option-great-wall-reed-general-about = { $value ->
    [B] Les Marsh Guides font tout ce que fait la Border Militia ; de plus, ils regardent les hordes à venir et font échanger deux hordes.
   *[A] La Border Militia apporte des ressources, des lanciers et des barricades : la plus simple, comme dans le livret.
}
option-great-wall-qin-honor-about = { $value ->
    [0] Qin Jiushao commence à égalité avec vous : l’idéal pour une première partie.
   *[other] Qin Jiushao commence avec { $value } points d’honneur d’avance, et il faudra tout de même finir devant lui.
}
option-great-wall-qin-advisors-about = { $value ->
    [both] Les deux conseillers qui quittent l’offre au printemps le rejoignent : il grandit vite. Pour les experts.
   *[one] Des deux conseillers qui quittent l’offre au printemps, un seul le rejoint.
}
option-great-wall-pack-about = Vos propres cartes : un paquet, en fichier TOML ou en dossier. « mandate cards new » en écrit un pour commencer.
option-great-wall-decline-about = { $value ->
    [true] Avant chaque gain, on vous demande si vous le voulez : plus de liberté, et bien plus de questions.
   *[false] Vous prenez toujours ce que vous gagnez.
}
