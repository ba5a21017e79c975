"""Trains the acoustic model with CTC on segments/*.tsv, and can be stopped and gone on with at any time.

    python3 train.py NAME --minutes 120 [--from weights.npz] [--peak 1e-3]

State is kept in out/NAME.pt, weights in out/latest.npz, every ten minutes and when the first process is told to end
(SIGTERM); at the end the weights are out/NAME.npz.
The learning rate follows the minutes trained so far, a cosine from --peak to nothing at --minutes: the sum over all
runs. The segments are read anew at each pass, so voices can be added while it runs. Two processes of one thread share
each step by averaging their gradients. The voice "alafasy" is for monitoring only: see evaluate.py.
"""

import argparse
import datetime
import math
import os
import random
import signal
import time

import numpy as np
import torch
from torch.nn import functional

import augment
import evaluate
import features
import model
import paths

PASS = 2400             # segments of a pass
BATCH = 4500            # feature frames of a batch of one process
CLIP = 2.0              # largest norm of the gradient
AVERAGE = 0.9995        # decay of the running average of the weights
REPORT, SAVE = 60, 600  # seconds


class Segments:
    """All the segments, by voice; a pass takes more of a voice the more it has, but far from in proportion."""

    def __init__(self):
        self.arrays, self.by_voice, self.ages = {}, {}, {}

    def read(self):
        """Reads the lists that are new or have changed, and forgets those that are gone."""
        lists = [path for path in sorted(paths.SEGMENTS.glob("*.tsv")) if not path.stem.endswith(".partial")]
        for voice in set(self.by_voice) - {path.stem for path in lists}:
            del self.by_voice[voice], self.ages[voice]
        for path in lists:
            age = path.stat().st_mtime
            if self.ages.get(path.stem) == age:
                continue
            self.ages[path.stem] = age
            lines = (line.split("\t") for line in path.read_text().splitlines())
            self.by_voice[path.stem] = [
                (path.stem, int(first), int(end), [int(unit) for unit in units.split()],
                 [int(spike) for spike in spikes.split()]) for first, end, units, spikes in lines]

    def sound(self, voice, first, end):
        if voice not in self.arrays:
            self.arrays[voice] = np.load(paths.FEATURES / f"{voice}.npy", mmap_mode="r")
        return self.arrays[voice][first:end]

    def one_pass(self, chance):
        """Returns about PASS segments in random order, a voice's share growing with the root of its number."""
        weights = {voice: math.sqrt(len(items)) for voice, items in self.by_voice.items() if len(items) > 15}
        total = sum(weights.values())
        chosen = []
        for voice, weight in weights.items():
            items, wanted = self.by_voice[voice], round(PASS * weight / total)
            whole, rest = divmod(wanted, len(items))
            chosen += items * min(whole, 3) + chance.sample(items, rest if whole < 3 else 0)
        chance.shuffle(chosen)
        return chosen

    def babble(self, chance):
        """Returns features of a segment of any voice, each voice as likely."""
        voice = chance.choice([voice for voice, items in self.by_voice.items() if items])
        _, first, end, _, _ = chance.choice(self.by_voice[voice])
        return self.sound(voice, first, end)


def length(draw):
    """Returns the feature frames of a draw (voice, first frame, end frame, units, rate) at its rate."""
    _, first, end, _, rate = draw
    return (end - first) / rate


def batches(drawn, chance):
    """Returns lists of draws of like length, each of about BATCH frames, in random order."""
    made = []
    for start in range(0, len(drawn), 400):
        batch = []
        for item in sorted(drawn[start:start + 400], key=length):
            if batch and (len(batch) + 1) * length(item) > BATCH:
                made.append(batch)
                batch = []
            batch.append(item)
        made.append(batch)
    chance.shuffle(made)
    return [batch for batch in made if batch]


