"""Lessons put together from real per-ayah files, with the exact truth of what is in them. Times are seconds.

A lesson is one recording, or a folder of voice notes. For each ayah a teacher recites it whole, perhaps after takes that break off, perhaps
again; a student may answer in another voice; a translation, talk and clicks may stand between. Talk is spoken by a program.
"""

import json
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

import concatenating
import detecting
import numpy as np

RATE = 16000
#: The teacher, the student and the student's semitones of each lesson in turn. The program's thresholds were chosen on "chosen" alone: voices of
#: the training, and texts that are not held out of it (Scripts/ear/sources.py). "held" is heard only to report.
CAST = {
    "chosen": [("emad-al-mansary", "ahmed-allhdan", 0), ("ahmed-allhdan", "emad-al-mansary", 0), ("emad-al-mansary", "ahmed-allhdan", 4),
               ("ahmed-allhdan", "emad-al-mansary", 4)],
    "held": [("yasser-salama-hadr", "emad-al-mansary", 0), ("emad-al-mansary", "yasser-salama-hadr", 4),
             ("yasser-salama-hadr", "alafasy-opus", 2), ("alafasy-opus", "yasser-salama-hadr", 0)],
}
SURAHS = {"chosen": [20, 37, 50, 51, 52, 53, 56, 96], "held": [36, 67, 78, 79, 80]}
TALK = [("ar", "أحسنت يا بني، أعد مرة أخرى من فضلك"), ("ar", "لا، ليس هكذا. استمع جيدا ثم اقرأ"), ("en", "Very good. Now once more, please, and slower."),
        ("en", "No, listen to the end of the line. Open your book, everybody."), ("ar", "الدرس القادم يوم الأحد إن شاء الله")]
TRANSLATIONS = ["This means that they will surely come to know what they deny today.", "He speaks here of the mountains and the rivers, and of the night that covers.",
                "And in it there is a sign for people who think about what was before them.", "Those who do good will find it with their Lord on that day.",
                "It is told that the companions asked about these words, and this was the answer."]
#: The ayat in voice notes, and the surah that they begin with.
NOTED, NOTES = 56, {"chosen": 51, "held": 78}
#: The chance of each event for an ayah.
CHANCES = {"broken": 0.4, "again": 0.15, "answer": 0.35, "translation": 0.2, "talk": 0.15, "click": 0.2, "unfinished": 0.04}


