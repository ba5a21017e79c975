"""The weights of the acoustic model: as PyTorch trains them, as the program reads them, and what they compute.

A training ends in an .npz whose names are those of the PyTorch modules. The program reads a file of its own:

    bytes 0-7    "TILAWAM1"
    bytes 8-11   the length of the header, unsigned, little endian
    then         the header, JSON in UTF-8; zeros up to a multiple of 64; the payload

The header names the tensors of the payload, each with type, shape and offset. A matrix is int8 with one scale for each output,
`value = integer * scale`; all else is float32. Batch norms are folded into the layers before them.
"""

import hashlib
import json
import struct

import numpy as np

MAGIC = b"TILAWAM1"
ALIGNMENT = 64
BATCH_NORM_EPSILON = 1e-5
FRONT_END = {"rate": 16000, "window": 400, "hop": 160, "transform": 512, "bands": 64, "lowest": 20, "highest": 8000,
             "floor": 1e-5, "scale": 3}
FRONT_STRIDE = 2
# Names of matrices in the file; each is int8 and has a companion of scales.
MATRICES = ("front1", "front2", "output")


def batch_norm(arrays, name):
    """Scale and shift of a batch norm in evaluation: y = scale * x + shift."""
    scale = arrays[f"{name}.weight"] / np.sqrt(arrays[f"{name}.running_var"] + BATCH_NORM_EPSILON)
    return scale, arrays[f"{name}.bias"] - scale * arrays[f"{name}.running_mean"]


def fold(arrays):
    """Tensors of the file, not yet quantised, from the arrays of an .npz: name -> float64."""
    arrays = {name: np.asarray(arrays[name], np.float64) for name in arrays}
    folded = {}

    def convolution(target, weight, norm):
        scale, shift = batch_norm(arrays, norm)
        # PyTorch: output, input, tap. The file: output, tap, input.
        folded[f"{target}.weight"] = (arrays[weight] * scale[:, None, None]).transpose(0, 2, 1)
        folded[f"{target}.bias"] = shift

    convolution("front1", "c1.weight", "b1")
    convolution("front2", "c2.weight", "b2")
    for block in range(blocks(arrays)):
        source, target = f"blocks.{block}", f"block{block}"
        scale, shift = batch_norm(arrays, f"{source}.bn")
        folded[f"{target}.depthwise.weight"] = arrays[f"{source}.dw.weight"][:, 0, :] * scale[:, None]
        folded[f"{target}.depthwise.bias"] = shift
        folded[f"{target}.expand.weight"] = arrays[f"{source}.p1.weight"]
        folded[f"{target}.expand.bias"] = arrays[f"{source}.p1.bias"]
        scale, shift = batch_norm(arrays, f"{source}.bn2")
        folded[f"{target}.project.weight"] = arrays[f"{source}.p2.weight"] * scale[:, None]
        folded[f"{target}.project.bias"] = shift
    folded["final.scale"], folded["final.shift"] = batch_norm(arrays, "bo")
    folded["output.weight"], folded["output.bias"] = arrays["out.weight"], arrays["out.bias"]
    return folded


def blocks(arrays):
    """Number of residual blocks in the arrays of an .npz."""
    count = 0
    while f"blocks.{count}.dw.weight" in arrays:
        count += 1
    return count


def is_matrix(name):
    """Whether a tensor of the file is quantised."""
    layer, _, kind = name.rpartition(".")
    return kind == "weight" and (layer in MATRICES or layer.endswith((".expand", ".project")))


def quantise(values):
    """A matrix as int8 and one scale for each row."""
    rows = values.reshape(len(values), -1)
    scales = np.abs(rows).max(1) / 127
    scales[scales == 0] = 1
    scales = scales.astype(np.float32)
    integers = np.clip(np.rint(rows / scales[:, None].astype(np.float64)), -127, 127).astype(np.int8)
    return integers.reshape(values.shape), scales


def layers(folded):
    """The entry `layers` of the header."""
    first, front_kernel, inputs = folded["front1.weight"].shape
    count = sum(name.endswith(".depthwise.weight") for name in folded)
    hidden, channels = folded["block0.expand.weight"].shape
    return {"inputs": inputs, "first": first, "channels": channels, "hidden": hidden, "frontKernel": front_kernel,
            "frontStride": FRONT_STRIDE, "kernels": [folded[f"block{n}.depthwise.weight"].shape[1] for n in range(count)],
            "dilation": 1}


