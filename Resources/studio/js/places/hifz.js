// Hifz: today's list, the map of the pages, what is held, and the plan in two questions.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { t } from "../i18n.js";
import { passageName, surahs } from "../names.js";
import { iconButton, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { pickPassage } from "../parts/passage.js";
import { ring } from "../parts/progress.js";
import { sheet } from "../parts/sheet.js";
import { bones, empty, fault } from "../parts/states.js";
import { say } from "../parts/toast.js";
import { watch } from "../store.js";
import { showMap } from "./hifz-map.js";
import { planForm } from "./hifz-plan.js";
import { grades, leftToday, nextTask, taskList } from "./hifz-tasks.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [today, map, held] = [h("div.stack.far", {}, bones(3)), h("section.section", {}, bones(2)), h("div")];
  fill(
    element, top(t("place.hifz"), { actions: [iconButton("undo", t("hifz.undo"), undo), iconButton("settings", t("hifz.plan"), openPlan)] }),
    h("div.columns", {}, today, h("div.stack.far", {}, map, held, addForm())));
  const showAll = () => Promise.all([showToday(today), showHeld(held), showMap(map)]);
  whenLeft(on("library", showAll));
  whenLeft(watch(["surahs"], showAll));
  await surahs().catch(() => {});
  await showAll();
}

async function undo() {
  if (await tryChange("hifz-undo")) say(t("hifz.undone"));
}

const openPlan = () => sheet(t("hifz.plan"), planForm(), { side: true });

/** @param {HTMLElement} element */
async function showToday(element) {
  try {
    const today = await ask("hifz");
    const next = today.tasks.find((/** @type {any} */ task) => !task.done);
    const others = today.tasks.filter((/** @type {any} */ task) => task !== next);
    const all = Math.max(1, today.tasks.length);
    fill(
      element,
      h("section.card.row.stay", {}, ring(today.done / all, `${t("of", { part: today.done, all: today.tasks.length })}`, leftToday(today)),
        h("div.grow", {}, h("h2.flush", {}, !today.tasks.length ? t("hifz.nothing") : next ? t("hifz.minutesLeft", { count: today.minutes_left }) : t("hifz.allDone")), h("p.small.soft", {}, streakWords(today)))),
      next ? nextTask(next, true) : null,
      others.length ? h("section.section", {}, h("h2", {}, t(next ? "hifz.after" : "hifz.today")), taskList(others)) : null);
  } catch (error) {
    fill(element, h("div.card", {}, /** @type {any} */ (error).status === 0 ? fault(error) : empty("hifz", t("today.noPlan"), h("button.main", { onclick: openPlan }, t("hifz.begin")))));
  }
}

/** @param {any} today */
const streakWords = (today) => (today.streak?.current ? t("hifz.streak", { count: today.streak.current }) : t("hifz.held", { count: today.words_held }));

/** @param {HTMLElement} element */
async function showHeld(element) {
  const [parts, history] = await Promise.all([ask("hifz-list"), ask("hifz-history")]);
  fill(
    element,
    parts.length ? h("details.card", { id: "hifz-parts" }, h("summary", {}, t("hifz.ranges", { count: parts.reduce((/** @type {number} */ sum, /** @type {any} */ part) => sum + part.ranges.length, 0) })),
      parts.map((/** @type {any} */ part) => h("div.stack", {}, h("h3", {}, t(`hifz.state.${part.state.replace("_", " ")}`)), h("ul.list", {}, part.ranges.map((/** @type {string} */ range) => h("li.row.spread", {}, passageName(range),
        iconButton("trash", `${t("remove")}: ${passageName(range)}`, async () => {
          if (await tryChange("hifz-remove", { range: [range] })) say(t("hifz.removed", { passage: passageName(range) }), "note", () => void tryChange("hifz-add", { range: [range], ...(part.state === "held" ? {} : { new: true }) }));
        })))))),
      h("p.small.soft", {}, t("hifz.wholes", { surahs: history.surahs.length, ajza: history.ajza.length, days: history.streak.current }))) : null);
}

/** Additions to hifz, and a grade for a passage that is not in the list. */
function addForm() {
  const choose = (/** @type {string} */ title, /** @type {(range: string) => void} */ done) => () => void pickPassage({ title, done });
  const add = (/** @type {Record<string, any>} */ values) => async (/** @type {string} */ range) => {
    if (await tryChange("hifz-add", { range: [range], ...values })) say(t("hifz.added", { passage: passageName(range) }), "note", () => void tryChange("hifz-remove", { range: [range] }));
  };
  const note = (/** @type {string} */ range) => {
    const opened = sheet(t("hifz.howWas", { range: passageName(range) }), grades([range], () => opened.close()));
  };
  const row = (/** @type {string} */ sign, /** @type {string} */ text, /** @type {(range: string) => void} */ done) =>
    h("li.bare", {}, h("button.item", { "aria-haspopup": "dialog", onclick: choose(text, done) }, h("span.dot", { "aria-hidden": "true" }, icon(sign, "tiny")), h("span.grow", {}, h("b", {}, text)), icon("forward", "tiny")));
  return h("section.section", {}, h("h2", {}, t("hifz.more")), h("ul.list", {}, row("check", t("hifz.addHeld"), add({})), row("plus", t("hifz.addNew"), add({ new: true })), row("note", t("hifz.note"), note)));
}
