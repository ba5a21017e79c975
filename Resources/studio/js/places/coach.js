// A course for its teacher: who waits for feedback, who is to be placed, the students, and telling them something.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { listed, moment, number, t } from "../i18n.js";
import { partName } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { bones, empty } from "../parts/states.js";
import { say } from "../parts/toast.js";
import { styles } from "../styles.js";
import { reviewKeys, showReview } from "./coach-review.js";
import { showFault } from "./course-fault.js";
import { openFiles, openPublish } from "./course-files.js";
import { syncButton } from "./course-join.js";

export const keys = reviewKeys;

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  if (path.length === 2) {
    try {
      return await showReview(element, path[0], path[1], whenLeft);
    } catch (error) {
      return showFault(element, t("place.coach"), t("coach.nothingSent"), error);
    }
  }
  await styles("course");
  const [today, students] = [h("section.section", {}, bones(2)), h("section.section")];
  const actions = [iconButton("share", t("files.title"), () => void openFiles("coach")), syncButton("coach")];
  const fillAll = () => fill(element, top(t("place.coach"), { actions }), h("div.columns", {}, today, h("div.stack.far", {}, students, announceForm())));
  const showAll = async () => {
    try {
      await Promise.all([showToday(today), showStudents(students)]);
      if (!element.contains(today)) fillAll();
    } catch (error) {
      showFault(element, t("place.coach"), t("coach.none"), error, button("main", "course", t("coach.publish"), openPublish));
    }
  };
  fillAll();
  whenLeft(on("library", showAll));
  await showAll();
}

/** @param {HTMLElement} element */
async function showToday(element) {
  const answer = await ask("coach");
  fill(
    element, h("p.soft", {}, h("bdi", {}, answer.title), " · ", t("course.thisWeek", { week: answer.week }), " · ", t("coach.students", { count: answer.students })),
    h("h2", {}, t("coach.waiting")),
    answer.waiting.length ? h("ol.list", {}, answer.waiting.map((/** @type {any} */ one) => h("li.bare", {}, h("a.item", { href: `#/coach/${one.student}/${one.part.replace(/^week /, "")}` },
      h("span.dot.warn", { "aria-hidden": "true" }, icon("coach", "tiny")), h("span.grow", {}, h("b", {}, h("bdi", {}, one.name)), h("small", {}, partName(one.part), ` · ${moment(one.at)}`)), icon("forward", "tiny"))))) : h("div.card", {}, empty("done", t("coach.nobodyWaits"))),
    answer.to_place.length ? [h("h2", {}, t("coach.toPlace")), h("ul.list", {}, answer.to_place.map(placeLine))] : null);
}

/** @param {string} name */
function placeLine(name) {
  const level = /** @type {HTMLInputElement} */ (h("input", { placeholder: "Level 1", "aria-label": t("course.level", { level: "" }) }));
  return h("li.row.spread", {}, h("bdi", {}, name), h("span.row", {}, level, h("button", {
    onclick: async () => {
      if (await tryChange("coach-place", { student: name, level: level.value.trim() })) say(t("coach.placed", { name }));
    },
  }, t("coach.place"))));
}

/** @param {HTMLElement} element */
async function showStudents(element) {
  const { students } = await ask("coach-students");
  fill(element, h("h2", {}, t("coach.allStudents")), h("ul.list", {}, students.map((/** @type {any} */ one) => h("li.row.spread", {},
    h("span", {}, h("strong", {}, h("bdi", {}, one.name)), " · ", h("bdi", {}, one.level), " ", h("bdi.soft", {}, one.group)),
    one.open.length ? h("span", {}, t("coach.open", { weeks: listed(one.open.map(number)) })) : null))));
}

function announceForm() {
  const text = /** @type {HTMLInputElement} */ (h("input", { dir: "auto" }));
  return h("form", {
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!text.value.trim() || !(await tryChange("coach-announce", { text: text.value.trim() }))) return;
      text.value = "";
      say(t("coach.announced"));
    },
  }, h("section.card.stack", {}, h("label.stack", {}, t("coach.announce"), text), h("div", {}, h("button", { type: "submit" }, icon("send", "tiny"), t("course.send")))));
}
