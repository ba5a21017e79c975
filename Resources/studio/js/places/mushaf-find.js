// Searching the text, and the index of surahs.
import { ask, tryChange } from "../api.js";
import { fill, h, quran } from "../dom.js";
import { number, t } from "../i18n.js";
import { surahs } from "./mushaf-place.js";

/**
 * A dialogue that is removed when it closes.
 * @param {string} label
 * @param {...any} children
 */
export function dialogue(label, ...children) {
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-label": label }));
  fill(dialog, h("div.row.spread", {}, h("h2", { style: { margin: "0" } }, label), h("button", { onclick: () => dialog.close() }, t("close"))), ...children);
  dialog.addEventListener("close", () => dialog.remove());
  // In a search field, Escape would only empty it.
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || /** @type {HTMLElement} */ (event.target).closest("a[href]")) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export async function openIndex() {
  const list = h("ol.list");
  dialogue(t("mushaf.index"), list);
  fill(list, (await surahs()).map((/** @type {any} */ surah) => h("li", {},
    h("a.row.spread", { href: `#/mushaf/${surah.page}` },
      h("span", {}, `${number(surah.number)} · ${surah.transliteration}`),
      h("span.row", {}, quran(surah.arabic), h("span.soft", {}, t("page", { page: surah.page })))))));
}

export async function openBookmarks() {
  const list = h("ul.list");
  dialogue(t("mushaf.bookmarks"), list);
  const show = async () => {
    const { bookmarks } = await ask("bookmarks");
    if (!bookmarks.length) return fill(list, h("li", {}, t("mushaf.noBookmarks")));
    fill(list, bookmarks.map((/** @type {any} */ one) => h("li", {},
      h("div.row.spread", {},
        h("a", { href: `#/mushaf/at/${one.ref}` }, h("bdi", {}, one.label)), h("span", { dir: "auto" }, one.note ?? ""),
        h("button", { "aria-label": `${t("remove")} ${one.label}`, onclick: async () => (await tryChange("bookmark-remove", { bookmark: one.id })) && show() }, t("remove"))),
      one.text ? quran(one.text, "p.quran") : null)));
  };
  await show();
}

/** @param {string} [query] */
export function openSearch(query = "") {
  const results = h("div", { "aria-live": "polite" });
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "search", value: query, "aria-label": t("search"), autofocus: true, dir: "auto" }));
  /** @type {AbortController|null} */
  let running = null;
  let waiting = 0;
  const run = async () => {
    running?.abort();
    running = new AbortController();
    const text = input.value.trim();
    if (!text) return fill(results);
    try {
      fill(results, found(await ask("search", { query: text.split(/\s+/), limit: 40 }, running.signal)));
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") fill(results, h("p", {}, t("search.nothing")));
    }
  };
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(run, 150);
  });
  dialogue(t("search"), input, results);
  if (query) run();
}

/** @param {any} answer */
function found(answer) {
  const places = [
    ...(answer.surahs ?? []).map((/** @type {any} */ surah) => h("li", {}, h("a", { href: `#/mushaf/at/${surah.number}:1` }, surah.transliteration, " ", quran(surah.arabic)))),
    ...(answer.ranges ?? []).map((/** @type {any} */ range) => h("li", {}, h("a", { href: `#/mushaf/at/${range}` }, h("bdi", {}, range)))),
  ];
  return [
    h("p.soft", {}, t("search.count", { count: answer.occurrences, ayat: answer.ayat })),
    h("ol.list", {}, places, answer.hits.map((/** @type {any} */ hit) => h("li", {},
      h("a", { href: `#/mushaf/at/${hit.ref}` }, h("bdi", {}, hit.ref)), h("p.quran", { lang: "ar", dir: "rtl" }, marked(hit))))),
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
