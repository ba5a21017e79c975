"""Writes the weights by which voices are told apart: Sources/TilawaHearing/Acoustic/VoiceWeights.swift.

    python3 voices.py [--check]     with --check: how well voices are told apart that were not trained, three times

A print is what is left of the log mel energies at the frames of units, less the mean of each unit over all voices, in the directions in
which voices differ most (linear discriminant analysis). It knows neither the loudness nor, roughly, the words. It is trained on the sounds of
the voices in training, see README.md; no reserved voice is among them.
"""

import pathlib
import sys

import features
import numpy as np
import paths

DIMENSIONS, SECONDS, UNITS, MOST = 12, 4.0, 36, 420
TARGET = pathlib.Path(__file__).resolve().parents[2] / "Sources/TilawaHearing/Acoustic/VoiceWeights.swift"


def voices():
    """{voice: [(units, log mel energies at their frames, seconds)]} of the first minutes of each voice."""
    found = {}
    for table in sorted(paths.SOUNDS.glob("*.tsv")):
        samples, segments = np.fromfile(table.with_suffix(".raw"), np.int16, MOST * features.RATE).astype(np.float32) / 32768, []
        for line in table.read_text().splitlines():
            start, end, units, frames = line.split("\t")
            start, end = int(start), int(end)
            if end > len(samples) or end - start < 1.5 * features.RATE:
                continue
            mel = features.log_mel(samples[start:end])
            places = np.minimum(4 * np.array(frames.split(), int), len(mel) - 1)
            segments.append((np.array(units.split(), int), np.stack([mel[place:place + 4].mean(0) for place in places]),
                             (end - start) / features.RATE))
        if len(segments) >= 20:
            found[table.stem] = segments
    return found


def trained(data, generator):
    """The means of units and the directions of prints."""
    total, count = np.zeros((UNITS, features.BANDS)), np.zeros(UNITS)
    for units, rows, _ in (segment for segments in data.values() for segment in segments):
        np.add.at(total, units, rows - rows.mean())
        np.add.at(count, units, 1)
    means = total / np.maximum(count, 1)[:, None]

    def left(units, rows):
        rest = (rows - means[units]).mean(0)
        return rest - rest.mean()

    prints = {voice: np.array([left(*part(segment, generator)) for segment in segments]) for voice, segments in data.items()}
    # Neighbours of one voice differ by chance alone.
    within = sum(np.cov(np.diff(rows, axis=0).T) / 2 for rows in prints.values()) / len(prints) + 0.005 * np.eye(features.BANDS)
    between = np.cov(np.array([rows.mean(0) for rows in prints.values()]).T)
    white = np.linalg.inv(np.linalg.cholesky(within))
    _, axes = np.linalg.eigh(white @ between @ white.T)
    directions = axes[:, ::-1][:, :DIMENSIONS].T @ white
    directions -= directions.mean(1, keepdims=True)
    return directions, means @ directions.T


def part(segment, generator):
    """About four seconds of a segment."""
    units, rows, seconds = segment
    count = min(len(units), max(6, int(len(units) * min(1, SECONDS / seconds))))
    first = generator.integers(0, len(units) - count + 1)
    return units[first:first + count], rows[first:first + count]


def printed(segment, weights):
    units, rows = segment
    return rows.mean(0) @ weights[0].T - weights[1][units].mean(0)


def check(data):
    """The share of prints of new voices that are nearer to their own voice than to another one."""
    for seed in range(3):
        generator = np.random.default_rng(seed)
        names = sorted(data)
        generator.shuffle(names)
        weights = trained({name: data[name] for name in names[:20]}, generator)
        prints = {name: np.array([printed(part(segment, generator), weights) for segment in data[name]]) for name in names[20:]}
        right = [((prints[one][10:] - prints[one][:10].mean(0)) ** 2).sum(1) < ((prints[one][10:] - prints[other][:5].mean(0)) ** 2).sum(1)
                 for one in prints for other in prints if one != other]
        print(f"{len(prints)} new voices: {100 * np.concatenate(right).mean():.1f} % of prints are nearer to their own voice")


def main():
    data = voices()
    if "--check" in sys.argv:
        return check(data)
    directions, units = trained(data, np.random.default_rng(0))

    def table(rows):
        return ",\n".join("    " + ", ".join(f"{value:.3g}" for value in row) for row in rows)

    TARGET.write_text(f"""// swift-format-ignore-file
// Made by Scripts/ear/voices.py from {len(data)} voices. Not to be edited.

/// The weights of `VoicePrint`: linear discriminant analysis of log mel energies at the frames of units.
enum VoiceWeights {{
  /// The numbers of a print.
  static let dimensions = {DIMENSIONS}
  /// A weight for each band, direction by direction.
  static let directions: [Float] = [
{table(directions)},
  ]
  /// A mean print for each output of the model.
  static let units: [Float] = [
{table(units)},
  ]
}}
""")


if __name__ == "__main__":
    main()
