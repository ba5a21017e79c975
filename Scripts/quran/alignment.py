"""Aligns the words of two readings of a surah by their consonantal skeletons."""

import difflib
import re
from functools import lru_cache

_LETTERS = re.compile("[\u0621-\u063a\u0641-\u064a\u066e\u0671\u06d2]")
_FOLD = str.maketrans({"ؤ": "و", "ئ": "ي", "ى": "ي", "\u06d2": "ي", "\u066e": "ب", "ة": "ه"}
                      | dict.fromkeys("اأإآٱء", ""))
_MOVES = [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 0), (0, 1)]
_SKIP, _JOIN = 1.2, 0.1


def skeletons(text):
    """The words of a text as skeletons: no marks, no alef or hamza, one form of each letter."""
    letters = ("".join(_LETTERS.findall(token)) for token in text.split())
    return [word.translate(_FOLD) or "ا" for word in letters if word]


def align(words, reference):
    """Maps boundaries: {words passed in `words`: words passed in `reference`}.

    A boundary inside words that the reference writes as one is left out. Equal stretches anchor
    the rest; between them the cheapest sequence of words kept, joined, parted or left out is taken.
    """
    boundaries = {0: 0}
    matcher = difflib.SequenceMatcher(None, words, reference, autojunk=False)
    for kind, start, end, first, last in matcher.get_opcodes():
        if kind == "equal":
            pairs = [(offset, offset) for offset in range(1, end - start + 1)]
        else:
            pairs = _cheapest(tuple(words[start:end]), tuple(reference[first:last]))
        for here, there in pairs:
            boundaries[start + here] = first + there
    return boundaries


def _cheapest(left, right):
    costs, moves = {(0, 0): 0.0}, {}
    for i in range(len(left) + 1):
        for j in range(len(right) + 1):
            for di, dj in _MOVES:
                before = (i - di, j - dj)
                if before not in costs:
                    continue
                cost = costs[before] + _cost(left[i - di:i], right[j - dj:j])
                if cost < costs.get((i, j), float("inf")):
                    costs[i, j], moves[i, j] = cost, (di, dj)
    place, pairs = (len(left), len(right)), []
    while place != (0, 0):
        pairs.append(place)
        place = (place[0] - moves[place][0], place[1] - moves[place][1])
    return pairs


@lru_cache(maxsize=None)
def _cost(left, right):
    if not left or not right:
        return _SKIP
    ratio = difflib.SequenceMatcher(None, "".join(left), "".join(right), autojunk=False).ratio()
    return 1 - ratio + (_JOIN if len(left) != len(right) else 0)
