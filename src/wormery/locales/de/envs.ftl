### Was die Umgebungen für die Forschung sagen.

learning = nach { $moves } Zügen: { $share } gewonnen
env-over = Das Spiel ist zu Ende. Beginne das nächste: reset().
env-opponent = „{ $opponent }“ kann kein Gegner sein. Nimm den Namen eines Spielers, einen Player oder eine Funktion von Beobachtung und Maske.
env-position-game = Diese Umgebung spielt { $game }, und die Stellung ist eine von { $other }.
env-position-table = Die Stellung „{ $position }“ hat andere Plätze oder Optionen als diese Umgebung. Hier beginnt ein Spiel als „{ $own }“.
env-position-over = In dieser Stellung ist das Spiel zu Ende. Nimm eine frühere.
env-position-ended = Von dieser Stellung aus war das Spiel zu Ende, bevor der Lernende etwas zu wählen hatte. Nimm eine frühere.
env-positions = Es gibt { $tables } Tische und { $positions } Stellungen. Gib eine Stellung für alle an oder eine für jeden Tisch.
