"""The common parts of the measurements of sound: a sound server of their own, and ayat to play."""

import os
import shutil
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import measure

RATE = 44100
CHANNELS = 2
SINK = "tilawa_bench"


class Server:
    """A private PulseAudio daemon with a null sink; clients find it by PULSE_SERVER."""

    def __init__(self, folder):
        home = folder / "pulse"
        (home / "run").mkdir(parents=True, mode=0o700)
        environment = {**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "XDG_CONFIG_HOME": str(home),
                       "PULSE_RUNTIME_PATH": str(home / "run")}
        environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        self.socket = home / "native"
        self.daemon = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes",
             "--realtime=no", "--high-priority=no", f"--log-target=file:{home / 'log'}",
             "-L", f"module-null-sink sink_name={SINK} rate={RATE} channels={CHANNELS} format=s16le",
             "-L", f"module-native-protocol-unix auth-anonymous=1 socket={self.socket}"],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait(self):
        deadline = time.monotonic() + 10
        while not self.socket.exists():
            if self.daemon.poll() is not None or time.monotonic() > deadline:
                measure.stop("the private sound server did not start")
            time.sleep(0.05)

    def cpu(self):
        """Seconds of CPU that the daemon has used."""
        return measure.cpu(self.daemon.pid)

    def sounding(self):
        """The number of streams that are open and not paused."""
        listed = measure.run("pactl", "list", "sink-inputs")
        return listed.count("Corked: no")


@contextmanager
def sound_server(folder):
    measure.required("pulseaudio", "pactl")
    server = Server(folder)
    try:
        server.wait()
        os.environ["PULSE_SERVER"] = f"unix:{server.socket}"
        os.environ["SDL_AUDIODRIVER"] = "pulseaudio"
        yield server
    finally:
        server.daemon.terminate()
        server.daemon.wait()


def encode(path, expression, frames, rate=RATE, channels=1, codec=()):
    """A file of exactly so many frames of what an expression of `t` says."""
    measure.required("ffmpeg")
    measure.run("ffmpeg", "-nostdin", "-loglevel", "error", "-f", "lavfi", "-i",
                f"aevalsrc='{expression}':s={rate}", "-af", f"atrim=end_sample={frames}", "-ac", str(channels),
                "-bitexact", *codec, path)


MP3 = ("-codec:a", "libmp3lame", "-b:a", "64k")


class Ayat:
    """A folder of mp3 files 002001.mp3, 002002.mp3 …: copies of a reciter's, or tones."""

    def __init__(self, folder, source, count=None):
        self.folder = folder / "ayat"
        self.folder.mkdir()
        found = longest_surah(Path(source)) if source else tones(folder)
        count = count or len(found)
        self.files = [self.folder / f"002{number + 1:03}.mp3" for number in range(count)]
        for number, path in enumerate(self.files):
            shutil.copyfile(found[number % len(found)], path)
        self.range = f"2:1-{count}"
        self.name = f"{Path(source).resolve().name}, {len(found)} files" if source else f"{len(found)} tones"

    def add_to_library(self, tilawa):
        measure.run(tilawa, "reciters", "add", "Ayat", self.folder)

    def concat_list(self):
        """A list for ffmpeg's concat."""
        path = self.folder.parent / "list.txt"
        path.write_text("".join(f"file '{file}'\n" for file in self.files), encoding="utf-8")
        return path


def longest_surah(folder):
    """The ayat of the surah that has most files in the folder, in order."""
    surahs = {}
    for path in sorted(folder.glob("[0-9][0-9][0-9][0-9][0-9][0-9].mp3")):
        if path.stem[3:] != "000":
            surahs.setdefault(path.stem[:3], []).append(path)
    if not surahs:
        measure.stop(f"{folder}: no files SSSAAA.mp3", 66)
    return max(surahs.values(), key=len)


def tones(folder, count=24):
    """Tones of 2 to 6 s as mp3 of 64 kbit/s, 22,050 Hz, mono."""
    made = folder / "tones"
    made.mkdir()
    rate = 22050
    paths = [made / f"{number}.mp3" for number in range(count)]
    for number, path in enumerate(paths):
        pitch = 150 + 25 * number
        voice = "+".join(f"0.2/{part}*sin(2*PI*{part * pitch}*t)" for part in range(1, 7))
        encode(path, voice, rate * 2 + (number * 7919) % (rate * 4), rate, codec=MP3)
    return paths


def add_ayat_option(parser):
    parser.add_argument("--ayat", default=os.environ.get("BENCH_AYAT"), metavar="FOLDER",
                        help="files SSSAAA.mp3 of a reciter, of which the surah with most of them is taken; "
                        "default: $BENCH_AYAT, else tones")
