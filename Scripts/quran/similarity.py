"""Finds ayat that resemble each other, and phrases that recur, by the words of the text alone.

Letters are compared, all marks aside: alefs alike, a dagger alef as an alef, ة as ه, ى as ي, hamzas alike. Two words are the
same in one of these degrees, each worth less than the one before:

- form: they are written alike, but for a leading و or ف and the alef of a tanwin;
- bare form: without the particles and the article before them, where what is left stands in the text as a word;
- root: without endings and prefixes too, and without long vowels: نعيدكم and يعيدكم;
- shape: their vowels and long letters are alike, and the words before them are the same: كَرِيمٌ and مَجِيدٌ after قُرْءَانٌ.

A word weighs as much as it tells: by how few ayat have its form, its bare form, its root. What follows what it follows in the
other ayah weighs more: a phrase tells more than its words.
"""

import collections
import math
import re

# The worth of a degree of sameness, in hundredths; the form: 100.
BARE, ROOT, SHAPE = 85, 60, 30
# The form's share of a word's weight in hundredths; the root has the rest.
FORM_SHARE = 70
# The additional worth of a word behind one that is the same too: this share, in hundredths, of the lesser of the two.
PHRASE = 30
# In a passage, what differs is taken off at this share of its weight: one quarter.
PENALTY = 4
# A passage is worth this share, in hundredths, of what the whole ayat are, the more the heavier the lesser of them is.
PASSAGE, HALF = 60, 5000
# Neighbours are more easily confused: by this share in hundredths for the next ayah, less for those further on.
NEARNESS, REACH = 10, 3
# Pairs that are so much alike are kept, and of each ayah the best few that are at least a little alike, in thousandths.
ALIKE, BEST, LEAST = 620, 5, 380
# How many ayat with common roots are looked at for each; roots and neighbouring roots in more ayat than this make nobody look.
LOOKED_AT, COMMON_ROOT, COMMON_PAIR = 60, 900, 300
# A phrase has at least so many words and this weight: three common words in a row tell nothing.
LEAST_WORDS, LEAST_WEIGHT = 3, 1200

_OTHER = re.compile("[^\u0621-\u063a\u0641-\u064a\u0670\u0671\u0654]")
# The alef that carries fathatan: أَمْوَٰتًۢا beside أَمْوَٰتٌۢ.
_TANWIN = re.compile("[\u064b\u08f0][\u06d6-\u06ed]*[\u0627\u0649][\u06d6-\u06ed]*$")
_FORMS = str.maketrans("أإآٱ\u0670ىة", "اااااي" + "ه")
_WITH_HAMZA = str.maketrans("أإؤئ\u0654ءآٱ\u0670ىة", "ءءءءءءء" + "ااي" + "ه")
_SHAPED = re.compile("[\u0621-\u064a\u064b-\u0650\u0652\u0670\u0671]")
_VOWELS = "\u064b\u064c\u064d\u064e\u064f\u0650\u0652\u0670اويىٱ"
_LONG = "اوي"
_ENDINGS = ["هما", "كما", "تما", "موه", "هم", "هن", "كم", "كن", "تم", "نا", "ها", "وا", "ون", "ين", "ان", "ات", "ني",
            "ه", "ك", "ت", "ن", "ي", "ا"]


