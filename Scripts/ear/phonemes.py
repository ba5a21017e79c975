"""Makes the phoneme table of the whole Quran: phonemes.json, {"surah:ayah": [[unit, ...] for each word]}.

Every ayah is in its pausal form, as if the reciter stops at its end and only there. The package
`quranic-phonemizer` (PyPI, MIT) gives the phonemes; here they are folded to the 35 units of units.json:
doubled and nasal consonants and emphatic r and l count as the plain consonant, long vowels stay apart.

    python3 phonemes.py
"""

import json

import paths

PLAIN = {
    "ñ": "n", "m̃": "m", "j̃": "j", "w̃": "w", "rˤ": "r", "lˤ": "l", "ŋˤ": "ŋ", "ʔ̞": "ʔ",
    "ɛ": "a", "aˤ:": "a:", "ɛ:": "a:", "e:": "i:",
}


def unit(token, units):
    """Returns the unit of one phoneme of the phonemizer, or None for the echo of a qalqalah."""
    token = token.replace("ː", ":")
    if token.startswith("Q"):
        return None
    token = PLAIN.get(token, token)
    half = len(token) // 2
    if token not in units and token[:half] * 2 == token:
        token = token[:half]
    token = PLAIN.get(token, token)
    if token not in units:
        raise ValueError(f"unknown phoneme {token!r}")
    return token


def table(units):
    """Returns the units of each word of each ayah, keyed by "surah:ayah"."""
    import quranic_phonemizer

    phonemizer = quranic_phonemizer.Phonemizer()
    ayat = {}
    for surah in range(1, 115):
        result = phonemizer.analyse(str(surah), stop_signs=("verse",))
        tokens = {sound.id.value: sound.token for sound in result.sounds}
        for word in result.words:
            ayah = word.ref.split(":")[1]
            sounds = [unit(tokens[identifier.value], units) for identifier in word.sound_ids]
            ayat.setdefault(f"{surah}:{ayah}", []).append([sound for sound in sounds if sound])
    return ayat


class Text:
    """The phonemes of the Quran as numbers: unit i of units.json is i + 1, blank is 0."""

    def __init__(self):
        self.units = json.loads(paths.UNITS.read_text())["units"]
        number = {name: i + 1 for i, name in enumerate(self.units)}
        self.words = {
            key: [[number[name] for name in word] for word in words]
            for key, words in json.loads(paths.PHONEMES.read_text()).items()
        }
        self.ayat = {}
        for key in self.words:
            surah, ayah = map(int, key.split(":"))
            self.ayat[surah] = max(self.ayat.get(surah, 0), ayah)

    def ayah(self, key):
        """Returns the units of one ayah, for example "2:255"."""
        return [number for word in self.words[key] for number in word]

    def surah(self, surah):
        """Returns the keys of a recording of the whole surah in order; "1:1" first stands for the basmalah."""
        basmalah = [] if surah in (1, 9) else ["1:1"]
        return basmalah + [f"{surah}:{ayah}" for ayah in range(1, self.ayat[surah] + 1)]


if __name__ == "__main__":
    paths.make_folders()
    ayat = table(json.loads(paths.UNITS.read_text())["units"])
    paths.PHONEMES.write_text(json.dumps(ayat, ensure_ascii=False))
    words = [word for ayah in ayat.values() for word in ayah]
    print(f"{len(ayat)} ayat, {len(words)} words, {sum(map(len, words))} phonemes")
