"""Recitations with slips, put together from the words of real ones.

A list says what is said, in words of the text; it holds no sound and no voice. Each line, parted by tabs: a name; the ayat of the
passage, as SSSAAA-SSSAAA; what is said, as runs of words `SSSAAA.first-last` and silences `=seconds`; the slips, as
`kind@SSSAAA.first-last` in words of the passage.
"""

import re
import sqlite3
import subprocess
from collections import defaultdict
from functools import lru_cache
from pathlib import Path

import numpy as np

RATE = 16000
KINDS = ["skipped word", "other word", "similar word", "repeated word", "repeated phrase", "repeated ayah", "skipped ayah",
         "other ayah", "other continuation", "long pause", "restart"]
#: A word that differs by one sound: lists of it are made by themselves.
ONE_SOUND = "one sound"
#: The ayat of a recording, at most.
AYAT = 12
#: One slip in about as many words.
DISTANCE = 12
LETTER = re.compile("[\u0621-\u064a\u0671]")
MARK = re.compile("[^\u0621-\u064a\u0671]")


def texts(quran, surahs):
    """{(surah, ayah): words}."""
    with sqlite3.connect(f"file:{quran}?mode=ro", uri=True) as database:
        rows = database.execute("SELECT surah, ayah, text FROM ayah").fetchall()
    return {(surah, ayah): [word for word in text.split() if LETTER.search(word)] for surah, ayah, text in rows if surah in surahs}


def letters(word):
    """A word without its marks."""
    return MARK.sub("", word).replace("\u0671", "\u0627")


def distance(one, other):
    """The edit distance of two sequences."""
    row = list(range(len(other) + 1))
    for index, left in enumerate(one, 1):
        last, row[0] = row[0], index
        for place, right in enumerate(other, 1):
            last, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, last + (left != right))
    return row[-1]


#: Signs that stand for sounds: hamzas, and the short vowels with those that lengthen them. Shadda and sukun are no sounds of their own.
HAMZAS = dict.fromkeys("\u0621\u0623\u0624\u0625\u0626\u0654\u0655", "\u0621")
VOWELS = {"\u064e": ("a", "\u0627\u0649\u0670"), "\u064f": ("u", "\u0648\u06e5"), "\u0650": ("i", "\u064a\u0649\u06e6")}
TANWEEN = "\u064b\u064c\u064d"
CONSONANT = re.compile("[\u0621\u0628-\u063a\u0641-\u0648\u064a]")


def sounds(word):
    """The sounds of a word inside an ayah, nearly: consonants, `a u i`, and `A U I` for long ones. Nothing for a word whose end depends
    on the next word."""
    signs = [HAMZAS.get(sign, sign) for sign in word.replace("\u0622", "\u0621\u064e\u0627")
             if sign not in "\u0651\u0652\u06e1\u0671\u0640" and (LETTER.match(sign) or sign in VOWELS or sign in "\u0670\u06e5\u06e6" + TANWEEN)]
    if not signs or signs[-1] in "\u0646" + TANWEEN or TANWEEN[0] in signs[-2:]:
        return ""
    said, place = [], 0
    while place < len(signs):
        sign = signs[place]
        if sign in VOWELS:
            short, lengthening = VOWELS[sign]
            after = signs[place + 1] if place + 1 < len(signs) else ""
            # A waw or ya with a vowel of its own is a consonant.
            is_consonant = after in "\u0648\u064a" and place + 2 < len(signs) and signs[place + 2] in VOWELS
            is_long = after != "" and after in lengthening and not is_consonant
            said.append(short.upper() if is_long else short)
            place += is_long
        elif CONSONANT.match(sign):
            said.append(sign)
        place += 1
    return "".join(said)


def name(ayah):
    return f"{ayah[0]:03}{ayah[1]:03}"


