"""Web Push: notifies people whose page is closed that it is their turn in a slow game."""
