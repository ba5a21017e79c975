"""The events that a session must send, worked out apart from the program: each event with the frame at which it is heard."""

from dataclasses import dataclass


def rounded(numerator, denominator):
    """The nearest whole number, halves up."""
    return (2 * numerator + denominator) // (2 * denominator)


@dataclass(frozen=True)
class Speed:
    """In quarters of the normal one."""
    quarters: int = 4

    def __str__(self):
        return f"{self.quarters / 4:g}"


@dataclass(frozen=True)
class Clip:
    """An ayah's file: so many frames at its own rate."""
    reciter: str
    frames: int
    rate: int

    def length(self, rate, speed):
        """In frames of the session: its end is resampled to a whole frame, and that is stretched to one."""
        return rounded(4 * rounded(self.frames * rate, self.rate), speed.quarters)


@dataclass(frozen=True)
class Session:
    """A surah's ayat, each so many times, over and over, with gaps, until `seconds` are full."""
    clips: dict  # ref: Clip
    each: int
    gap_percent: int
    pass_gap: int  # ms
    rate: int
    speed: Speed
    seconds: int

    def options(self):
        return ["--each", str(self.each), "--repeat", "forever", "--gap", f"{self.gap_percent}%", "--pass-gap",
                f"{self.pass_gap}ms", "--for", f"{self.seconds}s", "--speed", str(self.speed), "--basmalah", "never"]

    @property
    def end(self):
        return self.seconds * self.rate

    def events(self):
        """(frame, members that the event must have), to the end."""
        for frame, event in self._endless():
            # An ayah that begins at the very end is not heard any more; one that ends there is.
            if frame > self.end or (frame == self.end and event["event"] != "count"):
                break
            yield frame, event
        yield self.end, {"event": "end", "reason": "finished"}

    def _endless(self):
        frame, number = 0, 0
        lengths = {ref: clip.length(self.rate, self.speed) for ref, clip in self.clips.items()}
        while True:
            number += 1
            for ref, clip in self.clips.items():
                for play in range(1, self.each + 1):
                    yield frame, {"event": "ayah", "ref": ref, "play": play, "pass": number, "reciter": clip.reciter}
                    frame += lengths[ref]
                    yield frame, {"event": "count", "ref": ref, "done": play, "pass": number}
                    last = play == self.each and ref == next(reversed(self.clips))
                    silence = (rounded(self.pass_gap * self.rate, 1000) if last
                               else rounded(lengths[ref] * self.gap_percent, 100))
                    yield frame, {"event": "gap", "kind": "pass" if last else "ayah"}
                    frame += silence


class Check:
    """Compares events, one after the other, with what must come; keeps the first few that are wrong."""

    KEPT = 5

    def __init__(self, session):
        self.rate = session.rate
        self.expected = session.events()
        self.seen = 0
        self.last = 0
        self.wrong = []
        self.apart = 0  # frames, at most
        self.has_ended = False

    def take(self, event):
        self.seen += 1
        frame, members = next(self.expected, (None, {"event": "nothing more"}))
        # Six decimals of a second name a frame exactly at any rate below 500,000.
        self.last = round(event.get("at", -1) * self.rate)
        self.has_ended = event["event"] == "end"
        if any(event.get(name) != value for name, value in members.items()):
            self.blame(f"{members} was to come, and {event} came")
        elif self.last != frame:
            self.apart = max(self.apart, abs(self.last - frame))
            self.blame(f"{event} is {self.last - frame:+} frames away")

    def blame(self, words):
        if len(self.wrong) < self.KEPT:
            self.wrong.append(words)
