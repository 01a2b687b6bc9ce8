"""House rules as knowledge: groups, links, own sets, and the words for them."""
