"""Writes lists/NAME.tsv: what the sounds were cut from, so that a later run can tell whether it has the same.

    python3 lists.py [NAME]     recordings, if none is given: a step of the training has a list of its own

A line is: voice, surah or surah:ayah, and the first 16 hex digits of the SHA-256 of the file.
"""

import sys

import paths
import sources


def main(name):
    paths.LISTS.mkdir(exist_ok=True)
    roles = {row["voice"]: row["role"] for row in sources.rows()}
    lines = []
    for path in sorted(paths.SOUNDS.glob("*.files")):
        if roles.get(path.stem) == "train":
            lines += sorted(f"{path.stem}\t{line}\n" for line in path.read_text().splitlines())
    (paths.LISTS / f"{name}.tsv").write_text("".join(lines))
    print(f"{len(lines)} recordings")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "recordings")
