"""Writes lists/recordings.tsv: what the features were made of, so that a later run can tell whether it has the same.

    python3 lists.py

A line is: voice, surah or surah:ayah, and the first 16 hex digits of the SHA-256 of the file.
"""

import features
import paths
import sources


def main():
    paths.LISTS.mkdir(exist_ok=True)
    roles = {row["voice"]: row["role"] for row in sources.rows()}
    lines = []
    for path in sorted(paths.FEATURES.glob("*.npy")):
        voice = path.stem
        if roles.get(voice) == "train" and (paths.SEGMENTS / f"{voice}.tsv").exists():
            lines += sorted(f"{voice}\t{key}\t{digest}\n" for key, _, _, digest in features.load(voice)[1])
    (paths.LISTS / "recordings.tsv").write_text("".join(lines))
    print(f"{len(lines)} recordings")


if __name__ == "__main__":
    main()
