"""The front end of the model, and the store of its output: 64 log-mel bands every 10 ms.

Sound of 16 kHz in mono is cut into windows of 400 samples (25 ms, symmetric Hann) every 160 samples. A transform of
512 points gives the power spectrum; 64 triangles between 20 and 8000 Hz, equally spaced in mel, gather it; the feature
is log(energy + 1e-5).
"""

import subprocess
import tempfile

import numpy as np

import paths

RATE, WINDOW, HOP, TRANSFORM, BANDS = 16000, 400, 160, 512, 64
LOWEST, HIGHEST, FLOOR, SCALE = 20.0, 8000.0, 1e-5, 3.0
SLIDING = 300  # frames of the sliding mean: 3 s


def mel_bank():
    """Returns the triangles [64, 257] and the centre of each band in Hz [64]."""
    def mel(hertz):
        return 2595 * np.log10(1 + hertz / 700)

    corners = 700 * (10 ** (np.linspace(mel(LOWEST), mel(HIGHEST), BANDS + 2) / 2595) - 1)
    left, centre, right = corners[:-2, None], corners[1:-1, None], corners[2:, None]
    bins = np.arange(TRANSFORM // 2 + 1)[None] * RATE / TRANSFORM
    rise, fall = (bins - left) / (centre - left), (right - bins) / (right - centre)
    return np.maximum(0, np.minimum(rise, fall)).astype(np.float32), corners[1:-1]


BANK, CENTRES = mel_bank()
HANN = np.hanning(WINDOW).astype(np.float32)


def log_mel(samples):
    """Returns the features [frames, 64] of samples at 16 kHz; a sound shorter than a window is padded with zeros."""
    if len(samples) < WINDOW:
        samples = np.pad(samples, (0, WINDOW - len(samples)))
    windows = np.lib.stride_tricks.sliding_window_view(samples, WINDOW)[::HOP]
    features = np.empty((len(windows), BANDS), np.float32)
    for start in range(0, len(windows), 4000):
        spectrum = np.fft.rfft(windows[start:start + 4000] * HANN, TRANSFORM)
        power = (spectrum.real ** 2 + spectrum.imag ** 2).astype(np.float32)
        features[start:start + 4000] = np.log(power @ BANK.T + FLOOR)
    return features


def normalised(features, sliding=False):
    """Returns the network's input [frames, 64]: the mean of the utterance, or of the last 3 s, removed; divided by 3.

    The first 3 s of the sliding form share one mean, that of the first 3 s.
    """
    features = np.asarray(features, np.float32)
    if not sliding:
        return (features - features.mean(0)) / SCALE
    total = np.concatenate([np.zeros((1, BANDS)), np.cumsum(features, 0, dtype=np.float64)])
    time = np.arange(len(features))
    first = np.maximum(0, time + 1 - SLIDING)
    last = np.minimum(len(features), np.maximum(time + 1, SLIDING))
    means = (total[last] - total[first]) / (last - first)[:, None]
    return ((features - means) / SCALE).astype(np.float32)


def decode(sound, filters=None):
    """Returns samples at 16 kHz in mono of a sound file's bytes, through ffmpeg; empty if it cannot be read."""
    output = (["-af", filters] if filters else []) + ["-ac", "1", "-ar", str(RATE), "-f", "f32le", "-"]
    with tempfile.NamedTemporaryFile() as file:  # the index of an .m4a may be at its end, where a pipe cannot seek
        file.write(sound)
        file.flush()
        command = ["ffmpeg", "-v", "quiet", "-i", file.name, *output]
        samples = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True).stdout
    return np.frombuffer(samples[:len(samples) // 4 * 4], np.float32)


def filtered(samples, filters, codec=None):
    """Returns samples passed through ffmpeg's filters and, if given, an encoder and its decoder.

    `codec` is the encoder's arguments and container, for example ["-ar", "8000", "-c:a", "libgsm", "-f", "gsm"].
    """
    raw = ["-f", "f32le", "-ar", str(RATE), "-ac", "1"]
    command = ["ffmpeg", "-v", "quiet", *raw, "-i", "pipe:0", "-af", filters, *(codec or raw), "-"]
    result = subprocess.run(command, input=samples.astype(np.float32).tobytes(), capture_output=True).stdout
    if codec is not None:
        kind = ["-f", codec[codec.index("-f") + 1]]
        if kind[1] in ("mulaw", "alaw"):
            kind += ["-ar", "8000", "-ac", "1"]
        command = ["ffmpeg", "-v", "quiet", *kind, "-i", "pipe:0", "-ac", "1", *raw, "-"]
        result = subprocess.run(command, input=result, capture_output=True).stdout
    return np.frombuffer(result[:len(result) // 4 * 4], np.float32)


class Store:
    """Collects the features of one voice and writes them as <voice>.npy (float16) and <voice>.tsv.

    A line of the table is: key ("surah" or "surah:ayah"), first frame, end frame, digest (16 hex digits) of the file.
    """

    def __init__(self):
        self.blocks, self.rows, self.frames = [], [], 0

    def add(self, key, features, digest):
        self.blocks.append(features.astype(np.float16))
        self.rows.append(f"{key}\t{self.frames}\t{self.frames + len(features)}\t{digest}\n")
        self.frames += len(features)

    def save(self, voice):
        array = np.concatenate(self.blocks)
        paths.replace(paths.FEATURES / f"{voice}.npy", lambda path: np.save(path, array))
        paths.replace(paths.FEATURES / f"{voice}.tsv", lambda path: path.write_text("".join(self.rows)))


def load(voice):
    """Returns a voice's features, mapped from the file, and its rows (key, first frame, end frame, digest)."""
    array = np.load(paths.FEATURES / f"{voice}.npy", mmap_mode="r")
    rows = []
    for line in (paths.FEATURES / f"{voice}.tsv").read_text().splitlines():
        key, first, end, digest = line.split("\t")
        rows.append((key, int(first), int(end), digest))
    return array, rows
