"""The common parts of `Benchmarks/ear` and `Benchmarks/recite`: sound by telephone, and the program that hears."""

import subprocess

import concatenating
import measure

import numpy as np

RATE = 16000
#: Rooms: seconds in which the sound falls by 60 dB, and the energy of the direct sound over that of the room, in dB.
ROOMS = {"room0.3": (0.3, 4), "room0.6": (0.6, 0), "room1.0": (1.0, 0), "room1.6": (1.6, -2)}


def echoing(samples, seconds, direct, generator):
    """Samples in a room: noise that decays exponentially follows the direct sound after 3 ms."""
    times = np.arange(int(1.2 * seconds * RATE)) / RATE
    tail = generator.normal(0, 1, len(times)) * 10 ** (-3 * times / seconds)
    tail[:RATE * 3 // 1000] = 0
    tail *= np.sqrt(10 ** (-direct / 10) / (tail ** 2).sum())
    tail[0] = 1
    size = 1 << (len(samples) + len(tail)).bit_length()
    return np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(tail, size), size)[:len(samples)] / np.sqrt(1 + 10 ** (-direct / 10))


def noisy(samples, decibels, generator):
    """Samples with white noise so many decibels below them."""
    return samples + generator.normal(0, 1, len(samples)) * np.sqrt((samples ** 2).mean() / 10 ** (decibels / 10))


def pumping(samples):
    """Samples behind a control of the gain that falls at once and comes back within a second."""
    step = RATE // 100
    levels = np.array([np.sqrt((samples[at:at + step] ** 2).mean()) for at in range(0, len(samples), step)])
    held, gains = 0.0, []
    for level in levels:
        held = max(level, held * 10 ** (-0.3 / 20))
        gains.append(min(30, 0.1 / max(held, 1e-5)))
    return np.clip(samples * np.interp(np.arange(len(samples)), np.arange(len(levels)) * step, gains), -1, 1)


def voices(samples, decibels, generator):
    """Samples with eight people around who recite the same elsewhere, higher and faster or lower and slower, so many decibels below."""
    around = np.zeros(len(samples))
    for ratio in generator.uniform(0.85, 1.6, 8):
        places = (np.arange(len(samples)) * ratio + generator.uniform(0, len(samples))) % (len(samples) - 1)
        around += np.interp(places, np.arange(len(samples)), samples)
    return samples + around * np.sqrt((samples ** 2).mean() / (around ** 2).mean() / 10 ** (decibels / 10))


def traffic(samples, decibels, generator):
    """Samples beside a road: low noise that comes and goes within some seconds, so many decibels below."""
    spectrum = np.fft.rfft(generator.normal(0, 1, len(samples)))
    noise = np.fft.irfft(spectrum / (1 + (np.fft.rfftfreq(len(samples), 1 / RATE) / 150) ** 1.5), len(samples))
    swells = generator.uniform(0.3, 1.7, len(samples) // (3 * RATE) + 2)
    noise *= np.interp(np.arange(len(samples)), np.arange(len(swells)) * 3 * RATE, swells)
    return samples + noise * np.sqrt((samples ** 2).mean() / (noise ** 2).mean() / 10 ** (decibels / 10))


def band(samples, low, high):
    """Samples between two frequencies."""
    frequencies = np.maximum(np.fft.rfftfreq(len(samples), 1 / RATE), 1)
    return np.fft.irfft(np.fft.rfft(samples) / (1 + (low / frequencies) ** 8) / (1 + (frequencies / high) ** 16), len(samples))


def filtered(samples, *filters):
    """Samples behind filters of ffmpeg."""
    return piped(samples, ["-af", ",".join(filters), "-f", "f32le"], None)


def coded(samples, form, *codec):
    """Samples coded and decoded again."""
    return piped(samples, [*codec, "-f", form], ["-f", "f32le"])


def piped(samples, first, second):
    raw, sound = ["-f", "f32le", "-ar", str(RATE), "-ac", "1"], np.clip(samples, -1, 1).astype(np.float32).tobytes()
    for source, target in ((raw, first), ([], second)) if second else ((raw, first),):
        sound = subprocess.run(["ffmpeg", "-v", "error", *source, "-i", "-", "-ar", str(RATE), "-ac", "1", *target, "-"], input=sound,
                               capture_output=True, check=True).stdout
    return np.frombuffer(sound, np.float32).astype(float)


def heard(samples, condition, generator):
    """Samples as a condition gives them."""
    if condition in ROOMS:
        return echoing(samples, *ROOMS[condition], generator)
    if condition == "laptop":
        return coded(band(echoing(samples, 0.2, 6, generator), 200, 6500), "adts", "-c:a", "aac", "-b:a", "32k")
    if condition == "voices":
        return voices(samples, 10, generator)
    if condition == "traffic":
        return traffic(samples, 5, generator)
    if condition == "fan":
        return coded(noisy(samples, 15, generator), "ogg", "-c:a", "libopus", "-b:a", "12k")
    if condition == "slow":
        return filtered(samples, "atempo=0.6")
    if condition == "high":
        return filtered(samples, concatenating.moved(RATE, 4))
    if condition == "clipped":
        return np.clip(samples * 8 / max(1e-6, np.abs(samples).max()), -1, 1) / 2
    if condition == "away":
        return pumping(noisy(echoing(samples, 0.5, -3, generator), 25, generator) / 10)
    if condition == "phone":
        return noisy(concatenating.telephone(samples, RATE), 15, generator)
    return samples


def run(program, command, model, jobs, scratch, *more):
    listed = scratch / "jobs"
    listed.write_text("\n".join("\t".join(job) for job in jobs) + "\n", encoding="utf-8")
    done = subprocess.run([program, command, model, listed, *more], capture_output=True, text=True, check=False)
    if done.returncode:
        measure.stop(f"{program}: {done.stderr}".rstrip(), 70)
    return [line.split("\t") for line in done.stdout.splitlines()]
