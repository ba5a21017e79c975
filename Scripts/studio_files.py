"""A course in the studio's page by files alone, and by a place that both sides share: a part of Scripts/studio-check."""

import datetime
import pathlib
import re

from studio_texts import press

HAS_FILE = "return document.querySelector('dialog input[type=file]') !== null"


def choose(browser, until, path, place=0):
    """Gives a file to the dialogue."""
    until(lambda: browser.js(HAS_FILE))
    browser.driver.find_elements("css selector", "dialog input[type=file]")[place].send_keys(str(path))


def kept(browser, until, folder, name, wanted):
    """The file that a button gives the browser."""
    press(browser, until, name, "dialog")
    until(lambda: (folder / wanted).exists() and not list(folder.glob("*.crdownload")), 30)
    return folder / wanted


def begun(teacher, until, check, folder):
    """A teacher gets a file, has a faulty one refused with all its faults, and begins the course; its invitation."""
    teacher.go("coach")
    check("files: a teacher without a course can begin one", press(teacher, until, "Begin a course", "main"), teacher.text())
    plan = kept(teacher, until, folder, "Get a file to fill in", "course.yaml")
    check("files: there is a file to fill in, and its code is told", plan.exists() and until(lambda: re.search(r"Write this code down.*\w{4}", teacher.text("dialog"), re.S)), teacher.text("dialog"))
    text = plan.read_text(encoding="utf-8")
    (folder / "faulty.yaml").write_text(re.sub(r"^title:.*\n", "colour: green\n", text, flags=re.M), encoding="utf-8")
    choose(teacher, until, folder / "faulty.yaml")
    check("files: each fault of a file is told", until(lambda: teacher.js("return document.querySelectorAll('dialog .banner.warn li').length") > 1, 30), teacher.text("dialog"))
    start = (datetime.date.today() - datetime.timedelta(days=3)).isoformat()
    plan.write_text(re.sub(r"^start:.*$", f"start: {start}", text, flags=re.M), encoding="utf-8")
    choose(teacher, until, plan)
    check("files: a course begins", until(lambda: "The course has begun: 15 weeks" in teacher.text("dialog"), 30), teacher.text("dialog"))
    course = re.search(r"^course: (\S+)", text, re.M).group(1)
    return course, kept(teacher, until, folder, "The invitation for new students", f"{course}.tilawa")


def joined(pupil, until, check, plan, invitation):
    """A student joins by the file of an invitation; what is no invitation is refused."""
    pupil.go("course")
    check("course: without one, it says how to join", press(pupil, until, "Join a course", "main"))
    until(lambda: pupil.js(HAS_FILE))
    pupil.driver.find_element("css selector", "dialog input:not([type=file])").send_keys("Yusuf")
    choose(pupil, until, plan)
    press(pupil, until, "Join a course", "dialog")
    check("course: what is no invitation is refused", until(lambda: pupil.js("return document.querySelector('dialog .banner.warn') !== null"), 30), pupil.text("dialog"))
    choose(pupil, until, invitation)
    press(pupil, until, "Join a course", "dialog")
    check("course: it is joined by the invitation's file", until(lambda: "Your place" in pupil.text(), 30), pupil.text())


def exchanged(pupil, teacher, coach, student, until, check, folder, course):
    """A file of the student goes to the teacher, and the answer back."""
    press(pupil, until, "Exchange by files", "main")
    sent = kept(pupil, until, folder, "A file for your teacher", f"{course}-Yusuf.tilawa")
    teacher.go("coach")
    press(teacher, until, "Exchange by files", "main")
    choose(teacher, until, sent)
    check("files: the teacher opens what the student sent", until(lambda: "new" in teacher.text("dialog .banner"), 30), teacher.text("dialog"))
    check("files: the student stands in the page", until(lambda: "Yusuf" in teacher.text("main")), teacher.text("main"))
    coach.run("coach", "place", "Yusuf", "Level 2")
    sent.unlink()
    teacher.js("document.querySelector('dialog').close()")
    press(teacher, until, "Exchange by files", "main")
    until(lambda: "Yusuf" in teacher.text("dialog"))
    answer = kept(teacher, until, folder, "A file for Yusuf", f"{course}-Yusuf.tilawa")
    choose(pupil, until, answer)
    check("files: the answer is opened", until(lambda: (student.json("course") or {}).get("level") == "Level 2", 30), pupil.text("dialog"))
    check("files: the page shows it", until(lambda: "Week 1" in pupil.text("main"), 30), pupil.text("main"))
    choose(pupil, until, answer)
    check("files: a second time nothing is new", until(lambda: "Nothing in it is new" in pupil.text("dialog"), 30), pupil.text("dialog"))


def run(program, folder, axe, Studio, Browser, check, until):
    """All of it, on two libraries of its own."""
    home = pathlib.Path(folder) / "files"
    home.mkdir()
    coach, student = (Studio(program, home / name, fills=False) for name in ("coach", "student"))
    teacher, pupil = Browser(coach.address), Browser(student.address)
    try:
        for browser in (teacher, pupil):
            browser.engine.tell("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(home))
        course, invitation = begun(teacher, until, check, home)
        wrong = teacher.violations(axe)
        joined(pupil, until, check, home / "course.yaml", invitation)
        exchanged(pupil, teacher, coach, student, until, check, home, course)
        for browser in (teacher, pupil):
            browser.size(360, 640)
            wrong += browser.violations(axe) + [more for more in [browser.too_wide(360)] if more]
        check("files: axe finds nothing, nothing is too wide", not wrong, "; ".join(wrong[:4]))
        share = home / "share"
        share.mkdir()
        coach.run("coach", "sync", str(share))
        student.run("course", "sync", str(share))
        pupil.go("course")
        check("course: a press sends and fetches", press(pupil, until, "Send and fetch now") and until(lambda: "All is sent and fetched" in pupil.text("#said"), 30), pupil.text("#said"))
    finally:
        teacher.driver.quit()
        pupil.driver.quit()
        coach.end()
        student.end()
