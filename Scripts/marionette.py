"""Firefox by Marionette, its own protocol: Debian 12 has no geckodriver. What the checks call has the names of selenium."""

import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

PROGRAMS = ("firefox-esr", "firefox")
PREFERENCES = {
    "marionette.port": 0, "browser.shell.checkDefaultBrowser": False, "browser.startup.page": 0, "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.reportingpolicy.firstRun": False, "app.update.disabledForTesting": True,
    "media.navigator.streams.fake": True, "media.navigator.permission.disabled": True, "media.autoplay.default": 0, "media.autoplay.blocking_policy": 0,
    "dom.w3c_touch_events.enabled": 1, "network.disable-localhost-when-offline": True, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "devtools.console.stdout.content": False, "browser.cache.disk.enable": False,
}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def program():
    """The path of Firefox; none where it is missing."""
    return next((path for path in map(shutil.which, PROGRAMS) if path), None)


class MarionetteError(Exception):
    """A refusal of Firefox."""


class Element:
    def __init__(self, driver, answer):
        self.driver, self.id = driver, answer[ELEMENT]

    def send_keys(self, *keys):
        self.driver.tell("WebDriver:ElementSendKeys", id=self.id, text="".join(keys))


class Firefox:
    """A Firefox without a screen, with a profile of its own that goes with it."""

    def __init__(self, limit=60):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tilawa-firefox-"))
        (self.folder / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()), encoding="ascii")
        self.process = subprocess.Popen(
            [program(), "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", str(self.folder)],
            env=dict(os.environ, HOME=str(self.folder)), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number, self.rest, self.switch_to = 0, b"", self
        self.connection = self.connect(time.monotonic() + limit)
        self.connection.settimeout(limit)
        self.receive()
        self.tell("WebDriver:NewSession", strictFileInteractability=False)
        self.tell("WebDriver:SetTimeouts", script=120_000, pageLoad=60_000)

    def connect(self, end):
        """The connection, once Firefox has written its port."""
        port = self.folder / "MarionetteActivePort"
        while time.monotonic() < end and self.process.poll() is None:
            try:
                return socket.create_connection(("127.0.0.1", int(port.read_text(encoding="ascii"))))
            except (OSError, ValueError):
                time.sleep(0.05)
        raise MarionetteError("Firefox did not start")

    def receive(self):
        """A message: its length, a colon, JSON."""
        while b":" not in self.rest:
            self.rest += self.more()
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.rest += self.more()
        message, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(message)

    def more(self):
        data = self.connection.recv(1 << 20)
        if not data:
            raise MarionetteError("Firefox has ended")
        return data

    def tell(self, command, **values):
        """The answer to a command."""
        self.number += 1
        text = json.dumps([0, self.number, command, values]).encode()
        self.connection.sendall(str(len(text)).encode() + b":" + text)
        _, number, error, answer = self.receive()
        assert number == self.number
        if error:
            raise MarionetteError(f"{command}: {error['error']}: {error['message']}")
        return answer["value"] if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def get(self, address):
        self.tell("WebDriver:Navigate", url=address)

    def refresh(self):
        self.tell("WebDriver:Refresh")

    def back(self):
        self.tell("WebDriver:Back")

    @property
    def current_url(self):
        return self.tell("WebDriver:GetCurrentURL")

    @property
    def active_element(self):
        return Element(self, self.tell("WebDriver:GetActiveElement"))

    def find_element(self, by, value):
        """An element by the tag or the selector, which selenium's By names."""
        return Element(self, self.tell("WebDriver:FindElement", using=by, value=value))

    def execute_script(self, script, *values):
        return self.tell("WebDriver:ExecuteScript", script=script, args=list(values), newSandbox=False)

    def execute_async_script(self, script, *values):
        return self.tell("WebDriver:ExecuteAsyncScript", script=script, args=list(values), newSandbox=False)

    def save_screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.tell("WebDriver:TakeScreenshot", full=False, hash=False)))

    def perform(self, actions):
        self.tell("WebDriver:PerformActions", actions=actions)

    def inside(self, script, *values):
        """The result of a script that runs as a part of Firefox itself."""
        self.tell("Marionette:SetContext", value="chrome")
        try:
            return self.execute_script(script, *values)
        finally:
            self.tell("Marionette:SetContext", value="content")

    def quit(self):
        try:
            self.tell("Marionette:Quit", flags=["eForceQuit"])
            self.process.wait(timeout=15)
        except (MarionetteError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.connection.close()
        shutil.rmtree(self.folder, ignore_errors=True)
