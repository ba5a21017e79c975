"""Makes an .npz of the file that the program reads, to go on with a training whose .npz is gone.

    python3 unfold.py ../../Resources/acoustic-model.bin OUT.npz

In the file the batch norms are folded into their layers. Each gets back the mean and the variance of what reaches it from
disturbed sound of the voices in sounds, and a scale and a shift that undo them: the outputs stay
the same, and training goes on as from the weights themselves. The rows before a norm, whose length then means nothing,
get the length that training from nothing gives them, so that a learning rate means what it meant.
"""

import itertools
import pathlib
import random
import sys

import torch

import disturb
import features
import model
import train
import weights

BATCHES, SECONDS = 50, 60            # sound that the statistics are taken from
LENGTHS = {"c1": 1.66, "c2": 2.34, "dw": 0.64, "p2": 2.0}  # medians of the rows' lengths in the first model
NEAR = 1e-3                         # largest difference of a logit


def statistics(network):
    """Returns the mean and the variance of what reaches each norm from disturbed sound, by the norm's name."""
    sums = {}

    def gather(name):
        def hook(_, inputs):
            values = inputs[0].double()
            total = sums.setdefault(name, [0, 0, 0])
            total[0] += values.shape[0] * values.shape[2]
            total[1] = total[1] + values.sum((0, 2))
            total[2] = total[2] + (values ** 2).sum((0, 2))
        return hook

    hooks = [module.register_forward_pre_hook(gather(name)) for name, module in network.named_modules()
             if isinstance(module, torch.nn.BatchNorm1d)]
    disturber, made = disturb.Disturber("cpu", rooms=200), train.batches(train.Segments(), random.Random(1), SECONDS)
    with torch.no_grad():
        for sound, lengths, rates, _, _ in itertools.islice(made, BATCHES):
            network(disturber(sound, lengths, rates)[0].transpose(1, 2))
    for hook in hooks:
        hook.remove()
    return {name: (one / count, two / count - (one / count) ** 2) for name, (count, one, two) in sums.items()}


def with_statistics(state, found):
    """Gives the norms these statistics without a change of what they compute."""
    epsilon = weights.BATCH_NORM_EPSILON
    for name, (mean, variance) in found.items():
        scale = state[f"{name}.weight"] / torch.sqrt(state[f"{name}.running_var"] + epsilon)
        state[f"{name}.bias"] = (state[f"{name}.bias"] + scale * (mean - state[f"{name}.running_mean"])).float()
        state[f"{name}.weight"] = (scale * torch.sqrt(variance + epsilon)).float()
        state[f"{name}.running_mean"], state[f"{name}.running_var"] = mean.float(), variance.float()


def with_lengths(state):
    """Scales the rows before the norms to the length that they have in training, and the norms with them."""
    epsilon = weights.BATCH_NORM_EPSILON
    norms = {"c1": "b1", "c2": "b2", "dw": "bn", "p2": "bn2"}
    for name in [name for name in state if name.endswith(".weight") and name.split(".")[-2] in LENGTHS]:
        layer = name.split(".")[-2]
        norm = name[:-len(f"{layer}.weight")] + norms[layer]
        rows = state[name]
        factor = LENGTHS[layer] / rows.reshape(len(rows), -1).norm(dim=1).clamp_min(1e-6)
        variance = state[f"{norm}.running_var"]
        state[name] = rows * factor.reshape(-1, *[1] * (rows.dim() - 1))
        state[f"{norm}.running_mean"] = state[f"{norm}.running_mean"] * factor
        state[f"{norm}.running_var"] = variance * factor ** 2
        state[f"{norm}.weight"] = state[f"{norm}.weight"] * torch.sqrt(
            (variance * factor ** 2 + epsilon) / (factor ** 2 * (variance + epsilon)))


def main(source, target):
    torch.set_num_threads(1)
    network = model.load_weights(source)
    state = network.state_dict()
    noise = torch.randn(2, features.BANDS, 400)
    with torch.no_grad():
        before = network(noise)
    with_statistics(state, statistics(network))
    with_lengths(state)
    network.load_state_dict(state)
    with torch.no_grad():
        difference = (network(noise) - before).abs().max().item()
    print(f"logits of noise differ by {difference:.2g} at most")
    if difference > NEAR:
        raise SystemExit("the weights compute something else")
    model.save_weights(network.state_dict(), pathlib.Path(target))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(sys.argv[1], sys.argv[2])
