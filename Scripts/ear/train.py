"""Trains the acoustic model from sound, and can be stopped and gone on with at any time: CTC on two views that are to agree.

    python3 train.py NAME --minutes 240 --from START.npz [--peak 5e-4] [--seconds 60]

It reads sounds/*.raw and .tsv (cut_sounds.py makes both), anew at each pass, so voices can be added while it runs. Each step hears
a batch of segments twice, disturbed in two ways at one speed (disturb.py); the loss is CTC of both, and the divergence of their
posteriors (CR-CTC). One process disturbs, another trains; with an accelerator the second does both.

State is kept in out/NAME.pt, weights in out/latest.npz, every ten minutes and when the process is told to end (SIGTERM); at the
end the weights are out/NAME.npz. The learning rate follows the minutes trained so far, a cosine from --peak to nothing at
--minutes: the sum over all runs. They are minutes of the training process on a processor, and of the clock on an accelerator. The
weights that are written are a running average; the statistics of their batch norms are taken anew from the last batches.
The voice "alafasy" is for monitoring only: see evaluate.py.
"""

import argparse
import collections
import datetime
import math
import os
import queue
import random
import signal
import time

import numpy as np
import torch
from torch.nn import functional

import disturb
import evaluate
import features
import model
import paths

AGREE = 0.2            # weight of the divergence
AVERAGE = 0.999        # decay of the running average of the weights
CLIP = 2.0             # largest norm of the gradient
PASS = 2000            # segments of a pass
WARM = 300             # steps until the learning rate is at its peak
KEPT = 24              # batches that the statistics of the average are taken from
REPORT, SAVE = 60, 600  # seconds
GRAIN = 3200           # a batch's samples are a multiple of it, so that transforms are quick
HOP = features.HOP * model.SHRINK
WATCHED = [("alafasy", condition) for condition in ("clean", "telephone", "room", "hall")]


