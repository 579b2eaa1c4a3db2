### Compiling: why a first start is slow, and what can be done about it.

compiling-now = Compiling, just this once (functions: { $number }, seconds: { $seconds }) …
compiled-not-kept = Compiled code can’t be kept on this machine, so every start compiles again and is slow. Set NUMBA_CACHE_DIR to a folder you may write to.
setup-progress = Compiling the games, this once: { $done } of { $of } parts ready (functions: { $functions }) …
setup-done = Everything is compiled: from now on nothing starts slowly.
setup-failed = Not everything could be compiled. What is missing will be compiled when it is needed.
