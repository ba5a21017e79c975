"""Finds the text in recordings by the network itself, and keeps the pieces that it hears well, for cut_sounds.py.

Each recording is aligned to its text (forced CTC path). It is cut at the ends of ayat and at breaths inside of them;
pieces whose phoneme error rate is above a limit are dropped, and neighbours are joined to lengths of 2 to 13 s.
"""

import numpy as np

import ctc
import model
import phonemes

LONGEST = 13 * 25       # frames of 40 ms in a segment
BREATH = 8              # least frames between two spikes to look for a breath
SILENCE = 3.5           # a breath is this much (natural logarithm) below the loud parts


class Piece:
    """A stretch of a recording between two breaths: units, spikes (first and last frame each) and error rate."""

    def __init__(self, units, first, last, errors):
        self.units, self.first, self.last, self.errors = units, first, last, errors


def pausal_forms(units):
    """Returns how a word in the middle of an ayah may end if the reciter stops after it, as units."""
    forms = [units]
    short = {A, I, U}
    if units[-1] in short:
        forms.append(units[:-1])
        if len(units) > 2 and units[-2] == T:
            forms.append(units[:-2] + [H])
    if len(units) > 2 and units[-1] == N and units[-2] in short:
        forms.append(units[:-2] + [LONG_A] if units[-2] == A else units[:-2])
        if units[-3] == T:
            forms.append(units[:-3] + [H])
    return [form for form in forms if form]


def opening_forms(units):
    """Returns how a word may begin if the reciter starts with it: the silent alif is then said."""
    return [units, [HAMZA, A] + units, [HAMZA, I] + units, [HAMZA, U] + units]


def loudness(sound):
    """Returns the energy of speech in each frame of 40 ms, as a logarithm."""
    energy = np.logaddexp.reduce(sound[:, 8:48], axis=1)
    padded = np.pad(energy, (0, -len(energy) % model.SHRINK), mode="edge")
    return padded.reshape(-1, model.SHRINK).min(1)


def has_breath(energy, loud, last, first):
    """Tells whether the sound falls silent between the last frame of a unit and the first of the next."""
    return first - last >= BREATH and energy[last + 1:first].min() < loud - SILENCE


def best_form(heard, units, at_start, at_end):
    """Returns the units of a piece, its ends fitted to what was heard, and the number of errors."""
    starts = opening_forms(units) if at_start else [units]
    forms = [form for start in starts for form in (pausal_forms(start) if at_end else [start])]
    errors = [ctc.edit_distance(heard, form) for form in forms]
    choice = int(np.argmin(errors))
    return forms[choice], errors[choice]


def pieces(network, sound, ayat):
    """Returns the pieces of a recording of `ayat`, each a list of units."""
    outputs = model.posteriors(network, sound)
    units = [unit for ayah in ayat for unit in ayah]
    if len(outputs) < 1.2 * len(units):
        return outputs, []
    first, last = ctc.align(outputs, units, garbage=0.3)
    energy = loudness(sound)
    loud = np.percentile(energy, 90)
    ends, place = set(), 0
    for ayah in ayat:
        place += len(ayah)
        ends.add(place)
    cuts = [0] + [i for i in range(1, len(units)) if i in ends or has_breath(energy, loud, last[i - 1], first[i])]
    found = []
    for a, b in zip(cuts, cuts[1:] + [len(units)]):
        heard = ctc.greedy(outputs[max(0, first[a] - 2):last[b - 1] + 2])
        form, errors = best_form(heard, units[a:b], a > 0 and a not in ends, b not in ends)
        starts, stops = first[a:b], last[a:b]
        if form != units[a:b]:
            low, high = max(0, first[a] - 8), min(len(outputs), last[b - 1] + 8)
            if high - low < 1.2 * len(form) + 2:
                continue
            starts, stops = (frames + low for frames in ctc.align(outputs[low:high], form, garbage=0.3))
        found.append(Piece(form, starts, stops, errors))
    return outputs, found


def joined(outputs, found, worst, chance):
    """Returns segments (first frame, end frame, units, spikes) of neighbouring good pieces."""
    good = [piece.errors <= worst * len(piece.units) for piece in found]
    segments, i = [], 0
    while i < len(found):
        wanted = chance.uniform(2, 13) * 25
        j = i
        while (good[i] and j + 1 < len(found) and good[j + 1]
               and found[j + 1].last[-1] - found[i].first[0] < min(wanted, LONGEST - 50)
               and found[j + 1].first[0] - found[j].last[-1] < 40):
            j += 1
        if good[i]:
            before = found[i - 1].last[-1] if i else 0
            after = found[j + 1].first[0] if j + 1 < len(found) else len(outputs) - 1
            start = max((before + found[i].first[0] + 1) // 2, found[i].first[0] - chance.randint(4, 16), 0)
            end = min((found[j].last[-1] + after) // 2 + 1, found[j].last[-1] + chance.randint(6, 20))
            units = [unit for piece in found[i:j + 1] for unit in piece.units]
            spikes = [frame - start for piece in found[i:j + 1] for frame in piece.first]
            if end - start <= LONGEST and end - start > 1.1 * len(units) and min(spikes) >= 0:
                segments.append((start, end, units, spikes))
        i = j + 1
    return segments


TEXT = phonemes.Text()
HAMZA, T, H, N, A, I, U, LONG_A = (TEXT.units.index(unit) + 1 for unit in ("ʔ", "t", "h", "n", "a", "i", "u", "a:"))
