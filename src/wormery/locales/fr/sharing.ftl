### L’image d’une partie, à montrer aux autres.

page-sharing = Partager
page-sharing-title = Montre-le aux autres
page-sharing-picture = L’image qui accompagne le lien
page-sharing-save = Enregistrer l’image
page-sharing-copy = Copier l’image
