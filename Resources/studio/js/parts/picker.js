// Going somewhere in the Quran: surahs, ajza, pages and bookmarks to choose, and a field that finds names, places and words.
import { ask, tryChange } from "../api.js";
import { fill, h, quran } from "../dom.js";
import { number, t } from "../i18n.js";
import { juzPages } from "../juz.js";
import { passageName, surahs } from "../names.js";
import { pagesInAll } from "../print.js";
import { iconButton } from "./button.js";
import { segmented, stepper } from "./choices.js";
import { icon } from "./icon.js";
import { sheet } from "./sheet.js";

/**
 * Opens the sheet that leads to a place in the mushaf.
 * @param {string} tab surah, juz, page or marks
 * @param {{searches?: boolean}} options whether the field to type in has the focus
 */
export function openGo(tab, { searches = false } = {}) {
  const list = h("div", { "aria-live": "polite" });
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "search", "aria-label": t("go.find"), placeholder: t("go.find"), autofocus: searches, dir: "auto" }));
  /** @type {Record<string, (list: HTMLElement) => any>} */
  const tabs = { surah: surahList, juz: juzList, page: pageChoice, marks };
  const show = async (/** @type {string} */ name) => {
    tab = name;
    input.value = "";
    fill(list, await tabs[name](list));
  };
  const choice = segmented(t("go.title"), Object.keys(tabs).map((name) => [name, t(`go.${name}`)]), tab, show);
  finding(input, (found) => (found ? fill(list, found) : show(tab)));
  sheet(t("go.title"), [h("label.field", {}, icon("search", "tiny"), input), choice, list], { focus: searches ? "inside" : "title" });
  show(tab);
}

/**
 * Shows what is found for what is typed, a little after the last letter.
 * @param {HTMLInputElement} input @param {(found: any) => void} showFound null where nothing is typed
 */
function finding(input, showFound) {
  /** @type {AbortController|null} */
  let running = null;
  let waiting = 0;
  const run = async () => {
    running?.abort();
    running = new AbortController();
    const text = input.value.trim();
    if (!text) return showFound(null);
    try {
      showFound(found(await ask("search", { query: text.split(/\s+/), limit: 40 }, running.signal)));
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") showFound(h("p.soft", {}, t("search.nothing")));
    }
  };
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(run, 150);
  });
}

/** @param {any} surah @param {any} [to] an address, or what choosing it does */
export const surahRow = (surah, to = `#/mushaf/at/${surah.number}:1`) => {
  const inside = [h("span.dot.still", {}, number(surah.number)), h("span.grow", {}, h("b", {}, surah.transliteration), h("small", {}, `${surah.english} · `, t("ayat", { count: surah.ayat }))), h("span.arabic", { lang: "ar", dir: "rtl" }, surah.arabic)];
  return h("li.bare", {}, typeof to === "string" ? h("a.item", { href: to }, inside) : h("button.item", { onclick: to }, inside));
};

const surahList = async () => h("ol.list", {}, (await surahs()).map((/** @type {any} */ surah) => surahRow(surah)));

async function juzList() {
  const [all, starts] = await Promise.all([surahs(), juzPages()]);
  return h("ol.list", {}, starts.map((start, index) => {
    const first = [...all].reverse().find((/** @type {any} */ one) => one.page <= start);
    return h("li.bare", {}, h("a.item", { href: `#/mushaf/at/juz:${index + 1}` }, h("span.dot.still", {}, number(index + 1)),
      h("span.grow", {}, h("b", {}, t("juz", { juz: index + 1 })), h("small", {}, first ? passageName(String(first.number)) : ""))));
  }));
}

function pageChoice() {
  let page = Math.min(pagesInAll(), Math.max(1, Number(localStorage.getItem("mushaf.page")) || 1));
  const link = h("a.button.main", { href: `#/mushaf/${page}` }, t("go.open"));
  const set = (/** @type {number} */ next) => {
    page = next;
    link.setAttribute("href", `#/mushaf/${page}`);
    slider.value = String(page);
    steps.set(page);
  };
  const slider = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: 1, max: pagesInAll(), value: String(page), "aria-label": t("mushaf.pageNumber"), oninput: () => set(Number(slider.value)) }));
  const steps = stepper({ label: t("mushaf.pageNumber"), value: page, most: pagesInAll(), change: set });
  return h("div.card.stack", {}, h("div.line", {}, h("span.grow", {}, t("mushaf.pageNumber")), steps), slider, link);
}

/** @param {HTMLElement} list */
async function marks(list) {
  const { bookmarks } = await ask("bookmarks");
  if (!bookmarks.length) return h("p.soft", {}, t("mushaf.noBookmarks"));
  return h("ul.list", {}, bookmarks.map((/** @type {any} */ one) => h("li.bare", {}, h("div.item", {},
    h("a.grow.over", { href: `#/mushaf/at/${one.ref}` }, h("b", {}, passageName(one.ref)), one.note ? h("small", { dir: "auto" }, one.note) : null, one.text ? quran(one.text, "span.quran.clip") : null),
    iconButton("trash", `${t("remove")}: ${passageName(one.ref)}`, async () => (await tryChange("bookmark-remove", { bookmark: one.id })) && fill(list, await marks(list)))))));
}

/** @param {any} answer */
function found(answer) {
  const places = [
    ...(answer.surahs ?? []).map((/** @type {any} */ surah) => surahRow(surah)),
    ...(answer.ranges ?? []).map((/** @type {any} */ range) => h("li.bare", {}, h("a.item", { href: `#/mushaf/at/${range}` }, h("b", {}, passageName(range))))),
  ];
  return [
    h("p.soft.small", {}, t("search.count", { count: answer.occurrences, ayat: answer.ayat })),
    h("ol.list", {}, places, answer.hits.map((/** @type {any} */ hit) => h("li.bare", {},
      h("a.item", { href: `#/mushaf/at/${hit.ref}` }, h("span.grow", {}, h("b", {}, passageName(hit.ref)), h("span.quran.clip", { lang: "ar", dir: "rtl" }, marked(hit))))))),
  ];
}

/**
 * The text with what was found set off.
 * @param {any} hit
 */
function marked(hit) {
  const letters = [...hit.text];
  /** @type {any[]} */
  const parts = [];
  let done = 0;
  for (const match of hit.matches ?? []) {
    parts.push(letters.slice(done, match.start).join(""), h("mark", {}, letters.slice(match.start, match.end).join("")));
    done = match.end;
  }
  return [...parts, letters.slice(done).join("")];
}
