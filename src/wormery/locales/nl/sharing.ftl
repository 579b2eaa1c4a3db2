### Een plaatje van een spel om aan anderen te laten zien.

page-sharing = Delen
page-sharing-title = Laat het anderen zien
page-sharing-picture = Het plaatje bij de link
page-sharing-save = Plaatje opslaan
page-sharing-copy = Plaatje kopiëren
