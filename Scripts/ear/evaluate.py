"""Measures the phoneme error rate (PER) of weights on voices that are not in training.

    python3 evaluate.py prepare voice [voice ...]      makes the features of each condition from the recordings
    python3 evaluate.py measure weights [weights ...]   [--voices a,b] [--limit 100] [--live]

Weights are an .npz or a .bin. The conditions: clean; telephone (300 to 3400 Hz, noise at 15 dB, mu-law); high (pitch and formants four semitones up);
room and hall (decays of 0.6 s and 1 s, as much reflected sound as direct sound).
Prepared voices are of two roles in sources.tsv. "monitor" may be looked at during training; "reserved" only at the end,
to report. The interval is the 95% bootstrap interval over recordings.
"""

import argparse
import hashlib
import random

import numpy as np
import torch

import ctc
import features
import model
import paths
import phonemes
import sources

CONDITIONS = ("clean", "telephone", "high", "room", "hall")
SHORTEST, LONGEST = 1.0, 15.0  # seconds of an ayah
AYAT = 150                     # of one voice
SEED = 7


def telephone(samples, chance, ratio=15):
    """Returns samples as a telephone gives them: band limits, noise at `ratio` dB, mu-law of 8 bits."""
    def band(signal):
        hertz = np.fft.rfftfreq(len(signal), 1 / features.RATE) + 1e-3
        gain = 1 / np.sqrt(1 + (300 / hertz) ** 12) / np.sqrt(1 + (hertz / 3400) ** 12)
        return np.fft.irfft(np.fft.rfft(signal) * gain, len(signal))

    speech = band(samples)
    noise = chance.normal(0, 1, len(samples))
    if chance.random() < 0.5:  # deep noise, as of a street
        noise = np.cumsum(noise)
        noise -= np.convolve(noise, np.ones(400) / 400, "same")
    noise = band(noise)
    mixed = speech + noise * np.sqrt((speech ** 2).mean() / (noise ** 2).mean() / 10 ** (ratio / 10))
    peak = np.abs(mixed).max() + 1e-9
    companded = np.sign(mixed) * np.log1p(255 * np.abs(mixed) / peak) / np.log(256)
    companded = np.round(companded * 127) / 127
    return (np.sign(companded) * (256 ** np.abs(companded) - 1) / 255 * peak).astype(np.float32)


def pitched(samples, semitones=4):
    """Returns samples with pitch and formants moved up, at the same speed."""
    ratio = 2 ** (semitones / 12)
    chain = f"asetrate={round(features.RATE * ratio)},aresample={features.RATE},atempo={1 / ratio:.6f}"
    return features.filtered(samples, chain)


def reverberant(samples, seconds, chance):
    """Returns samples in a room whose sound decays by 60 dB in `seconds`; reflections have the energy of the direct sound."""
    time = np.arange(int(1.2 * seconds * features.RATE)) / features.RATE
    tail = chance.normal(0, 1, len(time)) * np.exp(-6.908 * time / seconds) * (time > 0.005)
    response = tail / np.sqrt((tail ** 2).sum())
    response[0] += 1
    size = len(samples) + len(response)
    wet = np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(response, size), size)[:len(samples)]
    return (wet * np.sqrt((samples ** 2).mean() / (wet ** 2).mean())).astype(np.float32)


def prepare(voice):
    """Makes features/<voice>.<condition> of the held-out texts of a voice."""
    source = sources.row(voice)
    repository = sources.open_source(source)
    found = [item for item in sources.recordings(source, repository)
             if item[0] in sources.HELD_OUT and item[1] != 0]
    found.sort(key=lambda item: (item[0], item[1] or 0))
    random.Random(SEED).shuffle(found)
    chance = np.random.default_rng(SEED)
    stores = {condition: features.Store() for condition in CONDITIONS}
    for surah, ayah, identifier in found:
        sound = repository.read(identifier)
        samples = features.decode(sound) if sound else ()
        seconds = len(samples) / features.RATE
        if not SHORTEST < seconds < (LONGEST if ayah else 300):
            continue
        key, digest = f"{surah}:{ayah}" if ayah else str(surah), hashlib.sha256(sound).hexdigest()[:16]
        stores["clean"].add(key, features.log_mel(samples), digest)
        stores["telephone"].add(key, features.log_mel(telephone(samples, chance)), digest)
        stores["high"].add(key, features.log_mel(pitched(samples)), digest)
        stores["room"].add(key, features.log_mel(reverberant(samples, 0.6, chance)), digest)
        stores["hall"].add(key, features.log_mel(reverberant(samples, 1.0, chance)), digest)
        if len(stores["clean"].rows) >= (AYAT if ayah else 15):
            break
    for condition, store in stores.items():
        store.save(f"{voice}.{condition}")
    print(f"{voice}: {len(stores['clean'].rows)} recordings, {stores['clean'].frames / 6000:.1f} minutes", flush=True)


