### Learning a game, as the page says it; what a lesson itself says is in lessons.ftl.

page-learn-what = Elk kost vijf minuten, en je speelt vanaf de eerste tik op het echte bord. Stop wanneer je wilt en ga later verder.
page-learn-go-on = Verdergaan
page-learn-learned = Geleerd
page-learn-title = { $game } leren
page-learn-step = { $step } van { $steps }
page-learn-steps = Hoever je bent
page-learn-back = Terug
page-learn-next = Verder
page-learn-ahead = Deze stap overslaan
page-learn-leave = Stoppen; je kunt later verder
page-learn-resumed = Je gaat verder waar je was gebleven.
page-learn-restart = Opnieuw beginnen
page-learn-done = Nu ken je het hele spel!
page-learn-done-what = Nu echt: tegen rustige bots, met de coach naast je. Het lampje geeft je een tip.
page-learn-play = Een echt spel spelen
page-learn-other = Ook { $game } leren