class Maker:
    """Lists of recitations with slips, by chance from a seed."""

    def __init__(self, words, seed, kinds=None):
        self.words, self.kinds = words, kinds or KINDS
        self.generator = np.random.default_rng(seed)
        # Words from inside of ayat: at an edge they sound as before or after a stop.
        self.inner = [(ayah, place) for ayah, all_words in words.items() for place in range(1, len(all_words) - 1)]
        self.turn = int(self.generator.integers(len(self.kinds)))

    def chosen(self, options):
        return options[int(self.generator.integers(len(options)))] if options else None

    def line(self, label, passage):
        """A line of the list for some ayat that follow each other."""
        self.said, self.slips = [], []
        since, index = 4, 0
        while index < len(passage):
            ayah = passage[index]
            count = len(self.words[ayah])
            since += count
            step = None
            if since >= DISTANCE and 0 < index < len(passage) - 1:
                # Ayat that are like others are rare. A kind that does not fit here gives its turn to the next.
                step = self.other_ayah("other ayah", passage, index) if "other ayah" in self.kinds and self.generator.random() < 0.5 else None
                for _ in self.kinds if step is None else []:
                    kind = self.kinds[self.turn % len(self.kinds)]
                    self.turn += 1
                    step = getattr(self, kind.replace(" ", "_"))(kind, passage, index)
                    if step is not None:
                        break
                since = 0
            if step is None:
                self.run(ayah, 0, count)
                step = 1
            index += step
        span = f"{name(passage[0])}-{name(passage[-1])}"
        return "\t".join([label, span, " ".join(self.said), " ".join(self.slips)])

    def run(self, ayah, first, last):
        if last > first:
            self.said.append(f"{name(ayah)}.{first + 1}-{last}")

    def slip(self, kind, ayah, first, last):
        self.slips.append(f"{kind.replace(' ', '-')}@{name(ayah)}.{first + 1}-{last}")

    def inside(self, ayah):
        """A word that is neither first nor last, nor beside one with the same letters."""
        words = self.words[ayah]
        return self.chosen([place for place in range(1, len(words) - 1)
                            if letters(words[place]) not in (letters(words[place - 1]), letters(words[place + 1]))])

    # Each returns how many ayat of the passage it has told, or nothing where it does not fit.

    def skipped_word(self, kind, passage, index):
        ayah, place = passage[index], self.inside(passage[index])
        if place is None:
            return None
        self.run(ayah, 0, place)
        self.run(ayah, place + 1, len(self.words[ayah]))
        self.slip(kind, ayah, place, place + 1)
        return 1

    def replaced(self, kind, ayah, fits, form=letters):
        options = list(range(1, len(self.words[ayah]) - 1))
        self.generator.shuffle(options)
        for place in options:
            word = form(self.words[ayah][place])
            found = [(other, at) for other, at in self.inner if fits(word, form(self.words[other][at]))]
            if found:
                other, at = self.chosen(found)
                self.run(ayah, 0, place)
                self.run(other, at, at + 1)
                self.run(ayah, place + 1, len(self.words[ayah]))
                self.slip(kind, ayah, place, place + 1)
                return 1
        return None

    def other_word(self, kind, passage, index):
        return self.replaced(kind, passage[index], lambda word, other: 2 * distance(word, other) > max(len(word), len(other)) > 2)

    def similar_word(self, kind, passage, index):
        # One letter or two; of two, in words of five and more.
        return self.replaced(kind, passage[index], lambda word, other: 3 <= len(word) and word != other
                             and distance(word, other) <= (2 if min(len(word), len(other)) >= 5 else 1))

    def one_sound(self, kind, passage, index):
        return self.replaced(kind, passage[index], lambda word, other: len(word) > 2 and len(other) > 2 and distance(word, other) == 1,
                             lru_cache(maxsize=None)(sounds))

    def repeated_word(self, kind, passage, index):
        return self.said_again(kind, passage[index], 1, 1)

    def repeated_phrase(self, kind, passage, index):
        return self.said_again(kind, passage[index], 2, 4)

    def said_again(self, kind, ayah, least, most):
        count = len(self.words[ayah])
        lengths = [length for length in range(least, most + 1) if length < count - 1]
        if not lengths:
            return None
        length = self.chosen(lengths)
        end = int(self.generator.integers(length + 1, count))
        self.run(ayah, 0, end)
        self.run(ayah, end - length, count)
        self.slip(kind, ayah, end - length, end)
        return 1

    def repeated_ayah(self, kind, passage, index):
        ayah = passage[index]
        count = len(self.words[ayah])
        if count < 2:
            return None
        self.run(ayah, 0, count)
        self.run(ayah, 0, count)
        self.slip(kind, ayah, 0, count)
        return 1

    def skipped_ayah(self, kind, passage, index):
        self.slip(kind, passage[index], 0, len(self.words[passage[index]]))
        return 1

    def other_ayah(self, kind, passage, index):
        """The most similar ayah of the others is said, if it shares half of the words."""
        words = list(map(letters, self.words[passage[index]]))
        best = min((other for other in self.words if other not in passage),
                   key=lambda other: distance(words, list(map(letters, self.words[other]))) / len(self.words[other]))
        said = list(map(letters, self.words[best]))
        wrong = distance(words, said)
        if not 0 < wrong <= max(len(words), len(said)) / 2:
            return None
        self.run(best, 0, len(said))
        self.slip(kind, passage[index], 0, len(words))
        return 1

    def other_continuation(self, kind, passage, index):
        """Jumps at a word that stands elsewhere too: the recitation goes on there to the ayah's end, and comes back after this ayah."""
        ayah = passage[index]
        words = list(map(letters, self.words[ayah]))
        options = []
        for other, there in self.words.items():
            if other in passage:
                continue
            said = list(map(letters, there))
            options += [(place, other, at) for place in range(len(words) - 2) for at in range(len(said) - 2)
                        if words[place] == said[at] and len(words[place]) > 2 and words[place + 1] != said[at + 1]]
        option = self.chosen(options)
        if option is None:
            return None
        place, other, at = option
        self.run(ayah, 0, place + 1)
        self.run(other, at + 1, len(self.words[other]))
        self.slip(kind, ayah, place + 1, len(words))
        return 1

    def long_pause(self, kind, passage, index):
        ayah = passage[index]
        count = len(self.words[ayah])
        self.run(ayah, 0, count)
        self.said.append(f"={self.generator.uniform(4, 9):.1f}")
        self.slip(kind, ayah, 0, count)
        return 1

    def restart(self, kind, passage, index):
        ayah = passage[index]
        count = len(self.words[ayah])
        if count < 4:
            return None
        stop = int(self.generator.integers(2, count - 1))
        self.run(ayah, 0, stop)
        self.said.append(f"={self.generator.uniform(1, 3):.1f}")
        self.run(ayah, 0, count)
        self.slip(kind, ayah, 0, stop)
        return 1


