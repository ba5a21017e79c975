"""Real recitations, where they are, and sound as 16-bit samples of one channel.

They are below `audio` of TILAWA_REFERENCE_DATA, else of ../shared/data: a folder for each reciter, with a file for each ayah
(078001.mp3) or each surah (113.mp3); of Warsh and Qaloon where its name says so.
"""

import os
import random
import re
import struct
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
AUDIO = Path(os.environ.get("TILAWA_REFERENCE_DATA", ROOT.parent / "shared" / "data")) / "audio"
RATE = 16_000


class NotHere(Exception):
    """No recitation of the kind that is needed."""


def samples(path):
    """The samples of a sound file."""
    return subprocess.run(["ffmpeg", "-v", "error", "-i", str(path), "-ac", "1", "-ar", str(RATE), "-f", "s16le", "-"],
                          capture_output=True, check=True).stdout


def silence(seconds, seed=1):
    """The noise of a quiet room."""
    noise = random.Random(seed)
    return b"".join(struct.pack("<h", noise.randint(-12, 12)) for _ in range(int(seconds * RATE)))


def write(path, *parts, options=()):
    """Writes samples as the ending of a name says."""
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", str(RATE), "-ac", "1", "-i", "-", *options, str(path)],
                   input=b"".join(parts), check=True)
    return path


def beginning(part, share):
    """The beginning of samples, as of somebody who breaks off."""
    return part[: int(len(part) * share) // 2 * 2]


def folders(kind):
    """The folders of recitations: `ayat` with 078001, `warsh` and `surahs` with whole surahs."""
    names = sorted(path for path in AUDIO.glob("*") if path.is_dir()) if AUDIO.is_dir() else []
    whole = [path for path in names if any(path.glob("113.*"))]
    found = {
        "ayat": [path for path in names if any(path.glob("078001.*")) and any(path.glob("036001.*"))],
        "warsh": [path for path in whole if "warsh" in path.name],
        "surahs": [path for path in whole if not re.search("warsh|qaloon", path.name)],
    }[kind]
    if not found:
        raise NotHere(f"no recitation of this kind ({kind}) is in {AUDIO}")
    return found


def ayah(folder, surah, number):
    """The samples of a recited ayah."""
    return samples(next(folder.glob(f"{surah:03}{number:03}.*")))
