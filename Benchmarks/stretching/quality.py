"""Compares stretched sound with its original: onsets, harmonics, spectrum. Times are seconds, levels decibels."""

import numpy as np

HOP = 0.00025


def energies(sound, rate):
    """Level of 3 ms around each quarter of a millisecond."""
    total = np.concatenate([[0], np.cumsum(sound.astype(np.float64) ** 2)])
    width = int(rate * 0.003)
    centres = (np.arange(0, len(sound) / rate, HOP) * rate).astype(int)
    start = np.clip(centres - width // 2, 0, len(sound))
    end = np.clip(centres + width - width // 2, 0, len(sound))
    return 10 * np.log10((total[end] - total[start]) / width + 1e-10)


def onsets(sound, rate, quiet=0.06, rise=0.015, lift=10):
    """(time, level): 60 ms were below the level, which is then passed by a rise of 10 dB within 30 ms."""
    level = energies(sound, rate)
    before, around = int(quiet / HOP), int(rise / HOP)
    found = []
    for threshold in np.percentile(level, 99) - np.array([30, 20]):
        for at in np.flatnonzero((level[1:] >= threshold) & (level[:-1] < threshold)) + 1:
            if at < before or at + around >= len(level) or level[at - before : at - 1].max() >= threshold:
                continue
            low, high = level[at - around : at].min(), level[at : at + around].max()
            if low < threshold - lift / 2 and high > threshold + lift / 2:
                found.append((at * HOP, threshold))
    return found


def onset_errors(stretched, rate, speed, marks):
    """By how many ms each onset comes late: where its level is first passed around the time that is due."""
    level = energies(stretched, rate)
    reach = min(0.04, 0.05 / speed)
    errors = []
    for time, threshold in marks:
        due = time / speed
        start, end = int((due - reach) / HOP), int((due + reach) / HOP)
        if start < 1 or end >= len(level):
            continue
        passed = np.flatnonzero(level[start:end] >= threshold)
        errors.append(((start + passed[0]) * HOP - due if len(passed) else reach) * 1000)
    return np.array(errors)


def click_errors(stretched, rate, speed, frames, threshold):
    """By how many ms each click comes late; 99 where it is lost."""
    reach, errors = int(0.04 * rate), []
    for frame in frames:
        due = int(round(frame / speed))
        passed = np.flatnonzero(np.abs(stretched[due - reach : due + reach]) > threshold)
        errors.append((passed[0] - reach) / rate * 1000 if len(passed) else 99)
    return np.array(errors)


def windows(sound, rate, times, length):
    count = int(rate * length)
    starts = np.clip((np.asarray(times) * rate).astype(int) - count // 2, 0, max(0, len(sound) - count))
    return np.stack([sound[start : start + count] for start in starts])


def mel(sound, rate, times, bands=40):
    """Levels of 40 mel bands, 60 to 7600 Hz, of 32 ms around each time."""
    frames = windows(sound, rate, times, 0.032)
    size = 1 << (frames.shape[1] - 1).bit_length()
    frequency = np.fft.rfftfreq(size, 1 / rate)
    to_mel = lambda hertz: 2595 * np.log10(1 + hertz / 700)
    edges = 700 * (10 ** (np.linspace(to_mel(60), to_mel(min(rate / 2, 7600)), bands + 2) / 2595) - 1)
    low, middle, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    bank = np.maximum(0, np.minimum((frequency - low) / (middle - low), (high - frequency) / (high - middle)))
    power = np.abs(np.fft.rfft(frames * np.hanning(frames.shape[1]), size)) ** 2
    return 10 * np.log10(power @ bank.T / frames.shape[1] + 1e-7)


def harmonicity(sound, rate, times):
    """Harmonics to noise of 60 ms around each time, by autocorrelation (Boersma 1993); nan where there is no voice."""
    frames = windows(sound, rate, times, 0.06)
    count = frames.shape[1]
    size, shape = 1 << (2 * count - 1).bit_length(), np.hanning(count)
    correlate = lambda rows: np.fft.irfft(np.abs(np.fft.rfft(rows, size)) ** 2)[..., :count]
    frames = frames - frames.mean(1, keepdims=True)
    own = correlate(shape)
    rows = correlate(frames * shape)
    rows = rows / np.maximum(rows[:, :1], 1e-12) / np.maximum(own / own[0], 1e-3)
    low, high = int(rate / 400), int(rate / 70)
    peak = np.clip(rows[:, low:high].max(1), 1e-6, 1 - 1e-6)
    loud = np.sqrt((frames**2).mean(1)) > 0.01
    return np.where(loud & (peak > 0.5), 10 * np.log10(peak / (1 - peak)), np.nan)


def tone_to_noise(sound, rate, frequency):
    """The part of a tone's middle that its sine explains, against the rest."""
    middle = sound[len(sound) // 4 : 3 * len(sound) // 4].astype(np.float64)
    size = 1 << 18
    spectrum = np.abs(np.fft.rfft(middle[:size] * np.blackman(min(size, len(middle))), size)) ** 2
    at = int(round(frequency * size / rate))
    width = max(8, int(6 * size / min(size, len(middle))))
    tone = spectrum[at - width : at + width + 1].sum()
    return 10 * np.log10(tone / (spectrum[width:].sum() - tone + 1e-20))
