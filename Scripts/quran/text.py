"""From Tanzil Uthmani 1.0.2 to 1.1: three spelling rules, then two tables of edits."""

import hashlib
import re

# Letters that do not join to the letter after them: no tatweel can follow these.
_NON_JOINING = "ءآأؤإاةدذرزوىٱ"
_JOINING = f"(?:(?![{_NON_JOINING}])[\u0621-\u064a]|\u0640\u0654)"
_VOWELS = "[\u064b-\u0652]"

# Waqf marks and the small seen U+06D6-U+06DC, rub U+06DE, sajdah U+06E9. A token of nothing but these is not a word.
_MARKS = re.compile("[\u06d6-\u06dc\u06de\u06e9]+")

_RULES = [
    # Tatweel carries the superscript alef after a letter with fatha.
    (re.compile(f"({_JOINING}\u0651?\u064e)(?=\u0670)"), "\\1\u0640"),
    # Hamza before alef, after a joining letter, sits above a tatweel and not on the line.
    (re.compile(f"({_JOINING}{_VOWELS}*)\u0621(?=\u064e\u0627)"), "\\1\u0640\u0654"),
    # Small yeh inside a word is the small high yeh U+06E7 above a tatweel.
    (re.compile(f"({_JOINING}{_VOWELS}*)\u06e6(?={_VOWELS}*[\u0621-\u064a])"), "\\1\u0640\u06e7"),
]


def words(text):
    """The words of an ayah: tokens between spaces, without stand-alone marks."""
    return [token for token in text.split(" ") if not _MARKS.fullmatch(token)]


def spell(text):
    """Applies the rules that hold everywhere."""
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text


def edit(text, edits):
    """Applies the exceptions: (position, removed, inserted) in code points from 1, in order."""
    for position, removed, inserted in reversed(edits):
        start = position - 1
        if not text.startswith(removed, start):
            raise ValueError(f"edit at {position} does not fit: {removed!r} expected")
        text = text[:start] + inserted + text[start + len(removed):]
    return text


def set_marks(text, marks):
    """Sets marks as tokens of their own after the words that `marks` numbers from 1."""
    tokens = []
    for number, word in enumerate(text.split(" "), 1):
        tokens.append(word)
        tokens.extend(marks.pop(number, []))
    if marks:
        raise ValueError(f"no such words: {sorted(marks)}")
    return " ".join(tokens)


def uthmani_11(source, letters, marks):
    """Builds the text of 1.1 as {(surah, ayah): text} from 1.0.2 and the rows of the two tables."""
    edits, placed = {}, {}
    for surah, ayah, position, removed, inserted in letters:
        edits.setdefault((surah, ayah), []).append((position, decode(removed), decode(inserted)))
    for surah, ayah, word, mark in marks:
        placed.setdefault((surah, ayah), {}).setdefault(word, []).append(decode(mark))
    unknown = (edits.keys() | placed.keys()) - source.keys()
    if unknown:
        raise ValueError(f"edits for ayat that do not exist: {sorted(unknown)}")
    return {
        ayah: set_marks(edit(spell(text), edits.get(ayah, [])), placed.get(ayah, {}))
        for ayah, text in source.items()
    }


def digest(ayat):
    """SHA-256 of the canonical dump: a line `surah|ayah|text` for every ayah, in order."""
    return hashlib.sha256(dump(ayat).encode()).hexdigest()


def dump(ayat):
    return "".join(f"{surah}|{ayah}|{text}\n" for (surah, ayah), text in sorted(ayat.items()))


def decode(codes):
    """`0640 0654` is two code points, `-` none."""
    return "" if codes == "-" else "".join(chr(int(code, 16)) for code in str(codes).split())
