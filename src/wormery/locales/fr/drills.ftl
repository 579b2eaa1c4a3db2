### S’entraîner, comme le dit la page.

page-drills-what = Que ferais-tu ? Des choix tirés de parties de champions, et ceux de tes parties qui t’ont coûté le plus.
page-drills-today = { $answered ->
        [0] Pas encore de réponse aujourd’hui
       *[other] Aujourd’hui : { $correct } sur { $answered }
    }
page-drills-days = { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée
    }
page-drills-due = { $due ->
        [0] Rien à revoir aujourd’hui
        [one] { $due } question à revoir aujourd’hui
       *[other] { $due } questions à revoir aujourd’hui
    }
page-drills-due-what = Les questions reviennent après 1, 3, 7, 16 et 35 jours ; après une erreur, dès le lendemain.
page-drills-due-start = Revoir
page-drills-game = Jeu
page-drills-theme = Thème
page-drills-theme-all = Tous
page-drills-difficulty = Difficulté
page-drills-difficulty-name = { $difficulty ->
        [0] Peu importe
        [1] Facile
        [2] Moyenne
       *[3] Difficile
    }
page-drills-start = Nouvelles questions
page-drills-met = Déjà vues : { $met } sur { $drills }
page-drills-question = Que ferais-tu ?
page-drills-own = Tirée d’une de tes parties
page-drills-again = Déjà vue
page-drills-right = C’est le meilleur coup !
page-drills-wrong = Pas cette fois.
page-drills-best = Le mieux : { $move }
page-drills-chosen = Dans ta partie, tu as choisi : { $move }
page-drills-chances = { $exact ->
        [yes] Tes chances de gagner (exactes)
       *[no] Tes chances de gagner (estimées, à { $error } près environ)
    }
page-drills-move-best = le mieux
page-drills-move-yours = ta réponse
page-drills-back = { $days ->
        [one] Cette question revient demain.
       *[other] Cette question revient dans { $days } jours.
    }
page-drills-next = Question suivante
page-drills-stop = Arrêter
page-drills-over = C’est tout
page-drills-over-what = Plus de questions de ce genre pour le moment. Choisis autre chose, ou reviens demain.
page-drills-from-wait = On cherche les choix qui t’ont coûté cher dans cette partie…
page-drills-from-none = Bien joué : aucun choix de cette partie ne t’a coûté cher.
page-drills-from-found = { $costly ->
        [one] Un choix t’a coûté quelque chose. Il fait maintenant partie de tes questions.
       *[other] { $costly } choix t’ont coûté quelque chose. Ils font maintenant partie de tes questions.
    }
