"""Real ayat put together in known ways, and what counts as finding where they join. Times are seconds."""

import re
import subprocess
import wave
import zlib
from pathlib import Path

import numpy as np

#: Folder of per-ayah files, rate, extension. The detector's weights were fitted to CHOSEN alone.
READERS = {"emad-al-mansary": (16000, "mp3"), "yasser-salama-hadr": (22050, "mp3"), "alafasy-opus": (16000, "opus")}
CHOSEN = [("emad-al-mansary", [78]), ("emad-al-mansary", [79]), ("emad-al-mansary", [1]), ("alafasy-opus", [67]),
          ("yasser-salama-hadr", [36]), ("yasser-salama-hadr", [112, 113, 114])]
HELD = [("yasser-salama-hadr", [78]), ("yasser-salama-hadr", [79]), ("yasser-salama-hadr", [80]),
        ("yasser-salama-hadr", [1]), ("emad-al-mansary", [36]), ("emad-al-mansary", [80]),
        ("emad-al-mansary", [112, 113, 114]), ("alafasy-opus", [78])]
#: Seconds of pause that are put between ayat; None leaves the files as they are.
JOINS = {"as they are": None, "pauses": (0.4, 2.0), "pauses and breaths": (0.6, 2.0)}
NOISES = ["clean", "white", "room"]
BREATH = (0.3, 0.9)
TOLERANCE = 0.1


def ayat(folder, reader, surahs):
    """(surah, ayah, samples) of all files of these surahs, without the basmalah."""
    rate, extension = READERS[reader]
    for path in sorted((Path(folder) / reader).glob(f"*.{extension}")):
        surah, ayah = int(path.stem[:3]), int(path.stem[3:6])
        if surah not in surahs or ayah == 0:
            continue
        raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-f", "f32le", "-ac", "1", "-ar", str(rate), "-"],
                             capture_output=True, check=True).stdout
        yield surah, ayah, np.frombuffer(raw, np.float32)


def levels(sound, rate):
    hop = rate // 100
    count = len(sound) // hop
    return 10 * np.log10((sound[: count * hop].astype(float).reshape(count, hop) ** 2).mean(1) + 1e-13)


def edges(sound, rate):
    """The beginning and end of speech in a file of one ayah, in frames."""
    level = levels(sound, rate)
    loud = np.flatnonzero(level > max(np.percentile(level, 90) - 35, np.percentile(level, 5) + 10))
    return loud[0] * rate // 100, (loud[-1] + 1) * rate // 100


