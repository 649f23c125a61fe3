"""Qin as an environment."""

from mandate.envs.kinds import Kind
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.envs.play import QinPlay
from mandate.games.qin.envs.svg import draw
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.views.view import QinView

QIN_KIND = Kind(QIN, QinView, QinEncoding, {"ansi": str, "svg": draw}, running=QinPlay)
