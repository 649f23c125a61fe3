## Ce qui manque sur une machine (mandate doctor)

doctor-about = dire ce qui manque ou ne va pas sur cette machine, et que faire
doctor-use = à quoi la machine doit servir : play, serve, research ou dev (par défaut : tout est examiné, et seul compte ce qu’il faut pour jouer)
doctor-json = tout afficher en un objet JSON
doctor-epilogue =
    Rien n’est modifié. Le code de sortie est 1 s’il y a un défaut de ce qui est nécessaire, sinon 0.

    Exemples :
      mandate doctor                            tout examiner
      mandate doctor serve                      un serveur peut-il tourner ici ?
      mandate doctor serve --port 80 --database postgresql://mandate@localhost/mandate
      mandate doctor research --json            pour un programme
doctor-state = { $state ->
    [fine] ✓ ok
    [wrong] ✗ défaut
   *[missing] – absent
}
doctor-check = { $check ->
    [python] Python
    [packages] Paquets
    [rules] Règles compilées
    [server] Paquets du serveur
    [page] Page
    [store] Base de données
    [port] Adresse
    [arena] Cotes
    [envs] Environnements
    [data] Fichiers pour apprendre
    [openspiel] OpenSpiel
    [cluster] Grappe
    [gpu-packages] Paquets pour GPU
    [gpu] GPU
    [dev] Outils de développement
    [make] Make
    [node] Node
   *[chromium] Chromium
}
doctor-version = { $version }
doctor-python-old = { $version } est trop ancien : installez Python { $oldest } ou plus récent.
doctor-installed = installés
doctor-not-installed = Mandate lui-même n’est pas installé ici. Dans le dossier du projet : make play
doctor-missing = Il manque : { $missing }. Pour l’installer : { $command }
doctor-dev-missing = Il manque : { $missing }. Dans le dossier du projet : make check
doctor-rules-ready = prêtes, gardées dans { $folder }
doctor-rules-later = seront compilées au premier démarrage (jusqu’à une demi-minute) et gardées dans { $folder }
doctor-rules-unkept = Aucun dossier où les garder : elles sont compilées à chaque démarrage. Donnez à NUMBA_CACHE_DIR un dossier où cet utilisateur peut écrire.
doctor-rules-plain = Désactivées par MANDATE_KERNEL=python : les joueurs virtuels de Qin sont lents.
doctor-page-built = construite
doctor-page-missing = Pas construite : on ne peut jouer que depuis un terminal. Dans le dossier du projet : make web
doctor-store = { $database } est utilisable
doctor-port-free = { $host }, port { $port }, est libre
doctor-port-ours = un serveur de Mandate tourne déjà sur { $host }, port { $port }
doctor-unknown = On le saura quand les paquets du serveur seront installés.
doctor-program = { $where }
doctor-no-program = Introuvable : installez { $name } avec le gestionnaire de paquets de votre système.
doctor-node-fetched = Pas de Node 20.19 ou plus récent ici : make en téléchargera un.
doctor-gpu = { $name }
doctor-gpu-none = Aucun GPU NVIDIA avec son pilote : le calcul se fait sur le processeur.
doctor-gpu-unknown = On le saura quand les paquets pour GPU seront installés.
doctor-outcome = { $wrong ->
    [0] { $use ->
        [play] Prêt à jouer.
        [serve] Prêt à servir.
        [research] Prêt pour la recherche.
       *[dev] Prêt pour le développement.
    }
    [one] Une chose est à régler d’abord.
   *[other] { $wrong } choses sont à régler d’abord.
}
