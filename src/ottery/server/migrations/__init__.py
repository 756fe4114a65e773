"""Changes of the database's form, in order; applied when a store is opened."""
