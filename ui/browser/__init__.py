"""What the table asks of a browser, and the tree of elements that it shows: the only room that knows JavaScript."""
