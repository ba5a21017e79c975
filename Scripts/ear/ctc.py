"""Decoding of CTC posteriors: best path, forced alignment, edit distance."""

import numpy as np


def greedy(posteriors):
    """Returns the units of the best path: repeats collapsed, blanks dropped."""
    best = posteriors.argmax(1)
    return [int(unit) for i, unit in enumerate(best) if unit and (i == 0 or best[i - 1] != unit)]


def edit_distance(heard, expected):
    """Returns the least number of insertions, deletions and substitutions between two sequences."""
    expected = np.asarray(expected)
    places = np.arange(len(expected) + 1)
    costs = places.copy()
    for unit in heard:
        step = np.empty_like(costs)
        step[0] = costs[0] + 1
        step[1:] = np.minimum(costs[:-1] + (expected != unit), costs[1:] + 1)
        costs = np.minimum.accumulate(step - places) + places
    return int(costs[-1])


def align(posteriors, units, garbage=None):
    """Returns the first and the last frame of each unit on the best CTC path through all of them (Viterbi).

    With `garbage`, the states before the first and after the last unit take any sound at that cost per frame, relative
    to the best output: an isti'adha at the start or applause at the end then does no harm.
    """
    states = 2 * len(units) + 1
    labels = np.zeros(states, int)
    labels[1::2] = units
    may_skip = np.zeros(states, bool)
    may_skip[3::2] = labels[3::2] != labels[1:-2:2]
    best = np.full(len(posteriors), -np.inf) if garbage is None else posteriors.max(1) - garbage

    def emissions(time):
        row = posteriors[time, labels]
        row[0], row[-1] = max(row[0], best[time]), max(row[-1], best[time])
        return row

    never = np.float32(-1e30)
    scores = np.full(states, never, np.float32)
    scores[:2] = emissions(0)[:2]
    came = np.zeros((len(posteriors), states), np.int8)  # 0: stayed, 1: from the state before, 2: from two before
    one, two = np.full(states, never), np.full(states, never)
    for time in range(1, len(posteriors)):
        one[1:] = scores[:-1]
        two[2:] = np.where(may_skip[2:], scores[:-2], never)
        reached = np.maximum(scores, one)
        origin = (one > scores).astype(np.int8)
        origin[two > reached] = 2
        came[time] = origin
        scores = np.maximum(reached, two) + emissions(time)
    state = states - 1 if scores[-1] >= scores[-2] else states - 2
    first, last = np.full(len(units), -1), np.full(len(units), -1)
    for time in range(len(posteriors) - 1, -1, -1):
        if state & 1:
            first[state // 2] = time
            if last[state // 2] < 0:
                last[state // 2] = time
        state -= int(came[time, state])
    return first, last
