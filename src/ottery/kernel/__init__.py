"""What rules are built from: records, compiled functions, chance, card sets, lists of actions."""
