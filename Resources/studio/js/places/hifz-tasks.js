// The lines of today's list, with what can be done with each.
import { ask, tryChange } from "../api.js";
import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { passagesName } from "../names.js";
import { button, iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { say } from "../parts/toast.js";
import { play } from "../player.js";
import { withPauses } from "../words.js";

/**
 * Repeats and silences for a passage of each kind.
 * @type {Record<string, Record<string, any>>}
 */
const REPEATS = { sabaq: { each: 5, gap: "100%" } };

/** @param {any} task */
const listen = (task) => () => void play(task.ranges, REPEATS[task.round] ?? {});

/** @param {any} task */
const reciteAddress = (task) => `#/recite/${encodeURIComponent(task.ranges[0])}`;

/** @param {any} task */
const minutes = (task) => (task.minutes ? h("span.tag", {}, icon("clock"), t("minutes", { count: task.minutes })) : null);

/**
 * The passage that comes next, and how it is heard and recited.
 * @param {any} task
 * @param {boolean} isGraded whether its grades are there in place of its beginning
 */
export function nextTask(task, isGraded) {
  const beginning = isGraded ? null : h("p.quran.excerpt.clip", { lang: "ar", dir: "rtl" });
  // Its line is there before its words.
  if (beginning) void beginningOf(task.ranges[0]).then((text) => beginning.append(...withPauses(text)));
  return h("section.card.first.stack", { "data-keep": task.ranges.join(" ") },
    h("div.row.spread.stay", {}, h("span.tag.tone", {}, t(`hifz.round.${task.round}`)), minutes(task)),
    h("div", {}, h("h2.flush", {}, passagesName(task.ranges)), h("p.small.soft", {}, t(`hifz.how.${task.round}`))),
    beginning,
    h("div.row.even", {}, button("main", "play", t("listen"), listen(task)), button("tone", "mic", t("place.recite"), reciteAddress(task))),
    isGraded ? [h("p.small.soft", {}, t("hifz.howWasIt")), grades(task.ranges)] : null);
}

/** @type {Record<string, Promise<string>>} */
const beginnings = {};

/**
 * The text of the first ayah of a passage; empty where it cannot be had.
 * @param {string} range
 */
function beginningOf(range) {
  const [first] = range.split("-");
  return (beginnings[first] ??= ask("text", { range: first.includes(":") ? first : `${first}:1` }).then((answer) => answer.ayat[0].text).catch(() => (delete beginnings[first], "")));
}

/**
 * The passages of a day after the first one, each in a row.
 * @param {any[]} tasks
 */
export const taskList = (tasks) => h("ul.list", {}, tasks.map((task) => h("li.bare", { "data-keep": task.ranges.join(" ") }, h("div.item", {},
  h(`span.dot${task.done ? ".good" : ""}`, { "aria-hidden": "true" }, icon(task.done ? "check" : "repeat", "tiny")),
  h("a.grow.over", { href: `#/mushaf/at/${encodeURIComponent(task.ranges[0])}` }, h("b", {}, passagesName(task.ranges)),
    h("small", {}, [t(`hifz.round.${task.round}`), task.done ? t("hifz.done") : task.minutes ? t("minutes", { count: task.minutes }) : ""].filter(Boolean).join(" · "))),
  task.done ? null : [iconButton("play", `${t("listen")}: ${passagesName(task.ranges)}`, listen(task)), iconButton("mic", `${t("place.recite")}: ${passagesName(task.ranges)}`, reciteAddress(task))]),
task.done ? null : h("details.grading", {}, h("summary", { "aria-label": `${t("hifz.grade")}: ${passagesName(task.ranges)}` }, t("hifz.grade")), grades(task.ranges)))));

/**
 * The signs of the grades.
 * @type {[string, string][]}
 */
const GRADES = [["weak", "retry"], ["fair", "minus"], ["good", "check"], ["excellent", "done"]];

/**
 * The four grades as buttons. Each can be taken back.
 * @param {string[]} ranges
 * @param {() => void} [after]
 */
export function grades(ranges, after = () => {}) {
  const grade = async (/** @type {string} */ name) => {
    for (const range of ranges) if (!(await tryChange("hifz-grade", { range, grade: name }))) return;
    say(t("hifz.graded", { passage: passagesName(ranges), grade: t(`grade.${name}`) }), "note", async () => {
      for (const _ of ranges) if (!(await tryChange("hifz-undo"))) return;
      say(t("hifz.undone"));
    });
    after();
  };
  return h("div.grades", { role: "group", "aria-label": t("hifz.howWas", { range: passagesName(ranges) }) },
    GRADES.map(([name, sign]) => h("button", { type: "button", "data-grade": name, onclick: () => grade(name) }, icon(sign, "tiny"), h("span", {}, t(`grade.${name}`)))));
}

/** @param {any} today */
export const leftToday = (today) => t("hifz.left", { count: today.minutes_left, done: number(today.done), all: number(today.tasks.length) });
