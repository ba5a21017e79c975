"""The tables of figures: tab-separated files with a comment header and one line of column names."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent

# Columns and headers are written by `derive`; the two tables without a header here are kept by hand.
COLUMNS = {
    "letters": "surah ayah position removed inserted",
    "marks": "surah ayah word mark",
    "surahs": "surah arabic transliteration english place revelation_order ayat",
    "divisions": "kind number surah ayah",
    "rubs": "riwayah number surah word",
    "sajdahs": "riwayah number surah ayah",
    "basmalahs": "surah position removed inserted",
    "prints": "print page lines",
    "print-divisions": "script kind number surah ayah",
    "fawasil": "surah word countings",
    "ayat-counts": "surah kufi madani-later madani-6217 makki",
    "countings": "bit name ayat",
    "riwayat": "id arabic counting",
}
_TEXT = {"removed", "inserted", "mark", "arabic", "transliteration", "english", "place", "kind",
         "name", "id", "counting", "riwayah", "print", "lines", "script"}


def path(name):
    return FOLDER / f"{name}.tsv"


def read(name):
    """The rows of a table, figures as integers."""
    columns = COLUMNS[name].split()
    lines = [line for line in path(name).read_text("utf-8").splitlines() if not line.startswith("#")]
    if lines[0].split("\t") != columns:
        raise ValueError(f"{path(name).name}: columns are not {columns}")
    rows = []
    for line in lines[1:]:
        fields = line.split("\t")
        if len(fields) != len(columns):
            raise ValueError(f"{path(name).name}: {line!r} does not have {len(columns)} fields")
        rows.append(tuple(field if column in _TEXT else int(field)
                          for column, field in zip(columns, fields)))
    return rows


def render(name, header, rows):
    """The file's content for these rows."""
    lines = [f"# {line}" for line in header.splitlines()]
    lines.append("\t".join(COLUMNS[name].split()))
    lines.extend("\t".join(map(str, row)) for row in rows)
    return "\n".join(lines) + "\n"
