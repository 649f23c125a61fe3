"""Thousands of games of Qin at once, as arrays. See docs/envs.md."""

from mandate.games.qin.batch.arrays import BatchState
from mandate.games.qin.batch.batch import QinBatch

__all__ = ["BatchState", "QinBatch"]
