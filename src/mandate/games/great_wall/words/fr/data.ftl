## The Great Wall : les fichiers de données incorrects

problem-gw-data-unreadable = { $file } ne peut pas être lu : { $reason }.
problem-gw-data-not-toml = { $file } n’est pas un fichier TOML : { $reason }.
problem-gw-data-missing = { $file }, { $entry }, { $field } : il manque.
problem-gw-data-unknown = { $file }, { $entry }, { $field } : rien ne lit ce champ. Connus ici : { $expected }.
problem-gw-data-kind = { $file }, { $entry }, { $field } : on y trouve { $value } ; il faut { $expected ->
    [int] un nombre entier
    [str] un texte
    [bool] true ou false
    [list] une liste entre crochets
   *[table] une table entre accolades
}.
problem-gw-data-word = { $file }, { $entry }, { $field } : « { $value } » est inconnu. Connus ici : { $expected }.
problem-gw-data-amount = { $file }, { $entry }, { $field } : « { $value } » n’est pas une quantité. Écrivez un nombre, ou un calcul avec une grandeur, par exemple 2 * SA.
problem-gw-data-moment = { $file }, { $entry }, { $field } : « { $value } » ne veut rien dire au moment { $moment }. Il vaut à : { $expected }.
problem-gw-data-range = { $file }, { $entry }, { $field } : { $value } est impossible ; la valeur doit aller de { $least } à { $most }.
problem-gw-data-twice = { $file }, { $entry }, { $field } : { $value } appartient déjà à une autre entrée.
problem-gw-data-count = { $file }, { $entry }, { $field } : trouvé { $found }, il en faut { $expected }.
problem-gw-data-large = { $file }, { $entry }, { $field } : c’est trop ; le maximum est de { $most } { $what ->
    [bytes] octets
    [entries] entrées
    [depth] tables imbriquées
   *[signs] caractères
}.
problem-gw-data-text = { $file }, { $entry }, { $field } : « { $value } » mélange des alphabets qui se ressemblent, ou contient des caractères invisibles.
problem-gw-data-fails = { $file }, { $entry }, { $field } : { $reason ->
    [endless] les parties avec ce paquet ne finissent pas ; regardez les cartes qu’il change.
   *[other] une partie avec ce paquet s’est interrompue : { $reason }.
}
