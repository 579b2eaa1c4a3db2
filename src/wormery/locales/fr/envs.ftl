### Ce que disent les environnements de recherche.

learning = après { $moves } coups : { $share } de parties gagnées
env-over = La partie est finie. Pour commencer la suivante : reset().
