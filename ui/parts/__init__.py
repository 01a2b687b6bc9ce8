"""What every screen is made of: texts, names, cards, buttons, dialogs."""
