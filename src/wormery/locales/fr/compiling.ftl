### Compilation : pourquoi un premier démarrage est lent, et que faire.

compiling-now = Compilation, une seule fois (fonctions : { $number }, secondes : { $seconds }) …
compiled-not-kept = Le code compilé ne peut pas être conservé sur cette machine : chaque démarrage recompile et prend du temps. Donne à NUMBA_CACHE_DIR un dossier où tu peux écrire.
setup-progress = Compilation des jeux, une seule fois : { $done } sur { $of } parties prêtes (fonctions : { $functions }) …
setup-done = Tout est compilé : désormais, plus rien ne démarre lentement.
setup-failed = Tout n’a pas pu être compilé. Ce qui manque le sera quand on en aura besoin.
