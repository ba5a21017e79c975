"""Finds sources that hold the same recordings: duplicates, and reserved voices under no name.

    python3 identify.py [voice ...] [--least 0.75]     only pairs with one of these voices, if there are any

Of each source the short surahs at the end are decoded. A window of 4 s from one recording is slid over the other; the
correlation of the two pictures (64 bands, frames of 40 ms, each band's mean removed) is near 1 for the same recording,
also after another encoding, and below 0.7 for two readings of the same text. Prints the pairs at or above --least.
A source whose repository is not there is left out, which is said.
"""

import argparse
import itertools

import numpy as np

import features
import paths
import sources

SURAHS = (99, 103, 106, 108, 112, 113, 114)
WINDOW = 100  # frames of 40 ms


def pictures(source):
    """Returns the picture of each short surah of a source [frames, 64], by surah; ayat are put one after another."""
    repository, parts = sources.open_source(source), {}
    for surah, ayah, identifier in sorted(sources.recordings(source, repository), key=lambda item: item[:2]):
        if surah in SURAHS and ayah != 0:
            sound = repository.read(identifier)
            if sound and len(sound) > 3000:
                parts.setdefault(surah, []).append(features.log_mel(features.decode(sound)[:features.RATE * 90]))
    found = {}
    for surah, blocks in parts.items():
        sound = np.concatenate(blocks)
        sound = sound[:len(sound) // 4 * 4].reshape(-1, 4, features.BANDS).mean(1)
        found[surah] = np.maximum(sound, sound.max() - 10)
    return found


def likeness(one, other):
    """Returns the best correlation of windows of `one` with any stretch of `other`."""
    best = 0.0
    if len(other) < WINDOW:
        return best
    windows = np.lib.stride_tricks.sliding_window_view(other, WINDOW, axis=0)
    windows = (windows - windows.mean(2, keepdims=True)).reshape(len(windows), -1)
    windows /= np.linalg.norm(windows, axis=1, keepdims=True) + 1e-9
    for start in range(WINDOW // 2, len(one) - WINDOW, WINDOW):
        patch = one[start:start + WINDOW].T
        patch = (patch - patch.mean(1, keepdims=True)).reshape(-1)
        best = max(best, float((windows @ (patch / (np.linalg.norm(patch) + 1e-9))).max()))
    return best


def kept_pictures(source):
    """Returns the pictures of a source from features/<voice>.pictures.npz, which it makes if there is none."""
    path = paths.FEATURES / f"{source['voice']}.pictures.npz"
    if not path.exists():
        found = {str(surah): picture for surah, picture in pictures(source).items()}
        paths.replace(path, lambda temporary: np.savez(temporary, **found))
    with np.load(path) as arrays:
        return {int(surah): arrays[surah] for surah in arrays}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("voices", nargs="*")
    parser.add_argument("--least", type=float, default=0.75)
    options = parser.parse_args()
    known = {}
    for source in sources.rows():
        try:
            found = kept_pictures(source)
        except (SystemExit, OSError):
            print(f"{source['voice']} is not here", flush=True)
            continue
        print(f"{source['voice']}: {len(found)} short surahs", flush=True)
        known[source["voice"]] = found
    for one, other in itertools.combinations(known, 2):
        if options.voices and one not in options.voices and other not in options.voices:
            continue
        common = sorted(set(known[one]) & set(known[other]))[:4]
        scores = [likeness(known[one][surah], known[other][surah]) for surah in common]
        if scores and np.median(scores) >= options.least:
            print(f"{one} and {other}: {np.median(scores):.3f} of {len(scores)} surahs", flush=True)
    for voice in options.voices:
        best = sorted(((np.median([likeness(known[voice][surah], known[other][surah]) for surah in common]), other)
                       for other in known if other != voice and (common := sorted(set(known[voice]) & set(known[other]))[:3])), reverse=True)
        print(f"{voice}: nearest are " + ", ".join(f"{other} {score:.3f}" for score, other in best[:4]), flush=True)


if __name__ == "__main__":
    main()
