"""The rules of the database, in whichever way it was made."""

import sqlite3
import struct
from pathlib import Path

from . import database, derivation, prints, quarters, reference, tables, text

TEXT_SHA256 = "c8c67016f3c5291368c4eaf25ccbc48ab0a856c80919d9179c9e708a6827f304"
# Changes only with a table of figures: then on purpose.
STRUCTURE_SHA256 = "53121497edfc1c1517f431268bfb3a025bbb87bebae357eb1b445b59dfbbe03d"
AYAT, WORDS, FAWASIL = 6236, 77433, 6315
DIVISIONS = {"juz": 30, "hizb": 60, "rub": 240, "manzil": 7, "ruku": 556, "page": 604}
SURAHS, SAJDAHS = 114, 15
# The signs that Maliki prints leave out, by number: 22:77 and the three of the last quarter.
WITHOUT_SIGN = {"warsh": {7, 13, 14, 15}, "qaloon": {7, 13, 14, 15}}
# Hizbs that begin elsewhere than in Hafs: no other source has these texts' quarters.
MOVED_HIZBS = {"warsh": [2, 7, 10, 12], "qaloon": [2, 7, 10, 12],
               "doori": [7, 13, 21, 22, 30, 46], "soosi": [7, 13, 21, 22, 30, 46]}
# Surahs before which the basmalah has a shaddah: the surah before each ends in the same letter.
WITH_SHADDAH = [95, 97]
# Of each print: pages, lines by kind, and pages with fewer lines than the others.
PRINTS = {
    "madani": (604, {"name": 114, "basmalah": 112, "both": 0, "text": 8820}, {1: 8, 2: 8}),
    "taj-13": (847, {"name": 114, "basmalah": 112, "both": 0, "text": 10769}, {1: 8, 2: 8, 847: 7}),
    "taj-16": (548, {"name": 32, "basmalah": 30, "both": 82, "text": 8598}, {1: 7, 2: 7, 529: 15, 530: 15, 548: 10}),
}
# Juz and rukus that prints in South Asian script begin elsewhere than Tanzil's list, by number; its list lacks the last two.
PARAS_ELSEWHERE = {4: (3, 92), 7: (5, 83), 11: (9, 94), 14: (15, 2), 20: (27, 60), 21: (29, 45), 23: (36, 22)}
RUKUS_ELSEWHERE = ({(26, 53), (26, 70)}, {(26, 52), (26, 69), (28, 83), (31, 31)})
# Words of that script with another skeleton than ours, each in the place of one of ours.
SPELLED_OTHERWISE = 40
# Quarters of paras without a sign in the words: the third of these paras.
QUARTERS_WITHOUT_SIGN = [(7, 3), (27, 3)]
# Verse ends more and fewer than Kufi, and surahs whose division differs.
AGAINST_KUFI = {"madani-later": (59, 81, 59), "madani-6217": (57, 76, 55), "makki": (67, 83, 61)}
# Distinct places in the reference data over the eight riwayat, before the one misplaced end is put right.
FAWASIL_AS_PUBLISHED = 6316


class Report:
    """Collects what does not hold."""

    def __init__(self):
        self.failures = []
        self.passed = 0

    def expect(self, what, found, expected):
        if found == expected:
            self.passed += 1
        else:
            shown = f"{found}, expected {expected}" if len(f"{found}{expected}") < 200 else "differs"
            self.failures.append(f"{what}: {shown}")


