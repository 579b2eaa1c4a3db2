### L’énigme du jour et le classement, comme la page les raconte.

page-puzzle = Énigme du jour
page-puzzle-old = Une énigme passée
page-puzzle-what = Une question par jour pour chaque jeu, la même pour tout le monde.
page-puzzle-found =
    { $tried ->
        [1] Personne n’a essayé avant toi aujourd’hui.
       *[other] { $found } sur { $tried } ont trouvé aujourd’hui.
    }
page-puzzle-found-then =
    { $tried ->
        [0] Personne n’a essayé ce jour-là.
       *[other] { $found } sur { $tried } ont trouvé ce jour-là.
    }
page-puzzle-tomorrow = Demain, il y en aura une autre.
page-puzzle-more = D’autres énigmes
page-puzzle-yesterday = L’énigme d’hier
page-puzzle-before = La veille

page-ratings-what = Une cote dit à quel point on joue bien : elle monte quand tu gagnes, surtout contre plus fort, et baisse quand tu perds. Tout le monde commence à 1000, et le nombre après ± dit de combien elle peut encore se tromper.
page-ratings-which = Ce qui compte : les parties selon les règles habituelles avec les dés du serveur, chacun sur son appareil, jouées soi-même jusqu’au bout et sans conseils.
page-ratings-game = Jeu
page-ratings-join = Avoir un nom ici
page-ratings-join-what = Choisis un nom que tout le monde verra sur ce serveur. À partir de là, tes parties comptent. Pas besoin de compte : le nom appartient à cet appareil, et tu peux arrêter quand tu veux.
page-ratings-name = Ton nom ici
page-ratings-join-go = Participer
page-ratings-joined = Bienvenue, { $name } !
page-ratings-you = Ici, tu es { $name }
page-ratings-you-none = Pas encore de partie qui compte. La prochaine comptera.
page-ratings-you-place = Place { $place }
page-ratings-you-new = Pas encore de place
page-ratings-you-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
page-ratings-rename = Changer de nom
page-ratings-leave = Arrêter
page-ratings-leave-ask = Ton nom et tes cotes dans tous les jeux seront effacés, tout de suite et pour de bon.
page-ratings-leave-go = Tout effacer
page-ratings-left = Ton nom et tes cotes sont effacés.
page-ratings-list = Qui joue à quel niveau
page-ratings-none = Personne n’a encore de cote à ce jeu. À toi d’ouvrir le bal !
page-ratings-place = Place
page-ratings-who = Nom
page-ratings-rating = Cote
page-ratings-games = Parties
page-ratings-bot = { $level } (bot)
page-ratings-self = toi
page-ratings-new = Pas encore de place
page-ratings-new-what = Après une vingtaine de parties, une cote est assez sûre pour avoir une place.
page-ratings-more = En voir plus
