"""Which ayat resemble each other, and which phrases recur: by the words of the text alone.

Words are equal when their letters are, all marks aside: alefs alike, a dagger alef as an alef, ة as ه, ى as ي. Words that differ
by a leading و or ف, or by the alef of a tanwin at their end, count three quarters and stay differences. A word weighs as much as it
tells: the logarithm of 6,236 over the ayat that have it.
"""

import collections
import math
import re

# Two ayat are similar when this share of their weight, in thousandths, is in words that they have in the same order.
LEAST_SCORE = 400
# Or when a passage of theirs, what differs in it taken off at a fifth, has this weight: 6:151 is long, 17:31 is one piece of it.
LEAST_PASSAGE, PENALTY = 3500, 5
# A phrase has at least so many words and this weight: three common words in a row tell nothing.
LEAST_WORDS, LEAST_WEIGHT = 3, 1200
# Pairs of neighbouring words that are in more ayat than this make nobody look at an ayah.
COMMON = 400

_OTHER = re.compile("[^\u0621-\u063a\u0641-\u064a\u0670\u0671\u0654]")
# The alef that carries fathatan: أَمْوَٰتًۢا beside أَمْوَٰتٌۢ.
_TANWIN = re.compile("[\u064b\u08f0][\u06d6-\u06ed]*[\u0627\u0649][\u06d6-\u06ed]*$")
_FORMS = str.maketrans("أإآٱ\u0670ىة", "اااااي" + "ه")


class Text:
    """The words of the ayat as numbers, and what each weighs."""

    def __init__(self, ayat, words):
        """ayat: {(surah, ayah): text}; words: splits a text."""
        self.refs = sorted(ayat)
        numbers, cores = {}, {}
        self.core = {}
        self.ayat = []
        for ref in self.refs:
            row = []
            for word in words(ayat[ref]):
                letters = _OTHER.sub("", word).translate(_FORMS)
                number = numbers.setdefault(letters, len(numbers))
                bare = letters[1:] if len(letters) > 3 and letters[0] in "وف" else letters
                bare = bare[:-1] if len(bare) > 3 and _TANWIN.search(word) else bare
                self.core[number] = cores.setdefault(bare, len(cores))
                row.append(number)
            self.ayat.append(row)
        having = collections.Counter(word for row in self.ayat for word in set(row))
        self.weight = {word: max(1, round(100 * math.log2(len(self.ayat) / count))) for word, count in having.items()}
        self.total = [sum(self.weight[word] for word in row) for row in self.ayat]


def pairs(text):
    """Similar ayat: (place, place, score, [(word, word, count), ...]), words from 1."""
    found = []
    for a, b in sorted(_candidates(text)):
        whole = text.total[a] + text.total[b]
        weight, blocks = _align(text, text.ayat[a], text.ayat[b])
        score = 2000 * weight // whole
        if blocks and (score >= LEAST_SCORE or _passage(text, text.ayat[a], text.ayat[b]) >= LEAST_PASSAGE):
            found.append((a, b, score, blocks))
    return found


def phrases(text):
    """Sequences of words in two ayat or more that no word before or after always accompanies: [(count, [(place, word)])]."""
    found = []
    current = _sequences(text, ((place, start) for place, row in enumerate(text.ayat) for start in range(len(row))),
                         LEAST_WORDS)
    count = LEAST_WORDS
    while current:
        for words, places in current.items():
            before = {text.ayat[place][start - 1] if start else (place,) for place, start in places}
            after = {text.ayat[place][start + count] if start + count < len(text.ayat[place]) else (place,)
                     for place, start in places}
            heavy = sum(text.weight[word] for word in words) >= LEAST_WEIGHT
            if len(before) > 1 and len(after) > 1 and heavy:
                found.append((count, [(place, start + 1) for place, start in places]))
        count += 1
        current = _sequences(text, (place for places in current.values() for place in places), count)
    return sorted(found, key=lambda phrase: (phrase[1], phrase[0]))


def _sequences(text, places, count):
    """Sequences of so many words in more than one ayah, with their places."""
    found = collections.defaultdict(list)
    for place, start in places:
        words = tuple(text.ayat[place][start:start + count])
        if len(words) == count:
            found[words].append((place, start))
    return {words: places for words, places in found.items() if len({place for place, _ in places}) > 1}


def _candidates(text):
    """Pairs of ayat that share two neighbouring words, or are one word, and enough words to be similar."""
    having = collections.defaultdict(set)
    for place, row in enumerate(text.ayat):
        for key in zip(row, row[1:]) if len(row) > 1 else [tuple(row)]:
            having[key].add(place)
    counts = [collections.Counter(text.core[word] for word in row) for row in text.ayat]
    heaviest = collections.defaultdict(int)
    for word, weight in text.weight.items():
        heaviest[text.core[word]] = max(heaviest[text.core[word]], weight)
    met = set()
    for places in having.values():
        if len(places) > COMMON:
            continue
        places = sorted(places)
        met.update((a, b) for index, a in enumerate(places) for b in places[index + 1:])
    for a, b in met:
        shared = sum(heaviest[core] * min(count, counts[b][core]) for core, count in counts[a].items() if core in counts[b])
        if 2000 * shared >= LEAST_SCORE * (text.total[a] + text.total[b]) or shared >= LEAST_PASSAGE:
            yield a, b


def _align(text, a, b):
    """The heaviest words that both have in the same order: (weight, runs of equal words)."""
    best = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        row, below = best[i], best[i + 1]
        for j in range(len(b) - 1, -1, -1):
            gain = _gain(text, a[i], b[j])
            row[j] = max(below[j], row[j + 1], below[j + 1] + gain if gain else 0)
    blocks, i, j = [], 0, 0
    while i < len(a) and j < len(b):
        gain = _gain(text, a[i], b[j])
        if gain and best[i][j] == best[i + 1][j + 1] + gain:
            if a[i] == b[j]:
                if blocks and blocks[-1][0] + blocks[-1][2] == i + 1 and blocks[-1][1] + blocks[-1][2] == j + 1:
                    blocks[-1][2] += 1
                else:
                    blocks.append([i + 1, j + 1, 1])
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return best[0][0], [tuple(block) for block in blocks]


def _passage(text, a, b):
    """The weight of the passage that both have most alike."""
    most, above = 0, [0] * (len(b) + 1)
    for word in a:
        row = [0]
        for j, other in enumerate(b):
            gain = _gain(text, word, other)
            score = max(0, above[j + 1] - text.weight[word] // PENALTY, row[j] - text.weight[other] // PENALTY,
                        above[j] + gain if gain else 0)
            row.append(score)
            most = max(most, score)
        above = row
    return most


def _gain(text, a, b):
    if a == b:
        return text.weight[a]
    return min(text.weight[a], text.weight[b]) * 3 // 4 if text.core[a] == text.core[b] else 0
