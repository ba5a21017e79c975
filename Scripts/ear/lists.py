"""Writes lists/NAME.tsv: what the features were made of, so that a later run can tell whether it has the same.

    python3 lists.py [NAME]     recordings, if none is given: a step of the training has a list of its own

A line is: voice, surah or surah:ayah, and the first 16 hex digits of the SHA-256 of the file.
"""

import sys

import features
import paths
import sources


def main(name):
    paths.LISTS.mkdir(exist_ok=True)
    roles = {row["voice"]: row["role"] for row in sources.rows()}
    lines = []
    for path in sorted(paths.FEATURES.glob("*.npy")):
        voice = path.stem
        kept = any((folder / f"{voice}.tsv").exists() for folder in (paths.SEGMENTS, paths.SOUNDS))
        if roles.get(voice) == "train" and kept:
            lines += sorted(f"{voice}\t{key}\t{digest}\n" for key, _, _, digest in features.load(voice)[1])
    (paths.LISTS / f"{name}.tsv").write_text("".join(lines))
    print(f"{len(lines)} recordings")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "recordings")
