### Spelers die een eigen programma zijn: waarom dat niet gaat, of waarom het is gestopt.
### In docs/player-protocol.md staat wat ze horen te doen.

## Er ging iets mis: een zin die de speler noemt, en een van die daaronder

outside-failed = De speler “{ $player }” is gestopt. { $reason }
outside-failed-saying = De speler “{ $player }” is gestopt. { $reason } Het laatste op de foutuitvoer: { $said }
outside-start-slow = Hij was niet klaar binnen { $seconds } s.
outside-slow = Hij gaf geen zet binnen { $seconds } s.
outside-not-started = Hij kan niet worden gestart: { $reason }.
outside-exited = Zijn proces is uit zichzelf geëindigd (exitcode { $code }).
outside-closed = Hij heeft zijn standaarduitvoer gesloten.
outside-deaf = Hij leest niet wat hem wordt gevraagd.
outside-babbles = Hij zei meer dan { $most } bytes zonder antwoord te geven.
outside-line-long = Hij zei een regel van meer dan { $most } bytes.
outside-line-bytes = Hij zei een regel die geen UTF-8 is.
outside-line-signs = Hij zei een regel met onzichtbare tekens: { $line }
outside-line-unknown = Hij zei iets wat het protocol hier niet kent: “{ $line }”. Opmerkingen beginnen met “info”; al het andere hoort op de foutuitvoer.
outside-untimely = Hij zei iets zonder dat hem iets was gevraagd: “{ $line }”.
outside-text = Deze tekst ontbreekt of is langer dan { $most } tekens: “{ $line }”.
outside-chances = “{ $line }” zegt niet hoe { $seats } plaatsen ervoor staan: voor elk een getal van 0 tot 1, samen hoogstens 1.
outside-version = Hij spreekt versie { $version } van het protocol niet: “{ $line }”.
outside-gives-up = Hij gaf het op: { $reason }
outside-game = Hij speelt geen “{ $game }”, alleen: { $games }.
outside-moves = De namen van de zetten van “{ $game }” passen niet in het protocol: er staat “|” in.
outside-illegal = Hij antwoordde “{ $move }”. { $reason }
outside-windows = Programma’s kunnen meespelen op Linux en macOS, niet op Windows.

## Zoals het is beschreven, gaat het niet

outside-not-there = De speler “{ $player }” kan niet worden gestart: er is geen programma “{ $command }”.
outside-not-executable = De speler “{ $player }” kan niet worden gestart: “{ $command }” is niet uitvoerbaar. Verander dat (chmod +x), of zet het programma ervoor dat het uitvoert.
outside-command = “{ $given }” is geen opdrachtregel. Schrijf exec: en de opdracht, bijvoorbeeld exec:./player.py.
outside-file = De speler in { $file } kan niet worden gelezen: { $reason }.
outside-key = { $file }: onbekende sleutel “{ $key }”. De sleutels zijn: { $known }.
outside-value = { $file }: “{ $key }” ontbreekt of heeft een waarde die niet kan.
outside-name-taken = { $given }: “{ $player }” heet al een van de niveaus. Geef de speler een andere naam.
outside-name-twice = { $given }: er heet nog een speler “{ $player }”. Geef elk een naam in een eigen bestand.
outside-not-named = In dit spel zit een speler “{ $player }” die hier niet bekend is. Is het een programma, noem het dan opnieuw: --player bot:BESTAND.toml
arena-cluster-programs = Spelers die een programma zijn, spelen alleen op deze machine: laat --cluster weg.
arena-resume-programs = Deze spellen zijn met programma’s gespeeld ({ $programs }). Noem precies die opnieuw, na --resume BESTAND.

## Aan een tafel

outside-remark = { $name }: { $text }
outside-stood-in = { $name } (“{ $player }”) gaf geen zet. Een andere bot valt in.
