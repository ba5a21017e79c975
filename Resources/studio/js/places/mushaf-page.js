// A page as elements: lines of words, or flowing text. A word has its name, such as 2:255:7, in data-ref.
import { ask } from "../api.js";
import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { look } from "../look.js";
import { withPauses, wordsOf } from "../words.js";

/**
 * The groups of rules that have one colour.
 * @type {Record<string, string>}
 */
const GROUPS = {
  "hamzat-wasl": "silent", "lam-shamsiyyah": "silent", silent: "silent", "madd-muttasil": "long", "madd-lazim": "long",
  "madd-arid-lissukun": "lengthened", "madd-munfasil": "lengthened", ghunnah: "ghunnah", "idgham-ghunnah": "ghunnah",
  "idgham-shafawi": "ghunnah", ikhfa: "ikhfa", "ikhfa-shafawi": "ikhfa", iqlab: "iqlab", "idgham-no-ghunnah": "idgham",
  "idgham-mutamathilayn": "idgham", "idgham-mutajanisayn": "idgham", "idgham-mutaqaribayn": "idgham", qalqalah: "qalqalah",
};

/**
 * The answers of the program that pages were made of, by the elements with their lines.
 * @type {WeakMap<HTMLElement, any>}
 */
const answers = new WeakMap();

/**
 * @param {any} page as the program answers it
 * @param {any[]} surahs
 * @param {Map<string, any>} spans the rules of its ayat, by their names
 */
export function pageElement(page, surahs, spans) {
  // The printed lines of other riwayat are not known.
  const isFlow = look("flow") === "flow" || !page.lines;
  const lines = h(isFlow ? "div.flow" : "div.lines", { lang: "ar", dir: "rtl" });
  answers.set(lines, page);
  for (const line of page.lines ?? []) lines.append(lineElement(line, surahs, spans));
  if (!page.lines) lines.append(...ayatElements(page.ayat));
  const first = page.lines?.flatMap((/** @type {any} */ line) => line.words ?? [])[0]?.ref ?? page.ayat?.[0]?.ref ?? "1:1";
  const name = surahs[Number(first.split(":")[0]) - 1];
  return h("article.page", { "data-page": page.page, "aria-label": t("page", { page: page.page }) },
    h("div.head", {}, h("span", { lang: "ar" }, name?.arabic ?? ""), h("span", {}, t("juz", { juz: page.juz }))),
    lines, h("div.foot", {}, number(page.page)));
}

/** @param {any} line @param {any[]} surahs @param {Map<string, any>} spans */
function lineElement(line, surahs, spans) {
  if (line.type === "surah") {
    const surah = surahs[line.surah - 1];
    return h("div.line.surah", { role: "heading", "aria-level": 2, title: surah ? `${surah.transliteration} · ${surah.english}` : null }, `سورة ${line.text}`);
  }
  if (line.type === "basmalah") return h("div.line.basmalah", { "data-ayah": `${line.surah}:0` }, h("span.word", { "data-ref": `${line.surah}:0` }, line.text));
  return h(`div.line${line.centred ? ".centred" : ""}`, {}, line.words.map((/** @type {any} */ word) => wordElement(word, spans)));
}

/** @param {any} word @param {Map<string, any>} spans */
function wordElement(word, spans) {
  if (word.number) return h("span.word.end", { "data-ref": word.ref, "data-ayah": word.ref }, `\u06dd${word.number}`);
  if (word.quarter) return h("span.word.quarter", { "data-ayah": word.ref }, word.quarter);
  const [surah, ayah, place] = word.ref.split(":");
  const parts = coloured(word.text, Number(place), spans.get(`${surah}:${ayah}`));
  return h("span.word", { "data-ref": word.ref, "data-ayah": `${surah}:${ayah}` }, parts);
}

/**
 * Texts of other riwayat are known ayah by ayah.
 * @param {any[]} ayat
 */
function ayatElements(ayat) {
  return ayat.map((ayah) => h("p", { "data-ayah": ayah.ref },
    wordsOf(ayah.text).map((word) => [h("span.word", { "data-ayah": ayah.ref }, withPauses(word)), " "]),
    h("span.word.end", { "data-ref": ayah.ref, "data-ayah": ayah.ref }, ` (${number(ayah.ref.split(":")[1])}) `)));
}

