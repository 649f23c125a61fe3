# Les paquets de cartes sur la page : en choisir un, le lire, et l’éditeur de cartes

gwp-pack-cards = Cartes
gwp-pack-ours = Les nôtres
gwp-pack-about = Vous avez la boîte ? Jouez avec ses cartes : ouvrez un paquet, ou écrivez-en un.
gwp-pack-open = Ouvrir un paquet…
gwp-pack-edit = Éditeur de cartes
gwp-pack-read = Lire toutes les cartes
gwp-pack-name = { $name } (pas de nous)
gwp-pack-notice = Cette table joue avec les cartes d’un paquet : { $name }. Elles ne sont pas de nous.
gwp-pack-consent = En prenant place, vous acceptez de jouer avec elles.
gwp-pack-faults = { $n ->
    [one] Une erreur dans ce paquet :
   *[other] { $n } erreurs dans ce paquet. La première :
}
gwp-pack-levels = Les joueurs de l’ordinateur lisent ce que font ces cartes ; ce qu’ils ont appris, ils l’ont appris avec les nôtres.
gwp-pack-too-large = Ce fichier est trop grand pour un paquet.
gwp-pack-title = Cartes de { $name }
gwp-pack-index-about = Des cartes qui ne sont pas de nous, à côté des nôtres : { $n ->
    [0] aucune n’est différente
    [one] { $n } est différente
   *[other] { $n } sont différentes
}. Tout le reste est comme sur nos cartes.
gwp-pack-different = Ce qui est différent
gwp-pack-numbers = Nombres du plateau
gwp-pack-number = Nombre
gwp-pack-theirs = Ce paquet
gwp-pack-new-card = Nouvelle dans ce paquet
gwp-pack-lost = Impossible de montrer ces cartes : la table n’existe plus, le lien est abîmé, ou le paquet a été supprimé.
gwp-pack-back = Retour à la table

gwp-edit-title = Éditeur de cartes
gwp-edit-about = Mettez les cartes de votre boîte à la place des nôtres, ou inventez-en. Ce que vous ne changez pas reste comme chez nous.
gwp-edit-pack = Nom du paquet
gwp-edit-deck = Pioche
gwp-edit-deck-name = { $kind ->
    [ability] Capacités des Hordes
    [number] Nombres du plateau
    [price] Prix
    [soldier] Soldats de chaque Clan
    [wall] Murs
   *[overseer] Contremaîtres
}
gwp-edit-deck-coop = { $deck } (coopératif)
gwp-edit-card = Carte
gwp-edit-new = Nouvelle carte
gwp-edit-reset = Comme la nôtre
gwp-edit-delete = Supprimer cette carte
gwp-edit-changed = changée
gwp-edit-field = { $field ->
    [name] Nom
    [abilities] Capacités
    [resources] Commence avec
    [tactics] Cartes de tactique
    [tea] Place dans l’ordre du thé
    [window] Quand elle se joue
    [basic] Effet
    [boosted] Effet renforcé
    [boost_chi] Chi pour la renforcer
    [copies] Nombre d’exemplaires
    [power] Puissance
    [honor] Honneur
    [spots] Points vitaux
    [a] Points : cliquez pour en changer un
    [ability] Capacité
    [scoring] Honneur à la fin
    [box1] Case 1 : vous
    [box2] Case 2 : les autres
    [box3] Case 3 : vous encore
    [each] Pour chaque personne
    [together] Ensemble
    [once] Une fois
    [two] Aussi à deux
    [cost] Coût
    [n] Nombre
    [defense] Défense
    [firing_spots] Postes de tir
    [prices] Prix des niveaux 1, 2, 3
   *[other] { $field }
}
gwp-edit-sentence = Phrase sur la carte (vide : écrite d’après les effets)
gwp-edit-sentence-in = { $language ->
    [de] Allemand
    [fr] Français
   *[en] Anglais
}
gwp-edit-when = Quand
gwp-edit-where = Où
gwp-edit-anywhere = Partout
gwp-edit-effect = Effet
gwp-edit-condition = Seulement
gwp-edit-no-condition = Dans tous les cas
gwp-edit-who = Pour
gwp-edit-you = Vous
gwp-edit-add-ability = Ajouter une capacité
gwp-edit-add-effect = Ajouter un effet
gwp-edit-add-option = Ajouter une possibilité
gwp-edit-remove = Retirer
gwp-edit-then = Si c’est payé
gwp-edit-option = Possibilité { $n }
gwp-edit-arg = { $arg ->
    [what] Quoi
    [n] Combien
    [where] Où
    [type] Quels Soldats
    [disc] Moins cher de
    [diff] Dans des Lieux différents
    [free] Gratuitement
    [from] D’où
    [cost] Coût
    [stat] Ce qui change
    [d] De combien
    [scope] Jusqu’où
    [to] À qui
    [stacks] S’additionne
   *[other] { $arg }
}
gwp-edit-word = { $word ->
    [any] au choix
    [production] un Lieu de production au choix
    [section] dans la Section
    [attacked_section] dans la Section attaquée
    [here] ce qui y est produit
    [honor] Honneur
    [tactic] cartes de tactique
    [soldier] Soldats
    [clerk] Fonctionnaires
    [advisor] Conseillers
    [trophy] trophées
    [all] tout
    [all_of_zone] tous ceux d’une Zone de repos
    [top] tout en haut
    [rest] Zones de repos
    [fire] Postes de tir
    [both] les deux
    [ahead] la Horde devant
    [owner] vous, une fois
    [each] vous, chaque fois
    [event] cet événement
    [defeat] Hordes vaincues
    [card] cette carte
    [others] les autres Hordes de la Section
    [year] une fois par Année
    [turn] une fois par tour
    [elsewhere] ailleurs
    [one] une personne de votre choix
    [true] oui
    [false] non
   *[other] { $word }
}
gwp-edit-amount-about = Un nombre, ou un calcul avec ce qui se compte : 2 * SA, min(hordes, 3)
gwp-edit-amount-count = compter…
gwp-edit-cell = Point { $row }{ $column } : { $reward }
gwp-edit-cell-none = aucun
gwp-edit-preview = Aperçu
gwp-edit-fine = On peut jouer avec ce paquet.
gwp-edit-checking = Vérification…
gwp-edit-empty = Rien n’est encore changé : toutes les cartes sont les nôtres.
gwp-edit-offline = Connexion perdue : vous pouvez continuer à écrire ; l’aperçu et la vérification ont besoin du serveur.
gwp-edit-example = Par exemple :
gwp-edit-go = Y aller
gwp-edit-play = L’essayer à une table
gwp-edit-export = Enregistrer un fichier
gwp-edit-copy = Copier le lien
gwp-edit-no-link = Trop grand pour un lien qui arrive partout : enregistrez un fichier et envoyez-le.
gwp-edit-damaged = Ce lien vers un paquet est abîmé : une partie s’est perdue en route. Demandez-le de nouveau.
gwp-edit-packs = Vos paquets
gwp-edit-packs-kept = Ce navigateur les garde ; personne d’autre ne les voit.
gwp-edit-packs-new = Nouveau paquet
gwp-edit-pack-delete = Supprimer { $name }
gwp-edit-pack-delete-sure = Supprimer { $name } ?
gwp-edit-pack-name = Ma boîte
