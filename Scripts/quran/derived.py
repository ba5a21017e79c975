"""The derived tables as files: what each holds, where from, and its rows."""

from . import derivation, reference, source, tables

TANZIL = "Derived by Scripts/quran/derive by comparing Tanzil Uthmani 1.0.2 (spelled by the rules in text.py)\n" \
         "with Tanzil Uthmani 1.1 (tanzil.net, CC BY 3.0). "
METADATA = "Derived by Scripts/quran/derive from Tanzil's quran-data.xml (tanzil.net, CC BY"
COMPLEX = "Derived by Scripts/quran/derive from the eight riwayat of the King Fahd Complex (figures only).\n"
HEADERS = {
    "letters": TANZIL + "What the rules do not cover. Position: code point of the\n"
               "ayah after the rules, from 1; removed and inserted: code points, - for none.",
    "marks": TANZIL + "Waqf marks, saktah and sajdah signs: each is a\n"
             "token of its own after the word (from 1 in the ayah, of 1.1).",
    "surahs": METADATA + ").",
    "divisions": METADATA + "; juz, hizb, rub, manzil, ruku) and from\n"
                 "Digital Khatt's layout of the 1421H Madani print (OFL 1.1; page). The first ayah (Kufi) of each.",
    "sajdahs": METADATA + ").",
    "lines": "Derived by Scripts/quran/derive from Digital Khatt's layout of the 1421H Madani print (OFL 1.1). Number: 1 where\n"
             "the line begins with the number of the ayah before. Place: the surah, or the words of the Quran before the line.",
    "fawasil": COMPLEX + "Word: words of the Hafs text from the start of the surah up to and including this place.\n"
               "Countings: sum of the bits in countings.tsv.",
    "ayat-counts": COMPLEX + "The number printed at the last ayah of each surah, to check fawasil.tsv against.",
}


def derived_tables(data):
    """{table: content} for every derived table."""
    letters, marks = derivation.text_edits(source.read_uthmani_102(), reference.uthmani_11(data))
    root = reference.structure(data)
    rows = {
        "letters": letters,
        "marks": marks,
        "surahs": derivation.surahs(root),
        "divisions": derivation.divisions(root, reference.page_starts(data)),
        "sajdahs": derivation.sajdahs(root),
        "lines": derivation.lines(
            reference.layout_words(data), reference.layout_lines(data), reference.uthmani_11(data)),
        "fawasil": derivation.fawasil(derivation.all_verse_ends(data)),
        "ayat-counts": derivation.ayat_counts(data),
    }
    return {name: tables.render(name, HEADERS[name], rows[name]) for name in rows}
