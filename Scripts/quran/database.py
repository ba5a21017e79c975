"""Writes the tables into an SQLite file whose bytes depend on the tables alone."""

import hashlib
import sqlite3
import struct
from pathlib import Path

from . import prints, tables, text

NOTICE = Path(__file__).resolve().parents[2] / "NOTICE"
PAGE_SIZE = 4096
KINDS = ["juz", "hizb", "rub", "manzil", "ruku", "page"]
EDITION = "Tanzil Uthmani 1.1"
# Sections of NOTICE on other files than the database.
ELSEWHERE = {"Acoustic model", "Code in the program"}
SOURCES = ("tanzil.net (text, structure); Digital Khatt, QUL (pages, lines); "
           "King Fahd Complex (verse ends, quarters, signs of sajdah)")

SCHEMA = """
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE notice(id INTEGER PRIMARY KEY, subject TEXT NOT NULL, text TEXT NOT NULL) STRICT;
CREATE TABLE surah(
  id INTEGER PRIMARY KEY,
  arabic TEXT NOT NULL,
  transliteration TEXT NOT NULL,
  english TEXT NOT NULL,
  place TEXT NOT NULL CHECK (place IN ('meccan', 'medinan')),
  revelation_order INTEGER NOT NULL,
  ayat INTEGER NOT NULL,
  words INTEGER NOT NULL
) STRICT;
CREATE TABLE ayah(
  surah INTEGER NOT NULL,
  ayah INTEGER NOT NULL,
  words INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (surah, ayah)
) STRICT, WITHOUT ROWID;
CREATE TABLE counting(bit INTEGER PRIMARY KEY, name TEXT NOT NULL, ayat INTEGER NOT NULL) STRICT;
CREATE TABLE riwayah(id TEXT PRIMARY KEY, arabic TEXT NOT NULL, counting TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE fasilah(
  surah INTEGER NOT NULL,
  word INTEGER NOT NULL,
  countings INTEGER NOT NULL,
  PRIMARY KEY (surah, word)
) STRICT, WITHOUT ROWID;
CREATE TABLE division(
  kind TEXT NOT NULL CHECK (kind IN ('juz', 'hizb', 'rub', 'manzil', 'ruku', 'page')),
  number INTEGER NOT NULL,
  surah INTEGER NOT NULL,
  ayah INTEGER NOT NULL,
  PRIMARY KEY (kind, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE rub(
  riwayah TEXT NOT NULL,
  number INTEGER NOT NULL,
  surah INTEGER NOT NULL,
  word INTEGER NOT NULL,
  PRIMARY KEY (riwayah, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE sajdah(
  riwayah TEXT NOT NULL,
  number INTEGER NOT NULL,
  surah INTEGER NOT NULL,
  ayah INTEGER NOT NULL,
  PRIMARY KEY (riwayah, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE basmalah(surah INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
CREATE TABLE print(
  id TEXT PRIMARY KEY,
  pages INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  script TEXT NOT NULL,
  layout BLOB NOT NULL,
  divisions BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE packed(name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT, WITHOUT ROWID;
"""

# The canonical dump of the structure. For each table in this order: a line with its name, then a line for every row,
# ordered by primary key (text by its UTF-8 bytes), these columns joined by `|`. Every line ends in a line feed; UTF-8.
STRUCTURE = [
    ("surah", "id, arabic, transliteration, english, place, revelation_order, ayat, words", "id"),
    ("ayah", "surah, ayah, words", "surah, ayah"),
    ("counting", "bit, name, ayat", "bit"),
    ("riwayah", "id, arabic, counting", "id"),
    ("fasilah", "surah, word, countings", "surah, word"),
    ("division", "kind, number, surah, ayah", "kind, number"),
    ("rub", "riwayah, number, surah, word", "riwayah, number"),
    ("sajdah", "riwayah, number, surah, ayah", "riwayah, number"),
    ("basmalah", "surah, text", "surah"),
    ("print", "id, pages, lines, script, lower(hex(layout)), lower(hex(divisions))", "id"),
]


