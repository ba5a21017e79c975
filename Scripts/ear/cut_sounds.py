"""Cuts recordings into segments whose text is known, and keeps their sound: sounds/<voice>.raw, for train.py.

    python3 cut_sounds.py WEIGHTS [voice ...] [--minutes 62] [--worst 0.5]

One pass over a voice decodes its recordings, in an order that the voice's name fixes, until the minutes are full, aligns them to
their text by the weights (.bin or .npz), and joins what is heard well. Without names it takes every voice of the role
"train". The texts of sources.HELD_OUT are left out. The kept samples (16 bits, 16 kHz) follow each other without gaps,
115 MB an hour. sounds/<voice>.tsv has a line for each segment: first and end sample, units, frame of 40 ms of each unit's spike;
sounds/<voice>.files one for each recording: surah or surah:ayah, digest (16 hex digits). A voice whose table is there is left as it is.
"""

import argparse
import hashlib
import random

import numpy as np
import torch

import align
import features
import model
import paths
import sources

HOP = features.HOP * model.SHRINK
LONGEST_AYAH, LONGEST_SURAH = 16, 1500  # seconds


def texts(surah, ayah):
    """Returns the units of each ayah of a recording; of a whole surah the basmalah comes first."""
    keys = [f"{surah}:{ayah}"] if ayah else align.TEXT.surah(surah)
    return [align.TEXT.ayah(key) for key in keys]


def chosen(source, repository):
    """Returns the recordings of a source in the order in which they are taken."""
    files = [file for file in sources.recordings(source, repository)
             if 1 <= file[0] <= 114 and file[0] not in sources.HELD_OUT and file[1] != 0]
    files.sort(key=lambda file: (file[0], file[1] or 0, file[2]))
    random.Random(source["voice"]).shuffle(files)
    return files


def recordings(voice, minutes):
    """Gives (key, ayat, samples, digest) of a voice's recordings until the minutes are full."""
    source = sources.row(voice)
    repository, seen, taken = sources.open_source(source), set(), 0.0
    for surah, ayah, identifier in chosen(source, repository):
        if taken >= minutes:
            return
        sound = repository.read(identifier)
        unknown = ayah and f"{surah}:{ayah}" not in align.TEXT.words  # another count of ayat
        if sound is None or len(sound) < 3000 or identifier in seen or unknown:
            continue
        seen.add(identifier)
        samples = features.decode(sound)
        seconds = len(samples) / features.RATE
        if 1 < seconds <= (LONGEST_AYAH if ayah else LONGEST_SURAH):
            taken += seconds / 60
            key = f"{surah}:{ayah}" if ayah else str(surah)
            yield key, texts(surah, ayah), samples, hashlib.sha256(sound).hexdigest()[:16]


def cut(heard, voice, options):
    chance, lines, files, kept, place, total = random.Random(voice), [], [], [], 0, 0
    for key, ayat, samples, digest in recordings(voice, options.minutes):
        files.append(f"{key}\t{digest}\n")
        total += len(samples)
        outputs, found = align.pieces(heard, features.log_mel(samples), ayat)
        for start, end, units, spikes in align.joined(outputs, found, options.worst, chance):
            piece = (samples[start * HOP:end * HOP] * 32767).clip(-32767, 32767).astype(np.int16)
            kept.append(piece)
            lines.append("\t".join([str(place), str(place + len(piece)), " ".join(map(str, units)), " ".join(map(str, spikes))]) + "\n")
            place += len(piece)
    if not lines:
        print(f"{voice}: nothing is heard well", flush=True)
        return
    paths.replace(paths.SOUNDS / f"{voice}.raw", lambda path: np.concatenate(kept).tofile(path))
    paths.replace(paths.SOUNDS / f"{voice}.files", lambda path: path.write_text("".join(files)))
    paths.replace(paths.SOUNDS / f"{voice}.tsv", lambda path: path.write_text("".join(lines)))
    print(f"{voice}: {len(lines)} segments, {place / features.RATE / 60:.1f} of {total / features.RATE / 60:.1f} minutes", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("weights")
    parser.add_argument("voices", nargs="*")
    parser.add_argument("--minutes", type=float, default=62)
    parser.add_argument("--worst", type=float, default=0.5)
    options = parser.parse_args()
    paths.make_folders()
    torch.set_num_threads(1)
    heard = model.load_weights(options.weights)
    for voice in options.voices or [row["voice"] for row in sources.rows() if row["role"] == "train"]:
        if not (paths.SOUNDS / f"{voice}.tsv").exists():
            cut(heard, voice, options)
