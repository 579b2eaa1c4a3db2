### Wat de omgevingen voor onderzoek zeggen.

learning = na { $moves } zetten: { $share } gewonnen
env-over = Het spel is afgelopen. Begin het volgende: reset().
env-opponent = “{ $opponent }” kan geen tegenstander zijn. Gebruik de naam van een speler, een Player, of een functie van een waarneming en haar masker.
env-position-game = Deze omgeving speelt { $game }, en de stelling is er een van { $other }.
env-position-table = De stelling “{ $position }” heeft andere plaatsen of opties dan deze omgeving. Hier begint een spel als “{ $own }”.
env-position-over = In deze stelling is het spel afgelopen. Neem een eerdere.
env-position-ended = Vanuit deze stelling was het spel afgelopen voordat de leerling iets te kiezen had. Neem een eerdere.
env-positions = Er zijn { $tables } tafels en { $positions } stellingen. Geef één stelling voor alle tafels, of één voor elke tafel.