class Text:
    """The words of the ayat as numbers, and what each weighs."""

    def __init__(self, ayat, words):
        """ayat: {(surah, ayah): text}; words: splits a text."""
        self.refs = sorted(ayat)
        tokens = [words(ayat[ref]) for ref in self.refs]
        numbers = {}
        self.ayat = [[numbers.setdefault(_OTHER.sub("", word).translate(_FORMS), len(numbers)) for word in row]
                     for row in tokens]
        self.weight = {word: max(1, round(weight)) for word, weight in _weights(self.ayat).items()}
        self._degrees(tokens)

    def _degrees(self, tokens):
        letters = [[_OTHER.sub("", word).translate(_WITH_HAMZA) for word in row] for row in tokens]
        spelling = Spelling(word for row in letters for word in row)
        self.form = [[spelling.form(word, token) for word, token in zip(row, own)] for row, own in zip(letters, tokens)]
        self.bare = [[spelling.bare(word) for word in row] for row in self.form]
        roots = {word: spelling.root(word) for row in letters for word in row}
        self.root = [[roots[word] for word in row] for row in letters]
        self.shape = [["".join(sign if sign in _VOWELS else "X" for sign in _SHAPED.findall(word)) for word in row]
                      for row in tokens]
        form, bare, root = _weights(self.form), _weights(self.bare), _weights(self.root)
        self.root_weight = root
        self.worth = [[round((FORM_SHARE * (form[f] + bare[b]) / 2 + (100 - FORM_SHARE) * root[r]) / 100)
                       for f, b, r in zip(*row)] for row in zip(self.form, self.bare, self.root)]
        # The worth of an ayah beside one of the same words.
        self.whole = [sum(row) + sum(PHRASE * min(pair) // 100 for pair in zip(row, row[1:])) for row in self.worth]


class Spelling:
    """Parts words by what stands in the text."""

    def __init__(self, words):
        self.known = set(words)

    def _stands(self, word):
        return word in self.known or "ال" + word in self.known

    def form(self, letters, token):
        bare = letters[1:] if len(letters) > 3 and letters[0] in "وف" else letters
        return bare[:-1] if len(bare) > 3 and _TANWIN.search(token) else bare

    def _without_particles(self, word):
        if len(word) > 4 and word.startswith("يا") and self._stands(word[2:]):
            word = word[2:]
        if len(word) > 3 and word[0] in "وف" and (self._stands(word[1:]) or word[1] in "سليتن" and len(word) > 5):
            word = word[1:]
        if len(word) > 3 and word[0] in "لبك" and (self._stands(word[1:]) or word[1:3] == "ال"):
            word = word[1:]
        return word

    def bare(self, word):
        word = self._without_particles(word)
        return word[2:] if len(word) > 4 and word[:2] in ("ال", "لل") else word

    def root(self, word):
        if len(word) > 3 and word[0] == "ء" and word[1] in "فول" and self._stands(word[1:]):
            word = word[1:]
        word = self.bare(word)
        if len(word) > 4 and word[0] == "س" and word[1] in "يتنء":
            word = word[1:]
        for _ in range(2):
            ending = next((ending for ending in _ENDINGS
                           if word.endswith(ending) and _consonants(word[:-len(ending)]) >= 2), None)
            if ending is None:
                break
            word = word[:-len(ending)]
        if _consonants(word) >= 3 and word[0] in "يتناءم" or len(word) > 3 and word[0] in "يتناء":
            word = word[1:]
        if _consonants(word) > 3 and word[0] == "ت":
            word = word[1:]
        root = "".join(letter for letter in word if letter not in _LONG)
        return root if len(root) >= 2 else "#" + word


def _consonants(word):
    return sum(letter not in _LONG for letter in word)


def _weights(rows):
    """The logarithm of all ayat over those that have a word, in hundredths."""
    having = collections.Counter(word for row in rows for word in set(row))
    return {word: 100 * math.log2(len(rows) / count) for word, count in having.items()}


# MARK: - Pairs


def pairs(text):
    """Similar ayat: (place, place, likeness, [(word, word, count), ...]), words from 1. The runs are of words written alike."""
    likeness = {(a, b): _likeness(text, a, b) for a, b in sorted(_candidates(text))}
    best = collections.defaultdict(list)
    for (a, b), value in likeness.items():
        if value >= LEAST:
            best[a].append((-value, b))
            best[b].append((-value, a))
    kept = {tuple(sorted((a, b))) for a, others in best.items() for _, b in sorted(others)[:BEST]}
    kept |= {pair for pair, value in likeness.items() if value >= ALIKE}
    return [(a, b, likeness[a, b], _runs(text, a, b)) for a, b in sorted(kept)]


def _candidates(text):
    """Of each ayah those that share the heaviest roots with it, alone and side by side."""
    having, beside = collections.defaultdict(list), collections.defaultdict(list)
    counts = [collections.Counter(row) for row in text.root]
    for place, row in enumerate(text.root):
        for root, count in counts[place].items():
            having[root].append((place, count))
        for pair in sorted(set(zip(row, row[1:]))):
            beside[pair].append(place)
    total = [sum(row) for row in text.worth]
    for a, row in enumerate(text.root):
        shared = collections.defaultdict(float)
        for root, count in counts[a].items():
            if len(having[root]) <= COMMON_ROOT:
                for b, other in having[root]:
                    shared[b] += text.root_weight[root] * min(count, other)
        for pair in sorted(set(zip(row, row[1:]))):
            if len(beside[pair]) <= COMMON_PAIR:
                for b in beside[pair]:
                    shared[b] += 50 * math.log2(len(text.refs) / len(beside[pair]))
        shared.pop(a, None)
        ranked = sorted(shared, key=lambda b: (
            -shared[b] / (min(total[a], total[b]) + 1400) - shared[b] / (total[a] + total[b]), b))
        for b in ranked[:LOOKED_AT]:
            yield min(a, b), max(a, b)


def _likeness(text, a, b):
    """The likeness of two ayat, in thousandths; 1000 for the same letters."""
    if text.ayat[a] == text.ayat[b]:
        return 1000
    whole, passage = _align(text, a, b)
    lesser = min(text.whole[a], text.whole[b])
    value = 2000 * whole // (text.whole[a] + text.whole[b]) + 10 * PASSAGE * passage // (lesser + HALF)
    value += value * NEARNESS * REACH // (100 * (REACH + b - a))
    return min(999, 1000 * value // (value + 300))


def _align(text, a, b):
    """The heaviest words that both have in the same order: in all of both, and in the passage that they have most alike."""
    heavy, heavier = text.worth[a], text.worth[b]
    forms, bares, roots, shapes = text.form[b], text.bare[b], text.root[b], text.shape[b]
    count = len(heavier)
    whole, passage, gains, most = [0] * (count + 1), [0] * (count + 1), [0] * (count + 1), 0
    for form, bare, root, shape, worth in zip(text.form[a], text.bare[a], text.root[a], text.shape[a], heavy):
        above, before, gained = whole, passage, gains
        whole, passage, gains = [0] * (count + 1), [0] * (count + 1), [0] * (count + 1)
        for j in range(count):
            lesser = min(worth, heavier[j])
            if form == forms[j]:
                gain = lesser
            elif bare == bares[j]:
                gain = BARE * lesser // 100
            elif root == roots[j]:
                gain = ROOT * lesser // 100
            elif gained[j] and shape == shapes[j]:
                gain = SHAPE * lesser // 100
            else:
                gain = 0
            best = max(above[j + 1], whole[j])
            local = max(0, before[j + 1] - worth // PENALTY, passage[j] - heavier[j] // PENALTY)
            if gain:
                gains[j + 1] = gain
                gain += PHRASE * min(gain, gained[j]) // 100
                best, local = max(best, above[j] + gain), max(local, before[j] + gain)
            whole[j + 1], passage[j + 1] = best, local
            most = max(most, local)
    return whole[count], most


def _runs(text, a, b):
    """The heaviest words written alike that both have in the same order, in runs: (word, word, count), from 1."""
    left, right = text.ayat[a], text.ayat[b]
    best = [[0] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i in range(len(left) - 1, -1, -1):
        row, below = best[i], best[i + 1]
        for j in range(len(right) - 1, -1, -1):
            row[j] = max(below[j], row[j + 1], below[j + 1] + text.weight[left[i]] if left[i] == right[j] else 0)
    runs, i, j = [], 0, 0
    while i < len(left) and j < len(right):
        if left[i] == right[j] and best[i][j] == best[i + 1][j + 1] + text.weight[left[i]]:
            if runs and runs[-1][0] + runs[-1][2] == i + 1 and runs[-1][1] + runs[-1][2] == j + 1:
                runs[-1][2] += 1
            else:
                runs.append([i + 1, j + 1, 1])
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return [tuple(run) for run in runs]


# MARK: - Phrases


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
