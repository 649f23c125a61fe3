"""What the package brings to Mandate's table: a game, and a player that plays any game."""

from mandate.games.registry import PlayerEntry, Registration

LANTERN_NIGHT = Registration(
    id="lantern-night",
    rules="lantern_night.rules:LANTERN_NIGHT",
    words="lantern_night.words",
    players=(PlayerEntry("moth", "lantern_night.players:Moth"),),
)
DARING = PlayerEntry("daring", "lantern_night.players:Daring", words="lantern_night.words")
