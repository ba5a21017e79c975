"""The beginnings of the quarters of each hizb in the riwayat whose texts part it in eighths, by the signs in these texts.

The King Fahd Complex's texts of Warsh, Qaloon, Doori and Soosi have a sign at the beginning of each eighth (thumn) of a hizb,
480 in all, and none where a surah begins. So most signs are known by their number, and of a surah's beginning it must be found
whether an eighth begins with it. The sequence of signs and surahs is taken that is most even in letters; a quarter that begins
where it does in Hafs counts for it, a sign left out or one too few against it. A hizb that begins with a surah in Hafs begins
with it here: no text has a sign there either.
"""

from . import alignment, reference, text

SIGN = "\u06de"
# Riwayat whose signs are eighths; the others have a quarter's sign where Hafs has one.
EIGHTHS = ["warsh", "qaloon", "doori", "soosi"]
QUARTERS = ["hafs", "shubah", "bazzi", "qunbul"]
SLOTS = 480
# The cost of a sign too many or too few, and the worth of a quarter where Hafs has it, beside squares of lengths in eighths.
FAULT, AGREEMENT = 2.0, 0.6


class Places:
    """Words of the Hafs text, counted through the Quran, and what begins at them."""

    def __init__(self, ayat, hafs):
        """ayat: {(surah, ayah): text}; hafs: `derivation.surah_words` of it."""
        self.hafs, self.surahs, self.ayat, self.letters = hafs, {}, {}, [0]
        for surah, (words, _) in sorted(hafs.items()):
            self.surahs[surah] = len(self.letters) - 1
            for word in words:
                self.letters.append(self.letters[-1] + len(word))
        word = 0
        for ayah, content in sorted(ayat.items()):
            self.ayat[ayah] = word
            word += len(text.words(content))
        self.end = word

    def signs(self, data, riwayah):
        """The words before which a riwayah's text has the sign, ascending."""
        by_surah = {}
        for surah, _, content in reference.riwayah(data, riwayah):
            words, signs = by_surah.setdefault(surah, ([], []))
            for number, part in enumerate(content.split(SIGN)):
                if number:
                    signs.append(len(words))
                words.extend(alignment.skeletons(part))
        found = []
        for surah, (words, signs) in by_surah.items():
            boundaries = alignment.align(words, self.hafs[surah][0])
            found.extend(self.surahs[surah] + boundaries[sign] for sign in signs)
        return found


def quarters(places, signs, hafs):
    """The words with which the 240 quarters begin. `hafs`: those of Hafs, which begin the same."""
    beginnings = set(places.surahs.values())
    signed = set(signs)
    spots = sorted(signed | beginnings) + [places.end]
    fixed = {2 * quarter: word for quarter, word in enumerate(hafs) if quarter % 4 == 0 and word in beginnings}
    slot_of = {word: slot for slot, word in fixed.items()}
    before = [0]
    for spot in spots:
        before.append(before[-1] + (spot in signed))
    mean = places.letters[-1] / SLOTS
    # best[slot]: {spot: (cost, the slot and spot before)}
    best = [{} for _ in range(SLOTS + 1)]
    best[0][0] = (0.0, None)
    for slot in range(SLOTS):
        for spot, (cost, _) in best[slot].items():
            for other in range(spot + 1, len(spots)):
                left_out = before[other] - before[spot + 1]
                if left_out > 2:
                    break
                length = (places.letters[spots[other]] - places.letters[spots[spot]]) / mean
                for step in (1, 2):
                    following = slot + step
                    if not _fits(following, spots[other], places.end, fixed, slot_of) or step == 2 and slot + 1 in fixed:
                        continue
                    total = cost + (length - step) ** 2 + FAULT * left_out + FAULT * (step - 1)
                    if following < SLOTS and following % 2 == 0 and spots[other] == hafs[following // 2]:
                        total -= AGREEMENT
                    if other not in best[following] or total < best[following][other][0]:
                        best[following][other] = (total, (slot, spot))
    found, state = {}, (SLOTS, len(spots) - 1)
    while state:
        found[state[0]] = spots[state[1]]
        state = best[state[0]][state[1]][1]
    return [found[2 * quarter] for quarter in range(SLOTS // 2)]


def _fits(slot, word, end, fixed, slot_of):
    """Whether a slot may begin with a word: the end is the last, and a hizb with a surah stays where it is."""
    if slot > SLOTS or (slot == SLOTS) != (word == end):
        return False
    return fixed.get(slot, word) == word and slot_of.get(word, slot) == slot


def rows(data, ayat, hafs, starts):
    """The rows of rubs.tsv: the quarters that begin elsewhere than in Hafs. `starts`: (surah, ayah) of those of Hafs."""
    places = Places(ayat, hafs)
    usual = [places.ayat[start] for start in starts]
    found = []
    for riwayah in EIGHTHS:
        own = quarters(places, places.signs(data, riwayah), usual)
        for number, (word, of_hafs) in enumerate(zip(own, usual), 1):
            if word != of_hafs:
                surah = max(surah for surah, start in places.surahs.items() if start <= word)
                found.append((riwayah, number, surah, word - places.surahs[surah]))
    return sorted(found)
