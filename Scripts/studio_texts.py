"""Texts, microphones and the first steps in the studio's page: a part of Scripts/studio-check."""

import contextlib
import http.server
import json
import os
import pathlib
import re
import subprocess
import threading
import time

# The picture of a canvas: the number of its pixels that are drawn.
DRAWN = ("const one = document.querySelector(arguments[0]); if (!one?.width) return 0; "
         "return one.getContext('2d').getImageData(0, 0, one.width, one.height).data.filter((value, place) => place % 4 === 3 && value > 0).length")


def invented(program, environment):
    """A text with a line of invented words for each ayah, in the form of Tanzil."""
    surahs = json.loads(subprocess.run([program, "info", "surahs", "--json"], env=environment, capture_output=True, text=True).stdout)["surahs"]
    return "".join(f"{one['number']}|{ayah}|meaning of {one['number']}:{ayah}\n" for one in surahs for ayah in range(1, one["ayat"] + 1))


@contextlib.contextmanager
def publisher(text):
    """An address that gives the text for any id."""
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = text.encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{{id}}"
    server.shutdown()


def press(browser, until, name, room="body"):
    """Presses the button with a text or a name as soon as it can be."""
    return until(lambda: browser.js(
        "const one = [...document.querySelectorAll(`${arguments[1]} button, ${arguments[1]} a.button`)].find((one) => !one.disabled && [one.innerText.trim(), one.getAttribute('aria-label')].includes(arguments[0])); "
        "one?.click(); return Boolean(one)", name, room))


def texts(browser, studio, folder, text, check, until):
    """Texts are downloaded, added from a file, refused with the reason, shown and removed."""
    here = lambda: [one["id"] for one in studio.json("text", "list")["packs"]]
    browser.go("texts")
    check("texts: an empty list says what can be done", until(lambda: "No translation is here yet" in browser.text()), browser.text())
    check("texts: a download is offered by its language", press(browser, until, "Download: English, Saheeh International"))
    check("texts: it is here", until(lambda: here() == ["en.sahih"] and "Saheeh International is here" in browser.text("#said"), 60), browser.text("#said"))
    check("texts: one that can be had again is removed at once", press(browser, until, "Remove: Saheeh International") and until(lambda: here() == []))
    check("texts: and comes back", press(browser, until, "Undo", "#said") and until(lambda: here() == ["en.sahih"], 60))
    give = lambda path: browser.driver.find_element("css selector", "dialog input[type=file]").send_keys(str(path))
    wrong, right = folder / "shopping.txt", folder / "so.invented.txt"
    wrong.write_text("milk\nbread\n")
    right.write_text(text)
    press(browser, until, "Add a text")
    until(lambda: browser.js("return document.querySelector('dialog input[type=file]') !== null"))
    give(wrong)
    press(browser, until, "Add", "dialog")
    check("texts: what is refused says why, by its name", until(lambda: "shopping.txt: cannot read the pack" in browser.text("dialog")), browser.text("dialog"))
    give(right)
    press(browser, until, "Add", "dialog")
    check("texts: a file is added", until(lambda: "so.invented" in here()), browser.text("dialog"))
    browser.js("document.querySelector('dialog').close()")
    check("texts: another one is shown", press(browser, until, "Show: so.invented") and until(lambda: studio.run("config", "get", "translation").stdout.strip() == "so.invented"))
    press(browser, until, "Remove: so.invented")
    check("texts: a file of one's own is asked about", press(browser, until, "Remove", "dialog") and until(lambda: here() == ["en.sahih"]), str(here()))
    check("texts: the text of a riwayah leads to its publisher", press(browser, until, "Add: Warsh") and until(lambda: browser.js("return document.querySelector('dialog a[href^=\"https://qurancomplex\"]') !== null")))
    give(right)
    press(browser, until, "Add", "dialog")
    until(lambda: browser.js("return document.querySelector('dialog .banner') !== null"))
    browser.js("document.querySelector('dialog').close()")
    studio.run("text", "remove", "so.invented")


def microphones(browser, studio, check, until):
    """Sound of a microphone is seen; it can be tried, and records into the library."""
    browser.go("recite")
    press(browser, until, "How it listens")
    check("microphone: it is tried", press(browser, until, "Try the microphone", "dialog") and until(lambda: browser.js(DRAWN, "dialog canvas") > 100))
    check("microphone: three seconds are heard", until(lambda: "You are heard" in browser.text("dialog")) and press(browser, until, "Hear yourself", "dialog"), browser.text("dialog"))
    browser.js("document.querySelector('dialog').close()")
    voice = lambda name, room="main": until(lambda: browser.js("const one = document.querySelector(`${arguments[1]} .voice[aria-label=\"${arguments[0]}\"]:not(:disabled)`); one?.click(); return Boolean(one)", name, room))
    browser.go("recite/112")
    check("microphone: its line is drawn while one recites", voice("Begin") and until(lambda: browser.js(DRAWN, ".dock canvas") > 100, 30))
    voice("End")
    until(lambda: browser.js("return document.querySelector('main .voice[aria-label=Begin], main .result') !== null"), 30)
    count = lambda: len((studio.json("library", "list") or {}).get("recordings", []))
    before = count()
    browser.go("recordings")
    press(browser, until, "Record")
    check("record: the line is drawn", voice("Record", "dialog") and until(lambda: browser.js(DRAWN, "dialog canvas") > 300, 30))
    check("record: it is kept", voice("End the recording", "dialog") and until(lambda: count() == before + 1, 30))
    check("record: its outline is drawn", until(lambda: browser.js(DRAWN, "dialog .outline canvas") > 300, 30))
    browser.js("document.querySelector('dialog').close()")


