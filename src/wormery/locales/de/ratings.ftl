### Das Tagesrätsel und die Rangliste, wie die Seite sie erzählt.

page-puzzle = Tagesrätsel
page-puzzle-old = Ein früheres Rätsel
page-puzzle-what = Für jedes Spiel eine Frage am Tag, für alle dieselbe.
page-puzzle-found =
    { $tried ->
        [one] Du versuchst es heute als Erstes.
       *[other] { $found } von { $tried } haben es heute gefunden.
    }
page-puzzle-found-then =
    { $tried ->
        [0] An dem Tag hat es niemand versucht.
       *[other] { $found } von { $tried } haben es an dem Tag gefunden.
    }
page-puzzle-tomorrow = Morgen gibt es ein neues.
page-puzzle-more = Mehr Rätsel
page-puzzle-yesterday = Das Rätsel von gestern
page-puzzle-before = Der Tag davor

page-ratings-what = Eine Wertung sagt, wie gut jemand spielt: Sie steigt, wenn du gewinnst, gegen Starke noch mehr, und sinkt, wenn du verlierst. Alle beginnen bei 1000, und die Zahl hinter ± sagt, wie weit sie noch danebenliegen kann.
page-ratings-which = Was zählt: Partien nach den üblichen Regeln mit den Würfeln des Servers, alle an einem eigenen Gerät, selbst zu Ende gespielt und ohne Tipps.
page-ratings-game = Spiel
page-ratings-join = Hier einen Namen haben
page-ratings-join-what = Such dir einen Namen aus, den alle auf diesem Server sehen. Ab dann werden deine Partien gewertet. Ein Konto brauchst du nicht: Der Name gehört zu diesem Gerät, und du kannst jederzeit wieder aufhören.
page-ratings-name = Dein Name hier
page-ratings-join-go = Mitmachen
page-ratings-joined = Willkommen, { $name }!
page-ratings-you = Du heißt hier { $name }
page-ratings-you-none = Noch keine gewertete Partie. Deine nächste zählt.
page-ratings-you-place = Platz { $place }
page-ratings-you-new = Noch kein Platz
page-ratings-you-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
page-ratings-rename = Anderer Name
page-ratings-leave = Aufhören
page-ratings-leave-ask = Dein Name und deine Wertungen in allen Spielen werden gelöscht, sofort und für immer.
page-ratings-leave-go = Löschen
page-ratings-left = Dein Name und deine Wertungen sind gelöscht.
page-ratings-list = Wer wie gut spielt
page-ratings-none = Noch hat niemand eine Wertung in diesem Spiel. Mach den Anfang!
page-ratings-place = Platz
page-ratings-who = Name
page-ratings-rating = Wertung
page-ratings-games = Partien
page-ratings-bot = { $level } (Bot)
page-ratings-self = du
page-ratings-new = Noch kein Platz
page-ratings-new-what = Nach etwa zwanzig Partien ist eine Wertung sicher genug für einen Platz.
page-ratings-more = Mehr zeigen