def build(path, ayat):
    """Writes the database for the text {(surah, ayah): text} and the tables of figures to a new file."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.executescript(f"PRAGMA page_size = {PAGE_SIZE};"
                                 "PRAGMA encoding = 'UTF-8'; PRAGMA auto_vacuum = NONE; PRAGMA journal_mode = MEMORY;"
                                 "PRAGMA secure_delete = ON; BEGIN;" + SCHEMA)
        for table, rows in _rows(ayat).items():
            marks = ", ".join("?" * len(rows[0]))
            connection.executemany(f"INSERT INTO {table} VALUES ({marks})", sorted(rows))
        connection.executemany("INSERT INTO meta VALUES (?, ?)", sorted({
            "schema_version": "1",
            "text_edition": EDITION,
            "text_sha256": text.digest(ayat),
            "structure_sha256": structure_digest(connection),
            "sources": SOURCES,
        }.items()))
        connection.executemany("INSERT INTO packed VALUES (?, ?)", sorted(packed(connection).items()))
        connection.execute("COMMIT")
        connection.execute("VACUUM")
    finally:
        connection.close()
    _normalise(path)


def structure_digest(connection):
    """SHA-256 of the canonical dump of the structure."""
    digest = hashlib.sha256()
    for table, columns, key in STRUCTURE:
        digest.update(f"{table}\n".encode())
        for row in connection.execute(f"SELECT {columns} FROM {table} ORDER BY {key}"):
            digest.update(("|".join(map(str, row)) + "\n").encode())
    return digest.hexdigest()


def packed(connection):
    """The long tables once more as one value each, four bytes a row: a program that starts reads these.

    fasilah: surah, countings, word (little-endian, two bytes). division: kind (by its place in KINDS), surah, ayah
    (little-endian, two bytes); of each kind in order, so that the number need not be said. rub: number, surah, word
    (little-endian, two bytes); a value for each riwayah that has such rows, `rub:warsh`.
    """
    fawasil = connection.execute("SELECT surah, countings, word FROM fasilah ORDER BY surah, word").fetchall()
    divisions = [(place, *start) for place, kind in enumerate(KINDS) for start in connection.execute(
        "SELECT surah, ayah FROM division WHERE kind = ? ORDER BY number", (kind,))]
    values = {"fasilah": fawasil, "division": divisions}
    for riwayah, *place in connection.execute("SELECT riwayah, number, surah, word FROM rub ORDER BY riwayah, number"):
        values.setdefault(f"rub:{riwayah}", []).append(place)
    return {name: b"".join(struct.pack("<BBH", *row) for row in rows) for name, rows in values.items()}


def basmalahs(ayat):
    """[(surah, text)] of the basmalahs that stand before surahs."""
    edits = {}
    for surah, position, removed, inserted in tables.read("basmalahs"):
        edits.setdefault(surah, []).append((position, text.decode(removed), text.decode(inserted)))
    return [(surah, text.edit(ayat[1, 1], edits.get(surah, []))) for surah in range(2, 115) if surah != 9]


def notices():
    """The sections of NOTICE on the database: (number, subject, text)."""
    sections = []
    for line in NOTICE.read_text("utf-8").splitlines():
        if line.startswith("== ") and line.endswith(" =="):
            sections.append((line[3:-3], []))
        elif sections:
            sections[-1][1].append(line)
    own = [(subject, lines) for subject, lines in sections if subject not in ELSEWHERE]
    return [(number, subject, "\n".join(lines).strip("\n") + "\n")
            for number, (subject, lines) in enumerate(own, 1)]


def _rows(ayat):
    count = {ayah: len(text.words(content)) for ayah, content in ayat.items()}
    total = {}
    for (surah, _), words in count.items():
        total[surah] = total.get(surah, 0) + words
    return {
        "notice": notices(),
        "surah": [(*row, total[row[0]]) for row in tables.read("surahs")],
        "ayah": [(*ayah, count[ayah], content) for ayah, content in ayat.items()],
        "counting": tables.read("countings"),
        "riwayah": tables.read("riwayat"),
        "fasilah": tables.read("fawasil"),
        "division": tables.read("divisions"),
        "rub": tables.read("rubs"),
        "sajdah": tables.read("sajdahs"),
        "basmalah": basmalahs(ayat),
        "print": _prints(),
    }


def _prints():
    pages, divisions = {}, {}
    for name, page, content in tables.read("prints"):
        pages.setdefault(name, []).append(content)
        if page != len(pages[name]):
            raise ValueError(f"{name}: page {page} is not in its place")
    for script, *row in tables.read("print-divisions"):
        divisions.setdefault(script, []).append(row)
    return [(name, len(pages[name]), lines, script, prints.packed_lines(pages[name]),
             prints.packed_divisions(divisions.get(script, []), KINDS))
            for name, (lines, script) in prints.FORMS.items()]


def _normalise(path):
    """Clears what depends on the history of the file and on the version of SQLite that wrote it."""
    file = bytearray(Path(path).read_bytes())
    # Change counter, schema cookie, version-valid-for, SQLite version: https://sqlite.org/fileformat2.html
    for offset, value in [(24, 1), (40, 1), (92, 1), (96, 3_040_000)]:
        file[offset:offset + 4] = value.to_bytes(4, "big")
    for page in range(0, len(file), PAGE_SIZE):
        _clear_gap(file, page)
    Path(path).write_bytes(file)


def _clear_gap(file, page):
    """Zeroes the unused bytes between the cell pointers and the cells of a b-tree page."""
    header = page + (100 if page == 0 else 0)
    pointers = {2: 12, 5: 12, 10: 8, 13: 8}.get(file[header])
    if pointers is None:
        return  # an overflow page: it begins with a page number, whose first byte is zero
    cells = int.from_bytes(file[header + 3:header + 5], "big")
    start = header + pointers + 2 * cells
    end = page + int.from_bytes(file[header + 5:header + 7], "big")
    file[start:end] = bytes(end - start)
