// Khatm: how far the reading is, today's goal, and noting what was read.
import { ask, tryChange } from "../api.js";
import { fill, h, say } from "../dom.js";
import { on } from "../events.js";
import { number, t } from "../i18n.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const state = h("section");
  const list = h("section");
  fill(element, h("h1", {}, t("place.khatm")), state, noteForm(), list);
  const showAll = () => Promise.all([showState(state), showList(list)]);
  whenLeft(on("library", showAll));
  await showAll();
}

/** @param {HTMLElement} element */
async function showState(element) {
  const khatm = await ask("khatm");
  const left = khatm.remains ? t("khatm.remains", { pages: number(khatm.remains) }) : "";
  fill(
    element,
    h("p", {}, h("strong", {}, h("bdi", {}, khatm.khatm)), " · ", t("khatm.pages", { pages: khatm.pages, all: khatm.pages_in_all }), " · ", t("khatm.percent", { percent: khatm.percent })),
    h("div.meter", { "aria-hidden": "true" }, h("span", { style: { "inline-size": `${khatm.percent}%` } })),
    h("p", {}, [t("khatm.today", { pages: number(khatm.today.pages) }), left].filter(Boolean).join(" · ")),
    h("div.row", {},
      h("a.button.main", { href: `#/mushaf/${khatm.next_page}` }, t("khatm.goOn", { page: khatm.next_page })),
      h("button", { onclick: () => again("khatm-undo", "khatm.undone") }, t("undo")),
      h("button", { onclick: () => again("khatm-redo", "khatm.redone") }, t("redo"))),
    h("h2", {}, t("khatm.ajza")), ajza(khatm.juz), h("h2", {}, t("khatm.week")), week(khatm.week));
}

/** @param {string} name @param {string} text */
async function again(name, text) {
  if (await tryChange(name)) say(t(text));
}

/** @param {number[]} parts the share of each juz, in per cent */
function ajza(parts) {
  return h("div.juz-grid", { role: "list" }, parts.map((share, index) =>
    h("span", { role: "listitem", "aria-label": t("khatm.juz", { juz: index + 1, percent: share }) },
      h("i", { style: { height: `${share}%` } }), h("b", { "aria-hidden": "true" }, number(index + 1)))));
}

/** @param {any[]} days */
function week(days) {
  return h("table", {},
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("day")), h("th", { scope: "col" }, t("pages")), h("th", { scope: "col" }, t("khatm.goal")))),
    h("tbody", {}, days.map((day) => h("tr", {},
      h("td", {}, h("bdi", {}, day.day)), h("td", {}, number(day.pages)), h("td", {}, day.status ? t(`goal.${day.status}`) : "")))));
}

/** What was read elsewhere, the goal, and a new khatm. */
function noteForm() {
  const range = /** @type {HTMLInputElement} */ (h("input", { placeholder: "page:50", dir: "ltr" }));
  const goal = /** @type {HTMLInputElement} */ (h("input", { placeholder: "pages:4", dir: "ltr" }));
  const name = /** @type {HTMLInputElement} */ (h("input", {}));
  /** @param {HTMLInputElement} input @param {string} request @param {(text: string) => any} values @param {string} text */
  const send = async (input, request, values, text) => {
    if (!input.value.trim() || !(await tryChange(request, values(input.value.trim())))) return;
    input.value = "";
    say(t(text));
  };
  return h("details", {}, h("summary", {}, t("khatm.more")), h("div.form", {},
    h("label", {}, t("khatm.readElsewhere"), range),
    h("button", { onclick: () => send(range, "khatm-read", (text) => ({ range: text.split(/\s+/) }), "khatm.noted") }, t("khatm.note")),
    h("label", {}, t("khatm.goal"), goal),
    h("button", { onclick: () => send(goal, "khatm-goal", (text) => ({ goal: text.split(/\s+/) }), "saved") }, t("save")),
    h("label", {}, t("khatm.name"), name),
    h("button", { onclick: () => send(name, "khatm-new", (text) => ({ name: text }), "khatm.made") }, t("khatm.new"))));
}

/** @param {HTMLElement} element */
async function showList(element) {
  const khatmat = await ask("khatm-list");
  if (khatmat.length < 2) return fill(element);
  fill(element, h("h2", {}, t("khatm.list")), h("ul.list", {}, khatmat.map((/** @type {any} */ one) => h("li.row.spread", {},
    h("bdi", {}, one.name),
    one.current ? h("span.good", {}, t("khatm.current")) : h("button", { onclick: () => tryChange("khatm-switch", { name: one.name }) }, t("khatm.choose"))))));
}
