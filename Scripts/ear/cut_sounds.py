"""Cuts recordings into segments whose text is known, and keeps their sound: sounds/<voice>.opus and .tsv, for train_device.py.

    python3 cut_sounds.py MODEL.bin voice [voice ...] [--minutes 62] [--worst 0.5]

One pass over a voice does what extract.py and align.py do: it decodes, makes the features (kept too, for unfold.py), aligns them
to their text by the weights that the program reads, and joins what is heard well. The kept sound follows each other without
gaps as Opus of 17 kbit/s, about 8 MB an hour. A voice whose table is there is left as it is.
"""

import argparse
import hashlib
import pathlib
import random
import subprocess

import numpy as np
import torch

import align
import extract
import features
import model
import paths
import sources
import unfold
import weights

HOP = features.HOP * model.SHRINK
ENCODER = ["-c:a", "libopus", "-b:a", "17k", "-application", "audio", "-frame_duration", "40"]


def network(path):
    """Returns the network of a file that the program reads."""
    header, tensors = weights.decode(pathlib.Path(path).read_bytes())
    made = model.AcousticModel(kernels=header["layers"]["kernels"])
    made.load_state_dict(unfold.unfolded(tensors, made.state_dict()))
    return made.eval()


def texts(surah, ayah):
    """Returns the units of each ayah of a recording; of a whole surah the basmalah comes first."""
    keys = [f"{surah}:{ayah}"] if ayah else align.TEXT.surah(surah)
    return [align.TEXT.ayah(key) for key in keys]


def recordings(voice, minutes):
    """Gives (key, ayat, samples, digest) of a voice's recordings until the minutes are full."""
    source = sources.row(voice)
    repository, seen, taken = sources.open_source(source), set(), 0.0
    for surah, ayah, identifier in extract.chosen(source, repository, False):
        if taken >= minutes:
            return
        sound = repository.read(identifier)
        if sound is None or len(sound) < 3000 or identifier in seen:
            continue
        seen.add(identifier)
        samples = features.decode(sound)
        seconds = len(samples) / features.RATE
        if 1 < seconds <= (extract.LONGEST_AYAH if ayah else extract.LONGEST_SURAH):
            taken += seconds / 60
            key = f"{surah}:{ayah}" if ayah else str(surah)
            yield key, texts(surah, ayah), samples, hashlib.sha256(sound).hexdigest()[:16]


def cut(heard, voice, options):
    store, chance, lines, kept, place = features.Store(), random.Random(voice), [], [], 0
    for key, ayat, samples, digest in recordings(voice, options.minutes):
        energies = features.log_mel(samples)
        store.add(key, energies, digest)
        outputs, found = align.pieces(heard, energies, ayat)
        for start, end, units, spikes in align.joined(outputs, found, options.worst, chance):
            piece = (samples[start * HOP:end * HOP] * 32767).clip(-32767, 32767).astype(np.int16)
            kept.append(piece)
            lines.append("\t".join([str(place), str(place + len(piece)), " ".join(map(str, units)), " ".join(map(str, spikes))]) + "\n")
            place += len(piece)
    if not lines:
        print(f"{voice}: nothing is heard well", flush=True)
        return
    store.save(voice)
    command = ["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", str(features.RATE), "-ac", "1", "-i", "-", *ENCODER]
    subprocess.run([*command, str(paths.SOUNDS / f"{voice}.opus")], input=np.concatenate(kept).tobytes(), check=True)
    paths.replace(paths.SOUNDS / f"{voice}.tsv", lambda path: path.write_text("".join(lines)))
    print(f"{voice}: {len(lines)} segments, {place / features.RATE / 60:.1f} of {store.frames / 6000:.1f} minutes", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("voices", nargs="+")
    parser.add_argument("--minutes", type=float, default=62)
    parser.add_argument("--worst", type=float, default=0.5)
    options = parser.parse_args()
    paths.make_folders()
    torch.set_num_threads(1)
    heard = network(options.model)
    for voice in options.voices:
        if not (paths.SOUNDS / f"{voice}.tsv").exists():
            cut(heard, voice, options)
