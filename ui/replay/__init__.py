"""The replay view: a record is looked at step by step, back and forth."""
