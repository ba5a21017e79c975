"""Reads sources.tsv and the files of the repositories that it names."""

import csv
import re
import subprocess

import paths

# Surahs whose text no voice in training may say: juz 29 (67...77), 78...93 and four more.
HELD_OUT = {12, 18, 36, 55} | set(range(67, 94))


def rows():
    """Returns the lines of sources.tsv as dictionaries."""
    with open(paths.SOURCES, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def row(voice):
    """Returns the line of one voice."""
    for candidate in rows():
        if candidate["voice"] == voice:
            return candidate
    raise SystemExit(f"no voice {voice!r} in {paths.SOURCES.name}")


class Folder:
    """Sound files in a plain folder below EAR_DATA: recordings/NAME."""

    def __init__(self, name):
        self.folder = paths.DATA / name

    def files(self):
        return sorted((path.name, path.name) for path in self.folder.iterdir())

    def read(self, name):
        return (self.folder / name).read_bytes()


class Snapshot:
    """The newest commit of a git directory, read without a work tree."""

    def __init__(self, name):
        folder = paths.REPOSITORIES / name.replace("/", "+")
        places = (folder / "repo", folder / ".git", folder)
        self.folder = next((path for path in places if (path / "HEAD").exists()), None)
        if self.folder is None:
            raise SystemExit(f"{name} is not in {paths.REPOSITORIES}: run fetch.py")
        command = ["git", "--git-dir", str(self.folder), "cat-file", "--batch"]
        self.reader = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def files(self):
        """Returns (path, object) of every file of the commit."""
        command = ["git", "--git-dir", str(self.folder), "ls-tree", "-r", "-z", "HEAD"]
        listing = subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8", "surrogateescape")
        entries = (entry.split("\t", 1) for entry in listing.split("\0") if entry)
        return [(path, head.split()[2]) for head, path in entries]

    def read(self, identifier):
        """Returns the bytes of an object, or None if the snapshot lacks it (a file that was too large)."""
        self.reader.stdin.write(identifier.encode() + b"\n")
        self.reader.stdin.flush()
        head = self.reader.stdout.readline().split()
        if len(head) < 3:
            return None
        content = self.reader.stdout.read(int(head[2]))
        self.reader.stdout.read(1)
        return content


def open_source(source):
    """Returns the folder or the snapshot that holds the recordings of a source."""
    place = source["repository"]
    return Folder(place) if place.startswith("recordings/") else Snapshot(place)


def recordings(source, repository):
    """Returns (surah, ayah or None, object) of each recording of a source, by the pattern of its line.

    Where a path names its surah in words, the pattern has a group for each: (?P<s114>annas).
    """
    pattern = re.compile(source["pattern"])
    found = []
    for path, identifier in repository.files():
        match = pattern.fullmatch(path)
        if match:
            groups = match.groupdict()
            surah = groups["surah"] if "surah" in groups else next(name[1:] for name, text in groups.items() if text)
            found.append((int(surah), int(groups["ayah"]) if "ayah" in groups else None, identifier))
    return found
