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
    [bus] Bus
    [servers] Serveurs actifs
    [routing] Routage par table
    [clocks] Horloges
    [port] Adresse
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
doctor-one-server = inutile : SQLite ne sert qu’un serveur
doctor-bus = { $bus } répond
doctor-servers = { $count ->
    [0] aucun pour le moment
    [one] un : { $names }
   *[other] { $count } : { $names }
}
doctor-servers-bus = { $names } : sans le bus { $bus } depuis { $seconds } s ; ils interrogent la base jusqu’à son retour.
doctor-servers-versions = { $names } ont des versions différentes ({ $versions }) : renouvelez-les l’un après l’autre.
doctor-servers-no-worker = { $names } : aucun worker n’est connecté ; joueurs virtuels, conseils et analyses attendent. Lancez mandate worker --at avec l’adresse de chacun.
doctor-routing = aucune table n’a été jointe par deux serveurs pendant la dernière minute
doctor-routing-doubled = { $tables ->
    [one] Une table a été jointe
   *[other] { $tables } tables ont été jointes
} par deux serveurs pendant la dernière minute ({ $names }). Faites router le proxy par table (deploy/haproxy.cfg) ; après le démarrage d’un serveur, cela se règle tout seul.
doctor-clocks = toutes à moins de deux secondes de celle de la base
doctor-clocks-differ = { $names } : l’horloge de la machine est fausse de { $seconds } s. Les serveurs suivent celle de la base ; réglez-la avec NTP.
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
