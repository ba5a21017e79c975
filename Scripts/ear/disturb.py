"""Augmentation of sound in batches: rooms, noises, pumping gain, clipping, telephones, levels.

Sound is [rows, samples] at 16 kHz; every row draws its own disturbance. Rooms are impulse responses on the samples: a direct
sound, a few reflections and a decay that is shorter for high sounds. Speed and vocal tract are changed in the mel domain:
1.26 is four semitones up, formants and pitch together. Needs nothing but torch and numpy.
"""

import math

import numpy as np
import torch
from torch.nn import functional

import features

RATE, BANDS = features.RATE, features.BANDS
TAIL = 2 * RATE                 # longest impulse response
SHORTEST_ROOM, LONGEST_ROOM = 0.15, 2.0
DRY, WET = 14.0, -6.0           # direct sound over the rest of the room, in dB
DECIBELS = math.log(10) / 10


def decibels(values):
    """Returns the ratio of powers."""
    return torch.exp(values * DECIBELS)


class Disturber:
    """Makes the network's input of sounds, each disturbed in its own way."""

    def __init__(self, device, rooms=1500):
        self.device = device
        self.bank = torch.from_numpy(features.BANK).to(device)
        self.window = torch.from_numpy(features.HANN).to(device)
        self.centres = torch.from_numpy(np.asarray(features.CENTRES, np.float32)).to(device)
        self.rooms = torch.cat([self.responses(50) for _ in range(max(1, rooms // 50))])

    def between(self, low, high, *shape):
        return torch.rand(*shape, device=self.device) * (high - low) + low

    def happens(self, probability, rows):
        return torch.rand(rows, device=self.device) < probability

    def responses(self, count):
        """Returns impulse responses [count, TAIL] whose direct sound is sample 0 with the value 1."""
        time = torch.arange(TAIL, device=self.device) / RATE
        decay = torch.exp(self.between(math.log(SHORTEST_ROOM), math.log(LONGEST_ROOM), count, 1))
        high = decay * self.between(0.35, 1.0, count, 1)
        noise = torch.fft.rfft(torch.randn(count, TAIL, device=self.device))
        hertz = torch.fft.rfftfreq(TAIL, 1 / RATE).to(self.device)
        split = 1 / (1 + (hertz / self.between(700, 3000, count, 1)) ** 4)
        low_part = torch.fft.irfft(noise * split, TAIL) * torch.exp(-6.908 * time / decay)
        high_part = torch.fft.irfft(noise * (1 - split), TAIL) * torch.exp(-6.908 * time / high)
        rest = (low_part + high_part) * (time > self.between(0.002, 0.025, count, 1))
        early = torch.zeros(count, TAIL, device=self.device)
        places = (self.between(0.0015, 0.06, count, 10) * RATE).long()
        sizes = torch.randn(count, 10, device=self.device) * torch.exp(-6.908 * places / RATE / decay)
        early.scatter_add_(1, places, sizes)
        rest = rest / rest.norm(dim=1, keepdim=True) + early / early.norm(dim=1, keepdim=True) * self.between(0.2, 1, count, 1)
        wanted = decibels(-self.between(WET, DRY, count, 1))
        rest = rest / rest.norm(dim=1, keepdim=True) * wanted.sqrt()
        rest[:, 0] = 1
        return rest

    def room(self, sound):
        """Puts each row into a room of the bank; its power stays."""
        rows, size = sound.shape
        response = self.rooms[torch.randint(len(self.rooms), (rows,), device=self.device)]
        length = size + TAIL
        wet = torch.fft.irfft(torch.fft.rfft(sound, length) * torch.fft.rfft(response, length), length)[:, :size]
        return wet * (sound.pow(2).mean(1, keepdim=True) / (wet.pow(2).mean(1, keepdim=True) + 1e-12)).sqrt()

    def coloured(self, rows, size):
        """Returns noises of a falling, a bent or a fan's spectrum, some of which swell and fade."""
        hertz = torch.fft.rfftfreq(size, 1 / RATE).to(self.device) + 20
        slope = self.between(0, 2, rows, 1) * self.happens(0.7, rows)[:, None]
        gain = (hertz / 1000) ** (-slope / 2)
        bends = functional.interpolate(torch.randn(rows, 1, 12, device=self.device), size=len(hertz), mode="linear")[:, 0]
        gain = gain * torch.exp(bends * self.happens(0.5, rows)[:, None])
        cut = self.between(200, 2000, rows, 1)
        gain = torch.where(self.happens(0.2, rows)[:, None], gain / (1 + (hertz / cut) ** 4), gain)
        noise = torch.fft.irfft(torch.fft.rfft(torch.randn(rows, size, device=self.device)) * gain, size)
        points = max(3, size // (RATE // 3))
        swell = functional.interpolate(torch.randn(rows, 1, points, device=self.device), size=size, mode="linear")[:, 0]
        return noise * torch.exp(1.2 * swell * self.happens(0.4, rows)[:, None])

    def babble(self, sound, rows):
        """Returns babble of one to four drawn rows each, shifted; some a fifth to three fifths faster, as children's voices."""
        size = sound.shape[1]
        mixed = torch.zeros(rows, size, device=self.device)
        for number in range(4):
            other = sound[torch.randint(len(sound), (rows,), device=self.device)].roll(int(torch.randint(size, (1,))), 1)
            other = other / (other.pow(2).mean(1, keepdim=True).sqrt() + 1e-6)
            if number % 2 and torch.rand(1) < 0.5:
                faster = functional.interpolate(other[:, None], scale_factor=1 / (1.2 + 0.4 * float(torch.rand(1))), mode="linear")[:, 0]
                other = torch.cat([faster, faster], 1)[:, :size]
            mixed = mixed + other * (self.happens(1.0 if number == 0 else 0.5, rows)[:, None])
        return mixed

    def tones(self, rows, size):
        """Returns hums and notes with overtones."""
        time = torch.arange(size, device=self.device) / RATE
        pitch = torch.exp(self.between(math.log(50), math.log(900), rows, 1))
        total = torch.zeros(rows, size, device=self.device)
        for number in range(1, 7):
            total = total + 0.7 ** number * torch.sin(2 * math.pi * pitch * number * time) * (pitch * number < 7500)
        points = max(3, size // (RATE // 2))
        swell = functional.interpolate(torch.randn(rows, 1, points, device=self.device), size=size, mode="nearest")[:, 0]
        return total * torch.exp(swell)

    def noise(self, sound):
        """Adds a noise at 3 to 30 dB below the speech."""
        rows, size = sound.shape
        kind, added = torch.rand(rows, device=self.device), torch.zeros_like(sound)
        colour, voices, tones = (kind < 0.55).nonzero()[:, 0], ((kind >= 0.55) & (kind < 0.88)).nonzero()[:, 0], (kind >= 0.88).nonzero()[:, 0]
        if len(colour):
            added[colour] = self.coloured(len(colour), size)
        if len(voices):
            added[voices] = self.babble(sound, len(voices))
        if len(tones):
            added[tones] = self.tones(len(tones), size)
        level = sound.pow(2).mean(1, keepdim=True) / (added.pow(2).mean(1, keepdim=True) + 1e-12)
        return sound + added * (level * decibels(-self.between(3, 30, rows, 1))).sqrt()

    def gain_control(self, sound):
        """Raises what is quiet, a little late, as recorders and meetings do."""
        rows, size = sound.shape
        window = int(RATE * float(torch.empty(1).uniform_(0.05, 0.6)))
        power = functional.pad(sound.pow(2).double().cumsum(1), (window, 0))
        envelope = ((power[:, window:] - power[:, :-window]) / window).clamp(min=0).float()
        loud = envelope.mean(1, keepdim=True) + 1e-9
        gain = (loud / (envelope + loud * 10 ** -2.5)) ** (self.between(0.2, 0.9, rows, 1) / 2)
        return sound * gain

    def clipping(self, sound):
        """Drives each row up to 22 dB over its limit; hard or soft."""
        rows = len(sound)
        limit = sound.abs().amax(1, keepdim=True) * decibels(-self.between(2, 22, rows, 1)).sqrt() + 1e-6
        hard, soft = torch.maximum(torch.minimum(sound, limit), -limit), limit * torch.tanh(sound / limit)
        return torch.where(self.happens(0.6, rows)[:, None], hard, soft)

    def channel(self, sound):
        """Cuts the bands like a telephone, a laptop or a poor microphone."""
        rows, size = sound.shape
        hertz = torch.fft.rfftfreq(size, 1 / RATE).to(self.device) + 1
        telephone = self.happens(0.5, rows)[:, None]
        low = torch.where(telephone, self.between(150, 400, rows, 1), self.between(30, 350, rows, 1))
        high = torch.where(telephone, self.between(3000, 4000, rows, 1), self.between(3500, 7500, rows, 1))
        steep = torch.where(self.happens(0.4, rows)[:, None], torch.full_like(high, 60.0), self.between(4, 24, rows, 1))
        gain = 1 / torch.sqrt(1 + (low / hertz) ** self.between(2, 12, rows, 1)) / torch.sqrt(1 + (hertz / high).clamp(max=8) ** steep)
        gain = gain * (hertz / 1000) ** self.between(-0.6, 0.6, rows, 1)
        bends = functional.interpolate(torch.randn(rows, 1, 9, device=self.device), size=len(hertz), mode="linear")[:, 0]
        gain = gain * torch.exp(0.4 * bends)
        return torch.fft.irfft(torch.fft.rfft(sound) * gain, size)

    def coding(self, sound):
        """Adds what coding leaves: the steps of mu-law, or noise in each band that follows it, with weak bands gone."""
        chosen = self.happens(0.4, len(sound))
        coded = torch.empty_like(sound)
        if chosen.any():
            coded[chosen] = self.stepped(sound[chosen])
        if not chosen.all():
            coded[~chosen] = self.thinned(sound[~chosen])
        return coded

    def stepped(self, sound):
        """Returns sound of the steps of mu-law, 5 to 7 bits and a sign."""
        peak = sound.abs().amax(1, keepdim=True) + 1e-9
        steps = 2 ** self.between(5, 7, len(sound), 1)
        companded = torch.sign(sound) * torch.log1p(255 * sound.abs() / peak) / math.log(256)
        companded = torch.round(companded * steps) / steps
        return torch.sign(companded) * (256 ** companded.abs() - 1) / 255 * peak

    def thinned(self, sound):
        """Returns sound with noise in each band that follows it, and weak bands gone."""
        rows, size = sound.shape
        window = torch.hann_window(640, device=self.device)
        bands = torch.stft(sound, 640, 320, window=window, return_complex=True)
        size_of = bands.abs()
        left = size_of > size_of.amax(1, keepdim=True) * decibels(-self.between(25, 60, rows, 1, 1)).sqrt()
        grain = torch.randn_like(size_of) * size_of * decibels(-self.between(6, 25, rows, 1, 1)).sqrt()
        return torch.istft((bands + torch.polar(grain.abs(), torch.rand_like(grain) * 2 * math.pi)) * left, 640, 320,
                           window=window, length=size)

    def disturbed(self, sound):
        """Returns the sound with a drawn selection of all these; three rows of ten stay as they are."""
        rows = len(sound)
        touched = self.happens(0.7, rows)
        for probability, change in ((0.5, self.room), (0.55, self.noise), (0.15, self.gain_control), (0.15, self.clipping),
                                    (0.35, self.channel), (0.3, self.coding)):
            chosen = (touched & self.happens(probability, rows)).nonzero()[:, 0]
            if len(chosen):
                sound = sound.index_copy(0, chosen, change(sound[chosen]))
        level = decibels(self.between(-40, 10, rows, 1)).sqrt()
        sound = torch.where((touched & self.happens(0.5, rows))[:, None], sound * level, sound)
        floor = decibels(self.between(-95, -55, rows, 1)).sqrt() * (touched & self.happens(0.3, rows))[:, None]
        return sound + floor * torch.randn_like(sound)

    def log_mel(self, sound):
        """Returns the features [rows, frames, 64] of features.log_mel."""
        windows = sound.unfold(1, features.WINDOW, features.HOP) * self.window
        spectrum = torch.fft.rfft(windows, features.TRANSFORM)
        return torch.log((spectrum.real ** 2 + spectrum.imag ** 2) @ self.bank.T + features.FLOOR)

    def vocal_tract(self, x):
        """Scales the frequency axis of three rows of four: up to six semitones up, two down."""
        rows = len(x)
        narrow = torch.exp(self.between(math.log(0.85), math.log(1.15), rows))
        wide = torch.exp(self.between(math.log(1.1), math.log(1.5), rows))
        scale = torch.where(self.happens(0.5, rows), narrow, wide)
        scale = torch.where(self.happens(0.75, rows), scale, torch.ones_like(scale))
        wanted = self.centres[None] / scale[:, None]
        low = torch.searchsorted(self.centres, wanted.contiguous()).clamp(1, BANDS - 1) - 1
        left, right = self.centres[low], self.centres[low + 1]
        weight = ((wanted - left) / (right - left)).clamp(0, 1)[:, None]
        low = low[:, None].expand(-1, x.shape[1], -1)
        return x.gather(2, low) * (1 - weight) + x.gather(2, low + 1) * weight

    def paced(self, x, rates, size):
        """Returns each row `rates` times as fast, `size` frames long."""
        places = torch.arange(size, device=self.device)[None] * rates[:, None]
        low = places.long().clamp(max=x.shape[1] - 2)
        weight = (places - low).clamp(0, 1)[:, :, None]
        low = low[:, :, None].expand(-1, -1, BANDS)
        return x.gather(1, low) * (1 - weight) + x.gather(1, low + 1) * weight

    def normalised(self, x, lengths):
        """Removes the mean of each row, or of its last 3 s (features.normalised); what lies behind the row is nought."""
        rows, size, _ = x.shape
        time = torch.arange(size, device=self.device)[None].expand(rows, -1)
        inside = (time < lengths[:, None])[:, :, None]
        total = functional.pad((x * inside).double().cumsum(1), (0, 0, 1, 0))
        sliding = self.happens(0.5, rows)[:, None]
        first = torch.where(sliding, (time + 1 - features.SLIDING).clamp(min=0), torch.zeros_like(time))
        last = torch.where(sliding, (time + 1).clamp(min=features.SLIDING), lengths[:, None].expand(-1, size))
        last = torch.minimum(last, lengths[:, None])
        first = torch.minimum(first, last - 1)
        sums = total.gather(1, last[:, :, None].expand(-1, -1, BANDS)) - total.gather(1, first[:, :, None].expand(-1, -1, BANDS))
        mean = (sums / (last - first)[:, :, None]).float()
        return (x - mean) / features.SCALE * inside

    def masked(self, x, lengths):
        """Blanks up to two stretches of bands, and stretches of time that together are up to a fifth of the row."""
        rows, size, _ = x.shape
        band = torch.arange(BANDS, device=self.device)[None]
        time = torch.arange(size, device=self.device)[None]
        for _ in range(2):
            wide = torch.randint(0, 11, (rows, 1), device=self.device)
            first = (self.between(0, 1, rows, 1) * (BANDS - wide + 1)).long()
            x = x * ~((band >= first) & (band < first + wide))[:, None]
        for number in range(4):
            long = torch.randint(0, 20, (rows, 1), device=self.device) * self.happens(1.0 if number < 2 else 0.5, rows)[:, None]
            first = (self.between(0, 1, rows, 1) * lengths[:, None]).long()
            x = x * ~((time >= first) & (time < first + long))[:, :, None]
        return x

    def __call__(self, sound, lengths, rates):
        """Returns input [rows, frames, 64] and its lengths, of sound [rows, samples] whose rows have `lengths` samples."""
        x = self.vocal_tract(self.log_mel(self.disturbed(sound)))
        frames = ((lengths - features.WINDOW) // features.HOP + 1).clamp(min=8)
        paced = (frames / rates).long().clamp(min=8)
        x = self.paced(x, rates, int(paced.max()))
        return self.masked(self.normalised(x, paced), paced), paced
