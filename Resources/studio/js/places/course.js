// A course with a teacher, for the student: today, the week to learn, the sessions; the screen to record on, and the teacher's answers.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { t } from "../i18n.js";
import { showAgain } from "../main.js";
import { surahs } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { bones } from "../parts/states.js";
import { stopSound } from "../sound.js";
import { styles } from "../styles.js";
import { showFault } from "./course-fault.js";
import { openFiles } from "./course-files.js";
import { openJoin, syncButton } from "./course-join.js";
import { showFeedback } from "./course-feedback.js";
import { showLearn } from "./course-learn.js";
import { recordScreen } from "./course-record.js";
import { showSchedule } from "./course-schedule.js";
import { showToday } from "./course-today.js";

const join = () => button("main", "course", t("course.join"), () => openJoin(() => void showAgain()));

/** Screens below the three, each with a way back. */
const SCREENS = /** @type {Record<string, (element: HTMLElement, part: string, whenLeft: (end: () => void) => void) => Promise<any>>} */ ({ record: recordScreen, feedback: showFeedback });

/** The three, by their names in the address. */
const PARTS = /** @type {Record<string, (element: HTMLElement, answer: any, part: string, section: string) => any>} */ ({ today: showToday, learn: showLearn, schedule: showSchedule });

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  // An address such as course/3 is a week to learn.
  const [name = "today", part = ""] = /^\d+$/.test(path[0] ?? "") ? ["learn", path[0]] : path;
  const screen = SCREENS[name];
  whenLeft(stopSound);
  await Promise.all([surahs().catch(() => {}), styles("course")]);
  try {
    if (screen) return await screen(element, part, whenLeft);
  } catch (error) {
    return showFault(element, t("place.course"), t("course.none"), error, join());
  }
  const room = h("div.stack.far", {}, bones(3));
  const shown = name in PARTS ? name : "today";
  const tabs = h("nav.segmented", { "aria-label": t("place.course") }, Object.keys(PARTS).map((one) => h("a", { href: `#/course/${one}`, "aria-current": one === shown ? "page" : null }, t(`course.tab.${one}`))));
  const actions = [iconButton("share", t("files.title"), () => void openFiles("course")), syncButton("course")];
  // Later news move nothing.
  let section = path[2] ?? "";
  const showAll = async () => {
    try {
      await PARTS[shown](room, await ask("course"), part, section);
      section = "";
      if (!element.contains(room)) fill(element, top(t("place.course"), { actions }), tabs, room);
    } catch (error) {
      showFault(element, t("place.course"), t("course.none"), error, join());
    }
  };
  fill(element, top(t("place.course"), { actions }), tabs, room);
  whenLeft(on("library", showAll));
  await showAll();
}
