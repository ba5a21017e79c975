"""Brings the repositories of sources.tsv as bare git directories to EAR_DATA/repositories/OWNER+NAME.

    python3 fetch.py [voice ...]

A snapshot that is there already is kept. Some hold hundreds of megabytes.
"""

import subprocess
import sys

import paths
import sources


def main(voices):
    paths.make_folders()
    wanted = {row["repository"] for row in sources.rows()
              if (not voices or row["voice"] in voices) and not row["repository"].startswith("recordings/")}
    for repository in sorted(wanted):
        folder = paths.REPOSITORIES / repository.replace("/", "+")
        if not folder.exists():
            url = f"https://github.com/{repository}.git"
            subprocess.run(["git", "clone", "--quiet", "--bare", "--depth", "1", url, str(folder)], check=False)


if __name__ == "__main__":
    main(sys.argv[1:])
