"""Chromium and Firefox at a page of the studio, by one set of calls: for scripts that look at the studio's pages."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time
import zipfile

import marionette
from studio import until

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Benchmarks"))
from sound import sound_server  # noqa: E402

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.remote.command import Command
except ImportError:
    # Debian's python has the package; another one may come first in the path.
    if sys.executable != "/usr/bin/python3" and os.path.exists("/usr/bin/python3"):
        os.execv("/usr/bin/python3", ["/usr/bin/python3"] + sys.argv)
    print(f"{os.path.basename(sys.argv[0])}: python3-selenium is missing", file=sys.stderr)
    sys.exit(69)

__all__ = ["Browser", "By", "Chromium", "Firefox", "Keys", "PLACES", "SIZES", "axe_rules", "sound_server"]

PLACES = ["today", "mushaf/50", "player", "recordings", "editor/last", "recite/112", "hifz", "khatm", "course", "coach", "reciters", "settings", "more", "welcome", "parts", "keys"]
SIZES = [(360, 640), (412, 915), (768, 1024), (1440, 900)]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# The sounds that the page has played, the newest last: scripts of Firefox do not see the page's own modules.
HEARD = """
return (window.heard ??= (() => {
  const all = [];
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    all.push(this);
    return play.call(this);
  };
  return all;
})()).at(-1)?.currentTime ?? 0;
"""
# The number of requests that wait for their answers.
WAITING = """
window.waiting = 0;
const real = window.fetch;
window.fetch = (...values) => {
  window.waiting += 1;
  return real(...values).finally(() => setTimeout(() => (window.waiting -= 1)));
};
"""
# A window of a phone grows with what is too wide, so its own width is given.
TOO_WIDE = """
const [width, done] = arguments;
document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => {
  if (document.documentElement.scrollWidth <= width) return done("");
  const start = document.dir === "rtl" ? document.documentElement.clientWidth - width : 0;
  const wide = [...document.querySelectorAll("body *")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.right > start + width + 0.5 || box.left < start - 0.5 || box.width > width);
  });
  const inner = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)) && !one.closest(".places"));
  done(inner.slice(0, 3).map((one) => `${Math.round(one.getBoundingClientRect().width)} px ${one.outerHTML.slice(0, 120)}`).join(" | ") || "unknown");
})));
"""


class Chromium:
    """Chromium by its driver; `home` has the certificates that it trusts."""

    name = "Chromium"
    # The time without a request after which none comes.
    pause = 0.15

    @staticmethod
    def is_here():
        return all(map(os.path.exists, ("/usr/bin/chromedriver", "/usr/bin/chromium")))

    def __init__(self, *more, home=None):
        options = webdriver.ChromeOptions()
        for option in [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--autoplay-policy=no-user-gesture-required",
            "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream", *more,
        ]:
            options.add_argument(option)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(
            service=Service("/usr/bin/chromedriver", env=dict(os.environ, HOME=str(home)) if home else None), options=options)
        self.driver.set_script_timeout(120)
        self.tell("Page.addScriptToEvaluateOnNewDocument", source=WAITING)

    def tell(self, command, **values):
        return self.driver.execute_cdp_cmd(command, values)

    def size(self, width, height):
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 800)

    def sleep(self, sleeps):
        """Has the page sleep, as one that is in the back for long."""
        self.tell("Page.setWebLifecycleState", state="frozen" if sleeps else "active")
        if not sleeps:
            # It draws nothing until it comes to the front.
            page = self.driver.current_window_handle
            self.driver.switch_to.new_window("tab")
            self.driver.close()
            self.driver.switch_to.window(page)

    def line(self, speed=-1, latency=0, offline=False):
        """Sets the speed of the network, in bytes a second, and the time of each answer, in milliseconds."""
        self.tell("Network.enable")
        self.tell("Network.emulateNetworkConditions", offline=offline, latency=latency, downloadThroughput=speed, uploadThroughput=speed)

    def perform(self, actions):
        self.driver.execute(Command.W3C_ACTIONS, {"actions": actions})

    def counts(self):
        """The bytes of objects, the elements and the listeners of all pages that are alive."""
        self.tell("HeapProfiler.collectGarbage")
        counters = self.tell("Memory.getDOMCounters")
        return {"bytes": self.tell("Runtime.getHeapUsage")["usedSize"], "elements": counters["nodes"], "listeners": counters["jsEventListeners"]}

    def complaints(self):
        """The lines that the console got since they were last asked for."""
        return [one["message"] for one in self.driver.get_log("browser")]


class Firefox:
    """Firefox by Marionette."""

    name = "Firefox"
    # It does not tell which requests wait for their answers.
    pause = 0.4

    @staticmethod
    def is_here():
        return marionette.program() is not None

    def __init__(self, *_, home=None):
        self.driver = marionette.Firefox()

    def size(self, width, height):
        """Sizes the page itself: a window is at least 450 px wide."""
        self.driver.inside(
            "const style = gBrowser.selectedBrowser.style; for (const [name, value] of [['width', arguments[0]], ['height', arguments[1]]]) "
            "for (const part of ['', 'min-', 'max-']) style.setProperty(part + name, `${value}px`)", width, height)
        until(lambda: self.driver.execute_script("return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height))

    def sleep(self, sleeps):
        """Hides the page: Firefox lets none sleep at a wish."""
        self.driver.inside("gBrowser.selectedBrowser.browsingContext.isActive = !arguments[0]", sleeps)

    def line(self, speed=-1, latency=0, offline=False):
        self.driver.inside("Services.io.offline = arguments[0]", offline)

    def perform(self, actions):
        self.driver.perform(actions)

    def complaints(self):
        return self.driver.inside(
            "const errors = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag) && /^http/.test(one.sourceName)).map(String);"
            "const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);"
            "const said = storage.getEvents().filter((one) => /^http/.test(one.filename)).map((one) => `${one.level}: ${one.arguments.map(String)}`);"
            "Services.console.reset(); storage.clearEvents(); return [...errors, ...said]")


class Browser:
    """A browser at one page of the studio; `kind` is the one that is opened."""

    kind = Chromium

    def __init__(self, address, *more, home=None):
        self.engine = Browser.kind(*more, home=home)
        self.driver = self.engine.driver
        self.size(1440, 900)
        self.driver.get(address)
        until(self.is_ready)
        self.sound_place()

    def is_ready(self):
        return self.js("return document.documentElement.dataset.ready === 'yes'")

    def js(self, script, *values):
        return self.driver.execute_script(script, *values)

    def size(self, width, height):
        self.engine.size(width, height)

    def look(self, language, theme):
        self.js("localStorage.setItem('language', arguments[0]); localStorage.setItem('look.theme', arguments[1])", language, theme)
        self.driver.refresh()
        until(self.is_ready)
        self.sound_place()

    def go(self, place):
        self.sound_place()
        self.js("location.hash = '#/keys'")
        until(lambda: self.js("return document.querySelector('.keys-table') !== null"))
        self.js("location.hash = arguments[0]", f"#/{place}")
        until(lambda: self.js("return !document.querySelector('.keys-table') || arguments[0] === 'keys'", place))
        until(lambda: self.js("const main = document.querySelector('main'); return main.childElementCount > 0 && !main.classList.contains('opening')"))
        # Answers lead to other requests, so the place is there when no more come.
        count = lambda: self.js("return [performance.getEntriesByType('resource').length, window.waiting ?? 0]")
        end, before = time.monotonic() + 15, None
        while (before != (before := count()) or before[1]) and time.monotonic() < end:
            time.sleep(self.engine.pause)

    def press(self, *keys):
        for key in keys:
            self.driver.switch_to.active_element.send_keys(key)
            time.sleep(0.15)

    def tab_to(self, what):
        """Presses Tab until what has the focus meets a condition on `one`; false where nothing does."""
        for _ in range(150):
            self.driver.switch_to.active_element.send_keys(Keys.TAB)
            if self.js(f"const one = document.activeElement; return Boolean({what})"):
                return True
        return False

    def text(self, selector="main"):
        return self.js("return document.querySelector(arguments[0])?.innerText ?? ''", selector)

    def sound_place(self):
        """The place of the newest sound that the page has played since this was first asked, in seconds."""
        return self.js(HEARD)

    def too_wide(self, width):
        """The innermost elements that reach out of a window of a width, once two frames have been drawn; empty where nothing does."""
        return self.driver.execute_async_script(TOO_WIDE, width)

    def violations(self, axe):
        if not self.js("return window.axe !== undefined"):
            self.js(axe + "; window.axe = axe")
        return self.driver.execute_async_script(
            "const done = arguments[1]; axe.run(document, {runOnly: arguments[0]}).then((answer) => "
            "done(answer.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`)))", RULES)


def axe_rules(folder):
    """axe.min.js of the newest wheel."""
    code = subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "-d", folder, "axe-playwright-python"],
        capture_output=True, timeout=120).returncode
    wheels = list(pathlib.Path(folder).glob("axe_playwright_python-*.whl"))
    if code or not wheels:
        print("studio-check: axe's rules cannot be had from PyPI", file=sys.stderr)
        sys.exit(69)
    return zipfile.ZipFile(wheels[0]).read("axe_playwright_python/axe.min.js").decode()
