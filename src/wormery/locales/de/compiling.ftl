### Kompilieren: warum ein erster Start dauert, und was man dagegen tun kann.

compiling-now = Wird einmalig kompiliert (Funktionen: { $number }, Sekunden: { $seconds }) …
compiled-not-kept = Kompilierter Code lässt sich auf diesem Rechner nicht aufbewahren. Deshalb wird bei jedem Start neu kompiliert, und das dauert. Setze NUMBA_CACHE_DIR auf einen Ordner, in den du schreiben darfst.
setup-progress = Die Spiele werden einmalig kompiliert: { $done } von { $of } Teilen fertig (Funktionen: { $functions }) …
setup-done = Alles ist kompiliert: Ab jetzt startet nichts mehr langsam.
setup-failed = Nicht alles ließ sich kompilieren. Was fehlt, wird kompiliert, sobald es gebraucht wird.
