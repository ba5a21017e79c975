"""A person at a machine of their own: for scripts that type what documents print, and what the program names next."""

import math
import os
import pty
import select
import signal
import struct
import subprocess
import time
import wave

# 2026-11-25 06:00 UTC, of which the guide tells.
NOW = 1795586400
LIMIT = 120
PATIENCE = 3
RATE = 8000


def sound(path, *parts):
    """Writes a WAV of parts (seconds, hertz); 0 Hz is silence."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        for seconds, hertz in parts:
            samples = (int(8000 * math.sin(2 * math.pi * hertz * n / RATE)) for n in range(int(seconds * RATE)))
            file.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))
    return path


class Home:
    """A person's home with a program, a crontab, and no service manager, bus or sound server."""

    # The seconds that a command may run.
    limit = LIMIT

    def __init__(self, folder, program):
        self.path = folder / "home"
        self.work = folder / "work"
        for made in (self.path, self.work, folder / "run", folder / "bin"):
            made.mkdir(mode=0o700)
        (folder / "bin" / "tilawa").symlink_to(program)
        self.program("crontab", f'case "$1" in -l) cat "{folder}/crontab" 2>/dev/null || exit 1 ;; *) cat >"{folder}/crontab" ;; esac')
        self.program("systemctl", "exit 1")
        self.environment = {
            "HOME": str(self.path), "PATH": f"{folder}/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color",
            "XDG_RUNTIME_DIR": str(folder / "run"), "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/run/bus",
            "PULSE_SERVER": f"unix:{folder}/run/pulse", "TILAWA_BUS": "no", "TILAWA_BACKGROUND": "no", "TILAWA_OFFLINE": "1",
            "TILAWA_NOW": str(NOW), "TILAWA_ACOUSTIC_MODEL": os.environ.get("TILAWA_ACOUSTIC_MODEL", ""),
        }

    def program(self, name, script):
        path = self.path.parent / "bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def next_day(self):
        self.environment["TILAWA_NOW"] = str(int(self.environment["TILAWA_NOW"]) + 86_400)

    def run(self, line):
        """The exit code of a line, and what it said."""
        run = subprocess.run(["bash", "-o", "pipefail", "-c", line], cwd=self.work, env=self.environment, stdin=subprocess.DEVNULL,
                             capture_output=True, timeout=self.limit, check=False)
        return run.returncode, (run.stdout + run.stderr).decode(errors="replace")

    def at_terminal(self, line, keys):
        """The same at a terminal, at which somebody types once nothing new comes, or after a while."""
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(self.work)
            os.execvpe("bash", ["bash", "-c", line], self.environment)
        said, keys, end, patience = b"", list(keys), time.monotonic() + self.limit, time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready, _, _ = select.select([terminal], [], [], 1)
            if ready:
                try:
                    said += os.read(terminal, 1 << 16)
                except OSError:
                    break
            if keys and (not ready or time.monotonic() > patience):
                os.write(terminal, keys.pop(0).encode())
                patience = time.monotonic() + PATIENCE
        else:
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        os.close(terminal)
        return os.waitstatus_to_exitcode(status), said.decode(errors="replace")