@lru_cache(maxsize=200)
def spoken(language, text, pitch):
    """A sentence that a program says."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        subprocess.run(["espeak-ng", "-v", language, "-p", str(pitch), "-w", file.name, text], check=True)
        raw = subprocess.run(["ffmpeg", "-v", "error", "-i", file.name, "-f", "f32le", "-ac", "1", "-ar", str(RATE), "-"],
                             capture_output=True, check=True).stdout
    sound = np.frombuffer(raw, np.float32)
    first, last = detecting.edges(sound, RATE)
    return sound[first:last] / np.abs(sound).max() * 0.5


@lru_cache(maxsize=400)
def ayah(audio, voice, name, semitones, tempo=1):
    """The sound of an ayah from its first sound to its last, as loud as others."""
    path = Path(audio) / voice / f"{name}.{concatenating.VOICES[voice][1]}"
    effect = concatenating.moved(RATE, semitones) if semitones else f"atempo={tempo}"
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-af", effect, "-f", "f32le", "-ac", "1", "-ar", str(RATE), "-"],
                         capture_output=True, check=True).stdout
    sound = np.frombuffer(raw, np.float32)
    level = detecting.levels(sound, RATE)
    # The end of a sound fades: it counts down to where a room's noise would hide it.
    loud = np.flatnonzero(level > np.percentile(level, 90) - 38)
    sound = sound[loud[0] * RATE // 100:(loud[-1] + 1) * RATE // 100]
    return (sound / np.sqrt((sound**2).mean()) * 0.08).astype(np.float32)


def names(audio, voice, surah):
    return [path.stem for path in concatenating.files(audio, voice, [surah])]


class Lesson:
    """A recording that grows, and its truth: events in order."""

    #: The level below which a break is a pause, in decibels: 35 below an ayah's.
    quiet = 20 * np.log10(0.08) - 35

    def __init__(self, generator, room):
        self.generator, self.room = generator, room
        self.parts, self.events, self.length = [], [], 0

    def put(self, sound):
        self.parts.append(sound)
        self.length += len(sound)

    def silence(self, low, high):
        self.put(np.zeros(int(self.generator.uniform(low, high) * RATE), np.float32))

    def say(self, kind, sound, **facts):
        start = self.length
        self.put(sound)
        self.events.append({"kind": kind, "start": start / RATE, "end": self.length / RATE, **facts})

    def take(self, kind, sound, voice, name, broken):
        """A recitation of an ayah, whole or broken off at a share of it."""
        share = self.generator.uniform(0.2, 0.9) if broken else 1
        sound = sound[: int(len(sound) * share)] * 10 ** (self.generator.uniform(-3, 3) / 20)
        fade = min(len(sound), RATE // 100)
        sound[-fade:] *= np.linspace(1, 0, fade)
        # A break in a pause of the recitation ends with the sound before it.
        loud = np.flatnonzero(detecting.levels(sound, RATE) > self.quiet)
        sound = sound[: (loud[-1] + 1) * RATE // 100]
        self.say(kind, sound, voice=voice, ayah=f"{int(name[:3])}:{int(name[3:])}", share=round(float(share), 3))

    def sound(self):
        """The sound, in the noise of a room where one is wanted; else its silences are zeros, as some programs write them."""
        sound = np.concatenate(self.parts).astype(float)
        if self.room:
            sound += detecting.pink(len(sound), RATE, self.generator) * 0.08 * 10 ** (-self.generator.uniform(38, 50) / 20)
        return (sound / max(1, np.abs(sound).max()) * 0.9).astype(np.float32)

    def write(self, path):
        detecting.write(path, self.sound(), RATE)
        path.with_suffix(".truth").write_text(json.dumps(self.events), encoding="utf-8")


def ayat_of(lesson, audio, cast, passage, chances, tempo=1):
    """Puts the takes of some ayat into a lesson, the teacher's so many times as fast as they were recorded."""
    (teacher, student, semitones), generator = cast, lesson.generator

    def happens(event):
        return generator.random() < chances[event]

    def own(name):
        """The sound of an ayah in one of three tempi: a person never says it twice in the same way."""
        return ayah(audio, teacher, name, 0, tempo * float(generator.choice([0.95, 1, 1.06])))

    for name in passage:
        unfinished = happens("unfinished")
        while happens("broken") or unfinished:
            lesson.take("take", own(name), teacher, name, True)
            lesson.silence(0.4, 2)
            if unfinished:
                break
        if not unfinished:
            lesson.take("take", own(name), teacher, name, False)
            lesson.silence(0.4, 2)
            if happens("again"):
                lesson.take("take", own(name), teacher, name, False)
                lesson.silence(0.4, 2)
        if happens("answer"):
            lesson.take("answer", ayah(audio, student, name, semitones), student, name, generator.random() < 0.3)
            lesson.silence(0.4, 2)
        if happens("translation"):
            lesson.say("talk", spoken("en", TRANSLATIONS[int(generator.integers(len(TRANSLATIONS)))], 60))
            lesson.silence(0.4, 1.5)
        if happens("talk"):
            lesson.say("talk", spoken(*TALK[int(generator.integers(len(TALK)))], 40))
            lesson.silence(0.4, 1.5)
        if happens("click"):
            click = generator.standard_normal(RATE // 50).astype(np.float32) * np.exp(-np.arange(RATE // 50) / 40).astype(np.float32)
            lesson.put(click * 0.3)
            lesson.silence(0.2, 1)


def made(audio, folder, cast, surahs, seed, ayat, chances, room=True, tempo=1):
    """Writes a lesson; returns its path and the passage in the form of a range."""
    generator = np.random.default_rng(seed)
    teacher, student = cast[:2]
    there = [surah for surah in surahs if names(audio, teacher, surah) and names(audio, student, surah)]
    surah = there[int(generator.integers(len(there)))]
    all_names = [name for name in names(audio, teacher, surah) if name in set(names(audio, student, surah))]
    first = int(generator.integers(max(1, len(all_names) - ayat + 1)))
    passage = all_names[first:first + ayat]
    path = folder / f"lesson-{seed}.wav"
    lesson = Lesson(generator, room)
    lesson.silence(0.5, 2)
    ayat_of(lesson, audio, cast, passage, chances, tempo)
    lesson.silence(0.5, 1)
    lesson.write(path)
    return path, f"{surah}:{int(passage[0][3:])}-{int(passage[-1][3:])}"


def notes(audio, folder, voice, seed, surah, count, room=True, tempo=1):
    """Writes voice notes of the 56 ayat from the beginning of a surah on, some of which begin with takes that break off."""
    generator = np.random.default_rng(seed)
    passage = (names(audio, voice, surah) + names(audio, voice, surah + 1))[:NOTED]
    cuts = np.sort(generator.choice(np.arange(1, len(passage)), count - 1, replace=False))
    chances = CHANCES | {"answer": 0, "translation": 0, "unfinished": 0, "broken": 0.25}
    for number, part in enumerate(np.split(np.array(passage), cuts)):
        lesson = Lesson(generator, room)
        lesson.silence(0.3, 1.5)
        ayat_of(lesson, audio, (voice, voice, 0), [str(name) for name in part], chances, tempo)
        lesson.silence(0.3, 1)
        lesson.write(folder / f"PTT-2024{seed // 28 % 12 + 1:02}{seed % 28 + 1:02}-WA{number:04}.wav")