/**
 * The letters of a word, parted where a rule begins and ends.
 * @param {string} text @param {number} place the number of the word, from 1
 * @param {any} [ayah] the answer about its ayah
 */
function coloured(text, place, ayah) {
  if (!ayah) return withPauses(text);
  const words = wordsOf(ayah.text);
  const count = (/** @type {string} */ word) => [...word].length;
  const start = words.slice(0, place - 1).reduce((sum, word) => sum + count(word) + 1, 0);
  const letters = [...text];
  if (words[place - 1] !== text) return withPauses(text);
  /** @type {(Node|string)[]} */
  const parts = [];
  let done = 0;
  for (const span of ayah.spans) {
    const from = Math.max(0, span.start - start);
    const to = Math.min(letters.length, span.end - start);
    const group = GROUPS[span.rule];
    if (from >= to || from < done || !group) continue;
    if (from > done) parts.push(letters.slice(done, from).join(""));
    parts.push(h(`span.t-${group}`, { title: t(`rule.${span.rule}`) }, letters.slice(from, to).join("")));
    done = to;
  }
  return [...parts, ...withPauses(letters.slice(done).join(""))];
}

/**
 * The rules of tajweed on a page.
 * @param {number} page
 * @returns {Promise<Map<string, any>>}
 */
export async function rules(page) {
  if (look("tajweed") !== "yes") return new Map();
  const answer = await ask("tajweed", { range: `page:${page}` });
  return new Map(answer.ayat.map((/** @type {any} */ ayah) => [ayah.ref, ayah]));
}

/**
 * The width of the widest line of a page, for letters of one pixel.
 * @type {WeakMap<any, number>}
 */
const widths = new WeakMap();

/** The size of letters at which lines are measured, in pixels: that of the last page, which is the right one for most. */
let base = 20;

/**
 * Sets the size of letters of the pages in an element, so that the widest line of each fits it.
 * @param {HTMLElement} spread
 */
export function fit(spread) {
  const chosen = Number(look("size")) / 100;
  for (const flow of /** @type {NodeListOf<HTMLElement>} */ (spread.querySelectorAll(".flow"))) flow.style.setProperty("--size", `${1.7 * chosen}rem`);
  const all = /** @type {HTMLElement[]} */ ([...spread.querySelectorAll(".lines")]);
  for (const lines of all) lines.style.setProperty("--size", `${base}px`);
  // All are measured before any is changed: each change of a size costs a layout.
  const bar = document.getElementById("bar")?.offsetHeight ?? 0;
  const sizes = all.map((lines) => {
    const room = lines.clientWidth;
    const widest = widthOf(lines);
    // At up to 100 % a whole page fits the window as well, unless its letters would be small.
    const height = (innerHeight - bar - lines.getBoundingClientRect().top - scrollY - 60) / (lines.children.length * 2.05);
    const most = Math.min(44, room / Math.max(widest, 0.1));
    const size = Math.max(8, Math.min(most, chosen > 1 ? most : Math.max(height, 18)) * Math.min(1, chosen));
    return { size, width: Math.ceil(widest * size + /** @type {HTMLElement} */ (lines.parentElement).clientWidth - room) + 4 };
  });
  base = sizes[0]?.size ?? base;
  all.forEach((lines, index) => {
    lines.style.setProperty("--size", `${sizes[index].size}px`);
    /** @type {HTMLElement} */ (lines.parentElement).style.maxInlineSize = `${sizes[index].width}px`;
  });
}

/** @param {HTMLElement} lines @returns {number} the width of the widest line, in sizes of letters */
function widthOf(lines) {
  const page = answers.get(lines);
  let widest = widths.get(page) ?? 0;
  if (widest) return widest;
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (lines.querySelectorAll(".line:not(.surah)"))) {
    let width = 0;
    for (const word of line.children) width += word.getBoundingClientRect().width / base + 0.22;
    widest = Math.max(widest, width);
  }
  widths.set(page, widest);
  return widest;
}
