// Khatm: how far the reading is, today's goal, and noting what was read.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { dayName, number, t } from "../i18n.js";
import { surahs } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { line, stepper } from "../parts/choices.js";
import { icon } from "../parts/icon.js";
import { pickPassage } from "../parts/passage.js";
import { ring } from "../parts/progress.js";
import { bones } from "../parts/states.js";
import { say } from "../parts/toast.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [state, list] = [h("div.stack.far", {}, bones(3)), h("section.section")];
  fill(
    element, top(t("place.khatm"), { actions: [iconButton("undo", t("undo"), () => again("khatm-undo", "khatm.undone")), iconButton("redo", t("redo"), () => again("khatm-redo", "khatm.redone"))] }),
    h("div.columns", {}, state, h("div.stack.far", {}, noteForm(), list)));
  const showAll = () => Promise.all([showState(state), showList(list)]);
  whenLeft(on("library", showAll));
  await surahs().catch(() => {});
  await showAll();
}

/** @param {HTMLElement} element */
async function showState(element) {
  const khatm = await ask("khatm");
  const left = khatm.remains ? t("khatm.readToday", { count: Math.ceil(khatm.remains) }) : t("khatm.today", { pages: number(khatm.today.pages) });
  fill(
    element,
    h("section.card.first.stack", {}, h("div.row.stay", {}, ring(khatm.percent / 100, t("percent", { percent: Math.round(khatm.percent) }), t("khatm.ofIt", { percent: Math.round(khatm.percent) })),
      h("div.grow", {}, h("h2.flush", {}, left), h("p.small.soft", {}, khatm.khatm === "khatm" ? t("place.khatm") : h("bdi", {}, khatm.khatm), " · ", t("khatm.pages", { pages: khatm.pages, all: khatm.pages_in_all })))),
    button("main", "mushaf", t("khatm.goOn", { page: khatm.next_page }), `#/mushaf/${khatm.next_page}`)),
    h("section.section", {}, h("h2", {}, t("khatm.ajza")), h("div.card", {}, ajza(khatm.juz))),
    h("section.section", {}, h("h2", {}, t("khatm.week")), h("div.card", {}, week(khatm.week))));
}

/** @param {string} name @param {string} text */
async function again(name, text) {
  if (await tryChange(name)) say(t(text));
}

/** @param {number[]} parts the share of each juz, in per cent */
const ajza = (parts) => h("div.juz-grid", { role: "list" }, parts.map((share, index) =>
  h("span", { role: "listitem", "aria-label": t("khatm.juz", { juz: index + 1, percent: share }) },
    h("i", { style: { height: `${share}%` } }), h("b", { "aria-hidden": "true" }, number(index + 1)))));

/** @param {any[]} days */
const week = (days) => h("table", {},
  h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("day")), h("th", { scope: "col" }, t("pagesRead")), h("th", { scope: "col" }, t("khatm.goal")))),
  h("tbody", {}, days.map((day) => h("tr", {},
    h("td", {}, dayName(day.day, { weekday: "long" })), h("td", {}, number(day.pages)), h("td", {}, day.status ? t(`goal.${day.status}`) : "")))));

/** Forms for pages read elsewhere, the goal, and a new khatm. */
function noteForm() {
  const name = /** @type {HTMLInputElement} */ (h("input", {}));
  let goal = 4;
  const read = async (/** @type {string} */ range) => {
    if (await tryChange("khatm-read", { range: [range] })) say(t("khatm.noted"), "note", () => void again("khatm-undo", "khatm.undone"));
  };
  const begin = async () => {
    if (!name.value.trim() || !(await tryChange("khatm-new", { name: name.value.trim() }))) return;
    name.value = "";
    say(t("khatm.made"));
  };
  return h("section.section", {}, h("h2", {}, t("khatm.more")), h("div.list", {},
    h("button.item", { "aria-haspopup": "dialog", onclick: () => pickPassage({ title: t("khatm.readElsewhere"), done: read }) }, h("span.dot", { "aria-hidden": "true" }, icon("check", "tiny")), h("span.grow", {}, h("b", {}, t("khatm.readElsewhere"))), icon("forward", "tiny")),
    h("div.line.inset", {}, ...line(t("khatm.pagesADay"), stepper({ label: t("khatm.pagesADay"), value: goal, most: 100, change: (to) => (goal = to) })).childNodes, h("button", { onclick: async () => (await tryChange("khatm-goal", { goal: [`pages:${goal}`] })) && say(t("saved")) }, t("save"))),
    h("details.inset", {}, h("summary", {}, t("khatm.another")), h("div.row.form-row", {}, h("label.stack.grow", {}, t("khatm.name"), name), h("button", { onclick: begin }, t("khatm.new"))))));
}

/** @param {HTMLElement} element */
async function showList(element) {
  const khatmat = await ask("khatm-list");
  if (khatmat.length < 2) return fill(element);
  fill(element, h("h2", {}, t("khatm.list")), h("ul.list", {}, khatmat.map((/** @type {any} */ one) => h("li.row.spread", {},
    h("bdi", {}, one.name),
    one.current ? h("span.good", {}, t("khatm.current")) : h("button", { "aria-label": `${t("khatm.choose")}: ${one.name}`, onclick: () => tryChange("khatm-switch", { name: one.name }) }, t("khatm.choose"))))));
}
