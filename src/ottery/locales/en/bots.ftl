# The bots.

bots-does-pup = plays at random more often than not
bots-does-yearling = plays sensibly
bots-does-adult = thinks ahead a little
bots-does-elder = thinks ahead for a second
bots-does-greedy = another name of the yearling
bots-does-random = plays at random

refuse-level = There is no bot of the level “{ $level }”. The levels are: { $known }.

bots-no-search = The level “{ $level }” does not search. These do: { $known }.
bots-not-over = The game is not over: it stops after { $actions ->
    [one] one action
   *[other] { $actions } actions
}. What to play now, “ottery hint” says.
bots-over = The game is over, so there is nothing more to play. “ottery analyse” judges its moves.
bots-hint = { $player }: { $action } ({ $percent } % to win)
bots-hint-second = next best: { $action } ({ $percent } %)
bots-analyse =
    Move, player, action, and the chance to win: with the best action → with this one.
    “Better” names an action that promised at least { $percent } % more; “perhaps better” one that seemed to, but was tried too little to be sure.
bots-round = Round { $round }
bots-better = better: { $action }
bots-perhaps = perhaps better: { $action }
bots-forced = { $count ->
    [one] One move is left out, because nothing else was allowed.
   *[other] { $count } moves are left out, because nothing else was allowed.
}
bots-missed = { $player }: { $decided ->
    [one] one decision
   *[other] { $decided } decisions
}, a better action { $missed ->
    [0] never
    [one] once
   *[other] { $missed } times
}{ $perhaps ->
    [0] {""}
    [one] ; perhaps a better one once
   *[other] ; perhaps a better one { $perhaps } times
}.
