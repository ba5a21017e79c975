"""Folders of the pipeline: all of them lie below the folder that EAR_DATA names."""

import os
import pathlib

SCRIPTS = pathlib.Path(__file__).resolve().parent
DATA = pathlib.Path(os.environ.get("EAR_DATA", "ear-data")).resolve()

REPOSITORIES = DATA / "repositories"  # one git directory per source: OWNER+NAME
FEATURES = DATA / "features"          # of voices to measure: <voice>.<condition>.npy and .tsv
SOUNDS = DATA / "sounds"              # <voice>.raw, .tsv, .files: pieces whose text is known
OUTPUT = DATA / "out"                 # checkpoints and weights
PHONEMES = DATA / "phonemes.json"
UNITS = SCRIPTS / "units.json"
SOURCES = SCRIPTS / "sources.tsv"
LISTS = SCRIPTS / "lists"


def make_folders():
    """Makes the folders that the scripts write to."""
    for folder in (REPOSITORIES, FEATURES, SOUNDS, OUTPUT):
        folder.mkdir(parents=True, exist_ok=True)


def replace(path, write):
    """Calls `write` with a temporary path beside `path` and renames the result: a reader never sees half a file."""
    temporary = path.with_name(path.stem + ".partial" + path.suffix)
    write(temporary)
    os.replace(temporary, path)
