# Linjeprotokollen.

engine-do = Hver forespørgsel er et JSON-objekt, hvis "do" er en af: { $known }.
engine-unknown = Forespørgslen "{ $do }" findes ikke. De, der findes, er: { $known }.
engine-types = Forespørgslen "{ $do }" passer ikke: { $detail }
engine-utf8 = Linjen er ikke UTF-8 (byte { $place }).
engine-json = Linjen er ikke ren JSON: { $detail }
engine-object = Linjen er JSON, men ikke et objekt.
engine-long = Linjen er længere end { $most } byte.
engine-no-game = Der er ikke noget spil endnu; "new" eller "load" begynder et.
engine-fault = Det kunne programmet ikke få mening i ({ $error }); spillet er, som det var.
