"""Trains the acoustic model on an accelerator, from sound: CTC on two views of each segment that are to agree.

    python3 train_device.py SOUNDS START.npz OUT.npz --minutes 8 [--peak 1.5e-3]

SOUNDS holds for each voice NAME.opus (or .flac), the kept segments one after the other, and NAME.tsv, a line a segment: first
and end sample, units, frame of 40 ms of each unit's spike (cut_sounds.py makes both). Each step hears a batch of segments
twice, disturbed in two ways at one speed; the loss is CTC of both, and the divergence of their posteriors (CR-CTC). Needs
torch 2 and soundfile.
"""

import argparse
import concurrent.futures
import math
import pathlib
import queue
import random
import threading
import time

import numpy as np
import torch
from torch.nn import functional

import disturb
import features
import model

SECONDS = 600          # of sound in a batch, for each of the two views
AGREE = 0.2            # weight of the divergence
AVERAGE = 0.9985       # decay of the running average of the weights
CLIP = 2.0             # largest norm of the gradient
PASS = 4000            # segments of a pass
HOP = features.HOP * model.SHRINK


def read(path):
    """Returns the samples of a voice as int16."""
    import soundfile
    samples, rate = soundfile.read(path, dtype="int16")
    if rate != features.RATE:
        # libsndfile gives Opus at its own rate, a multiple of ours.
        factor = rate // features.RATE
        kernel = np.sinc(np.arange(-24, 25) / factor) * np.hamming(49) / factor
        pieces = [np.convolve(samples[max(0, a - 48):a + (1 << 20) + 48].astype(np.float32), kernel, "same")[min(a, 48):][:1 << 20]
                  for a in range(0, len(samples), 1 << 20)]
        samples = np.concatenate(pieces)[:len(samples)][::factor].round().clip(-32768, 32767).astype(np.int16)
    return samples


class Segments:
    """All segments on the device, and draws of them; a voice's share grows with the root of its number."""

    def __init__(self, folder, device):
        files = sorted(path for path in pathlib.Path(folder).iterdir() if path.suffix in (".opus", ".flac"))
        with concurrent.futures.ProcessPoolExecutor() as pool:
            sounds = list(pool.map(read, files))
        self.by_voice, place = {}, 0
        for path, sound in zip(files, sounds):
            rows = [line.split("\t") for line in path.with_suffix(".tsv").read_text().splitlines()]
            self.by_voice[path.stem] = [
                (place + int(first), place + int(end), [int(unit) for unit in units.split()], [int(spike) for spike in spikes.split()])
                for first, end, units, spikes in rows if int(end) <= len(sound)]
            place += len(sound)
        self.sound = torch.from_numpy(np.concatenate(sounds)).to(device)
        self.device = device
        self.hours = place / features.RATE / 3600

    def one_pass(self, chance):
        weights = {voice: math.sqrt(len(items)) for voice, items in self.by_voice.items() if len(items) > 15}
        total, chosen = sum(weights.values()), []
        for voice, weight in weights.items():
            items, wanted = self.by_voice[voice], round(PASS * weight / total)
            whole, rest = divmod(wanted, len(items))
            chosen += items * min(whole, 3) + chance.sample(items, rest if whole < 3 else 0)
        chance.shuffle(chosen)
        return chosen

    def batch(self, draws):
        """Returns the sound [rows, samples] of draws, and the samples of each row."""
        lengths = torch.tensor([end - first for first, end, _, _ in draws])
        starts = torch.tensor([first for first, _, _, _ in draws])
        lengths, starts = lengths.to(self.device), starts.to(self.device)
        time = torch.arange(int(lengths.max()), device=self.device)[None]
        places = (starts[:, None] + time).clamp(max=len(self.sound) - 1)
        return self.sound[places].float() / 32768 * (time < lengths[:, None]), lengths


def drawn(item, chance):
    """Returns a segment as it is to be heard: perhaps cut at a gap between two spikes, and how much faster."""
    first, end, units, spikes = item
    gaps = [i for i in range(2, len(units) - 2) if spikes[i] - spikes[i - 1] >= 4]
    if gaps and chance.random() < 0.3:
        i = chance.choice(gaps)
        cut = chance.randint(spikes[i - 1] + 3, spikes[i] - 1)
        if chance.random() < 0.7:
            end, units = min(end, first + cut * HOP), units[:i]
        else:
            first, units = first + cut * HOP, units[i:]
    rate = 1.0
    if chance.random() >= 0.2:
        low, high = (1.2, 1.9) if chance.random() < 0.35 else (0.6, 1.5)
        rate = math.exp(chance.uniform(math.log(low), math.log(high)))
    frames = model.frames(int((end - first) / features.HOP / rate) - 3)
    repeats = sum(a == b for a, b in zip(units, units[1:]))
    return (first, end, units, rate) if frames > 1.05 * len(units) + repeats else None


