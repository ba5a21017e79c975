// Choosing a passage: its surah from the list, its first and last ayah by steppers; or a juz, or the page that is open.
import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { passageName, surahName, surahs } from "../names.js";
import { button } from "./button.js";
import { line, stepper } from "./choices.js";
import { icon } from "./icon.js";
import { surahRow } from "./picker.js";
import { sheet } from "./sheet.js";

/** The last choice in this visit. */
const last = { surah: 67, from: 1, to: 30 };

/** @param {string} value @returns {boolean} whether the value is one that steppers can show */
function take(value) {
  const found = /^(\d+)(?::(\d+)(?:-(\d+))?)?$/.exec(value.trim().split(/\s+/)[0] ?? "");
  if (!found) return false;
  last.surah = Number(found[1]);
  last.from = Number(found[2] ?? 1);
  last.to = Number(found[3] ?? found[2] ?? Infinity);
  return true;
}

/** The passage as the program reads it. */
const code = () => (last.from === last.to ? `${last.surah}:${last.from}` : `${last.surah}:${last.from}-${last.to}`);

/**
 * Opens the sheet; `done` is called with a passage such as 67:1-5 once it is chosen.
 * @param {{title: string, value?: string, done: (range: string) => void}} options
 */
export async function pickPassage({ title, value = "", done }) {
  const all = await surahs();
  take(value);
  const body = h("div.stack");
  const opened = sheet(title, body);
  const finish = (/** @type {string} */ range) => (opened.close(), done(range));
  const ayat = () => all[last.surah - 1].ayat;

  function show() {
    last.to = Math.min(last.to, ayat());
    last.from = Math.min(last.from, last.to);
    const chosen = button("main", "check", "", () => finish(code()));
    const say = () => (/** @type {HTMLElement} */ (chosen.lastElementChild).textContent = t("passage.take", { passage: passageName(code()) }));
    const to = stepper({ label: t("passage.to"), value: last.to, most: ayat(), change: (next) => ((last.to = next), next < last.from && from.set((last.from = next)), say()) });
    const from = stepper({ label: t("passage.from"), value: last.from, most: ayat(), change: (next) => ((last.from = next), next > last.to && to.set((last.to = next)), say()) });
    const page = Number(localStorage.getItem("mushaf.page")) || 1;
    say();
    fill(
      body,
      h("div.list", {}, h("button.item", { onclick: showSurahs }, h("span.dot.still", {}, number(last.surah)), h("span.grow", {}, h("b", {}, surahName(last.surah)), h("small", {}, t("ayat", { count: ayat() }))), icon("edit", "tiny")),
        h("div.line.inset", {}, ...line(t("passage.from"), from).childNodes), h("div.line.inset", {}, ...line(t("passage.to"), to).childNodes)),
      h("div.chips", {},
        h("button.chip", { onclick: () => ((last.from = 1), (last.to = ayat()), show()) }, t("passage.whole")),
        h("button.chip", { onclick: () => finish(`page:${page}`) }, passageName(`page:${page}`)),
        h("button.chip", { onclick: showJuz }, t("passage.juz"))),
      chosen);
  }

  function showSurahs() {
    const list = h("ol.list", {}, all.map((one) => surahRow(one, () => (Object.assign(last, { surah: one.number, from: 1, to: one.ayat }), show(), opened.name.focus()))));
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "search", "aria-label": t("search"), dir: "auto", oninput: () => {
      const wanted = input.value.trim().toLowerCase();
      [...list.children].forEach((row) => (/** @type {HTMLElement} */ (row).hidden = !row.textContent?.toLowerCase().includes(wanted)));
    } }));
    fill(body, h("label.field", {}, icon("search", "tiny"), input), list);
    list.children[last.surah - 1]?.scrollIntoView({ block: "center" });
  }

  function showJuz() {
    fill(body, h("div.chips", {}, Array.from({ length: 30 }, (_, index) => h("button.chip", { onclick: () => finish(`juz:${index + 1}`) }, passageName(`juz:${index + 1}`)))));
  }
  show();
}

/**
 * A button that shows a passage and opens the sheet to choose another one.
 * @param {{title: string, value: string, change: (range: string) => void, none?: string}} options `none`: what stands there without a passage
 */
export function passageButton({ title, value, change, none }) {
  const text = h("span", {}, value ? passageName(value) : none ?? title);
  const element = h("button.chip", { "aria-haspopup": "dialog", "aria-label": value ? `${title}: ${passageName(value)}` : title, onclick: () => pickPassage({ title, value, done: (range) => (set(range), change(range)) }) }, icon("edit", "tiny"), text);
  /** @param {string} range */
  function set(range) {
    value = range;
    text.textContent = passageName(range);
    element.setAttribute("aria-label", `${title}: ${passageName(range)}`);
  }
  return Object.assign(element, { set });
}
