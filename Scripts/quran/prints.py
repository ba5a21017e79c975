"""The prints: which words end each line, and where a print's own juz and rukus begin.

A line is one byte: its words in the low five bits, its kind (by its place in KINDS) in the high three. A page is the number
of its lines, then its lines. As text a line is `name`, `basmalah`, `both` (name and basmalah in one line), or its number of words,
with `c` behind it where it is centred and `+` before it where it begins with the number of the ayah that ended on the line before.
"""

import struct

from . import alignment, derivation, reference

KINDS = ["", "c", "+", "+c", "name", "basmalah", "both"]
MOST_WORDS = 31

# Lines per page, and script.
FORMS = {"madani": (15, "uthmani"), "taj-13": (13, "indopak"), "taj-16": (16, "indopak")}

# Words that the South Asian script writes as one, by (surah, ayah, word): how many words of ours they are. Each is written on one
# line, so nothing is lost: no line can end inside them.
JOINED = {(37, 130, 3): 2}

# Signs at the number of an ayah in the South Asian words: of a ruku; of the end of a quarter of a para (the fourth ends the para).
RUKU = "\u06e0"
QUARTERS = "\uf64c\uf64d\uf64e\uf650"
# Signs of sajdahs, each with the place and, in some, the ruku in one drawing.
SAJDAHS = "\uf681\uf683\uf684\uf685\uf686\uf687\uf688\uf689\uf68a\uf68c\uf68d\uf68e\uf692\uf693"
# Ayat that end a ruku and have no sign of it apart: five have it in the drawing of their sajdah, 3:171 in one of its own. The list of
# Tanzil begins a ruku after each.
RUKUS_IN_OTHER_SIGNS = [(3, 171), (7, 206), (16, 50), (25, 60), (53, 62), (96, 19)]


def page_text(lines):
    """The text of a page, of lines (kind, words)."""
    return " ".join(kind if not count else f"{kind.rstrip('c')}{count}{'c' if kind.endswith('c') else ''}"
                    for kind, count in lines)


def page_lines(content):
    """The lines of a page's text, as (kind, words)."""
    lines = []
    for line in content.split(" "):
        if line in KINDS:
            lines.append((line, 0))
            continue
        kind = ("+" if line.startswith("+") else "") + ("c" if line.endswith("c") else "")
        lines.append((kind, int(line.strip("+c"))))
    return lines


def packed_lines(pages):
    """The bytes of all pages, of their texts in order."""
    data = bytearray()
    for content in pages:
        lines = page_lines(content)
        data.append(len(lines))
        for kind, count in lines:
            if (count == 0) != (KINDS.index(kind) > 3) or count > MOST_WORDS:
                raise ValueError(f"a line of {count} words")
            data.append(KINDS.index(kind) << 5 | count)
    return bytes(data)


def unpacked_lines(data):
    """The pages of the bytes, each a list of (kind, words)."""
    pages, place = [], 0
    while place < len(data):
        count = data[place]
        pages.append([(KINDS[line >> 5], line & 31) for line in data[place + 1:place + 1 + count]])
        place += 1 + count
    return pages


def packed_divisions(rows, kinds):
    """The bytes of a print's own divisions, (kind, number, surah, ayah), as those of the structure are packed."""
    return b"".join(struct.pack("<BBH", kinds.index(kind), surah, ayah) for kind, _, surah, ayah in rows)


# MARK: The Madani print

def madani(rows, total):
    """The pages' texts, of the lines that `derivation.lines` gives; `total`: words of the Quran."""
    starts = [row[4] for row in rows if row[2] in ("justified", "centred")] + [total]
    pages, following = {}, 0
    for page, _, kind, number, _ in rows:
        if kind in ("surah", "basmalah"):
            line = ("name" if kind == "surah" else kind, 0)
        else:
            following += 1
            line = ("+" * number + "c" * (kind == "centred"), starts[following] - starts[following - 1])
        pages.setdefault(page, []).append(line)
    return [page_text(pages[page]) for page in sorted(pages)]


# MARK: Prints in South Asian script

