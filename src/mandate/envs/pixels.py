"""Pictures as arrays, for `render_mode="rgb_array"`: filled areas and small letters, without a library.

A game that draws nothing itself is shown as its text.
"""

from __future__ import annotations

import unicodedata
from typing import Final

import numpy as np
import numpy.typing as npt

from mandate.core.game import State

Pixels = npt.NDArray[np.uint8]
SCALE: Final = 2  # pixels of a dot of a letter
WIDE, HIGH = 6 * SCALE, 10 * SCALE  # of a letter, with what lies between them
COLUMNS, LINES = 112, 27  # all pictures of a game have one size, as films need it
PAPER, INK = "#faf8f2", "#2b2b2b"
# five columns of eight dots for each letter from the space on, the uppermost dot last
_DOTS: Final = bytes.fromhex(
    "000000000000005f00000007000700147f147f14242a7f2a12231308646236495620500008070300001c2241000041221c00"
    "2a1c7f1c2a08083e080800807030000808080808000060600020100804023e5149453e00427f400072494949462141494d33"
    "1814127f1027454545393c4a49493141211109073649494936464949291e0000140000004034000000081422411414141414"
    "004122140802015909063e415d594e7c1211127c7f494949363e414141227f4141413e7f494949417f090909013e41415173"
    "7f0808087f00417f41002040413f017f081422417f404040407f021c027f7f0408107f3e4141413e7f090909063e4151215e"
    "7f09192946264949493203017f01033f4040403f1f2040201f3f4038403f631408146303047804036159494d43007f414141"
    "0204081020004141417f04020102044040404040000307080020545478407f284444383844444428384444287f3854545418"
    "00087e090218a4a49c787f0804047800447d40002040403d007f1028440000417f40007c047804787c080404783844444438"
    "fc1824241818242418fc7c08040408485454542404043f44243c4040207c1c2040201c3c4030403c44281028444c9090907c"
    "4464544c440008364100000077000000413608000201020402"
)
_LETTERS: Final = np.unpackbits(
    np.frombuffer(_DOTS, dtype=np.uint8).reshape(-1, 5, 1), axis=2, bitorder="little"
).transpose(0, 2, 1)
_SPACE: Final = 32
_SIGNS: Final = str.maketrans({"×": "x", "’": "'", "–": "-", "▸": ">"})


class Canvas:
    """A picture to draw on."""

    def __init__(self, width: int, height: int) -> None:
        self.pixels: Pixels = np.empty((height, width, 3), dtype=np.uint8)
        self.fill(0, 0, width, height, PAPER)

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        self.pixels[y : y + height, x : x + width] = [*bytes.fromhex(colour[1:])]

    def text(self, x: int, y: int, words: str, colour: str = INK) -> None:
        """One line; what does not fit is cut off, what has no letter here is a question mark."""
        plain = unicodedata.normalize("NFKD", words.translate(_SIGNS))
        codes = [ord(letter) - _SPACE for letter in plain if not unicodedata.combining(letter)]
        space = self.pixels[y : y + 8 * SCALE]
        for number, code in enumerate(codes[: max(0, (space.shape[1] - x) // WIDE)]):
            known = code if 0 <= code < len(_LETTERS) else ord("?") - _SPACE
            dots = _LETTERS[known].repeat(SCALE, 0).repeat(SCALE, 1)[: len(space)]
            begin = x + number * WIDE
            space[:, begin : begin + 5 * SCALE][dots.astype(np.bool_)] = [*bytes.fromhex(colour[1:])]


def text_in_pixels(state: State) -> Pixels:
    """The text of a table, as a picture of one size."""
    return in_pixels(str(state))


def in_pixels(text: str) -> Pixels:
    """The first lines of a text."""
    canvas = Canvas(COLUMNS * WIDE, LINES * HIGH)
    for number, line in enumerate(text.split("\n")[:LINES]):
        canvas.text(SCALE, number * HIGH + SCALE, line)
    return canvas.pixels
