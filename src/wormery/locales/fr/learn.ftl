### Learning a game, as the page says it; what a lesson itself says is in lessons.ftl.

page-learn-what = Chacun prend cinq minutes, et tu joues dès le premier geste, sur le vrai plateau. Arrête-toi quand tu veux et reprends plus tard.
page-learn-go-on = Continuer
page-learn-learned = Appris
page-learn-title = Apprendre { $game }
page-learn-step = { $step } sur { $steps }
page-learn-steps = Où tu en es
page-learn-back = Retour
page-learn-next = Suite
page-learn-ahead = Passer cette étape
page-learn-leave = Quitter ; tu pourras reprendre plus tard
page-learn-resumed = Tu reprends où tu t’étais arrêté.
page-learn-restart = Recommencer
page-learn-done = Tu connais tout le jeu !
page-learn-done-what = Joue maintenant pour de vrai : contre des bots tranquilles, avec l’entraîneur à tes côtés. L’ampoule te donne un conseil.
page-learn-play = Jouer une vraie partie
page-learn-other = Apprendre aussi { $game }