class SouthAsian:
    """The words of the South Asian script, each with the words of ours that it is."""

    def __init__(self, data, ayat):
        source = reference.south_asian_words(data)
        words, starts = source["words"], source["ayahBoundaries"]
        if [tuple(map(int, start["key"].split(":"))) for start in starts] != list(ayat):
            raise ValueError("the ayat of the South Asian words are not ours")
        # Words of ours up to the end of each of theirs, from 0.
        self.ends = [0]
        self.signs = {}
        self.ayah_ends = set()
        self.spelled_otherwise = 0
        bounds = [start["start"] - 1 for start in starts] + [len(words)]
        for place, (ayah, content) in enumerate(ayat.items()):
            *own, self.signs[ayah] = words[bounds[place]:bounds[place + 1]]
            self._add(ayah, own, alignment.skeletons(content))
        self.following = {ayah: after for ayah, after in zip(ayat, list(ayat)[1:])}

    def _add(self, ayah, theirs, ours):
        if any("\u0621" <= letter <= "\u064a" for letter in self.signs[ayah]):
            raise ValueError(f"{ayah}: its last word is no number")
        skeletons = ["".join(alignment.skeletons(word.translate(_LETTERS))) for word in theirs]
        parts = [JOINED.get((*ayah, place), 1) for place in range(1, len(theirs) + 1)]
        if sum(parts) != len(ours):
            raise ValueError(f"{ayah}: {len(theirs)} words against {len(ours)}")
        boundaries, past = alignment.align(skeletons, ours), 0
        for place, count in enumerate(parts, 1):
            past += count
            if boundaries.get(place) != past:
                raise ValueError(f"{ayah}: word {place} is not word {past} of ours")
            self.spelled_otherwise += skeletons[place - 1] != "".join(ours[past - count:past])
            self.ends.append(self.ends[-1] + count)
        # The number of the ayah is a word of theirs, and none of ours.
        self.ends.append(self.ends[-1])
        self.ayah_ends.add(len(self.ends) - 1)

    def pages(self, layout):
        """The pages' texts of a layout whose lines name their first and last word of this script."""
        following, result, names = 1, [], []
        for number, page in enumerate(layout["pages"], 1):
            lines = []
            for line in page:
                if line["type"] == "surah_name":
                    names.append(line["surahNumber"])
                    lines.append(("name", 0))
                elif line["type"] == "basmallah":
                    lines.append(("basmalah", 0))
                else:
                    if line["firstWordId"] != following or line["lastWordId"] < following:
                        raise ValueError(f"page {number}: does not go on with word {following}")
                    if following in self.ayah_ends:
                        raise ValueError(f"page {number}: a line begins with the number of an ayah")
                    lines.append(("c" * line["centered"], self.ends[line["lastWordId"]] - self.ends[following - 1]))
                    following = line["lastWordId"] + 1
            result.append(lines)
        if following != len(self.ends) or names != list(range(1, 115)):
            raise ValueError("there are words on no line, or surahs without a name")
        return [page_text(lines) for lines in _joined(result)]

    def divisions(self):
        """The juz, rukus and quarters of paras (`rub`) of these prints, by their signs: (kind, number, surah, ayah)."""
        paras = [ayah for ayah, sign in self.signs.items() if QUARTERS[3] in sign]
        rukus = [ayah for ayah, sign in self.signs.items() if RUKU in sign or ayah in RUKUS_IN_OTHER_SIGNS]
        kinds = {"juz": paras, "ruku": rukus}
        own = [(kind, number, *start) for kind in kinds for number, start in enumerate(
            [(1, 1)] + [self.following[end] for end in kinds[kind] if end in self.following], 1)]
        return own + self._quarters(paras)

    def _quarters(self, paras):
        """The quarters of paras, four of each, by the signs at the ends of the quarters before; 0:0 where there is no sign."""
        ends, para = {}, 1
        for ayah, quarter in self.quarters():
            ends[para, quarter] = ayah
            para += ayah in paras
        starts = {(1, 1): (1, 1)}
        for (para, quarter), end in ends.items():
            if end in self.following:
                starts[(para, quarter + 1) if quarter < 4 else (para + 1, 1)] = self.following[end]
        return [("rub", 4 * (para - 1) + quarter, *starts.get((para, quarter), (0, 0)))
                for para in range(1, 31) for quarter in range(1, 5)]

    def quarters(self):
        """[(ayah, quarter)] of the signs at the ends of quarters of paras, in order; quarter 4 ends the para."""
        return [(ayah, quarter) for ayah, sign in self.signs.items()
                for quarter, mark in enumerate(QUARTERS, 1) if mark in sign]

    def sajdahs(self):
        """The ayat with the sign of a sajdah at their number."""
        return [ayah for ayah, sign in self.signs.items() if any(mark in sign for mark in SAJDAHS)]


_LETTERS = str.maketrans({"\u06cc": "\u064a", "\u0640": None})


def _joined(pages):
    """The lines with a name and its basmalah in one line where no line is a basmalah's; surahs 1 and 9 have none before them."""
    surah, lines = 0, [line for page in pages for line in page] + [("", 1)]
    place = 0
    for page in pages:
        for index, (kind, _) in enumerate(page):
            place += 1
            if kind != "name":
                continue
            surah += 1
            if surah not in (1, 9) and lines[place][0] != "basmalah":
                page[index] = ("both", 0)
    return pages


def rows(data, ayat):
    """The rows of prints.tsv: (print, page, lines)."""
    words = SouthAsian(data, ayat)
    lines = derivation.lines(reference.layout_words(data), reference.layout_lines(data), ayat)
    total = sum(len(alignment.skeletons(content)) for content in ayat.values())
    prints = {"madani": madani(lines, total), "taj-13": words.pages(reference.print_layout(data, 13)),
              "taj-16": words.pages(reference.print_layout(data, 16))}
    return [(name, page, content) for name in prints for page, content in enumerate(prints[name], 1)]


def divisions(data, ayat):
    """The rows of print-divisions.tsv: (script, kind, number, surah, ayah)."""
    return [("indopak", *row) for row in SouthAsian(data, ayat).divisions()]
