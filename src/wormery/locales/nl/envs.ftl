### Wat de omgevingen voor onderzoek zeggen.

learning = na { $moves } zetten: { $share } gewonnen
env-over = Het spel is afgelopen. Begin het volgende: reset().