def made(quran, label, surahs, sources, seeds, kinds=None):
    """The lines of a list: each surah in parts of `AYAT` ayat, anew for each seed; words are taken from `sources`."""
    words = texts(quran, set(surahs) | set(sources))
    for seed in range(1, seeds + 1):
        maker = Maker(words, seed, kinds)
        for surah in surahs:
            ayat = sorted(ayah for ayah in words if ayah[0] == surah)
            for first in range(0, len(ayat), AYAT):
                part = ayat[first:first + AYAT]
                if len(part) > 2:
                    yield maker.line(f"{label}{surah}-{part[0][1]}-{seed}", part)


class Line:
    """A recitation of a list."""

    def __init__(self, line):
        self.name, span, said, slips = line.rstrip("\n").split("\t")
        self.first, self.last = span.split("-")
        self.said = said.split(" ")
        self.slips = [(kind.replace("-", " "), *place(rest)) for kind, rest in (slip.split("@") for slip in slips.split(" ") if slip)]

    def files(self):
        """The ayat from which sound is taken."""
        return {run[:6] for run in self.said if not run.startswith("=")} | set(self.ayat())

    def ayat(self):
        """The names of the ayat of the passage."""
        return [f"{self.first[:3]}{ayah:03}" for ayah in range(int(self.first[3:]), int(self.last[3:]) + 1)]


def place(cell):
    """`SSSAAA.first-last` as ayah, first and last word."""
    ayah, words = cell.split(".")
    first, last = map(int, words.split("-"))
    return ayah, first, last


class Voice:
    """The ayat of a voice and where their words begin, in seconds."""

    def __init__(self, folder, times):
        self.files = {path.stem: path for path in sorted(Path(folder).iterdir()) if re.fullmatch(r"\d{6}", path.stem)}
        self.starts = defaultdict(dict)
        for ayah, word, start in times:
            self.starts[ayah][word] = start
        # An ayah with less than 0.2 s for its first word was cut into by the ayah before.
        self.clipped = {ayah for ayah, starts in self.starts.items() if starts.get(2, 1) < 0.2}

    @lru_cache(maxsize=2000)
    def sound(self, ayah):
        raw = subprocess.run(["ffmpeg", "-v", "error", "-i", self.files[ayah], "-ar", str(RATE), "-ac", "1", "-f", "f32le", "-"],
                             capture_output=True, check=True).stdout
        return np.frombuffer(raw, np.float32)

    def edge(self, ayah, word, count):
        """The sample at which a word begins, moved to the quietest place within 30 ms; the edges of the file around all words."""
        sound = self.sound(ayah)
        if word <= 1:
            return 0
        if word > count:
            return len(sound)
        middle = int(self.starts[ayah][word] * RATE)
        reach, window = RATE * 30 // 1000, RATE // 200
        energy = np.convolve(sound[max(0, middle - reach):middle + reach] ** 2, np.ones(window), "same")
        return max(0, middle - reach) + int(energy.argmin()) if len(energy) else middle

    def has(self, line, words):
        """Whether all that a line needs is there, and every word of it was found."""
        return all(ayah in self.files and len(self.starts[ayah]) == len(words[int(ayah[:3]), int(ayah[3:])])
                   for ayah in line.files())

    def put_together(self, line, words):
        """The sound of a line. Runs are faded for 5 ms where they are cut; pauses have noise 50 dB below the voice, as of a room."""
        parts = []
        voice = np.sqrt(np.mean(np.concatenate([self.sound(ayah) for ayah in line.ayat()]) ** 2))
        generator = np.random.default_rng(len(line.said))

        def silence(seconds):
            return generator.normal(0, voice * 10 ** -2.5, int(seconds * RATE))

        fade = np.linspace(0, 1, RATE // 200)
        for run in line.said:
            if run.startswith("="):
                parts.append(silence(float(run[1:])))
                continue
            ayah, first, last = place(run)
            count = len(words[int(ayah[:3]), int(ayah[3:])])
            part = self.sound(ayah)[self.edge(ayah, first, count):self.edge(ayah, last + 1, count)].astype(float)
            if len(part) > 2 * len(fade):
                part[:len(fade)] *= fade
                part[-len(fade):] *= fade[::-1]
            parts.append(part)
        # Room for the last word: the end of a file may be the end of its speech.
        return np.concatenate([silence(0.5), *parts, silence(1)])
