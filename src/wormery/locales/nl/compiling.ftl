### Compileren: waarom een eerste start traag is, en wat daaraan te doen is.

compiling-now = Eenmalig compileren (functies: { $number }, seconden: { $seconds }) …
compiled-not-kept = Gecompileerde code kan op deze machine niet worden bewaard. Daarom wordt bij elke start opnieuw gecompileerd, en dat is traag. Zet NUMBA_CACHE_DIR op een map waarin je mag schrijven.
setup-progress = De spellen compileren, eenmalig: { $done } van { $of } onderdelen klaar (functies: { $functions }) …
setup-done = Alles is gecompileerd: vanaf nu start niets meer traag.
setup-failed = Niet alles kon worden gecompileerd. Wat ontbreekt, wordt gecompileerd zodra het nodig is.
