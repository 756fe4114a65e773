# Replaying and checking records.

replay-round = Round { $round }
replay-running = The game goes on: { $player } is to move.
replay-won = Won by { $winners }.
replay-nobody = Nobody has won.

verify-good = All is well: { $actions } actions, { $end }; { $source }.
verify-over = played to the end
verify-running = the game is not over yet
verify-committed = the seed is the one that was committed to
verify-seed-only = the deal follows from the seed (there is no commitment to check)
verify-missing = The seed cannot be checked, because these headers are missing: { $names }.
verify-commit = The commitment is not the SHA-256 of the secret.
verify-seed = The seed is not the one that the secret and the contributions give.
verify-contributions = There are { $given } contributions for { $seats } players.
