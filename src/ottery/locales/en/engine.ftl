# The line protocol.

engine-do = Every request is a JSON object whose "do" is one of: { $known }.
engine-unknown = There is no request "{ $do }". The requests are: { $known }.
engine-types = The request "{ $do }" does not fit: { $detail }
engine-utf8 = The line is not UTF-8 (byte { $place }).
engine-json = The line is not plain JSON: { $detail }
engine-object = The line is JSON, but not an object.
engine-long = The line is longer than { $most } bytes.
engine-no-game = There is no game yet; "new" or "load" begins one.
engine-fault = The engine could not make sense of this ({ $error }); the game is as it was.
