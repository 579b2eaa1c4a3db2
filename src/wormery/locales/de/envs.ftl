### Was die Umgebungen für die Forschung sagen.

learning = nach { $moves } Zügen: { $share } gewonnen
env-over = Das Spiel ist zu Ende. Beginne das nächste: reset().
