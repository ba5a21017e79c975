"""Augmentation of log-mel features: voices, rooms, noises, telephones, levels; thousands of times real time.

Every step takes and returns log-mel energies [frames, 64] as features.log_mel gives them, or their exponentials.
"""

import numpy as np

import features

CENTRES, BANDS, FLOOR = features.CENTRES, features.BANDS, features.FLOOR
PLACES = np.arange(BANDS)
# The energy of white noise of variance 1 in each band: the windows' energy times the area of the triangle.
WHITE = (features.BANK.sum(1) * (features.HANN ** 2).sum()).astype(np.float32)
DECIBELS = np.log(10) / 10


def resampled(x, places, axis_bands=False):
    """Returns x read at fractional places along time, or along the bands, by linear interpolation."""
    length = x.shape[1] if axis_bands else x.shape[0]
    low = np.minimum(places.astype(int), length - 2)
    weight = (places - low).astype(np.float32)
    if axis_bands:
        return x[:, low] * (1 - weight) + x[:, low + 1] * weight
    return x[low] * (1 - weight[:, None]) + x[low + 1] * weight[:, None]


class Augmenter:
    """Draws a different disturbance for each segment. `babble` is a function that returns features of other voices."""

    def __init__(self, seed, babble):
        self.chance = np.random.default_rng(seed)
        self.babble = babble

    def between(self, low, high):
        return self.chance.uniform(low, high)

    def happens(self, probability):
        return self.chance.random() < probability

    def rate(self):
        """Returns how much faster than said a segment is to be; three of ten are those of fast readers."""
        if self.happens(0.2):
            return 1.0
        low, high = (1.2, 1.9) if self.happens(0.35) else (0.6, 1.5)
        return float(np.exp(self.between(np.log(low), np.log(high))))

    def __call__(self, x, rate):
        """Returns the network's input for features x, `rate` times as fast: disturbed, normalised, with masks.

        Three of ten keep their room, level and channel, so that clean sound is learned as well.
        """
        x = np.asarray(x, np.float32)
        if rate != 1:
            x = self.speed(x, rate)
        if self.happens(0.75):
            x = self.vocal_tract(x)
        if self.happens(0.3):
            return self.masked(features.normalised(x, sliding=self.happens(0.5))).astype(np.float32)
        power = np.maximum(np.exp(x) - FLOOR, 1e-9)
        if self.happens(0.25):
            power = self.room(power)
        if self.happens(0.15):
            power = self.clipping(power)
        if self.happens(0.5):
            power = self.noise(power)
        if self.happens(0.35):
            power = self.channel(power)
        if self.happens(0.5):
            power = power * np.exp(self.between(-40, 10) * DECIBELS)
        if self.happens(0.3):
            power = power + WHITE * np.exp(self.between(-95, -55) * DECIBELS)
        x = np.log(power + FLOOR)
        return self.masked(features.normalised(x, sliding=self.happens(0.5))).astype(np.float32)

    def speed(self, x, rate):
        return resampled(x, np.linspace(0, len(x) - 1, max(8, int(len(x) / rate))))

    def vocal_tract(self, x):
        """Scales the frequency axis: 1.26 is four semitones up, formants and pitch together."""
        if self.happens(0.5):
            scale = np.exp(self.between(np.log(0.85), np.log(1.15)))
        else:
            scale = np.exp(self.between(np.log(1.1), np.log(1.5)))
        return resampled(x, np.interp(CENTRES / scale, CENTRES, PLACES), axis_bands=True)

    def room(self, power):
        """Adds an exponential decay of energy: 0.15 to 0.9 s to −60 dB."""
        decay = np.exp(-13.8 * 0.01 / self.between(0.15, 0.9))
        tail = (decay ** np.arange(1, 91)).astype(np.float32) * (1 - decay) * self.between(0.1, 0.7)
        size = len(power) + len(tail)
        spectrum = np.fft.rfft(power, size, axis=0) * np.fft.rfft(tail, size)[:, None]
        echo = np.fft.irfft(spectrum, size, axis=0)[:len(power)]
        return power + np.concatenate([np.zeros((1, BANDS)), np.maximum(echo[:-1], 0)]).astype(np.float32)

    def clipping(self, power):
        """Adds to the loudest frames what overdriving does: energy smeared to the bands above and below."""
        total = power.sum(1)
        loudest = np.percentile(total, self.between(50, 95))
        over = np.clip(total / (loudest + 1e-9) - 1, 0, 1)[:, None]
        smear = np.minimum(1, (CENTRES / 1500.0) ** -self.between(0, 1)).astype(np.float32) * WHITE / WHITE.sum()
        return power + over * total[:, None] * smear * np.exp(self.between(-25, -8) * DECIBELS)

    def noise(self, power):
        """Adds noise, voices or tones at 2 to 30 dB below the speech."""
        kind = self.chance.integers(5)
        size = len(power)
        if kind < 3:
            colour = [np.zeros(BANDS), -np.log(CENTRES / 1000), np.cumsum(self.chance.normal(0, 0.5, BANDS))][kind]
            noise = WHITE * np.exp(colour) * self.chance.gamma(2, 0.5, (size, BANDS))
            if self.happens(0.3):
                noise = noise * np.exp(np.repeat(self.chance.normal(0, 1.5, size // 20 + 1), 20)[:size, None])
        elif kind == 3:
            noise = sum(np.resize(np.exp(np.asarray(self.babble(), np.float32)), (size, BANDS))
                        for _ in range(self.chance.integers(1, 5)))
        else:
            noise = self.tones(size)
        level = power.mean() / (noise.mean() + 1e-12) * np.exp(-self.between(2, 30) * DECIBELS)
        return power + (noise * level).astype(np.float32)

    def tones(self, size):
        """Returns notes with overtones that change now and then, as music beside or a hum."""
        noise = np.full((size, BANDS), 1e-4)
        start = 0
        while start < size:
            end = start + int(self.between(10, 120))
            pitch = np.exp(self.between(np.log(80), np.log(900)))
            overtones = pitch * np.arange(1, 12)
            overtones = overtones[overtones < 7500]
            places = np.interp(overtones, CENTRES, PLACES)
            shape = sum(np.exp(-0.5 * (PLACES - place) ** 2) * 0.7 ** i for i, place in enumerate(places))
            noise[start:end] += shape * np.exp(-np.arange(min(end, size) - start) / self.between(10, 200))[:, None]
            start = end
        return noise

    def channel(self, power):
        """Cuts the bands like a telephone or a poor microphone, and adds the noise of its coding."""
        if self.happens(0.6):
            low, high = self.between(150, 400), self.between(3000, 4000)
        else:
            low, high = self.between(30, 250), self.between(3500, 7500)
        slope_low, slope_high = self.between(6, 40), self.between(20, 150)
        if self.happens(0.4):  # a low sampling rate leaves nothing at all above its half
            slope_high = 1000
        octaves_below = np.maximum(0, np.log2(low / CENTRES))
        octaves_above = np.maximum(0, np.log2(CENTRES / high))
        tilt = self.between(-4, 4) * np.log2(CENTRES / 1000)
        response = tilt - slope_low * octaves_below - slope_high * octaves_above
        power = power * np.exp(response * DECIBELS).astype(np.float32)
        if self.happens(0.6):  # the noise of coding follows the level of the speech, and passes the same bands
            inside = np.exp(-(slope_low * octaves_below + slope_high * octaves_above) * DECIBELS)
            shape = WHITE * inside / (WHITE * inside).sum()
            coding = power.sum(1, keepdims=True) * shape * np.exp(-self.between(12, 40) * DECIBELS)
            power = power + (coding * self.chance.gamma(2, 0.5, power.shape)).astype(np.float32)
        return power

    def masked(self, x):
        """Blanks up to two stretches of bands and of time."""
        for _ in range(2):
            bands = self.chance.integers(0, 9)
            first = self.chance.integers(0, BANDS - bands + 1)
            x[:, first:first + bands] = 0
            time = self.chance.integers(0, 18)
            first = self.chance.integers(0, max(1, len(x) - time))
            x[first:first + time] = 0
        return x
