"""Reads the reference data that the tables are derived from. It is not part of the repository."""

import json
import os
import sqlite3
import xml.etree.ElementTree as ElementTree
from pathlib import Path

VARIABLE = "TILAWA_REFERENCE_DATA"
_REPOSITORY = Path(__file__).resolve().parents[2]


def folder():
    """The folder with the reference data, or None."""
    path = Path(os.environ.get(VARIABLE) or _REPOSITORY.parent / "shared" / "data")
    return path if (path / "quran" / "uthmani-1.1.txt").exists() else None


def uthmani_11(data):
    """The canonical dump as {(surah, ayah): text}."""
    ayat = {}
    for line in (data / "quran" / "uthmani-1.1.txt").read_text("utf-8").splitlines():
        surah, ayah, text = line.split("|")
        ayat[int(surah), int(ayah)] = text
    return ayat


def as_distributed(data):
    """Tanzil's text file as it is distributed, the basmalah in the first ayah, as {(surah, ayah): text}."""
    ayat = {}
    for line in (data / "quran" / "tanzil-uthmani-1.1-as-distributed.txt").read_text("utf-8").splitlines():
        fields = line.split("|")
        if len(fields) == 3:
            ayat[int(fields[0]), int(fields[1])] = fields[2]
    return ayat


def copyright_block(data):
    """Tanzil's copyright block, as distributed at the end of its text file."""
    text = (data / "quran" / "tanzil-uthmani-1.1-as-distributed.txt").read_text("utf-8")
    return text[text.index("# PLEASE DO NOT REMOVE"):].strip() + "\n"


def structure(data):
    """The root element of Tanzil's quran-data.xml."""
    return ElementTree.parse(data / "quran" / "quran-data.xml").getroot()


def riwayah(data, name):
    """The ayat of a riwayah in order: (surah, ayah, text) with the printed number in the text."""
    lines = (data / "riwayat" / f"{name}.tsv").read_text("utf-8").splitlines()
    for line in lines[1:]:
        fields = line.split("\t")
        yield int(fields[3]), int(fields[4]), fields[5]


def riwayah_pages(data, name):
    """The ayat of a riwayah in order: (surah, ayah, first page, last page); one that goes on over the page names both."""
    lines = (data / "riwayat" / f"{name}.tsv").read_text("utf-8").splitlines()
    for line in lines[1:]:
        fields = line.split("\t")
        pages = [int(page) for page in fields[0].split("-")]
        yield int(fields[3]), int(fields[4]), pages[0], pages[-1]


def page_starts(data):
    """(page, surah, ayah, word) of the first word on each page of the 1421H print."""
    words = _query(data / "layout" / "digital-khatt-v2.db", "SELECT id, surah, ayah, word FROM words")
    place = {row[0]: row[1:] for row in words}
    starts = _query(data / "layout" / "digital-khatt-15-lines.db",
                    "SELECT page_number, min(CAST(first_word_id AS INTEGER)) FROM pages"
                    " WHERE line_type = 'ayah' GROUP BY page_number ORDER BY page_number")
    return [(page, *place[word]) for page, word in starts]


def layout_quarters(data):
    """(surah, ayah) of the words with the sign of a quarter in Digital Khatt's text."""
    return _query(data / "layout" / "digital-khatt-v2.db",
                  "SELECT surah, ayah FROM words WHERE text LIKE '%\u06de%' AND word = 1")


def layout_words(data):
    """[(surah, ayah, text)] of the words that the layout's lines number from 1; an ayah's number is one of them."""
    return _query(data / "layout" / "digital-khatt-v2.db", "SELECT surah, ayah, text FROM words ORDER BY id")


def layout_lines(data):
    """(page, line, type, centred, first word, last word, surah) of every line of the 1421H print, in order."""
    return _query(data / "layout" / "digital-khatt-15-lines.db",
                  "SELECT page_number, line_number, line_type, is_centered, CAST(first_word_id AS INTEGER),"
                  " CAST(last_word_id AS INTEGER), CAST(surah_number AS INTEGER) FROM pages"
                  " ORDER BY page_number, line_number")


def south_asian_words(data):
    """The words of the South Asian script, which the layouts of its prints number from 1: an ayah's number is one of them; and
    the first word of each ayah."""
    return json.loads((data / "prints" / "words-indopak-nastaleeq.json").read_text("utf-8"))


def print_layout(data, lines):
    """The pages of the print of Taj with so many lines a page."""
    return json.loads((data / "prints" / f"indopak-{lines}-lines-taj.json").read_text("utf-8"))


def _query(path, sql):
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()
