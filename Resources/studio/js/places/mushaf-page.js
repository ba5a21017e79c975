// A page as elements: lines of words, or flowing text. A word has its name, such as 2:255:7, in data-ref.
import { ask } from "../api.js";
import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { look } from "../look.js";

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
 * @param {any} page as the program answers it
 * @param {any[]} surahs
 * @param {Map<string, any>} spans the rules of its ayat, by their names
 */
export function pageElement(page, surahs, spans) {
  const isFlow = look("flow") === "flow";
  const lines = h(isFlow ? "div.flow" : "div.lines", { lang: "ar", dir: "rtl" });
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
    ayah.text.split(" ").map((/** @type {string} */ word) => [h("span.word", { "data-ayah": ayah.ref }, word), " "]),
    h("span.word.end", { "data-ref": ayah.ref, "data-ayah": ayah.ref }, ` (${number(ayah.ref.split(":")[1])}) `)));
}

/**
 * The letters of a word, parted where a rule begins and ends.
 * @param {string} text @param {number} place the number of the word, from 1
 * @param {any} [ayah] the answer about its ayah
 */
function coloured(text, place, ayah) {
  if (!ayah) return text;
  const words = ayah.text.split(" ");
  const count = (/** @type {string} */ word) => [...word].length;
  const start = words.slice(0, place - 1).reduce((/** @type {number} */ sum, /** @type {string} */ word) => sum + count(word) + 1, 0);
  const letters = [...text];
  if (words[place - 1] !== text) return text;
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
  parts.push(letters.slice(done).join(""));
  return parts;
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
 * Sets the size of letters so that the widest line fits the page.
 * @param {HTMLElement} page
 */
export function fit(page) {
  const lines = /** @type {HTMLElement|null} */ (page.querySelector(".lines"));
  const chosen = Number(look("size")) / 100;
  if (!lines) {
    /** @type {HTMLElement|null} */ (page.querySelector(".flow"))?.style.setProperty("--size", `${1.7 * chosen}rem`);
    return;
  }
  const base = 20;
  page.style.maxInlineSize = "";
  lines.style.setProperty("--size", `${base}px`);
  const room = lines.clientWidth;
  const gap = base * 0.22;
  let widest = 0;
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (lines.querySelectorAll(".line:not(.surah)"))) {
    let width = 0;
    for (const word of line.children) width += word.getBoundingClientRect().width + gap;
    widest = Math.max(widest, width);
  }
  // At up to 100 % a whole page fits the window as well, unless its letters would be small.
  const bar = document.getElementById("bar")?.offsetHeight ?? 0;
  const height = (innerHeight - bar - lines.getBoundingClientRect().top - 60) / (lines.children.length * 2.05);
  const most = Math.min(44, (room / Math.max(widest, 1)) * base);
  const size = Math.max(8, Math.min(most, chosen > 1 ? most : Math.max(height, 18)) * Math.min(1, chosen));
  lines.style.setProperty("--size", `${size}px`);
  page.style.maxInlineSize = `${Math.ceil((widest * size) / base + page.clientWidth - room) + 4}px`;
}
