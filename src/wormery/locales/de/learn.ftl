### Learning a game, as the page says it; what a lesson itself says is in lessons.ftl.

page-learn-what = Jedes dauert fünf Minuten, und du spielst vom ersten Tippen an, auf dem echten Brett. Hör auf, wann du willst, und mach später weiter.
page-learn-go-on = Weitermachen
page-learn-learned = Gelernt
page-learn-title = { $game } lernen
page-learn-step = { $step } von { $steps }
page-learn-steps = Wie weit du bist
page-learn-back = Zurück
page-learn-next = Weiter
page-learn-ahead = Diesen Schritt überspringen
page-learn-leave = Aufhören; du kannst später weitermachen
page-learn-resumed = Du machst da weiter, wo du warst.
page-learn-restart = Von vorn anfangen
page-learn-done = Jetzt kennst du das ganze Spiel!
page-learn-done-what = Jetzt richtig: gegen gemütliche Bots, mit dem Trainer an deiner Seite. Die Glühbirne gibt dir einen Tipp.
page-learn-play = Ein echtes Spiel spielen
page-learn-other = Auch { $game } lernen