def breaths(sound, rate):
    """The quietest places of a long ayah, 3.5 to 7 s after each other, in frames."""
    level = np.convolve(levels(sound, rate), np.ones(5) / 5, "same")
    places, last = [], 0
    while len(level) - last > 800:
        low, high = last + 350, min(last + 700, len(level) - 300)
        if high <= low:
            break
        last = low + int(np.argmin(level[low:high]))
        places.append(last * rate // 100)
    return places


def pink(count, rate, generator):
    size = 1 << int(np.ceil(np.log2(max(count, 2))))
    frequencies = np.maximum(np.fft.rfftfreq(size, 1 / rate), 30)
    sound = np.fft.irfft(np.fft.rfft(generator.standard_normal(size)) / np.sqrt(frequencies), size)[:count]
    return sound / np.sqrt((sound**2).mean())


def put_together(files, rate, join, noise, seed):
    """The sound, and of each join (where the speech before ends, the join, where the next begins)."""
    generator = np.random.default_rng(zlib.crc32(seed.encode()))
    files = [(sound, *edges(sound, rate)) for _, _, sound in files]
    power = np.sqrt(np.mean(np.concatenate([sound[a:b] for sound, a, b in files]) ** 2))
    parts, truth, position = [], [], 0

    def put(sound):
        nonlocal position
        parts.append(sound)
        position += len(sound)

    def pause(count):
        put(pink(count, rate, generator) * power * 10 ** (-45 / 20))

    if JOINS[join]:
        pause(int(0.4 * rate))
    for index, (sound, start, end) in enumerate(files):
        if not JOINS[join]:
            if index:
                before = files[index - 1]
                truth.append((position - (len(before[0]) - before[2]), position, position + start))
            put(sound)
            continue
        if index:
            count = int(generator.uniform(*JOINS[join]) * rate)
            truth.append((position, position + count // 2, position + count))
            pause(count)
        fade = np.linspace(0, 1, int(0.005 * rate))
        sound = sound[start:end].copy()
        sound[: len(fade)] *= fade
        sound[-len(fade):] *= fade[::-1]
        last = 0
        for place in breaths(sound, rate) if "breaths" in join else []:
            put(sound[last:place])
            pause(int(generator.uniform(*BREATH) * rate))
            last = place
        put(sound[last:])
    if JOINS[join]:
        pause(int(0.4 * rate))
    return disturbed(np.concatenate(parts).astype(float), rate, noise, generator), np.array(truth) / rate


def disturbed(sound, rate, noise, generator):
    """As recorded, in white noise at 15 dB, or in a room (0.45 s) with pink noise at 15 dB."""
    if noise == "room":
        time = np.arange(int(0.5 * rate)) / rate
        echo = generator.standard_normal(len(time)) * 10 ** (-3 * time / 0.45)
        echo[0] = 0
        echo *= 0.5 / np.sqrt((echo**2).sum())
        echo[0] = 1
        size = 1 << int(np.ceil(np.log2(len(sound) + len(echo))))
        sound = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)[: len(sound)]
    if noise != "clean":
        kind = generator.standard_normal(len(sound)) if noise == "white" else pink(len(sound), rate, generator)
        sound = sound + kind * np.sqrt((sound**2).mean()) * 10 ** (-15 / 20)
    return (sound / max(1, np.abs(sound).max())).astype(np.float32)


def write(path, sound, rate):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def silences(path, noises):
    """The silences that ffmpeg's silencedetect finds at each of these levels, 20 ms and more: {level: [(start, end)]}."""
    filters = ",".join(f"silencedetect=n={level}dB:d=0.02" for level in noises)
    log = subprocess.run(["ffmpeg", "-nostats", "-i", path, "-af", filters, "-f", "null", "-"], capture_output=True,
                         text=True, check=True).stderr
    by_filter = {}
    for name, end, length in re.findall(r"silencedetect @ (\S+)\] silence_end: (\S+) \| silence_duration: (\S+)", log):
        by_filter.setdefault(name, []).append((float(end) - float(length), float(end)))
    # The log does not say which filter has which level; but the higher that is, the more is silence.
    ordered = sorted(by_filter.values(), key=lambda found: sum(end - start for start, end in found))
    found = {level: [] for level in noises}
    found.update(zip(sorted(noises)[len(noises) - len(ordered):], ordered))
    return found


def marks(found, least, length):
    """Marks by the rule that ours follow, of the silences of `least` seconds and more that have sound on both sides."""
    return [end - min(0.1, (end - start) / 2) for start, end in found
            if end - start >= least and start > 0.02 and end < length - 0.02]


def matched(marks, truth, is_strict=False):
    """The number of joins with a mark of their own within 100 ms; inside the pause is no distance unless it is strict."""
    pairs = []
    for index, mark in enumerate(marks):
        for number, (start, join, end) in enumerate(truth):
            off = abs(mark - join) if is_strict else max(start - mark, mark - end, 0)
            if off <= TOLERANCE:
                pairs.append((off, index, number))
    used, found = set(), set()
    for _, index, number in sorted(pairs):
        if index not in used and number not in found:
            used.add(index)
            found.add(number)
    return len(found)


class Score:
    """Joins, those found, and marks, summed over recordings."""

    def __init__(self):
        self.joins = self.found = self.marks = self.strict = 0

    def add(self, marks, truth):
        self.joins += len(truth)
        self.marks += len(marks)
        # More marks than this are no answer, and are slow to match.
        if len(marks) < 15 * len(truth) + 15:
            self.found += matched(marks, truth)
            self.strict += matched(marks, truth, True)

    @property
    def f1(self):
        return 2 * self.found / max(1, self.joins + self.marks)

    @property
    def words(self):
        false = (self.marks - self.found) / self.marks if self.marks else 0
        return f"{100 * self.found / self.joins:.1f} / {100 * false:.1f}"
