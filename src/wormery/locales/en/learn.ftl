### Learning a game, as the page says it; what a lesson itself says is in lessons.ftl.

page-learn-what = Each takes five minutes, and you play from the first tap, on the real board. Stop whenever you like, and go on later.
page-learn-go-on = Go on
page-learn-learned = Learnt
page-learn-title = Learn { $game }
page-learn-step = { $step } of { $steps }
page-learn-steps = How far you are
page-learn-back = Back
page-learn-next = Next
page-learn-ahead = Skip this step
page-learn-leave = Leave; you can go on later
page-learn-resumed = You go on where you stopped.
page-learn-restart = Start again
page-learn-done = Now you know the whole game!
page-learn-done-what = Now play for real: against easy-going bots, with the coach at your side. The light bulb gives you a hint.
page-learn-play = Play a real game
page-learn-other = Learn { $game } too
