"""Recordings of several passages, and how well identification says with which ayah each begins and ends."""

from collections import Counter
from dataclasses import dataclass

import measure
import numpy as np

#: Seconds of each passage, of the pause after it, and of something else that stands in half of the places between.
PASSAGE, PAUSE, TALK = (12, 60), (0.8, 2), (8, 20)
#: How likely a passage is that is told as sure.
SURE = 0.9


@dataclass
class Passage:
    """Ayat of a reference, by their places in it, and where they are recited, in seconds."""

    first: int
    last: int
    start: float
    end: float


def whole_ayat(ends, rate, generator):
    """Which ayat of a surah are recited: as many as fit, from one that is chosen by chance, if enough come after it."""
    wanted = generator.uniform(*PASSAGE) * rate
    begins = np.concatenate([[0], ends[:-1]])
    first = int(generator.integers(0, max(1, int((ends[-1] - begins >= PASSAGE[0] * rate).sum()))))
    begin = ends[first - 1] if first else 0
    last = first
    while last + 1 < len(ends) and ends[last + 1] - begin <= wanted:
        last += 1
    return first, last


def put_together(surahs, talk, rate, generator):
    """Three passages of three surahs, one after the other, and something else before, between or after them.

    `surahs`: of each its sound, the sample after each ayah, and the place of its first ayah in the reference; `talk`: what is not in it.
    """
    parts, truth, position = [], [], 0

    def put(sound):
        nonlocal position
        parts.append(sound)
        position += len(sound)

    def pause():
        put(generator.standard_normal(int(generator.uniform(*PAUSE) * rate)) * 1e-4)

    def perhaps_talk():
        if generator.random() < 0.5:
            count = int(generator.uniform(*TALK) * rate)
            start = int(generator.integers(0, len(talk) - count))
            put(talk[start:start + count])
            pause()

    chosen = generator.choice(len(surahs), size=min(3, len(surahs)), replace=False)
    for index in chosen:
        sound, ends, place = surahs[index]
        perhaps_talk()
        first, last = whole_ayat(ends, rate, generator)
        begin = position
        put(sound[ends[first - 1] if first else 0:ends[last]])
        truth.append(Passage(place + first, place + last, begin / rate, position / rate))
        pause()
    perhaps_talk()
    return np.concatenate(parts), truth


class Edges:
    """What was told of passages whose edges are known."""

    def __init__(self):
        self.off, self.doubted, self.lost, self.false, self.passages = Counter(), 0, 0, 0, 0
        self.seconds = []

    def add(self, truth, found):
        """`found`: from, to, first, last, confidence, how the first and the last are heard."""
        sure = [cells for cells in found if float(cells[4]) >= SURE]
        told = set()
        for passage in truth:
            self.passages += 1
            mine = [cells for cells in sure if int(cells[2]) <= passage.last and int(cells[3]) >= passage.first
                    and min(float(cells[1]), passage.end) - max(float(cells[0]), passage.start) > 2]
            if not mine:
                self.lost += 1
                continue
            told.update(map(id, mine))
            for cells, index, place, time, edge in ((mine[0], 2, passage.first, passage.start, 0),
                                                    (mine[-1], 3, passage.last, passage.end, 1)):
                off = abs(int(cells[index]) - place)
                self.seconds.append(abs(float(cells[edge]) - time))
                if off and len(cells) > 5 and cells[5 + edge] == "doubtful":
                    self.doubted += 1
                else:
                    self.off[min(off, 3)] += 1
                self.off["doubtful"] += len(cells) > 5 and cells[5 + edge] == "doubtful"
        self.false += sum(id(cells) not in told for cells in sure)

    def row(self, name):
        edges = sum(self.off[off] for off in range(4)) + self.doubted
        return [name, self.passages, self.lost, self.false, measure.interval(self.off[0], edges), self.off[1], self.off[2],
                self.off[3], self.doubted, self.off["doubtful"],
                f"{np.median(self.seconds):.1f} / {np.percentile(self.seconds, 90):.1f}" if self.seconds else "–"]

    HEADS = ["", "passages", "not found", "false", "edges right, %", "off by 1", "2", "more", "off, said in doubt",
             "said in doubt", "s off, p50 / p90"]