def check_database(path, report):
    """Totals, digests and places, read from the database alone."""
    connection = sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        report.expect("integrity", connection.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
        ayat = {row[:2]: row[2] for row in connection.execute("SELECT surah, ayah, text FROM ayah")}
        meta = dict(connection.execute("SELECT key, value FROM meta"))
        _check_text(connection, ayat, meta, report)
        _check_structure(connection, ayat, meta, report)
        _check_prints(connection, ayat, report)
        _check_countings(connection, ayat, report)
        return ayat
    finally:
        connection.close()


def _check_text(connection, ayat, meta, report):
    report.expect("ayat", len(ayat), AYAT)
    report.expect("digest of the text", text.digest(ayat), TEXT_SHA256)
    report.expect("meta.text_sha256", meta.get("text_sha256"), TEXT_SHA256)
    counted = [(*ayah, len(text.words(content))) for ayah, content in sorted(ayat.items())]
    report.expect("words", sum(row[2] for row in counted), WORDS)
    report.expect("words of each ayah",
                  connection.execute("SELECT surah, ayah, words FROM ayah ORDER BY 1, 2").fetchall(), counted)
    report.expect("ayat and words of each surah",
                  connection.execute("SELECT id, ayat, words FROM surah ORDER BY 1").fetchall(),
                  connection.execute("SELECT surah, count(*), sum(words) FROM ayah GROUP BY 1").fetchall())
    report.expect("notices", connection.execute("SELECT * FROM notice").fetchall(), database.notices())


def _check_structure(connection, ayat, meta, report):
    report.expect("digest of the structure", database.structure_digest(connection), STRUCTURE_SHA256)
    report.expect("meta.structure_sha256", meta.get("structure_sha256"), STRUCTURE_SHA256)
    report.expect("packed tables", dict(connection.execute("SELECT name, data FROM packed")),
                  database.packed(connection))
    report.expect("surahs", connection.execute("SELECT count(*) FROM surah").fetchone()[0], SURAHS)
    report.expect("orders of revelation",
                  sorted(row[0] for row in connection.execute("SELECT revelation_order FROM surah")),
                  list(range(1, SURAHS + 1)))
    starts = {}
    for kind, number, *start in connection.execute("SELECT * FROM division ORDER BY kind, number"):
        starts.setdefault(kind, []).append((number, tuple(start)))
    report.expect("divisions", {kind: len(rows) for kind, rows in sorted(starts.items())},
                  dict(sorted(DIVISIONS.items())))
    for kind, rows in starts.items():
        places = [place for _, place in rows]
        report.expect(f"{kind}: numbers", [number for number, _ in rows], list(range(1, len(rows) + 1)))
        report.expect(f"{kind}: starts that are no ayah", [p for p in places if p not in ayat], [])
        report.expect(f"{kind}: rises from 1:1", (places[0], places), ((1, 1), sorted(set(places))))
    _check_sajdahs(connection, ayat, report)
    _check_rubs(connection, report)
    lines = connection.execute("SELECT surah, text FROM basmalah ORDER BY surah").fetchall()
    report.expect("basmalahs before surahs", [row[0] for row in lines], [n for n in range(2, SURAHS + 1) if n != 9])
    report.expect("basmalahs with a shaddah", [row[0] for row in lines if row[1] != ayat[1, 1]], WITH_SHADDAH)
    report.expect("the shaddah alone is more", {row[1].replace("\u0628\u0651", "\u0628") for row in lines}, {ayat[1, 1]})


def _check_sajdahs(connection, ayat, report):
    signs = {}
    for riwayah, number, *place in connection.execute("SELECT * FROM sajdah ORDER BY riwayah, number"):
        signs.setdefault(riwayah, {})[number] = tuple(place)
    report.expect("sajdahs", len(signs["hafs"]), SAJDAHS)
    report.expect("sajdahs against the sign in the text", sorted(signs["hafs"].values()),
                  sorted(ayah for ayah, content in ayat.items() if "\u06e9" in content))
    report.expect("riwayat with signs of sajdah", sorted(signs), sorted(row[0] for row in tables.read("riwayat")))
    for riwayah, own in signs.items():
        report.expect(f"{riwayah}: sajdahs without a sign", set(signs["hafs"]) - set(own), WITHOUT_SIGN.get(riwayah, set()))


def _check_rubs(connection, report):
    total = {}
    for surah, _, words in connection.execute("SELECT surah, ayah, words FROM ayah ORDER BY surah, ayah"):
        total[surah] = total.get(surah, 0) + words
    own = {}
    for riwayah, number, surah, word in connection.execute("SELECT * FROM rub ORDER BY riwayah, number"):
        own.setdefault(riwayah, {})[number] = (surah, word)
    report.expect("riwayat with quarters of their own", sorted(own), sorted(quarters.EIGHTHS))
    usual = {number: (surah, words) for number, surah, words in connection.execute(
        "SELECT number, d.surah, (SELECT ifnull(sum(words), 0) FROM ayah a WHERE a.surah = d.surah AND a.ayah < d.ayah)"
        " FROM division d WHERE kind = 'rub'")}
    for riwayah, rows in own.items():
        places = [rows.get(number, usual[number]) for number in range(1, 241)]
        report.expect(f"{riwayah}: quarters rise", places, sorted(set(places)))
        report.expect(f"{riwayah}: quarters outside their surah", [p for p in places if not 0 <= p[1] < total[p[0]]], [])
        report.expect(f"{riwayah}: quarters that say nothing new", [n for n in rows if rows[n] == usual[n]], [])
        report.expect(f"{riwayah}: hizbs that begin elsewhere",
                      [(number - 1) // 4 + 1 for number in sorted(rows) if number % 4 == 1], MOVED_HIZBS[riwayah])


def _check_prints(connection, ayat, report):
    starts, surahs, word = {}, [], 0
    for ayah, content in sorted(ayat.items()):
        starts[ayah] = word
        if ayah[1] == 1:
            surahs.append(word)
        word += len(text.words(content))
    found = connection.execute("SELECT id, pages, lines, layout, divisions FROM print ORDER BY id").fetchall()
    report.expect("prints", [row[0] for row in found], sorted(PRINTS))
    first = {}
    for name, count, lines, layout, divisions in found:
        pages = prints.unpacked_lines(layout)
        _check_print(name, pages, (count, lines), (surahs, {*starts.values(), word}), report)
        report.expect(f"{name}: words on its lines", sum(words for page in pages for _, words in page), word)
        first[name] = _first_words(pages)
        _check_own_divisions(name, divisions, {starts[ayah]: ayah for ayah in starts}, first[name], report)
    report.expect("first words of the Madani pages", first["madani"], [starts[start] for start in connection.execute(
        "SELECT surah, ayah FROM division WHERE kind = 'page' ORDER BY number")])


def _check_print(name, pages, form, places, report):
    (surahs, ends), expected = places, PRINTS[name]
    report.expect(f"{name}: pages", (len(pages), form[0]), (expected[0],) * 2)
    report.expect(f"{name}: lines of each page", [len(page) for page in pages],
                  [expected[2].get(number, form[1]) for number in range(1, expected[0] + 1)])
    kinds = [kind if kind in expected[1] else "text" for page in pages for kind, _ in page]
    report.expect(f"{name}: lines", {kind: kinds.count(kind) for kind in expected[1]}, expected[1])
    word, named, opened, numbered = 0, [], [], []
    for kind, count in (line for page in pages for line in page):
        if kind in ("name", "both"):
            named.append(word)
        if kind in ("basmalah", "both"):
            opened.append(len(named))
        if kind.startswith("+"):
            numbered.append(word)
        word += count
    report.expect(f"{name}: surahs begin behind their names", named, surahs)
    report.expect(f"{name}: basmalahs", opened, [surah for surah in range(2, SURAHS + 1) if surah != 9])
    report.expect(f"{name}: numbers that begin a line stand behind an ayah", set(numbered) - ends, set())


def _first_words(pages):
    """The words before each page."""
    firsts, word = [], 0
    for page in pages:
        firsts.append(word)
        word += sum(words for _, words in page)
    return firsts


def _check_own_divisions(name, data, ayat, pages, report):
    """The juz and rukus of a print; each juz begins a page, which its signs do not say."""
    rows = {}
    for kind, surah, ayah in struct.iter_unpack("<BBH", data):
        rows.setdefault(database.KINDS[kind], []).append((surah, ayah))
    if not rows:
        return
    listed = {}
    for kind, _, *start in tables.read("divisions"):
        listed.setdefault(kind, []).append(tuple(start))
    report.expect(f"{name}: kinds with places of their own", sorted(rows), ["juz", "rub", "ruku"])
    quarters = rows.pop("rub")
    report.expect(f"{name}: quarters of juz", (len(quarters), quarters[::4]), (120, rows["juz"]))
    report.expect(f"{name}: quarters without a sign", [number for number, place in enumerate(quarters, 1) if place == (0, 0)],
                  [4 * para - 3 + end for para, end in QUARTERS_WITHOUT_SIGN])
    signed = [place for place in quarters if place != (0, 0)]
    report.expect(f"{name}: quarters rise", signed, sorted(set(signed)))
    report.expect(f"{name}: juz elsewhere", {number: own for number, (own, other) in enumerate(
        zip(rows["juz"], listed["juz"], strict=True), 1) if own != other}, PARAS_ELSEWHERE)
    report.expect(f"{name}: rukus elsewhere", (set(listed["ruku"]) - set(rows["ruku"]), set(rows["ruku"]) - set(listed["ruku"])),
                  RUKUS_ELSEWHERE)
    words = {ayah: word for word, ayah in ayat.items()}
    for kind, places in rows.items():
        report.expect(f"{name}: {kind} rises from 1:1", (places[0], places), ((1, 1), sorted(set(places))))
        report.expect(f"{name}: {kind} that begin at no ayah", [place for place in places if place not in words], [])
    report.expect(f"{name}: juz inside a page", [place for place in rows["juz"] if words.get(place) not in pages], [])


def _check_countings(connection, ayat, report):
    rows = connection.execute("SELECT surah, word, countings FROM fasilah").fetchall()
    bits = {name: (bit, total) for bit, name, total in connection.execute("SELECT * FROM counting")}
    ends = {name: {row[:2] for row in rows if row[2] & bit} for name, (bit, _) in bits.items()}
    report.expect("fawasil", len(rows), FAWASIL)
    report.expect("fawasil of no or an unknown counting", [row for row in rows if not 1 <= row[2] <= 15], [])
    report.expect("ayat of the countings", {name: len(ends[name]) for name in bits},
                  {name: total for name, (_, total) in bits.items()})
    kufi, word = set(), {}
    for (surah, _), content in sorted(ayat.items()):
        word[surah] = word.get(surah, 0) + len(text.words(content))
        kufi.add((surah, word[surah]))
    report.expect("kufi verse ends against the text", ends["kufi"], kufi)
    for name, expected in AGAINST_KUFI.items():
        surahs = {surah for surah, _ in ends[name] ^ kufi}
        report.expect(f"{name} against kufi",
                      (len(ends[name] - kufi), len(kufi - ends[name]), len(surahs)), expected)
    for name in bits:
        report.expect(f"{name} ends each surah", set(word.items()) - ends[name], set())
    columns = tables.COLUMNS["ayat-counts"].split()[1:]
    counts = [(surah, *(sum(place[0] == surah for place in ends[name]) for name in columns))
              for surah in sorted(word)]
    report.expect("ayat of each surah in each counting", counts, tables.read("ayat-counts"))


def check_reference(data, ayat, derived, report):
    """Compares with the reference data: every letter, every derived table, every riwayah."""
    report.expect("letters against the reference", first_difference(ayat, reference.uthmani_11(data)), None)
    report.expect("Tanzil's block in NOTICE",
                  reference.copyright_block(data) in database.NOTICE.read_text("utf-8"), True)
    for name, content in derived.items():
        report.expect(f"{name}.tsv derived again", tables.path(name).read_bytes() == content.encode(), True)
    report.expect("text and basmalahs against the file as distributed",
                  first_difference(_distributed(ayat), reference.as_distributed(data)), None)
    check_quarters(data, ayat, report)
    check_south_asian(data, ayat, report)
    check_pages_of_riwayat(data, ayat, report)
    ends = derivation.all_verse_ends(data)
    places = {name: {(s, w) for s, words in by_surah.items() for w in words} for name, by_surah in ends.items()}
    report.expect("places in the eight riwayat as published", len(set().union(*places.values())),
                  FAWASIL_AS_PUBLISHED)
    report.expect("shubah against hafs", places["shubah"] ^ places["hafs"], set())


def _distributed(ayat):
    """The text with the basmalah in the first ayat."""
    lines = dict(database.basmalahs(ayat))
    return {ref: f"{lines[ref[0]]} {content}" if ref[1] == 1 and ref[0] in lines else content
            for ref, content in ayat.items()}


def check_quarters(data, ayat, report):
    """Compares juz, hizb and rub with every source that has them: where more than one has another place, ours is wrong.

    The signs of a print say nothing of quarters that begin with a surah.
    """
    ours = {}
    for kind, number, *place in tables.read("divisions"):
        ours.setdefault(kind, {})[number] = tuple(place)
    rubs = ours["rub"]
    report.expect("juz are every eighth rub", list(ours["juz"].values()), [rubs[8 * n + 1] for n in range(30)])
    report.expect("hizbs are every fourth rub", list(ours["hizb"].values()), [rubs[4 * n + 1] for n in range(60)])
    root = reference.structure(data)
    listed = [(int(e.get("sura")), int(e.get("aya"))) for e in root.iter("quarter")]
    juz = [(int(e.get("sura")), int(e.get("aya"))) for e in root.iter("juz")]
    report.expect("juz of quran-data.xml", juz, list(ours["juz"].values()))
    places = quarters.Places(ayat, derivation.surah_words(ayat.items()))
    words = {number: places.ayat[place] for number, place in rubs.items()}
    begins_surah = {number for number, place in rubs.items() if place[1] == 1}
    sources = {name: set(places.signs(data, name)) for name in quarters.QUARTERS}
    sources["digital-khatt"] = {places.ayat[place] for place in reference.layout_quarters(data)}
    for name, signs in sources.items():
        report.expect(f"{name}: signs of quarters", len(signs), len(rubs) - len(begins_surah))
    doubted = {number: [name for name, signs in sources.items() if number not in begins_surah and word not in signs]
               for number, word in words.items()}
    for number, place in enumerate(listed, 1):
        if place != rubs[number]:
            doubted[number].append("quran-data.xml")
    report.expect("rubs that more than one source begins elsewhere",
                  {number: names for number, names in doubted.items() if len(names) > 1}, {})


def check_south_asian(data, ayat, report):
    """Compares the words of the South Asian script and their signs with ours: every word, sajdahs, quarters of paras."""
    words = prints.SouthAsian(data, ayat)
    report.expect("South Asian words of another spelling", words.spelled_otherwise, SPELLED_OTHERWISE)
    report.expect("South Asian signs of sajdahs", words.sajdahs(),
                  sorted(row[2:] for row in tables.read("sajdahs") if row[0] == "hafs"))
    paras = [place for kind, _, *place in words.divisions() if kind == "juz"]
    signs = [(sum(tuple(para) <= ayah for para in paras), quarter) for ayah, quarter in words.quarters()]
    every = [(para, quarter) for para in range(1, 31) for quarter in range(1, 5)]
    report.expect("quarters of paras in order", signs, [place for place in every if place not in QUARTERS_WITHOUT_SIGN])


def check_pages_of_riwayat(data, ayat, report):
    """Compares the pages of all riwayat with ours: where their ayat begin, by the page that each text says."""
    starts, word = {}, 0
    for ayah, content in ayat.items():
        starts[ayah] = word
        word += len(text.words(content))
    pages = [starts[tuple(place)] for kind, _, *place in tables.read("divisions") if kind == "page"] + [word]
    for name, by_surah in derivation.all_verse_ends(data).items():
        report.expect(f"{name}: ayat on other pages than ours",
                      derivation.on_other_pages(reference.riwayah_pages(data, name), by_surah, starts, pages), [])


def first_difference(ayat, goal):
    """The first ayah that differs, as a reference, or None."""
    return next((f"{surah}:{ayah}" for surah, ayah in sorted(ayat.keys() | goal.keys())
                 if ayat.get((surah, ayah)) != goal.get((surah, ayah))), None)
