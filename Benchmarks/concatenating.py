"""Recordings of known passages, put together from real per-ayah files in the ways that teachers recite. Times are seconds."""

import subprocess
import zlib
from functools import lru_cache
from pathlib import Path

import detecting
import numpy as np

#: Folder of per-ayah files: rate, extension, the basmalah's file.
VOICES = {"emad-al-mansary": (16000, "mp3", "001001"), "yasser-salama-hadr": (22050, "mp3", "001001"),
          "alafasy-opus": (16000, "opus", "078000"), "ibrahim-alakhdar": (22050, "mp3", "001001"),
          "ahmed-allhdan": (11025, "mp3", "001001")}
PASSAGES = [[1], [36], [78], [79], [80], [93], [112, 113, 114]]
#: The changes of the ayat: pauses between them, breaths in long ones, tempo, telephone and room, talk around them, pitch and formants.
CONDITIONS = {
    "pauses": {},
    "pauses and breaths": {"breaths": True},
    "phone": {"phone": True},
    "pauses and breaths, phone": {"breaths": True, "phone": True},
    "tempo × 1.25": {"tempo": 1.25},
    "no pauses": {"pauses": None},
    "no pauses, phone": {"pauses": None, "phone": True},
    "breaths, no pauses": {"breaths": True, "pauses": None},
    "breaths, no pauses, phone": {"breaths": True, "pauses": None, "phone": True},
    "short pauses, phone": {"pauses": (0.1, 0.4), "phone": True},
    "talk around": {"talk": True},
    "amid other surahs": {"amid": True},
    "skips": {"breaths": True, "skips": 0.12},
    "repeats": {"breaths": True, "again": 0.12, "phrases": 0.25},
    "skips, phone": {"breaths": True, "skips": 0.12, "phone": True},
    "repeats, phone": {"breaths": True, "again": 0.12, "phrases": 0.25, "phone": True},
    "+4 semitones": {"semitones": 4},
    "+4 semitones, no pauses": {"semitones": 4, "pauses": None},
    "+6 semitones": {"semitones": 6},
    "+6 semitones, no pauses": {"semitones": 6, "pauses": None},
}
PAUSES = (0.4, 2.0)
BREATHS = (0.3, 0.9)
#: Two of these stand around a passage that is amid others.
AMID = (80, 79, 78)


def files(folder, voice, surahs):
    """The files of these surahs' ayat, in order, without a basmalah that is no ayah; empty where one is not there."""
    extension = VOICES[voice][1]
    found = []
    for surah in surahs:
        here = sorted((Path(folder) / voice).glob(f"{surah:03}[0-9][0-9][0-9].{extension}"))
        here = [path for path in here if path.stem[3:] != "000"]
        if not here:
            return []
        found += here
    return found


def recited(folder, voice, surahs):
    """The recitation of a reference: the files of the ayat, and before each surah, with a plus, the basmalah that may be said."""
    basmalah = f"+{basmalah_of(folder, voice)}"
    return [cell for path in files(folder, voice, surahs)
            for cell in ([basmalah] if path.stem[3:] == "001" and path.stem != "001001" else []) + [str(path)]]


def basmalah_of(folder, voice):
    """The file of a voice's basmalah."""
    return Path(folder) / voice / f"{VOICES[voice][2]}.{VOICES[voice][1]}"


@lru_cache(maxsize=400)
def moved(rate, semitones):
    """The filters of ffmpeg that move pitch and formants, and not the speed, of sound at a rate."""
    ratio = 2 ** (semitones / 12)
    return f"aresample={rate},asetrate={round(rate * ratio)},aresample={rate},atempo={1 / ratio:.6f}"


