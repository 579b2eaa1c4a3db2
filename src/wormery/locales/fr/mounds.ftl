### Créer une série de termitières, comme le dit la page.

page-mounds = Tes termitières
page-mounds-what = Tu as le jeu chez toi ? Recopie ses douze termitières et joue avec ici. Ou invente les tiennes.
page-mounds-start-empty = Recopier des termitières
page-mounds-start-ours = Modifier les nôtres
page-mounds-open = Ouvrir une série
page-mounds-file = Un fichier (ou dépose-le ici)
page-mounds-paste = Ou colle une série sous forme de texte
page-mounds-read = Lire
page-mounds-name-first = Mes termitières
page-mounds-undo = Annuler
page-mounds-redo = Rétablir
page-mounds-discard-ask = Jeter cette série ?
page-mounds-discard-what = Elle n’est que sur cet appareil. Enregistre-la ou copie son lien si tu veux la retrouver plus tard.
page-mounds-discard = Jeter
page-mounds-replace-ask = Ouvrir l’autre série ?
page-mounds-replace-what = Elle remplacera « { $name } », qui n’est que sur cet appareil.
page-mounds-replace = Ouvrir
page-mounds-keep = Garder la mienne
page-mounds-place =
    { $place ->
        [queen] Reine
        [general] Général
        [worm_number] Case « ver »
       *[column] Colonne { $column }, case { $field } en partant du bas
    }
page-mounds-field = { $place } : { $what }
page-mounds-nothing-yet = rien pour l’instant
page-mounds-no-field = pas de case
page-mounds-ask =
    { $place ->
        [queen] Termitière { $mound } : combien de points vaut la reine ?
        [general] Termitière { $mound } : combien de points vaut le général ?
        [worm_number] Termitière { $mound } : quel chiffre dans la case « ver » ?
       *[column] Termitière { $mound }, colonne { $column } : qu’y a-t-il sur la case { $field } en partant du bas ?
    }
page-mounds-bare = rien
page-mounds-take-back = Retour
page-mounds-next = Suite
page-mounds-column-done = Colonne finie
page-mounds-tab =
    { $state ->
        [done] Termitière { $mound }, finie
        [wrong] Termitière { $mound }, quelque chose ne va pas
        [begun] Termitière { $mound }, pas finie
       *[empty] Termitière { $mound }, vide
    }
page-mounds-set = La série
page-mounds-name = Nom de la série
page-mounds-ready = Les douze termitières sont bonnes.
page-mounds-done = { $done } termitières sur { $all } finies
page-mounds-gap = Voir ce qui manque
page-mounds-play = Jouer avec ces termitières
page-mounds-save = Enregistrer
page-mounds-copy = Copier le texte
page-mounds-kept = La série reste sur cet appareil tant que tu y travailles. Le lien la contient tout entière, finie ou non.
page-mounds-anew = Tout recommencer
page-mounds-trial = Ça donne quoi en jeu ?
page-mounds-trial-what = Des bots de niveau « Occasionnel » jouent des milliers de parties avec tes termitières, et avec les nôtres pour comparer.
page-mounds-try = Essayer
page-mounds-trying = Les bots jouent…
page-mounds-seats = Places
page-mounds-yours = les tiennes
page-mounds-ours = les nôtres
page-mounds-far =
    { $far ->
        [more] nettement plus qu’avec les nôtres
       *[less] nettement moins qu’avec les nôtres
    }
page-mounds-trial-games = { $games } parties pour chaque nombre de places. ▲ et ▼ : nettement plus ou moins qu’avec les nôtres. Si toutes les places se valaient, chacune gagnerait { $fair } des parties.
page-mounds-stuck = Parties où quelqu’un est bloqué
page-mounds-from-queens = Points des reines
page-mounds-from-generals = Points des généraux
page-mounds-from-objects = Points des objets
page-mounds-from-worms = Points des vers
page-mounds-wins =
    { $place ->
        [1] Victoires de qui commence
        [2] Victoires de la deuxième place
        [3] Victoires de la troisième place
        [4] Victoires de la quatrième place
       *[5] Victoires de la cinquième place
    }
page-mounds-score = Points par joueur
page-mounds-margin = Avance du gagnant
page-mounds-turns = Tours par partie