def encode(folded, name, units, trained):
    """The bytes of a file of weights."""
    payload, tensors = bytearray(), []

    def append(tensor, kind, values):
        payload.extend(bytes(-len(payload) % ALIGNMENT))
        tensors.append({"name": tensor, "type": kind, "shape": list(values.shape), "offset": len(payload)})
        payload.extend(values.astype("<f4").tobytes() if kind == "f32" else values.tobytes())

    for tensor, values in folded.items():
        if is_matrix(tensor):
            integers, scales = quantise(values)
            append(tensor, "i8", integers)
            append(tensor.removesuffix("weight") + "scale", "f32", scales)
        else:
            append(tensor, "f32", values)
    header = {"format": 1, "name": name, "units": units, "frontEnd": FRONT_END, "layers": layers(folded), "trained": trained,
              "sha256": hashlib.sha256(payload).hexdigest(), "tensors": tensors}
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    start = MAGIC + struct.pack("<I", len(text)) + text
    return start + bytes(-len(start) % ALIGNMENT) + bytes(payload)


def decode(content):
    """Header and tensors (name -> float64, matrices multiplied out) of a file's bytes; ValueError for any other content."""
    if content[:8] != MAGIC:
        raise ValueError("this is no acoustic model")
    length = struct.unpack("<I", content[8:12])[0]
    header = json.loads(content[12:12 + length].decode())
    begin = 12 + length
    payload = content[begin + -begin % ALIGNMENT:]
    if hashlib.sha256(payload).hexdigest() != header["sha256"]:
        raise ValueError("the digest of the payload is another one")
    stored = {}
    for tensor in header["tensors"]:
        kind = {"i8": np.dtype(np.int8), "f32": np.dtype("<f4")}[tensor["type"]]
        size = int(np.prod(tensor["shape"]))
        if tensor["offset"] % ALIGNMENT:
            raise ValueError(f"{tensor['name']} is not aligned")
        stored[tensor["name"]] = np.frombuffer(payload, kind, size, tensor["offset"]).reshape(tensor["shape"])
    tensors = {}
    for name, values in stored.items():
        values = values.astype(np.float64)
        if is_matrix(name):
            scales = stored[name.removesuffix("weight") + "scale"].astype(np.float64)
            values = values * scales.reshape(-1, *[1] * (values.ndim - 1))
        tensors[name] = values
    return header, tensors


def log_posteriors(tensors, features):
    """Log probabilities, frames x outputs, of normalised features, hops x inputs, by folded tensors. Float64."""
    def strided(x, layer):
        weight, bias = tensors[f"{layer}.weight"], tensors[f"{layer}.bias"]
        kernel = weight.shape[1]
        x = np.pad(x, ((kernel // 2, kernel // 2), (0, 0)))
        rows = np.stack([x[start:start + kernel] for start in range(0, len(x) - kernel + 1, FRONT_STRIDE)])
        return np.maximum(rows.reshape(len(rows), -1) @ weight.reshape(len(weight), -1).T + bias, 0)

    x = strided(strided(np.asarray(features, np.float64), "front1"), "front2")
    block = 0
    while f"block{block}.depthwise.weight" in tensors:
        layer = f"block{block}"
        weight = tensors[f"{layer}.depthwise.weight"]
        kernel = weight.shape[1]
        padded = np.pad(x, ((kernel // 2, kernel // 2), (0, 0)))
        mixed = sum(padded[tap:tap + len(x)] * weight[:, tap] for tap in range(kernel)) + tensors[f"{layer}.depthwise.bias"]
        hidden = np.maximum(mixed @ tensors[f"{layer}.expand.weight"].T + tensors[f"{layer}.expand.bias"], 0)
        x = x + hidden @ tensors[f"{layer}.project.weight"].T + tensors[f"{layer}.project.bias"]
        block += 1
    x = np.maximum(x * tensors["final.scale"] + tensors["final.shift"], 0)
    scores = x @ tensors["output.weight"].T + tensors["output.bias"]
    scores = scores - scores.max(1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(1, keepdims=True))
