// Hifz: today's list, what is held, and the map of 604 pages by strength.
import { ask, tryChange } from "../api.js";
import { fill, h, say } from "../dom.js";
import { on } from "../events.js";
import { number, t } from "../i18n.js";
import { grades, taskList } from "./hifz-tasks.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const list = h("section");
  const held = h("section");
  const map = h("section");
  fill(
    element,
    h("div.row.spread", {}, h("h1", {}, t("place.hifz")), h("button", { onclick: undo }, t("hifz.undo"))),
    list, noteForm(), h("h2", {}, t("hifz.plan")), planForm(), held, h("h2", {}, t("hifz.map")), map);
  const showAll = () => Promise.all([showToday(list), showHeld(held), showMap(map)]);
  whenLeft(on("library", showAll));
  await showAll();
}

async function undo() {
  if (await tryChange("hifz-undo")) say(t("hifz.undone"));
}

/** @param {HTMLElement} element */
async function showToday(element) {
  try {
    const today = await ask("hifz");
    fill(
      element, h("p.soft", {}, t("hifz.left", { minutes: today.minutes_left, done: today.done, all: today.tasks.length })),
      taskList(today));
  } catch (error) {
    fill(element, h("p.soft", { lang: "en", dir: "ltr" }, /** @type {Error} */ (error).message));
  }
}

/** A passage and its grade, as hifz grade takes them. */
function noteForm() {
  const range = /** @type {HTMLInputElement} */ (h("input", { placeholder: "67:1-15", dir: "ltr" }));
  const place = h("div");
  range.addEventListener("input", () => {
    const text = range.value.trim();
    fill(place, text ? grades([text], () => (range.value = "")) : null);
  });
  return h("section", {}, h("h2", {}, t("hifz.note")), h("div.row", {}, h("label", {}, t("range"), range), place));
}

/** What is held or is to be learned, and how much a day. */
function planForm() {
  const range = /** @type {HTMLInputElement} */ (h("input", { placeholder: "juz:30", dir: "ltr" }));
  const amount = /** @type {HTMLInputElement} */ (h("input", { placeholder: "lines:5", dir: "ltr" }));
  /** @param {Record<string, any>} values */
  const add = async (values) => {
    if (range.value && (await tryChange("hifz-add", { range: range.value.trim().split(/\s+/), ...values }))) range.value = "";
  };
  return h("div.form", {},
    h("label", {}, t("range"), range),
    h("div.row", {},
      h("button", { onclick: () => add({}) }, t("hifz.addHeld")),
      h("button", { onclick: () => add({ new: true }) }, t("hifz.addNew"))),
    h("label", {}, t("hifz.aDay"), amount),
    h("div.row", {}, h("button", { onclick: () => amount.value && tryChange("hifz-set", { new: amount.value.trim() }) }, t("save"))));
}

/** @param {HTMLElement} element */
async function showHeld(element) {
  const parts = await ask("hifz-list");
  const history = await ask("hifz-history");
  fill(
    element,
    h("p.soft", {}, t("hifz.wholes", { surahs: history.surahs.length, ajza: history.ajza.length, days: history.streak.current })),
    parts.length ? h("details", { id: "hifz-parts" }, h("summary", {}, t("hifz.ranges", { count: parts.length })),
      parts.map((/** @type {any} */ part) => h("p", {}, t(`hifz.state.${part.state}`), ": ", h("bdi", { dir: "ltr" }, part.ranges.join(" · "))))) : null);
}

/** @param {HTMLElement} element */
async function showMap(element) {
  const pages = await ask("hifz-map");
  if (!pages.length) return fill(element, h("p.soft", {}, t("hifz.noMap")));
  fill(element, h("div.strength", {}, pages.map((/** @type {any} */ page) => {
    const words = t("hifz.page", { page: page.page, strength: t(`strength.${page.strength}`) });
    return h("a", { href: `#/mushaf/${page.page}`, "data-strength": page.strength, title: words, "aria-label": words }, number(page.page));
  })));
}