class Segments:
    """The segments of all voices, and draws of them; a voice's share grows with the root of its number."""

    def __init__(self):
        self.sounds, self.by_voice, self.ages = {}, {}, {}

    def read(self):
        """Reads the tables that are new or have changed, and forgets those that are gone."""
        tables = [path for path in sorted(paths.SOUNDS.glob("*.tsv")) if not path.stem.endswith(".partial")]
        for voice in set(self.by_voice) - {path.stem for path in tables}:
            del self.by_voice[voice], self.ages[voice]
        for path in tables:
            voice, age = path.stem, path.stat().st_mtime
            if self.ages.get(voice) == age:
                continue
            self.ages[voice] = age
            self.sounds[voice] = np.memmap(path.with_suffix(".raw"), np.int16, "r")
            lines = (line.split("\t") for line in path.read_text().splitlines())
            self.by_voice[voice] = [
                (voice, int(first), int(end), [int(unit) for unit in units.split()], [int(spike) for spike in spikes.split()])
                for first, end, units, spikes in lines if int(end) <= len(self.sounds[voice])]

    def one_pass(self, chance):
        """Returns about PASS segments in random order."""
        shares = {voice: math.sqrt(len(items)) for voice, items in self.by_voice.items() if len(items) > 15}
        total, chosen = sum(shares.values()), []
        for voice, share in shares.items():
            items, wanted = self.by_voice[voice], round(PASS * share / total)
            whole, rest = divmod(wanted, len(items))
            chosen += items * min(whole, 3) + chance.sample(items, rest if whole < 3 else 0)
        chance.shuffle(chosen)
        return chosen

    def batch(self, draws):
        """Returns the sound [rows, samples] of draws, their samples, rates, units one after another and numbers of units."""
        lengths = [end - first for _, first, end, _, _ in draws]
        sound = np.zeros((len(draws), -(-max(lengths) // GRAIN) * GRAIN), np.float32)
        for row, (voice, first, end, _, _) in enumerate(draws):
            sound[row, :end - first] = self.sounds[voice][first:end]
        units = [units for _, _, _, units, _ in draws]
        return (torch.from_numpy(sound / 32768), torch.tensor(lengths), torch.tensor([rate for *_, rate in draws]),
                torch.tensor(sum(units, [])), torch.tensor([len(row) for row in units]))


def drawn(item, chance):
    """Returns a segment as it is to be heard: perhaps cut, and how much faster; None if it is too short for its units.

    Three of ten are cut at a gap between two spikes, at the end or at the start: what a listener to live sound has.
    """
    voice, first, end, units, spikes = item
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
    return (voice, first, end, units, rate) if frames > 1.05 * len(units) + repeats else None


def batches(segments, chance, seconds):
    """Gives batches for ever: draws of like length after their speed, each batch of about `seconds` of sound."""
    while True:
        segments.read()
        draws = [draw for draw in (drawn(item, chance) for item in segments.one_pass(chance)) if draw]
        if not draws:
            raise SystemExit(f"no voice with more than 15 segments in {paths.SOUNDS}")
        draws.sort(key=lambda draw: (draw[2] - draw[1]) / draw[4])
        made, batch, longest = [], [], 0
        for draw in draws:
            longest = max(longest, draw[2] - draw[1])
            if batch and (len(batch) + 1) * longest > seconds * features.RATE:
                made.append(batch)
                batch, longest = [], draw[2] - draw[1]
            batch.append(draw)
        made.append(batch)
        chance.shuffle(made)
        for batch in made:
            yield segments.batch(batch)


def views(disturber, sound, lengths, rates):
    """Returns the input of two views of each row, one view after the other, and its lengths."""
    with torch.no_grad():
        one, two = disturber(sound, lengths, rates), disturber(sound, lengths, rates)
        return torch.cat([one[0], two[0]]), torch.cat([one[1], two[1]])


def produce(ready, device, seconds, trainer):
    """Puts batches into a queue: as sound for an accelerator, else as input of the network; ends when the trainer is gone."""
    torch.set_num_threads(1)
    seed = int.from_bytes(os.urandom(4), "little")
    torch.manual_seed(seed)
    disturber = disturb.Disturber("cpu") if device == "cpu" else None
    for sound, lengths, rates, units, sizes in batches(Segments(), random.Random(seed + 1), seconds):
        hours = float(lengths.sum()) / features.RATE / 3600
        if disturber:
            sound, lengths = views(disturber, sound, lengths, rates)
        while True:
            try:
                ready.put((sound, lengths, rates, units, sizes, hours), timeout=10)
                break
            except queue.Full:
                if os.getppid() != trainer:
                    return


def has_half_precision(device):
    """Tells whether products of bfloat16 are quick: on an accelerator, and where the processor has them."""
    return device != "cpu" or any(flag in open("/proc/cpuinfo").read() for flag in ("amx_bf16", "avx512_bf16"))


def losses(logits, lengths, units, sizes):
    """Returns the CTC loss of both views by unit, and how far their posteriors are apart."""
    logs = functional.log_softmax(logits.float(), 2)
    frames = ((lengths + 1) // 2 + 1) // 2
    ctc = functional.ctc_loss(logs.transpose(0, 1), units.repeat(2), frames, sizes.repeat(2), reduction="none", zero_infinity=True)
    one, two = logs.chunk(2)
    inside = (torch.arange(one.shape[1], device=one.device)[None] < frames[:len(one), None]).float()
    apart = (functional.kl_div(one, two.detach(), reduction="none", log_target=True).sum(2)
             + functional.kl_div(two, one.detach(), reduction="none", log_target=True).sum(2)) * inside / 2
    return (ctc / sizes.repeat(2)).mean(), (apart.sum(1) / sizes).mean()


class Trainer:
    """The network, its average and the state of the training."""

    def __init__(self, options, device):
        self.options, self.device = options, device
        self.half = has_half_precision(device)
        self.clock = time.process_time if device == "cpu" else time.time
        self.network = model.AcousticModel().to(device).train()
        self.optimiser = torch.optim.AdamW(self.network.parameters(), weight_decay=1e-2, betas=(0.9, 0.98))
        self.steps, self.hours, self.minutes = 0, 0.0, 0.0
        self.shown, self.asked, self.recent = None, False, collections.deque(maxlen=KEPT)
        self.path = paths.OUTPUT / f"{options.name}.pt"
        if self.path.exists():
            state = torch.load(self.path, map_location=device)
            self.network.load_state_dict(state["network"])
            self.optimiser.load_state_dict(state["optimiser"])
            self.mean = state["mean"]
            self.steps, self.hours, self.minutes = state["steps"], state["hours"], state["minutes"]
        else:
            if options.start:
                model.grow_from(self.network, options.start)
            self.mean = {name: tensor.clone() for name, tensor in self.network.state_dict().items()}

    def rate(self):
        done = min(1.0, self.minutes / self.options.minutes)
        return self.options.peak * min(1.0, (self.steps + 1) / WARM) * (0.5 * (1 + math.cos(math.pi * done)) * 0.995 + 0.005)

    def outputs(self, network, x):
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.half):
            return network(x.transpose(1, 2))

    def step(self, x, lengths, units, sizes, hours):
        ctc, apart = losses(self.outputs(self.network, x), lengths, units, sizes)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate()
        self.optimiser.zero_grad(set_to_none=True)
        (ctc + AGREE * apart).backward()
        norm = torch.nn.utils.clip_grad_norm_(self.network.parameters(), CLIP)
        if torch.isfinite(norm):
            self.optimiser.step()
        self.steps += 1
        self.hours += hours
        self.recent.append(x)
        self.follow()
        if self.steps % 10 == 1:
            now = torch.stack([ctc.detach(), apart.detach()]).cpu()
            self.shown = now if self.shown is None else 0.95 * self.shown + 0.05 * now

    def follow(self):
        """Moves the average of the weights after the weights."""
        decay = min(AVERAGE, 1 - 3 / (self.steps + 3))
        with torch.no_grad():
            for name, tensor in self.network.state_dict().items():
                if tensor.is_floating_point():
                    self.mean[name].lerp_(tensor, 1 - decay)
                else:
                    self.mean[name].copy_(tensor)

    def averaged(self):
        """Returns the average of the weights, on the processor, with statistics of the batch norms that belong to it."""
        network = model.AcousticModel().to(self.device)
        network.load_state_dict(self.mean)
        if len(self.recent) == KEPT:
            network.train()
            for module in network.modules():
                if isinstance(module, torch.nn.BatchNorm1d):
                    module.reset_running_stats()
                    module.momentum = None  # the mean over all batches
            with torch.no_grad():
                for x in self.recent:
                    self.outputs(network, x)
        return network.cpu().eval()

    def save(self, *names):
        """Writes the state and the averaged weights, and says how well they hear the watched voice."""
        state = {"network": self.network.state_dict(), "optimiser": self.optimiser.state_dict(), "mean": self.mean,
                 "steps": self.steps, "hours": self.hours, "minutes": self.minutes}
        paths.replace(self.path, lambda path: torch.save(state, path))
        network = self.averaged()
        for name in names:
            model.save_weights(network.state_dict(), paths.OUTPUT / f"{name}.npz")
        self.log(evaluate.summary(network, WATCHED, limit=60))

    def log(self, text=""):
        ctc, apart = (0, 0) if self.shown is None else self.shown
        print(f"{datetime.datetime.now():%d %H:%M:%S} minutes {self.minutes:.1f} step {self.steps} hours {self.hours:.1f} "
              f"ctc {ctc:.4f} apart {apart:.4f} rate {self.rate():.1e} {text}", flush=True)

    def run(self, ready):
        disturber = None if self.device == "cpu" else disturb.Disturber(self.device)
        began, before = self.clock(), self.minutes
        reported = saved = time.time()
        while self.minutes < self.options.minutes and not self.asked:
            x, lengths, rates, units, sizes, hours = (item if isinstance(item, float) else item.to(self.device) for item in ready.get())
            if disturber:
                x, lengths = views(disturber, x, lengths, rates)
            self.step(x, lengths, units, sizes, hours)
            self.minutes = before + (self.clock() - began) / 60
            if time.time() - saved > SAVE:
                self.save("latest")
                saved = reported = time.time()
            elif time.time() - reported > REPORT:
                self.log()
                reported = time.time()
        self.save("latest", *([self.options.name] if self.minutes >= self.options.minutes else []))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--from", dest="start")
    parser.add_argument("--peak", type=float, default=5e-4)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    paths.make_folders()
    torch.set_num_threads(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    context = torch.multiprocessing.get_context("spawn")
    ready = context.Queue(8)
    producer = context.Process(target=produce, args=(ready, device, options.seconds, os.getpid()), daemon=True)
    producer.start()
    trainer = Trainer(options, device)
    signal.signal(signal.SIGTERM, lambda *_: setattr(trainer, "asked", True))
    trainer.run(ready)
    producer.terminate()


if __name__ == "__main__":
    main()
