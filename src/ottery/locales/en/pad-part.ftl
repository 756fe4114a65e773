# What the score pad says when a part of it cannot be fetched; in its first file, so that it can always be said.

pad-part = This part of the pad could not be fetched. Either the server cannot be reached, or it has a newer pad by now. Your sheets are safe on this device.
pad-part-away = The server cannot be reached just now. Is this device online? Your sheets are safe on it.
pad-part-again = Load the pad again
