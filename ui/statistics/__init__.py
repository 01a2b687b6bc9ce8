"""Statistics over the matches that were played to their end on this device."""