def batches(segments, chance, seconds):
    """Gives batches of draws of like length for ever."""
    while True:
        draws = [draw for draw in (drawn(item, chance) for item in segments.one_pass(chance)) if draw]
        draws.sort(key=lambda draw: (draw[1] - draw[0]) / draw[3])
        made, batch = [], []
        for draw in draws:
            if batch and (len(batch) + 1) * max(draw[1] - draw[0], batch[-1][1] - batch[-1][0]) > seconds * features.RATE:
                made.append(batch)
                batch = []
            batch.append(draw)
        chance.shuffle(made)
        yield from made


def losses(network, x, lengths, targets, sizes, kind):
    """Returns the CTC loss of both views, and how far their posteriors are apart."""
    with torch.autocast(kind, dtype=torch.bfloat16, enabled=kind == "cuda"):
        logits = network(x.transpose(1, 2))
    logs = functional.log_softmax(logits.float(), 2)
    frames = ((lengths + 1) // 2 + 1) // 2
    ctc = functional.ctc_loss(logs.transpose(0, 1), targets.repeat(2), frames, sizes.repeat(2), reduction="none", zero_infinity=True)
    ctc = (ctc / sizes.repeat(2)).mean()
    one, two = logs.chunk(2)
    inside = (torch.arange(one.shape[1], device=one.device)[None] < frames[:len(one), None]).float()
    apart = (functional.kl_div(one, two.detach(), reduction="none", log_target=True).sum(2)
             + functional.kl_div(two, one.detach(), reduction="none", log_target=True).sum(2)) * inside / 2
    return ctc, (apart.sum(1) / sizes).mean()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sounds")
    parser.add_argument("start")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--peak", type=float, default=1.5e-3)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    options = parser.parse_args()
    began = time.time()
    kind = "cuda" if torch.cuda.is_available() else "cpu"
    chance = random.Random(5)
    torch.manual_seed(5)
    segments = Segments(options.sounds, kind)
    disturber = disturb.Disturber(kind)
    network = model.AcousticModel().to(kind)
    model.grow_from(network, options.start)
    network.train()
    mean = {name: tensor.clone() for name, tensor in network.state_dict().items()}
    optimiser = torch.optim.AdamW(network.parameters(), weight_decay=1e-2, betas=(0.9, 0.98), **({"fused": True} if kind == "cuda" else {}))
    print(f"{segments.hours:.2f} hours, {sum(map(len, segments.by_voice.values()))} segments, {len(segments.by_voice)} voices, ready after {time.time() - began:.0f} s", flush=True)
    ready = queue.Queue(16)
    threading.Thread(target=lambda: [ready.put(batch) for batch in batches(segments, chance, options.seconds)], daemon=True).start()
    began, steps, hours, shown, reported = time.time(), 0, 0.0, None, time.time()
    while (done := (time.time() - began) / 60 / options.minutes) < 1:
        draws = ready.get()
        sound, lengths = segments.batch(draws)
        rates = torch.tensor([draw[3] for draw in draws], device=kind)
        targets = torch.tensor([unit for draw in draws for unit in draw[2]], device=kind)
        sizes = torch.tensor([len(draw[2]) for draw in draws], device=kind)
        with torch.no_grad():
            views = [disturber(sound, lengths, rates) for _ in range(2)]
            x, frames = torch.cat([views[0][0], views[1][0]]), torch.cat([views[0][1], views[1][1]])
        ctc, apart = losses(network, x, frames, targets, sizes, kind)
        rate = options.peak * min(1.0, (steps + 1) / 300) * (0.5 * (1 + math.cos(math.pi * done)) * 0.995 + 0.005)
        for group in optimiser.param_groups:
            group["lr"] = rate
        optimiser.zero_grad(set_to_none=True)
        (ctc + AGREE * apart).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), CLIP)
        optimiser.step()
        steps += 1
        hours += float(lengths.sum()) / features.RATE / 3600
        decay = min(AVERAGE, 1 - 10 / (steps + 10))
        with torch.no_grad():
            for name, tensor in network.state_dict().items():
                if tensor.is_floating_point():
                    mean[name].lerp_(tensor, 1 - decay)
                else:
                    mean[name].copy_(tensor)
        if steps % 20 == 1:
            now = torch.stack([ctc.detach(), apart.detach()]).cpu()
            shown = now if shown is None else 0.95 * shown + 0.05 * now
        if time.time() - reported > 20:
            reported = time.time()
            print(f"{(reported - began) / 60:.2f} min, step {steps}, {hours:.0f} h, ctc {shown[0]:.4f}, apart {shown[1]:.4f}, rate {rate:.1e}", flush=True)
            model.save_weights({name: tensor.cpu() for name, tensor in mean.items()}, pathlib.Path(options.out))
    model.save_weights({name: tensor.cpu() for name, tensor in mean.items()}, pathlib.Path(options.out))
    print(f"end: {steps} steps, {hours:.0f} hours of sound, ctc {shown[0]:.4f}, apart {shown[1]:.4f}", flush=True)


if __name__ == "__main__":
    main()
