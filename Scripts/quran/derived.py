"""The derived tables as files: what each holds, where from, and its rows."""

from . import derivation, prints, quarters, reference, source, tables

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
    "divisions": METADATA + "; juz, hizb, rub, manzil, ruku;\n"
                 "rub 106 as in the print, see RIGHT_QUARTERS in derivation.py) and from\n"
                 "Digital Khatt's layout of the 1421H Madani print (OFL 1.1; page). The first ayah (Kufi) of each.",
    "rubs": COMPLEX.replace("the eight riwayat", "the texts of four riwayat")
            + "The quarters of hizbs that begin elsewhere than in Hafs, see quarters.py. Word: words of the Hafs text from the\n"
              "start of the surah before it.",
    "sajdahs": COMPLEX + "The Kufi ayah in which the text of a riwayah has the sign of each of the fifteen sajdahs that Tanzil's\n"
               "quran-data.xml (tanzil.net, CC BY) has.",
    "basmalahs": "Derived by Scripts/quran/derive from Tanzil Uthmani 1.1 as distributed (tanzil.net, CC BY 3.0). Where the basmalah\n"
                 "before a surah differs from ayah 1:1. Position: code point of it, from 1; removed and inserted: code points.",
    "prints": "Derived by Scripts/quran/derive (prints.py): madani from Digital Khatt's layout of the 1421H Madani print (OFL 1.1),\n"
              "taj-13 and taj-16 from QUL's layouts of the prints of Taj Company with 13 and 16 lines (figures only). Lines: words of\n"
              "the Hafs text in each line; + the line begins with the number of the ayah before, c it is centred.",
    "print-divisions": "Derived by Scripts/quran/derive (prints.py) from the signs in QUL's words of the South Asian script (figures\n"
                       "only). Juz, rukus and quarters of juz (rub) of its prints: the first ayah (Kufi) of each; 0:0 where there is no sign.",
    "fawasil": COMPLEX + "Word: words of the Hafs text from the start of the surah up to and including this place.\n"
               "Countings: sum of the bits in countings.tsv.",
    "ayat-counts": COMPLEX + "The number printed at the last ayah of each surah, to check fawasil.tsv against.",
}


def derived_tables(data):
    """{table: content} for every derived table."""
    letters, marks = derivation.text_edits(source.read_uthmani_102(), reference.uthmani_11(data))
    root = reference.structure(data)
    ayat = reference.uthmani_11(data)
    divisions = derivation.divisions(root, reference.page_starts(data))
    rubs = [(surah, ayah) for kind, _, surah, ayah in divisions if kind == "rub"]
    rows = {
        "letters": letters,
        "marks": marks,
        "surahs": derivation.surahs(root),
        "divisions": divisions,
        "rubs": quarters.rows(data, ayat, derivation.surah_words(ayat.items()), rubs),
        "sajdahs": derivation.sajdahs(root, data),
        "basmalahs": derivation.basmalah_edits(data),
        "prints": prints.rows(data, ayat),
        "print-divisions": prints.divisions(data, ayat),
        "fawasil": derivation.fawasil(derivation.all_verse_ends(data)),
        "ayat-counts": derivation.ayat_counts(data),
    }
    return {name: tables.render(name, HEADERS[name], rows[name]) for name in rows}
