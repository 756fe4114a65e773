# What is wrong with an entry of a setup or a deck.

refuse-entry = { $place }: { $problem }
entry-table = a table of keys and values belongs here, not { $given }.
entry-key = there is no key "{ $given }". The keys are: { $known }.
entry-list = a list belongs here, not { $given }.
entry-length = a list of { $length } belongs here, not of { $given }.
entry-whole = a whole number from { $least } to { $most } belongs here, not { $given }.
entry-word = one of { $known } belongs here, not { $given }.
entry-missing = the key "{ $key }" is missing.
entry-twice = { $card } is already used.
