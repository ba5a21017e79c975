"""Makes the features of voices: decodes their recordings and writes features/<voice>.npy and .tsv.

    python3 extract.py voice [voice ...] [--minutes 120] [--held-out]

The texts that sources.HELD_OUT lists are left out, or with --held-out only those are taken (for evaluation).
Recordings come in an order that the voice's name fixes, until the minutes are full.
"""

import argparse
import hashlib
import random

import features
import paths
import sources

LONGEST_AYAH, LONGEST_SURAH = 16, 1500  # seconds


def chosen(source, repository, held_out):
    """Returns the recordings of a source in the order in which they are taken."""
    files = [file for file in sources.recordings(source, repository)
             if 1 <= file[0] <= 114 and (file[0] in sources.HELD_OUT) == held_out and file[1] != 0]
    files.sort(key=lambda file: (file[0], file[1] or 0, file[2]))
    random.Random(source["voice"]).shuffle(files)
    return files


def extract(voice, minutes, held_out, suffix=""):
    source = sources.row(voice)
    repository = sources.open_source(source)
    store, seen = features.Store(), set()
    for surah, ayah, identifier in chosen(source, repository, held_out):
        if store.frames >= minutes * 6000:
            break
        sound = repository.read(identifier)
        if sound is None or len(sound) < 3000 or identifier in seen:
            continue
        seen.add(identifier)
        samples = features.decode(sound)
        seconds = len(samples) / features.RATE
        if 1 < seconds <= (LONGEST_AYAH if ayah else LONGEST_SURAH):
            key = f"{surah}:{ayah}" if ayah else str(surah)
            store.add(key, features.log_mel(samples), hashlib.sha256(sound).hexdigest()[:16])
    if store.rows:
        store.save(voice + suffix)
    print(f"{voice}{suffix}: {len(store.rows)} recordings, {store.frames / 6000:.1f} minutes", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("voices", nargs="+")
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--held-out", action="store_true")
    options = parser.parse_args()
    paths.make_folders()
    for voice in options.voices:
        extract(voice, options.minutes, options.held_out, ".held-out" if options.held_out else "")
