### Ein Bild von einem Spiel, um es anderen zu zeigen.

page-sharing = Teilen
page-sharing-title = Zeig es den anderen
page-sharing-picture = Das Bild zum Link
page-sharing-save = Bild speichern
page-sharing-copy = Bild kopieren