def looks(browser, axe, check, until):
    """The new places and sheets fit all windows, and axe finds nothing."""
    wrong = []
    for language, theme, (width, height) in [("en", "light", (360, 640)), ("ar", "dark", (412, 915)), ("en", "sepia", (768, 1024)), ("ar", "light", (1440, 900))]:
        browser.size(width, height)
        browser.look(language, theme)
        for place, button in [("texts", ""), ("texts", "upload"), ("recordings", "mic"), ("recite", "settings"), ("course", "course"), ("welcome", "")]:
            browser.go(place)
            if button:
                browser.js("(document.querySelector(`main header use[href=\"#sign-${arguments[0]}\"]`)?.closest('button') ?? document.querySelector('main .state button')).click()", button)
                until(lambda: browser.js("return document.querySelector('dialog') !== null"))
                time.sleep(0.3)
            name = f"{place} {button} {language} {theme} {width}"
            wrong += [f"{name}: {one}" for one in browser.violations(axe)]
            if more := browser.too_wide(width):
                wrong.append(f"{name}: wider than the window: {more}")
            browser.js("document.querySelector('dialog')?.close()")
    check("texts and microphones: axe finds nothing, nothing is too wide", not wrong, "; ".join(wrong[:5]))
    browser.size(320, 640)
    browser.look("en", "light")
    browser.js("document.documentElement.style.fontSize = '200%'")
    browser.go("texts")
    wide = browser.too_wide(320)
    browser.js("document.documentElement.style.fontSize = ''")
    check("texts: text of 200 % fits a window of 320 px", not wide, wide)
    browser.size(1440, 900)


def first_steps(program, folder, Studio, Browser, check, until):
    """The first steps choose a print, say which text is missing, download a translation, and try the microphone."""
    home = folder / "steps"
    home.mkdir()
    studio = Studio(program, home, fills=False)
    browser = Browser(studio.address)
    browser.size(412, 915)
    try:
        browser.go("welcome")
        browser.js("document.querySelector('main input[value=warsh]').click()")
        check("first steps: a text that is missing is said", until(lambda: "The text of Warsh is not here" in browser.text()), browser.text())
        browser.js("document.querySelector('main input[value=hafs]').click(); document.querySelector('main input[value=\"140\"]').click()")
        check("first steps: the print is chosen", browser.js("return localStorage.getItem('look.size')") == "140")
        press(browser, until, "Next")
        until(lambda: "Who recites?" in browser.text() and browser.js("return document.querySelector('main input[type=radio]') !== null"))
        press(browser, until, "Next")
        until(lambda: browser.js("return document.querySelector('main input[value=\"en.sahih\"]') !== null"))
        browser.js("document.querySelector('main input[value=\"en.sahih\"]').click()")
        press(browser, until, "Next")
        check("first steps: a translation is downloaded", until(lambda: studio.run("config", "get", "translation").stdout.strip() == "en.sahih", 60))
        check("first steps: the microphone is tried", press(browser, until, "Try the microphone") and until(lambda: "You are heard" in browser.text(), 20), browser.text())
        press(browser, until, "Next")
        check("first steps: they end with what one came for", until(lambda: "What brings you?" in browser.text()), browser.text())
    finally:
        browser.driver.quit()
        studio.end()


def run(program, folder, axe, Studio, Browser, check, until):
    """All of it, on a library of its own."""
    home = pathlib.Path(folder) / "own"
    home.mkdir()
    text = invented(program, dict(os.environ, TILAWA_HOME=str(home), TILAWA_BUS="no"))
    with publisher(text) as address:
        os.environ["TILAWA_TRANSLATIONS"] = address
        studio = Studio(program, home, fills=False)
        browser = Browser(studio.address)
        try:
            texts(browser, studio, home, text, check, until)
            microphones(browser, studio, check, until)
            looks(browser, axe, check, until)
            log = [one["message"] for one in browser.driver.get_log("browser") if one["level"] == "SEVERE" and not re.search("/api/(course|coach|recitations)", one["message"])]
            check("texts and microphones: the browser complains of nothing", not log, "; ".join(log[:3]))
        finally:
            browser.driver.quit()
            studio.end()
        first_steps(program, pathlib.Path(folder), Studio, Browser, check, until)
        del os.environ["TILAWA_TRANSLATIONS"]
