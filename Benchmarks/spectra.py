"""What the analyser hears of a voice, in numpy: cepstra and energy of each hop, and their deltas, as MFCCExtractor and DeltaFeatures have them."""

import numpy as np

RATE, HOP, WINDOW, TRANSFORM = 16_000, 160, 400, 512
EMPHASIS, BANDS, LOWEST, HIGHEST, CEPSTRA, REACH = 0.97, 24, 100.0, 3800.0, 12, 3
VOICE = (200, 3500)
#: A hop is speech from this part of the way from the noise up to the voice.
SPEECH = 0.3
#: What is quiet for less than so many hops belongs to the speech around it.
PAUSE = 20


def filterbank():
    """One row of weights for each band."""
    low, high = (2595 * np.log10(1 + hertz / 700) for hertz in (LOWEST, HIGHEST))
    edges = 700 * (10 ** ((low + (high - low) * np.arange(BANDS + 2) / (BANDS + 1)) / 2595) - 1)
    bins = np.arange(TRANSFORM // 2 + 1) * RATE / TRANSFORM
    return np.array([np.clip(np.minimum((bins - left) / (top - left), (right - bins) / (right - top)), 0, 1)
                     for left, top, right in zip(edges, edges[1:], edges[2:])])


def powers(sound):
    """The power spectrum of each hop's window, which lies around its middle."""
    hops = (len(sound) + HOP - 1) // HOP
    emphasised = sound - EMPHASIS * np.concatenate([[0], sound[:-1]])
    padded = np.concatenate([np.zeros((WINDOW - HOP) // 2), emphasised, np.zeros(WINDOW)])
    places = np.arange(hops)[:, None] * HOP + np.arange(WINDOW)
    return np.abs(np.fft.rfft(padded[places] * np.hamming(WINDOW), TRANSFORM)) ** 2


def speech(power):
    """Which hops are speech."""
    bins = np.arange(TRANSFORM // 2 + 1) * RATE / TRANSFORM
    level = 10 * np.log10(power[:, (bins >= VOICE[0]) & (bins <= VOICE[1])].sum(1) + 1e-9)
    low, high = np.percentile(level, 5), np.percentile(level, 90)
    is_speech = level >= low + SPEECH * max(10, high - low)
    loud = np.flatnonzero(is_speech)
    for before, after in zip(loud, loud[1:]):
        if after - before < PAUSE:
            is_speech[before:after] = True
    return is_speech


def features(sound):
    """26 values of each hop of speech; deltas are of all hops, so that they do not know what is left out."""
    power = powers(sound)
    energies = np.log(np.maximum(power @ filterbank().T, 1e-7))
    orders = np.arange(1, CEPSTRA + 1)[:, None]
    cosines = np.sqrt(2 / BANDS) * np.cos(np.pi * orders * (np.arange(BANDS) + 0.5) / BANDS)
    values = np.concatenate([energies @ cosines.T, energies.mean(1, keepdims=True)], 1)
    hops = np.arange(len(values))
    slopes = sum(step * (values[np.minimum(hops + step, len(hops) - 1)] - values[np.maximum(hops - step, 0)])
                 for step in range(1, REACH + 1)) / (2 * sum(step * step for step in range(1, REACH + 1)))
    return np.concatenate([values, slopes], 1)[speech(power)]
