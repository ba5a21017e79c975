"""A library of test tones with the studio that shows it, and what checks say: for scripts that look at the studio's pages."""

import http.client
import io
import json
import math
import os
import signal
import struct
import subprocess
import time
import wave

failures = []


def check(what, holds, more=""):
    print(f"{'ok' if holds else 'NOT'}: {what}{f' ({more})' if more and not holds else ''}", flush=True)
    if not holds:
        failures.append(what)


def until(test, seconds=15):
    """The result of the test as soon as it is true; its last value when the time is over."""
    end = time.monotonic() + seconds
    while True:
        value = test()
        if value or time.monotonic() > end:
            return value
        time.sleep(0.05)


def sound_of(seconds, pitch):
    """A file of a tone."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setparams((1, 2, 16000, 0, "NONE", ""))
        sound.writeframes(b"".join(struct.pack("<h", int(9000 * math.sin(place * pitch / 20))) for place in range(16000 * seconds)))
    return file.getvalue()


class Studio:
    """A library of tones, and the studio that shows it."""

    def __init__(self, program, home, *options, fills=True, **variables):
        self.program = program
        self.environment = dict(os.environ, TILAWA_HOME=str(home), TILAWA_BUS="no", **variables)
        if fills:
            self.fill(home)
        self.start(*options)

    def start(self, *options):
        self.process = subprocess.Popen(
            [self.program, "studio", "--no-open", "--json", *options], env=self.environment, stdout=subprocess.PIPE, text=True)
        answer = json.loads(self.process.stdout.readline())
        self.address, self.lan = answer["address"], answer.get("lan")

    @property
    def port(self):
        return int(self.address.split(":")[2].split("/")[0])

    @property
    def key(self):
        return self.address.split("key=")[1]

    def enter(self):
        """The cookie that a browser gets for the address."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request("GET", f"/?key={self.key}")
        return connection.getresponse().headers["Set-Cookie"].split(";")[0]

    def ask(self, path, headers):
        """The status of a request by no browser."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status

    def fill(self, home):
        tones = home / "tones.wav"
        with wave.open(str(tones), "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(16000)
            for number in range(4):
                frames = [int(9000 * math.sin(place * (number + 3) / 20)) for place in range(32000)]
                sound.writeframes(struct.pack("<32000h", *frames))
                sound.writeframes(bytes(16000))
        for words in [
            ["config", "set", "output", "null:realtime"], ["config", "set", "network", "off"],
            ["import", str(tones), "--reciter", "Tones", "--title", "Lesson", "--json"],
            *[["annotate", "add", "last", str(number * 2.5), str(number * 2.5 + 2), f"112:{number + 1}"] for number in range(4)],
            ["hifz", "add", "112", "113"], ["hifz", "add", "78", "--new"], ["hifz", "set", "--new", "lines:5"],
        ]:
            self.run(*words)

    def run(self, *words):
        return subprocess.run([self.program, *words], env=self.environment, capture_output=True, text=True, timeout=60)

    def json(self, *words):
        out = self.run(*words, "--json").stdout
        return json.loads(out) if out else None

    def end(self):
        """Ends the studio and what plays."""
        self.run("stop")
        return self.leave()

    def leave(self):
        """Ends the studio alone."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=10)
