"""The acoustic model: a convolutional network that gives the phonemes' posteriors every 40 ms.

Two convolutions of stride 2 make frames of 40 ms; residual blocks follow, as many as KERNELS has. A block is a depthwise
convolution over time, a batch norm, a linear layer to twice the channels, ReLU, a linear layer back and a batch norm. The names of the
layers are those of the weights files (.npz): c1, b1, c2, b2, blocks.<i>.{dw, bn, p1, p2, bn2}, bo, out.
"""

import pathlib

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import features
import paths
import weights

KERNELS = (9, 9, 11, 11, 13, 13, 15, 5, 5, 5, 5)
SHRINK = 4  # features per output frame


class Block(nn.Module):
    """A residual block over [batch, channels, frames]."""

    def __init__(self, channels, hidden, kernel):
        super().__init__()
        self.dw = nn.Conv1d(channels, channels, kernel, padding=kernel // 2, groups=channels, bias=False)
        self.bn = nn.BatchNorm1d(channels)
        self.p1 = nn.Linear(channels, hidden)
        self.p2 = nn.Linear(hidden, channels, bias=False)
        self.bn2 = nn.BatchNorm1d(channels)

    def forward(self, x):
        y = self.bn(self.dw(x)).transpose(1, 2).contiguous()
        y = self.p2(functional.relu(self.p1(y))).transpose(1, 2).contiguous()
        return x + self.bn2(y)


class AcousticModel(nn.Module):
    """Maps normalised features [batch, 64, time] to logits [batch, frames, units + 1]; output 0 is blank."""

    def __init__(self, outputs=36, first=128, channels=224, hidden=448, kernels=KERNELS):
        super().__init__()
        self.c1 = nn.Conv1d(features.BANDS, first, 5, stride=2, padding=2, bias=False)
        self.b1 = nn.BatchNorm1d(first)
        self.c2 = nn.Conv1d(first, channels, 5, stride=2, padding=2, bias=False)
        self.b2 = nn.BatchNorm1d(channels)
        self.blocks = nn.Sequential(*[Block(channels, hidden, kernel) for kernel in kernels])
        self.drop = nn.Dropout(0.1)
        self.bo = nn.BatchNorm1d(channels)
        self.out = nn.Linear(channels, outputs)

    def forward(self, x):
        x = functional.relu(self.b1(self.c1(x)))
        x = functional.relu(self.b2(self.c2(x)))
        x = functional.relu(self.bo(self.blocks(x)))
        return self.out(self.drop(x.transpose(1, 2)))


def frames(time):
    """Returns the number of output frames of `time` feature frames."""
    return ((time + 1) // 2 + 1) // 2


def save_weights(state, path):
    """Writes a state dictionary as .npz: float16, but running means and variances float32."""
    arrays = {}
    for name, tensor in state.items():
        kept = name.endswith(("running_mean", "running_var", "num_batches_tracked"))
        arrays[name] = tensor.numpy() if kept else tensor.numpy().astype(np.float16)
    paths.replace(path, lambda temporary: np.savez_compressed(temporary, **arrays))


def tensor(values):
    return torch.from_numpy(np.ascontiguousarray(values)).float()


def unfolded(tensors, state):
    """Fills a state dictionary from the tensors of a file; its norms have mean 0 and variance 1."""
    def norm(name, shift, scale=None):
        state[f"{name}.running_mean"] = torch.zeros(len(shift))
        state[f"{name}.running_var"] = torch.full((len(shift),), 1 - weights.BATCH_NORM_EPSILON)
        state[f"{name}.weight"] = torch.ones(len(shift)) if scale is None else tensor(scale)
        state[f"{name}.bias"] = tensor(shift)

    for source, target, name in (("front1", "c1", "b1"), ("front2", "c2", "b2")):
        state[f"{target}.weight"] = tensor(tensors[f"{source}.weight"].transpose(0, 2, 1))
        norm(name, tensors[f"{source}.bias"])
    block = 0
    while f"block{block}.depthwise.weight" in tensors:
        source, target = f"block{block}", f"blocks.{block}"
        state[f"{target}.dw.weight"] = tensor(tensors[f"{source}.depthwise.weight"][:, None, :])
        state[f"{target}.p1.weight"] = tensor(tensors[f"{source}.expand.weight"])
        state[f"{target}.p1.bias"] = tensor(tensors[f"{source}.expand.bias"])
        state[f"{target}.p2.weight"] = tensor(tensors[f"{source}.project.weight"])
        norm(f"{target}.bn", tensors[f"{source}.depthwise.bias"])
        norm(f"{target}.bn2", tensors[f"{source}.project.bias"])
        block += 1
    norm("bo", tensors["final.shift"], tensors["final.scale"])
    state["out.weight"], state["out.bias"] = tensor(tensors["output.weight"]), tensor(tensors["output.bias"])
    return state


def load_weights(path):
    """Returns the network of an .npz file, or of a .bin that the program reads, ready to run; it has the blocks of the file."""
    if str(path).endswith(".bin"):
        header, tensors = weights.decode(pathlib.Path(path).read_bytes())
        network = AcousticModel(kernels=header["layers"]["kernels"])
        network.load_state_dict(unfolded(tensors, network.state_dict()))
        return network.eval()
    state = read_state(path)
    blocks = len({name.split(".")[1] for name in state if name.startswith("blocks.")})
    network = AcousticModel(kernels=[state[f"blocks.{i}.dw.weight"].shape[2] for i in range(blocks)])
    network.load_state_dict(state)
    return network.eval()


def grow_from(network, path):
    """Gives a network the weights of an .npz file with fewer blocks; the blocks it lacks begin as no change at all."""
    state = read_state(path)
    own = network.state_dict()
    missing = set(own) - set(state)
    for name in missing:
        state[name] = torch.zeros_like(own[name]) if name.endswith("bn2.weight") else own[name]
    network.load_state_dict(state)


def read_state(path):
    """Returns the tensors of an .npz file by name, as float32."""
    with np.load(path) as arrays:
        state = {name: torch.from_numpy(np.asarray(arrays[name])) for name in arrays}
    return {name: tensor.float() if tensor.is_floating_point() else tensor for name, tensor in state.items()}


def posteriors(network, sound, sliding=False, chunk=6000, context=400):
    """Returns the log posteriors [frames, units + 1] of features; long sounds go in chunks that overlap."""
    x = features.normalised(sound, sliding)
    pieces = []
    with torch.no_grad():
        for start in range(0, len(x), chunk):
            first, last = max(0, start - context), min(len(x), start + chunk + context)
            logits = network(torch.from_numpy(np.ascontiguousarray(x[first:last].T))[None])[0]
            wanted = frames(min(len(x), start + chunk) - start)
            pieces.append(torch.log_softmax(logits, 1).numpy()[(start - first) // SHRINK:][:wanted])
    return np.concatenate(pieces)


def live_posteriors(network, sound, ahead, block=8, past=60):
    """Returns the log posteriors as live listening has them: `ahead` frames of 40 ms of look-ahead, sliding mean.

    Each block of frames is computed from the sound up to `ahead` frames after it, and from `past` frames before it.
    """
    x = features.normalised(sound, sliding=True)
    total, pieces = frames(len(x)), []
    with torch.no_grad():
        for start in range(0, total, block):
            first, last = max(0, start - past), min(total, start + block + ahead)
            window = np.ascontiguousarray(x[first * SHRINK:last * SHRINK].T)
            logits = network(torch.from_numpy(window)[None])[0]
            pieces.append(torch.log_softmax(logits, 1).numpy()[start - first:start - first + block])
    return np.concatenate(pieces)
