"""Derives the tables from the reference data; each function returns rows."""

import bisect
import difflib
from functools import lru_cache

from . import alignment, reference, tables, text

# Where a riwayah's file ends an ayah at another place than it can mean, by (riwayah, surah): {word: right word}.
# Soosi 71:26 ends one word early there. Doori, of the same counting, and every other riwayah that ends an ayah
# there have it one word later, as the literature does (and the rhyme of the surah asks).
MISPLACED = {("soosi", 71): {183: 184}}

# Where quarters of hizbs begin otherwise than Tanzil's quarter list says, by number. 106: the print has its sign at 15:49, as
# have the King Fahd Complex's texts of Hafs, Shu'bah, Warsh, Qaloon, Bazzi and Qunbul, and Digital Khatt; 15:50 is Tanzil's alone.
RIGHT_QUARTERS = {106: (15, 49)}

# The sign at an ayah of prostration.
SAJDAH = "\u06e9"

# The sign that a printed number of an ayah begins with.
END_OF_AYAH = "\u06dd"


def text_edits(source, target):
    """The rows of letters.tsv and marks.tsv that lead from 1.0.2 to 1.1."""
    letters, marks = [], []
    for ayah, goal in target.items():
        spelled, bare = text.spell(source[ayah]), " ".join(text.words(goal))
        matcher = difflib.SequenceMatcher(None, spelled, bare, autojunk=False)
        for kind, start, end, first, last in matcher.get_opcodes():
            if kind != "equal":
                letters.append((*ayah, start + 1, _codes(spelled[start:end]), _codes(bare[first:last])))
        word = 0
        for token in goal.split(" "):
            if text.words(token):
                word += 1
            else:
                marks.append((*ayah, word, _codes(token)))
    return letters, marks


def surahs(root):
    return [(int(s.get("index")), s.get("name"), s.get("tname"), s.get("ename"),
             s.get("type").lower(), int(s.get("order")), int(s.get("ayas")))
            for s in root.iter("sura")]


def divisions(root, page_starts):
    """Juz, hizb, rub, manzil and ruku of quran-data.xml, pages of the print; by kind and number."""
    def starts(tag):
        return [(int(e.get("sura")), int(e.get("aya"))) for e in root.iter(tag)]
    if any(word != 1 for *_, word in page_starts):
        raise ValueError("a page begins inside an ayah")
    quarters = [RIGHT_QUARTERS.get(number, start) for number, start in enumerate(starts("quarter"), 1)]
    kinds = {"juz": starts("juz"), "hizb": quarters[::4], "rub": quarters, "manzil": starts("manzil"),
             "ruku": starts("ruku"), "page": [(surah, ayah) for _, surah, ayah, _ in page_starts]}
    return [(kind, number, *start)
            for kind in kinds for number, start in enumerate(kinds[kind], 1)]


def sajdahs(root, data):
    """The rows of sajdahs.tsv: the Kufi ayah in which each riwayah's text has the sign of each of the fifteen.

    A place is the one of quarter list and Hafs text that is nearest: one riwayah may prostrate an ayah earlier than another.
    """
    fifteen = [(int(s.get("sura")), int(s.get("aya"))) for s in root.iter("sajda")]
    ayat = reference.uthmani_11(data)
    hafs = surah_words(ayat.items())
    ends = {surah: ends for surah, (_, ends) in hafs.items()}
    rows = []
    for name, _, _ in tables.read("riwayat"):
        own = {}
        for surah, ayah, content in reference.riwayah(data, name):
            own.setdefault(surah, []).append(SAJDAH in content)
        for surah, signs in own.items():
            for index in (index for index, signed in enumerate(signs) if signed):
                # The sign stands behind the ayah's last word.
                word = all_verse_ends(data)[name][surah][index]
                kufi = next(ayah for ayah, end in enumerate(ends[surah], 1) if end >= word)
                near = [number for number, place in enumerate(fifteen, 1) if place[0] == surah and abs(place[1] - kufi) < 2]
                if len(near) != 1:
                    raise ValueError(f"{name} {surah}:{kufi}: the sign is at none of the fifteen")
                rows.append((name, near[0], surah, kufi))
    if [row[2:] for row in rows if row[0] == "hafs"] != fifteen:
        raise ValueError("the sajdahs of Hafs are not those of quran-data.xml")
    return sorted(rows)


def basmalah_edits(data):
    """The rows of basmalahs.tsv: where a basmalah before a surah is spelled otherwise than ayah 1:1, as the text is distributed."""
    ayat, rows = reference.uthmani_11(data), []
    for (surah, ayah), content in reference.as_distributed(data).items():
        apart = ayat[surah, ayah]
        if content == apart:
            continue
        if ayah != 1 or not content.endswith(" " + apart):
            raise ValueError(f"{surah}:{ayah}: the distributed text differs in more than a basmalah before it")
        line = content[:-len(apart) - 1]
        matcher = difflib.SequenceMatcher(None, ayat[1, 1], line, autojunk=False)
        rows.extend((surah, start + 1, _codes(ayat[1, 1][start:end]), _codes(line[first:last]))
                    for kind, start, end, first, last in matcher.get_opcodes() if kind != "equal")
    return rows