def errors(network, voice, condition, limit, sliding=False, ahead=None):
    """Returns the number of errors and of phonemes of each recording [n, 2]; `ahead` as in live_posteriors."""
    text = phonemes.Text()
    array, rows = features.load(f"{voice}.{condition}")
    counts = []
    for key, first, end, _ in rows[:limit]:
        if ahead is None:
            heard = ctc.greedy(model.posteriors(network, array[first:end], sliding))
        else:
            heard = ctc.greedy(model.live_posteriors(network, array[first:end], ahead))
        ayat = [key] if ":" in key else text.surah(int(key))
        expected = [unit for ayah in ayat for unit in text.ayah(ayah)]
        counts.append((ctc.edit_distance(heard, expected), len(expected)))
    return np.array(counts)


def interval(counts, draws=2000):
    """Returns the 95% bootstrap interval of the error rate over recordings."""
    picks = np.random.default_rng(SEED).integers(0, len(counts), (draws, len(counts)))
    sums = counts[picks].sum(1)
    return np.percentile(sums[:, 0] / sums[:, 1], [2.5, 97.5])


def summary(network, wanted, limit):
    """Returns the error rates of (voice, condition) pairs as one line of text."""
    parts = []
    for voice, condition in wanted:
        if (paths.FEATURES / f"{voice}.{condition}.npy").exists():
            total = errors(network, voice, condition, limit).sum(0)
            parts.append(f"{voice} {condition} {total[0] / total[1]:.3f}")
    return ", ".join(parts)


def measure_live(weights, voices, limit):
    """Prints the error rate on clean sound for several look-aheads."""
    network = model.load_weights(weights)
    for voice in voices:
        for ahead in (4, 8, 12, 20, 38):
            total = errors(network, voice, "clean", limit, ahead=ahead).sum(0)
            print(f"{weights} {voice} look-ahead {ahead * 40} ms: PER {total[0] / total[1]:.3f}", flush=True)


def measure(weights, voices, limit):
    """Prints the error rate of each voice and condition, with the mean of the sound and with the sliding mean."""
    network = model.load_weights(weights)
    for voice in voices:
        for condition in CONDITIONS:
            counts = errors(network, voice, condition, limit)
            low, high = interval(counts)
            sliding = errors(network, voice, condition, limit, sliding=True).sum(0)
            total = counts.sum(0)
            print(f"{weights} {voice} {condition}: {len(counts)} recordings, {total[1]} phonemes, "
                  f"PER {total[0] / total[1]:.3f} [{low:.3f}, {high:.3f}], "
                  f"sliding mean {sliding[0] / sliding[1]:.3f}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    preparing = commands.add_parser("prepare")
    preparing.add_argument("voices", nargs="+")
    measuring = commands.add_parser("measure")
    measuring.add_argument("weights", nargs="+")
    measuring.add_argument("--voices", default="alafasy")
    measuring.add_argument("--limit", type=int, default=AYAT)
    measuring.add_argument("--live", action="store_true")
    options = parser.parse_args()
    paths.make_folders()
    torch.set_num_threads(1)
    if options.command == "prepare":
        for voice in options.voices:
            prepare(voice)
    else:
        for weights in options.weights:
            (measure_live if options.live else measure)(weights, options.voices.split(","), options.limit)


if __name__ == "__main__":
    main()
