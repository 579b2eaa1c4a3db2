### Les joueurs qui sont des programmes à part : pourquoi c’est impossible, ou pourquoi l’un d’eux a été arrêté.
### docs/player-protocol.md dit ce qu’ils doivent faire.

## Quelque chose a mal tourné : une phrase qui nomme le joueur, et une de celles d’en dessous

outside-failed = Le joueur « { $player } » a été arrêté. { $reason }
outside-failed-saying = Le joueur « { $player } » a été arrêté. { $reason } Ses derniers mots sur la sortie d’erreur : { $said }
outside-start-slow = Il n’était pas prêt après { $seconds } s.
outside-slow = Il n’a donné aucun coup en { $seconds } s.
outside-not-started = Impossible de le démarrer : { $reason }.
outside-exited = Son processus s’est terminé tout seul (code de sortie { $code }).
outside-closed = Il a fermé sa sortie standard.
outside-deaf = Il ne lit pas ce qu’on lui demande.
outside-babbles = Il a dit plus de { $most } octets sans donner de réponse.
outside-line-long = Il a dit une ligne de plus de { $most } octets.
outside-line-bytes = Il a dit une ligne qui n’est pas en UTF-8.
outside-line-signs = Il a dit une ligne avec des caractères invisibles : { $line }
outside-line-unknown = Il a dit quelque chose que le protocole n’a pas ici : « { $line } ». Les remarques commencent par « info » ; tout le reste va sur la sortie d’erreur.
outside-untimely = Il a parlé sans qu’on lui demande rien : « { $line } ».
outside-text = Ce texte manque, ou dépasse { $most } caractères : « { $line } ».
outside-chances = « { $line } » ne donne pas les chances de { $seats } places : un nombre de 0 à 1 pour chacune, 1 au plus en tout.
outside-version = Il ne parle pas la version { $version } du protocole : « { $line } ».
outside-gives-up = Il a renoncé : { $reason }
outside-game = Il ne joue pas à « { $game } », seulement à : { $games }.
outside-moves = Les noms des coups de « { $game } » n’entrent pas dans le protocole : ils contiennent « | ».
outside-illegal = Il a répondu « { $move } ». { $reason }
outside-windows = Les programmes peuvent jouer sous Linux et macOS, pas sous Windows.

## Tel qu’il est décrit, c’est impossible

outside-not-there = Impossible de démarrer le joueur « { $player } » : il n’y a pas de programme « { $command } ».
outside-not-executable = Impossible de démarrer le joueur « { $player } » : « { $command } » n’est pas exécutable. Change cela (chmod +x), ou mets devant le programme qui l’exécute.
outside-command = « { $given } » n’est pas une ligne de commande. Écris exec: et la commande, par exemple exec:./player.py.
outside-file = Impossible de lire le joueur dans { $file } : { $reason }.
outside-key = { $file } : clé inconnue « { $key } ». Les clés sont : { $known }.
outside-value = { $file } : « { $key } » manque, ou a une valeur impossible.
outside-name-taken = { $given } : un des niveaux s’appelle déjà « { $player } ». Donne un autre nom au joueur.
outside-name-twice = { $given } : un autre joueur s’appelle aussi « { $player } ». Donne un nom à chacun, dans son propre fichier.
outside-not-named = Cette partie a un joueur « { $player } » qui n’est pas connu ici. Si c’est un programme, nomme-le à nouveau : --player bot:FICHIER.toml
arena-cluster-programs = Les joueurs qui sont des programmes ne jouent que sur cette machine : retire --cluster.
arena-resume-programs = Ces parties ont été jouées avec des programmes ({ $programs }). Nomme exactement ceux-là à nouveau, après --resume FICHIER.

## À une table

outside-remark = { $name } : { $text }
outside-stood-in = { $name } (« { $player } ») n’a donné aucun coup. Un autre bot le remplace.
