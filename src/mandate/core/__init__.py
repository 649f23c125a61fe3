"""The contract that every game keeps. This room knows no game, no address and no clock."""