@lru_cache(maxsize=1000)
def decoded(path, rate, tempo=1, semitones=0):
    """The sound of a file from where speech begins to where it ends, with faded ends."""
    effect = ["-af", moved(rate, semitones)] if semitones else ["-af", f"atempo={tempo}"] if tempo != 1 else []
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, *effect, "-f", "f32le", "-ac", "1", "-ar", str(rate), "-"],
                         capture_output=True, check=True).stdout
    sound = np.frombuffer(raw, np.float32)
    start, end = detecting.edges(sound, rate)
    sound = sound[start:end].copy()
    fade = np.linspace(0, 1, rate // 200)
    sound[:len(fade)] *= fade
    sound[-len(fade):] *= fade[::-1]
    return sound


class Recording:
    """A recording that is being put together."""

    def __init__(self, rate, seed):
        self.rate = rate
        self.generator = np.random.default_rng(zlib.crc32(seed.encode()))
        self.parts, self.position, self.level, self.takes = [], 0, 0.0, []

    def put(self, sound):
        self.parts.append(sound)
        self.position += len(sound)

    def pause(self, bounds):
        count = int(self.generator.uniform(*bounds) * self.rate)
        self.put(detecting.pink(count, self.rate, self.generator) * self.level * 10 ** (-45 / 20))

    def ayah(self, sound, number, how, kind, quiet):
        """An ayah, in phrases if there are breaths; after some of them a few words are said again. `quiet`: where the pause
        before it begins."""
        self.takes.append(Take(number, 0, kind, [quiet, self.position]))
        last = 0
        for place in detecting.breaths(sound, self.rate) if how.get("breaths") else []:
            self.put(sound[last:place])
            quiet = self.position
            self.pause(BREATHS)
            last = place
            again = quiet_before(sound, place, self.rate)
            if again and self.generator.random() < how.get("phrases", 0):
                self.takes[-1].high, self.takes[-1].end = place / len(sound), [quiet, self.position]
                self.takes.append(Take(number, again / len(sound), "again", [quiet, self.position]))
                last = again
        self.put(sound[last:])
        self.takes[-1].end = [self.position, self.position]


class Take:
    """A part of an ayah that is recited at once: its first and last part, and the pauses in which it begins and ends."""

    def __init__(self, ayah, low, kind, start):
        self.ayah, self.low, self.high, self.kind, self.start, self.end = ayah, low, 1, kind, start, start

    def seconds(self, rate):
        return {"ayah": self.ayah, "part": [self.low, self.high], "kind": self.kind,
                "start": [place / rate for place in self.start], "end": [place / rate for place in self.end]}


def quiet_before(sound, place, rate):
    """The quietest place two to four seconds before, in frames; 0 where there is not so much."""
    level = np.convolve(detecting.levels(sound, rate), np.ones(5) / 5, "same")
    low, high = place * 100 // rate - 400, place * 100 // rate - 200
    return (low + int(np.argmin(level[low:high]))) * rate // 100 if low > 0 else 0


def order(count, how, generator):
    """(ayah, how it comes to be recited) in order."""
    for ayah in range(count):
        # Keep the first and the last ayah: without one of them the passage is just a shorter one.
        if 0 < ayah < count - 1 and generator.random() < how.get("skips", 0):
            continue
        yield ayah, "goes on"
        if generator.random() < how.get("again", 0):
            yield ayah, "again"


def put_together(folder, voice, surahs, condition, seed):
    """The sound, its rate, and the takes in it."""
    how = CONDITIONS[condition]
    rate = VOICES[voice][0]
    recording = Recording(rate, f"{voice}{surahs}{condition}{seed}")
    sounds = [decoded(path, rate, how.get("tempo", 1), how.get("semitones", 0)) for path in files(folder, voice, surahs)]
    recording.level = np.sqrt(np.mean(np.concatenate(sounds) ** 2))
    pauses = how.get("pauses", PAUSES)
    if how.get("talk"):
        talk(recording, folder, voice, surahs, (8, 25))
        if surahs[0] != 1:
            recording.pause(PAUSES)
            recording.put(decoded(basmalah_of(folder, voice), rate))
    amid = [other for other in AMID if other not in surahs][:2] if how.get("amid") else []
    if amid:
        others(recording, folder, voice, amid[0])
    quiet = recording.position
    recording.pause(PAUSES)
    for index, (ayah, kind) in enumerate(order(len(sounds), how, recording.generator)):
        if index:
            quiet = recording.position
            if pauses:
                recording.pause(pauses)
            # Of the pause so far nobody knew where it ended.
            recording.takes[-1].end[1] = recording.position
        recording.ayah(sounds[ayah], ayah, how, kind if index else "first", quiet)
    recording.pause(PAUSES)
    recording.takes[-1].end[1] = recording.position
    if amid:
        others(recording, folder, voice, amid[1])
    if how.get("talk"):
        talk(recording, folder, voice, surahs, (5, 15))
    sound = np.concatenate(recording.parts).astype(float)
    if how.get("phone"):
        sound = telephone(sound, rate)
    return detecting.disturbed(sound, rate, "room" if how.get("phone") else "clean", recording.generator), rate, \
        [take.seconds(rate) for take in recording.takes]


def talk(recording, folder, voice, surahs, seconds):
    """Somebody else, saying other words, in phrases."""
    others = [other for other in VOICES if other != voice and (Path(folder) / other).is_dir()]
    other = others[int(recording.generator.integers(len(others)))]
    there = [path for path in sorted((Path(folder) / other).glob(f"*.{VOICES[other][1]}"))
             if int(path.stem[:3]) not in surahs and path.stem[3:] != "000" and path.stem[:3] != "001"]
    left = recording.generator.uniform(*seconds) * recording.rate
    while left > 0:
        sound = decoded(there[int(recording.generator.integers(len(there)))], recording.rate, 1.25)
        recording.put(sound[:int(left)] * recording.level / max(1e-6, np.sqrt(np.mean(sound ** 2))))
        left -= len(sound)
        recording.pause((0.2, 0.8))


def others(recording, folder, voice, surah):
    """All ayat of another surah by the same voice."""
    for path in files(folder, voice, [surah]):
        recording.pause(PAUSES)
        recording.put(decoded(path, recording.rate))


def telephone(sound, rate):
    """The sound between 250 and 3400 Hz."""
    spectrum = np.fft.rfft(sound)
    frequencies = np.fft.rfftfreq(len(sound), 1 / rate)
    low = 1 / (1 + (250 / np.maximum(frequencies, 1)) ** 8)
    high = 1 / (1 + (frequencies / 3400) ** 16)
    return np.fft.irfft(spectrum * low * high, len(sound))


def error(mark, pause):
    """The distance of a mark from a pause, in seconds; 0 inside it."""
    return max(pause[0] - mark, mark - pause[1], 0)