def lines(words, rows, ayat):
    """The lines of the 604 pages, their words counted as in `ayat`, through the whole Quran from 0.

    The layout's words are those of the same text in another spelling: each must have the skeleton of ours. What it writes
    as one word with a space in it is as many words here.
    """
    own = [skeleton for content in ayat.values() for skeleton in alignment.skeletons(content)]
    places, theirs = [], []
    for _, _, content in words:
        places.append(len(theirs))
        theirs.extend(alignment.skeletons(content))
    places.append(len(theirs))
    if theirs != own:
        raise ValueError("the layout's words are not those of the text")
    result, surah, following = [], 0, 1
    for page, line, kind, centred, first, last, named in rows:
        if kind == "ayah":
            if first != following:
                raise ValueError(f"page {page}, line {line}: does not go on with word {following}")
            following = last + 1
            result.append((page, line, "centred" if centred else "justified",
                           int(words[first - 1][2].startswith(END_OF_AYAH)), places[first - 1]))
        else:
            surah = named or surah
            result.append((page, line, {"surah_name": "surah", "basmallah": "basmalah"}[kind], 0, surah))
    if following != len(words) + 1:
        raise ValueError("there are words on no line")
    return result


def surah_words(ayat):
    """Skeletons and verse ends by surah: {surah: ([skeleton], {words up to a verse end})}."""
    result = {}
    for (surah, _), content in ayat:
        words, ends = result.setdefault(surah, ([], []))
        words.extend(alignment.skeletons(content))
        ends.append(len(words))
    return result


def verse_ends(data, name, hafs):
    """The ends of a riwayah's ayat, as {surah: [words of the Hafs text]}, as its file has them."""
    ayat = (((surah, ayah), content) for surah, ayah, content in reference.riwayah(data, name))
    result = {}
    for surah, (words, ends) in surah_words(ayat).items():
        boundaries = alignment.align(words, hafs[surah][0])
        result[surah] = [boundaries[end] for end in ends]
        if sorted(set(result[surah])) != result[surah]:
            raise ValueError(f"{name} {surah}: verse ends are not in order")
    return result


@lru_cache(maxsize=1)
def all_verse_ends(data):
    """{riwayah: {surah: [word]}} for every riwayah, Hafs among them."""
    hafs = surah_words(reference.uthmani_11(data).items())
    return {name: verse_ends(data, name, hafs) for name, _, _ in tables.read("riwayat")}


def on_other_pages(rows, ends, starts, pages):
    """The ayat that a riwayah's text has on other pages than its words have in ours, as (surah, ayah).

    `rows`: (surah, ayah, first page, last page); `ends`: verse ends by surah; `starts`: first words of the Kufi ayat; `pages`: those
    of the pages, and the number of all words.
    """
    found, place = [], {}
    for surah, ayah, first, last in rows:
        index = place[surah] = place.get(surah, -1) + 1
        start = starts[surah, 1] + (ends[surah][index - 1] if index else 0)
        end = starts[surah, 1] + ends[surah][index]
        if bisect.bisect(pages, start) != first or bisect.bisect(pages, end - 1) != last:
            found.append((surah, ayah))
    return found


def fawasil(ends):
    """The rows of fawasil.tsv. Riwayat of one counting must agree, misplaced ends put right."""
    counting = {name: counting for name, _, counting in tables.read("riwayat")}
    bit = {name: bit for bit, name, _ in tables.read("countings")}
    rows, seen = {}, {}
    for name, by_surah in ends.items():
        right = [(surah, MISPLACED.get((name, surah), {}).get(word, word))
                 for surah, words in by_surah.items() for word in words]
        if seen.setdefault(counting[name], right) != right:
            raise ValueError(f"{name} disagrees with the other riwayah of {counting[name]}")
        for place in right:
            rows[place] = rows.get(place, 0) | bit[counting[name]]
    return [(*place, rows[place]) for place in sorted(rows)]


def ayat_counts(data):
    """Ayat of each surah in each counting, by the numbers printed: independent of the alignment."""
    columns = tables.COLUMNS["ayat-counts"].split()[1:]
    highest = {}
    for name, _, counting in tables.read("riwayat"):
        own = {}
        for surah, ayah, _ in reference.riwayah(data, name):
            own[surah] = ayah
        if highest.setdefault(counting, own) != own:
            raise ValueError(f"{name} disagrees with the other riwayah of {counting}")
    return [(surah, *(highest[column][surah] for column in columns)) for surah in range(1, 115)]


def _codes(string):
    return " ".join(f"{ord(character):04X}" for character in string) or "-"
