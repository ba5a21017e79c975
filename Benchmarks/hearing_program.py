"""The common parts of `Benchmarks/ear` and `Benchmarks/recite`: sound by telephone, and the program that hears."""

import subprocess

import concatenating
import measure

import numpy as np

RATE = 16000


def heard(samples, condition, generator):
    """Samples as a condition gives them."""
    if condition != "phone":
        return samples
    samples = concatenating.telephone(samples, RATE)
    noise = generator.normal(0, 1, len(samples))
    return samples + noise * np.sqrt((samples ** 2).mean() / 10 ** 1.5)


def run(program, command, model, jobs, scratch, *more):
    listed = scratch / "jobs"
    listed.write_text("\n".join("\t".join(job) for job in jobs) + "\n", encoding="utf-8")
    done = subprocess.run([program, command, model, listed, *more], capture_output=True, text=True, check=False)
    if done.returncode:
        measure.stop(f"{program}: {done.stderr}".rstrip(), 70)
    return [line.split("\t") for line in done.stdout.splitlines()]
