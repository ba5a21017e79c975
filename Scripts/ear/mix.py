"""Makes the mean of two files of weights, where one of them went on from the other.

    python3 mix.py ONE OTHER SHARE OUTPUT --name NAME

SHARE is the weight of OTHER, from 0 to 1. Both are files that the program reads; the matrices are rounded to int8 anew. This is
interpolation of weights as after fine-tuning: where one went on from the other, the mean has what the second learnt, and less of what it
forgot. Prints the digest of the file, which is pinned in Sources/TilawaStore/Hearing/AcousticModelFile.swift.
"""

import argparse
import hashlib
from pathlib import Path

import weights


def mixed(one, other, share):
    """The tensors of the mean, not yet rounded, without the scales of matrices."""
    if one.keys() != other.keys() or any(one[name].shape != other[name].shape for name in one):
        raise SystemExit("mix: the files have other layers")
    scales = {name.removesuffix("weight") + "scale" for name in one if weights.is_matrix(name)}
    return {name: (1 - share) * one[name] + share * other[name] for name in one if name not in scales}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    parser.add_argument("share", type=float)
    parser.add_argument("output", type=Path)
    parser.add_argument("--name", required=True)
    asked = parser.parse_args()
    contents = asked.one.read_bytes(), asked.other.read_bytes()
    (header, one), (other_header, other) = map(weights.decode, contents)
    if header["units"] != other_header["units"]:
        raise SystemExit("mix: the files have other units")
    facts = {"mixedOf": [{"name": head["name"], "sha256": hashlib.sha256(content).hexdigest()}
                         for head, content in zip((header, other_header), contents)], "share": asked.share}
    content = weights.encode(mixed(one, other, asked.share), asked.name, header["units"], facts)
    asked.output.write_bytes(content)
    print(f"{hashlib.sha256(content).hexdigest()}  {len(content)} bytes")


if __name__ == "__main__":
    main()
