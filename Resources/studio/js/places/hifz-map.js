// The map of the pages by strength: a row for each juz, which opens its pages.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { juzPages } from "../juz.js";
import { sheet } from "../parts/sheet.js";
import { pagesInAll } from "../print.js";

/** Strengths from the weakest to the firmest, as the program names them. */
const STRENGTHS = ["to learn", "under a week", "under 3 weeks", "under 2 months", "2 months and more"];

/** @param {string|undefined} strength */
const rank = (strength) => STRENGTHS.indexOf(strength ?? "");

/** @param {HTMLElement} section */
export async function showMap(section) {
  const [pages, starts] = await Promise.all([ask("hifz-map"), juzPages()]);
  const known = new Map(pages.map((/** @type {any} */ page) => [page.page, page]));
  const square = (/** @type {number} */ page) => h(`i.k${Math.max(0, rank(known.get(page)?.strength))}${known.has(page) ? "" : ".none"}`);
  fill(
    section, h("h2", {}, t("hifz.map")),
    h("div.card.stack", {}, h("ul.key", {}, [...STRENGTHS.map((one, index) => [`i.k${index}`, t(`strength.${one}`)]), ["i.none", t("strength.not held")]].map(([box, text]) => h("li", {}, h(box, { "aria-hidden": "true" }), text))),
      h("div.map", {}, starts.map((_, index) => {
        const all = pagesOf(index + 1, starts);
        const held = all.filter((page) => known.has(page)).length;
        return h("button", { "aria-label": t("hifz.juzHas", { juz: index + 1, held, all: all.length }), "aria-haspopup": "dialog", onclick: () => openJuz(index + 1, all, known) }, h("span", {}, number(index + 1)), h("span", { "aria-hidden": "true" }, all.map(square)));
      }))));
}

/** @param {number} juz @param {number[]} starts */
function pagesOf(juz, starts) {
  const first = starts[juz - 1];
  return Array.from({ length: (starts[juz] ?? pagesInAll() + 1) - first }, (_, index) => first + index);
}

/** @param {number} juz @param {number[]} pages @param {Map<number, any>} known */
function openJuz(juz, pages, known) {
  sheet(t("juz", { juz }), h("div.juz-pages", {}, pages.map((page) => {
    const strength = known.get(page)?.strength ?? "not held";
    return h(`a.button.k${Math.max(0, rank(strength))}${known.has(page) ? "" : ".none"}`, { href: `#/mushaf/${page}`, "aria-label": t("hifz.page", { page, strength: t(`strength.${strength}`) }) }, number(page));
  })));
}