def shortened(first, end, units, spikes, chance):
    """Cuts a segment at a gap between two spikes, at its end or at its start: what a listener to live sound has.

    The cut leaves two frames after the last spike that stays, and one before the next.
    """
    gaps = [i for i in range(2, len(units) - 2) if spikes[i] - spikes[i - 1] >= 4]
    if not gaps:
        return first, end, units
    i = chance.choice(gaps)
    cut = chance.randint(spikes[i - 1] + 3, spikes[i] - 1)
    if chance.random() < 0.7:
        return first, min(end, first + cut * model.SHRINK), units[:i]
    return first + cut * model.SHRINK, end, units[i:]


class Trainer:
    """One of the processes that train together."""

    def __init__(self, rank, shared, options):
        self.rank, self.shared, self.options = rank, shared, options
        torch.set_num_threads(1)
        seed = int.from_bytes(os.urandom(4), "little")
        torch.manual_seed(seed)
        self.chance = random.Random(seed + 1)
        self.segments = Segments()
        self.segments.read()
        self.augmenter = augment.Augmenter(seed + 2, lambda: self.segments.babble(self.chance))
        self.network = model.AcousticModel()
        self.optimiser = torch.optim.AdamW(self.network.parameters(), weight_decay=1e-2, betas=(0.9, 0.98))
        self.steps, self.hours, self.minutes = 0, 0.0, 0.0
        self.restore()
        self.mean = {name: tensor.clone() for name, tensor in self.network.state_dict().items()}
        self.loss = None

    def restore(self):
        """Takes the state of an earlier run of this name, or the weights to start from."""
        path = paths.OUTPUT / f"{self.options.name}.pt"
        if path.exists():
            state = torch.load(path)
            self.network.load_state_dict(state["network"])
            self.optimiser.load_state_dict(state["optimiser"])
            self.steps, self.hours, self.minutes = state["steps"], state["hours"], state["minutes"]
        elif self.options.start:
            model.grow_from(self.network, self.options.start)

    def rate(self):
        done = min(1.0, self.minutes / self.options.minutes)
        warm = min(1.0, (self.steps + 1) / 200)
        return self.options.peak * warm * (0.5 * (1 + math.cos(math.pi * done)) * 0.99 + 0.01)

    def draw(self, item):
        """Returns a segment as it is to be heard: perhaps cut, and how much faster.

        That is drawn before batches are made, so that those of a batch have one length and little of it is padding.
        """
        voice, first, end, units, spikes = item
        if self.chance.random() < 0.3:
            first, end, units = shortened(first, end, units, spikes, self.chance)
        return voice, first, end, units, self.augmenter.rate()

    def example(self, draw):
        """Returns the input and the units of a draw, disturbed; None if it is too short for its units."""
        voice, first, end, units, rate = draw
        x = self.augmenter(self.segments.sound(voice, first, end), rate)
        repeats = sum(a == b for a, b in zip(units, units[1:]))
        return (x, units) if model.frames(len(x)) > 1.05 * len(units) + repeats else None

    def step(self, batch):
        """Makes one step with the mean gradient of all the processes."""
        examples = [example for example in map(self.example, batch) if example]
        if not examples:
            examples = [(np.zeros((200, features.BANDS), np.float32), [1])]
        lengths = [len(x) for x, _ in examples]
        inputs = np.zeros((len(examples), features.BANDS, max(lengths)), np.float32)
        for row, (x, _) in enumerate(examples):
            inputs[row, :, :len(x)] = x.T
        logits = functional.log_softmax(self.network(torch.from_numpy(inputs)), 2).transpose(0, 1)
        loss = functional.ctc_loss(
            logits, torch.tensor([unit for _, units in examples for unit in units]),
            torch.tensor([model.frames(length) for length in lengths]),
            torch.tensor([len(units) for _, units in examples]), zero_infinity=True)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate()
        self.optimiser.zero_grad()
        loss.backward()
        self.share_gradients()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), CLIP)
        self.optimiser.step()
        self.steps += 1
        self.hours += sum(lengths) * self.options.processes / 360000
        self.loss = loss.item() if self.loss is None else 0.99 * self.loss + 0.01 * loss.item()
        if self.rank == 0 and self.steps % 4 == 0:
            self.follow()

    def share_gradients(self):
        if self.options.processes == 1:
            return
        gradients, barrier = self.shared.gradients, self.shared.barrier
        parameters = list(self.network.parameters())
        gradients[self.rank].copy_(torch.cat([parameter.grad.reshape(-1) for parameter in parameters]))
        barrier.wait()
        mean = gradients.mean(0)
        barrier.wait()
        place = 0
        for parameter in parameters:
            parameter.grad.copy_(mean[place:place + parameter.numel()].view_as(parameter))
            place += parameter.numel()

    def follow(self):
        """Moves the average of the weights after the weights."""
        decay = min(AVERAGE ** 4, 1 - 10 / (self.steps + 10))
        for name, tensor in self.network.state_dict().items():
            if tensor.is_floating_point():
                self.mean[name].mul_(decay).add_(tensor, alpha=1 - decay)
            else:
                self.mean[name].copy_(tensor)

    def save(self, name):
        state = {"network": self.network.state_dict(), "optimiser": self.optimiser.state_dict(),
                 "steps": self.steps, "hours": self.hours, "minutes": self.minutes}
        paths.replace(paths.OUTPUT / f"{self.options.name}.pt", lambda path: torch.save(state, path))
        model.save_weights(self.mean, paths.OUTPUT / f"{name}.npz")

    def log(self, text=""):
        now = datetime.datetime.now().strftime("%H:%M:%S")
        print(f"{now} step {self.steps} minutes {self.minutes:.1f} hours {self.hours:.1f} loss {self.loss:.3f} "
              f"rate {self.rate():.1e} voices {len(self.segments.by_voice)} {text}", flush=True)

    def monitor(self):
        """Returns the error rates of the averaged weights on the voice for early stopping."""
        network = model.AcousticModel()
        network.load_state_dict(self.mean)
        return evaluate.summary(network.eval(), [("alafasy", "clean"), ("alafasy", "telephone")], limit=30)

    def run(self):
        began, before = time.time(), self.minutes
        reported = saved = began
        while True:
            self.segments.read()
            drawn = [self.draw(item) for item in self.segments.one_pass(self.chance)]
            for batch in batches(drawn, self.chance):
                self.minutes = before + (time.time() - began) / 60
                if self.rank == 0 and (self.shared.asked[0] or self.minutes >= self.options.minutes):
                    self.shared.ended[0] = 1
                self.shared.barrier.wait()
                if self.shared.ended[0]:
                    return self.finish()
                self.step(batch)
                if self.rank == 0 and time.time() - reported > REPORT:
                    self.log()
                    reported = time.time()
                if self.rank == 0 and time.time() - saved > SAVE:
                    self.save("latest")
                    self.log(self.monitor())
                    saved = time.time()

    def finish(self):
        if self.rank == 0:
            self.save("latest")
            if self.minutes >= self.options.minutes:
                self.save(self.options.name)
            self.log(self.monitor())


class Shared:
    """The memory that the processes share: gradients, a barrier, a request to end and the decision to."""

    def __init__(self, context, processes):
        size = sum(parameter.numel() for parameter in model.AcousticModel().parameters())
        self.gradients = torch.zeros(processes, size).share_memory_()
        self.barrier = context.Barrier(processes)
        self.asked, self.ended = torch.zeros(1).share_memory_(), torch.zeros(1).share_memory_()


def work(rank, shared, options):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Trainer(rank, shared, options).run()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--from", dest="start")
    parser.add_argument("--peak", type=float, default=1e-3)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    paths.make_folders()
    context = torch.multiprocessing.get_context("fork")
    shared = Shared(context, options.processes)
    workers = [context.Process(target=work, args=(rank, shared, options)) for rank in range(options.processes)]
    for worker in workers:
        worker.start()
    signal.signal(signal.SIGTERM, lambda *_: shared.asked.fill_(1))
    for worker in workers:
        worker.join()


if __name__ == "__main__":
    main()
