"""The common parts of the benchmarks: the program under test, tables, medians, looking for tools."""

import math
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def stop(message, code=69):
    print(f"{Path(sys.argv[0]).name}: {message}", file=sys.stderr)
    sys.exit(code)


def tilawa():
    """The installed program: $TILAWA, else the one on the path."""
    named = os.environ.get("TILAWA", "tilawa")
    found = shutil.which(named)
    if found is None:
        stop(f"no program {named}: `make bench` installs one, or set TILAWA")
    return Path(found).resolve()


def arguments(parser, **quick):
    """The options of the caller; `quick` has the values that --quick sets."""
    parser.add_argument("--quick", action="store_true", help="a short look: " + ", ".join(
        f"{name} {value}" for name, value in quick.items()) if quick else "nothing to leave out: it is short")
    asked = parser.parse_args()
    if asked.quick:
        vars(asked).update(quick)
    return asked


def available(tools):
    """The installed ones of the tools; reports the others."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        print(f"not installed, left out: {' '.join(missing)}", file=sys.stderr)
    return [tool for tool in tools if tool not in missing]


def required(*tools):
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        stop(f"needs {' '.join(missing)}: Scripts/setup bench")


@contextmanager
def scratch():
    """A temporary folder; the library of the measured program lies in its `home`."""
    with tempfile.TemporaryDirectory(prefix="tilawa-bench-") as folder:
        path = Path(folder)
        os.environ["TILAWA_HOME"] = str(path / "home")
        # Nothing but what is measured may run.
        os.environ["TILAWA_BACKGROUND"] = "no"
        yield path


def run(*command):
    """Runs a preparation; if it fails, so does the benchmark, with what the command said."""
    done = subprocess.run([str(part) for part in command], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        stop(f"{' '.join(map(str, command))}: exit {done.returncode}\n{done.stderr or done.stdout}".rstrip(), 70)
    return done.stdout


def supports(program, command, option):
    """Whether a command of the program has the option."""
    return option in run(program, command, "--help")


def replacing(program, command):
    """The option by which a command overwrites its earlier output without asking; older versions always do."""
    return ["--force"] if supports(program, command, "--force") else []


def cpu(pid):
    """Seconds of CPU that a running process has used, its own and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid):
    """Resident memory in KiB: now, and the most it ever was since exec."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        fields = dict(line.split(":", 1) for line in status)
    return tuple(int(fields[name].split()[0]) for name in ("VmRSS", "VmHWM"))


def interval(good, count):
    """A share and Wilson's 95 % interval of it, in per cent."""
    if not count:
        return "–"
    share, z = good / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return f"{100 * share:.1f} ({100 * max(0, middle - half):.1f}–{100 * min(1, middle + half):.1f})"


def load():
    """The other load of the machine, for the line under a table."""
    return "load {:.1f} {:.1f} {:.1f}".format(*os.getloadavg())


def table(heads, rows):
    """Prints a Markdown table, figures to the right."""
    cells = [list(map(str, row)) for row in [heads, *rows]]
    widths = [max(len(row[column]) for row in cells) for column in range(len(heads))]

    def line(row):
        first = row[0].ljust(widths[0])
        return "| " + " | ".join([first, *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]) + " |"

    print(line(cells[0]))
    print("|" + "|".join(["-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:])]) + "|")
    for row in cells[1:]:
        print(line(row))
