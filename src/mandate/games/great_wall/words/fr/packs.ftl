## mandate cards

cards-about = paquets de cartes pour The Great Wall : en commencer un, le vérifier, le lire
cards-new = écrit un paquet pour commencer
cards-check = dit ce qui ne va pas dans un paquet, exemples à l’appui
cards-show = nos cartes, ou celles d’un paquet, comme on les lit
cards-file = le nom d’un nouveau paquet, ou un paquet : un fichier TOML ou un dossier qui en contient
cards-card = cette carte seulement : son identifiant ou une partie de son nom
cards-compare = les cartes du paquet à côté des nôtres
cards-epilogue = Pour jouer avec : mandate play great-wall --pack FICHIER. Voir docs/card-packs.md.
cards-written = { $file } est écrit, et c’est déjà un paquet. Modifiez-le, puis : mandate cards check { $file }
cards-example = Par exemple :
cards-faults = { $n ->
    [one] 1 erreur.
   *[other] { $n } erreurs.
}
cards-good = { $name } : un bon paquet de { $n ->
    [one] 1 entrée
   *[other] { $n } entrées
}, essayé dans quelques parties. Son empreinte commence par { $hash }.
cards-none = –
cards-ours = la nôtre :
cards-theirs = { $name } :
cards-horde = Puissance { $power }, honneur { $honor }, emplacements { $spots }.
