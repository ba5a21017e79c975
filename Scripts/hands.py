"""Somebody at a page of the studio, by finger or by keys, in a language: presses what has a name there, and reads what it says."""

import json
import pathlib
import re

from browsers import Keys
from studio import until

TEXTS = pathlib.Path(__file__).resolve().parents[1] / "Resources" / "studio" / "texts"
# Finds what has a name and can be pressed, marks it, and tells where it is and what lies over it.
FIND = """
const [pattern, within] = arguments;
const name = new RegExp(`^(?:${pattern})$`, "u");
const clean = (text) => (text ?? "").replace(/[\\u200e\\u200f\\u2066-\\u2069]/g, "").replace(/\\s+/g, " ").trim();
const room = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0 && !one.disabled;
for (const one of document.querySelectorAll("[data-wanted]")) one.removeAttribute("data-wanted");
const one = [...room.querySelectorAll(within || "button, a[href], summary, label")].filter(isSeen).find((one) =>
  [one.ariaLabel, one.textContent, one.title, one.querySelector("b")?.textContent].some((text) => text && name.test(clean(text))));
if (!one) return null;
one.setAttribute("data-wanted", "");
window.pressed = false;
one.addEventListener("click", () => (window.pressed = true), { once: true, capture: true });
one.scrollIntoView({ block: "center", behavior: "instant" });
const box = one.getBoundingClientRect();
const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
const hit = document.elementFromPoint(x, y);
return { x, y, over: hit && (one.contains(hit) || hit.contains(one)) ? "" : hit?.outerHTML.slice(0, 120) ?? "the edge of the window" };
"""


class Stuck(Exception):
    """A step that does not lead to the next."""


class Hand:
    def __init__(self, name, browser, axe):
        self.name, self.browser, self.axe = name, browser, axe
        self.language, self.theme, self.size, self.keys, self.faults, self.texts = "en", "light", (1440, 900), True, [], {}

    def becomes(self, language, theme, size, keys):
        """Goes on in another language, look and window: by keys, else by finger."""
        self.language, self.theme, self.size, self.keys = language, theme, size, keys
        self.texts = json.loads((TEXTS / f"{language}.json").read_text(encoding="utf-8"))
        self.browser.size(*size)
        self.browser.look(language, theme)

    def pattern(self, key):
        """The pattern of a text with any values, in all its forms; a name that is no text stands for itself."""
        text = self.texts.get(key, key)
        forms = text.values() if isinstance(text, dict) else [text]
        return "|".join(re.sub(r"\\\{\w+\\\}", ".*", re.escape(form).replace("\\ ", " ").replace("\\-", "-")) for form in forms)

    def find(self, key, within="", more=""):
        return self.browser.js(FIND, f"(?:{self.pattern(key)}){more}" if key else ".*", within)

    def resting(self, key, within, more):
        """The place of what does not move and has nothing over it."""
        before, now = self.find(key, within, more), self.find(key, within, more)
        return now if now and now == before and not now["over"] else None

    def press(self, key="", within="", more=""):
        """Presses what has a text of the page as its name."""
        place = until(lambda: self.resting(key, within, more))
        if not place:
            there = self.find(key, within, more)
            raise Stuck(f"{self.name} cannot press {key or within}: " + (f"it is under {there['over']}" if there else f"it is not in “{self.text()[-600:]}”"))
        if not self.keys:
            return self.touch(place, key, within, more)
        # Elements that are filled anew meanwhile are looked for again.
        for _ in range(3):
            if self.browser.tab_to("one.hasAttribute('data-wanted')"):
                return self.browser.press(Keys.ENTER)
            until(lambda: self.find(key, within, more))
        raise Stuck(f"{self.name} does not come to {key or within} by Tab")

    def touch(self, place, key, within, more):
        """A finger at what has a name; it comes again where that has moved away or the browser was busy."""
        for _ in range(4):
            self.tap(place["x"], place["y"])
            if until(lambda: self.browser.js("return window.pressed"), 3):
                return
            place = until(lambda: self.resting(key, within, more), 3)
            if not place:
                return
        raise Stuck(f"{self.name} touches {key or within}, and nothing happens")

    def tap(self, x, y, hold=0):
        """A finger at a place, for a time in milliseconds."""
        self.browser.engine.perform([{"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [
            {"type": "pointerMove", "duration": 0, "x": x, "y": y}, {"type": "pointerDown", "button": 0},
            *([{"type": "pause", "duration": hold}] if hold else []), {"type": "pointerUp", "button": 0}]}])

    def hold(self, selector):
        """A long press; by keys, Enter on what the arrows have chosen."""
        place = until(lambda: self.browser.js(FIND, ".*", selector))
        if not place:
            raise Stuck(f"{self.name} does not see {selector}")
        self.tap(place["x"], place["y"], 700)

    def text(self):
        return re.sub("[\u200e\u200f\u2066-\u2069]", "", self.browser.text("body"))

    def reads(self, key, seconds=20):
        """Waits until the page says a text."""
        pattern, said = self.pattern(key), []

        def read():
            said.extend(one for one in [self.browser.text("#said")] if one and one not in said)
            return re.search(pattern, self.text(), re.IGNORECASE)

        if not until(read, seconds):
            raise Stuck(f"{self.name} does not read {key} in “{self.text()[-600:]}”; it said {said}")

    def is_there(self, script, what, seconds=20):
        if not until(lambda: self.browser.js(f"return {script}"), seconds):
            raise Stuck(f"{self.name}: {what}: not in “{self.text()[-600:]}”")

    def hears(self):
        if not until(lambda: self.browser.sound_place() > 0.2):
            raise Stuck(f"{self.name} hears nothing; the page says “{self.browser.text('#said')}”")

    def looks(self, where):
        """Notes what is wrong with the page as it is now."""
        about = f"{where} in {self.language}, {self.theme}, {self.size[0]} × {self.size[1]}"
        self.faults += [f"{about}: {one}" for one in self.browser.violations(self.axe)]
        if wide := self.browser.too_wide(self.size[0]):
            self.faults.append(f"{about}: wider than the window: {wide}")
