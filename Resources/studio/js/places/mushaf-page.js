// A page as elements. In print, each line has the parts of its ayat; where the text flows, each ayah is one part. Words have their
// names, such as 2:255:7, in data-ref, and parts those of their ayat in data-ayah.
import { h } from "../dom.js";
import { arabic, t } from "../i18n.js";
import { look } from "../look.js";
import { withPauses, wordsOf } from "../words.js";
import { surahFrame } from "./mushaf-frame.js";
import { lineWidth } from "./mushaf-measure.js";
import { coloured } from "./mushaf-tajweed.js";

/** The width of a page without long lines, in sizes of letters. */
const LEAST = 16.4;
/** The narrowest setting of a long line. */
const NARROWEST = 0.92;

/**
 * Whether a page is shown as it is printed; the lines of other riwayat are not known.
 * @param {any} page
 */
export const isPrinted = (page) => look("size") === "page" && Boolean(page.lines);

/**
 * @param {any} page as the program answers it
 * @param {any[]} surahs
 * @param {Map<string, any>} spans the rules of its ayat, by their names
 */
export function pageElement(page, surahs, spans) {
  const first = page.lines?.flatMap((/** @type {any} */ line) => line.words ?? [])[0]?.ref ?? page.ayat?.[0]?.ref ?? "1:1";
  const surah = surahs[Number(first.split(":")[0]) - 1];
  const text = isPrinted(page) ? printed(page, surahs, spans) : flowing(page, surahs, spans);
  // A riwayah whose text is not here is shown in the letters of another one, which is said.
  const isOther = page.ayat?.some((/** @type {any} */ one) => one.text_riwayah !== page.riwayah);
  return h("article.page", { "data-page": page.page, "aria-label": t("page", { page: page.page }) },
    h("div.head", { lang: "ar", dir: "rtl" }, h("span", {}, `سورة ${surah?.arabic ?? ""}`), text.textContent?.includes("\u06e9") ? h("span.sajdah", {}, "\u06e9 سجدة") : null, isOther ? h("a.letters", { href: "#/texts" }, "بحروف حفص") : null, h("span", {}, `الجزء ${arabic(page.juz)}`)),
    text, h("div.foot", { lang: "ar" }, arabic(page.page)));
}

// MARK: printed lines

/** @param {any} page @param {any[]} surahs @param {Map<string, any>} spans */
function printed(page, surahs, spans) {
  const texts = page.lines.filter((/** @type {any} */ line) => line.words);
  const widths = new Map(texts.map((/** @type {any} */ line) => [line, lineWidth(line.words.map(written))]));
  const size = Math.max(LEAST, NARROWEST * Math.max(0, ...widths.values()));
  const lines = h("div.lines", { lang: "ar", dir: "rtl", style: { "--width": size.toFixed(3), "--rows": String(Math.max(15, page.lines.length)) } });
  for (const line of page.lines) {
    if (line.type === "surah" || line.type === "opening") lines.append(surahFrame(surahs[line.surah - 1], line.text));
    else if (line.type === "basmalah") lines.append(basmalah(line));
    else {
      const width = widths.get(line) ?? 0;
      const kind = line.centred ? ".centred" : width > size ? ".tight" : "";
      const parts = partsOf(line.words).map(({ ayah, words, isFirst, isLast }) =>
        h(`span.part${isFirst ? ".first" : ""}${isLast ? ".last" : ""}`, { "data-ayah": ayah }, spaced(words.map((word) => wordElement(word, spans)))));
      lines.append(h(`div.print${kind}`, kind === ".tight" ? { style: { "--narrow": (size / width).toFixed(4) } } : {}, spaced(parts)));
    }
  }
  return lines;
}

/** @param {Node[]} nodes */
const spaced = (nodes) => nodes.flatMap((node, index) => (index ? [" ", node] : [node]));

/** @param {any} line */
const basmalah = (line) => h("div.print.centred.basmalah", {}, h("span.part.first.last", { "data-ayah": `${line.surah}:0` }, h("span.word", { "data-ref": `${line.surah}:0` }, line.text)));

/**
 * The words of a line by their ayat.
 * @param {any[]} words
 */
function partsOf(words) {
  /** @type {{ayah: string, words: any[], isFirst: boolean, isLast: boolean}[]} */
  const parts = [];
  for (const word of words) {
    const [surah, number, place] = word.ref.split(":");
    const ayah = `${surah}:${number}`;
    const last = parts.at(-1);
    if (last?.ayah === ayah) last.words.push(word);
    else parts.push({ ayah, words: [word], isFirst: place === "1", isLast: false });
    if (word.number) Object.assign(parts.at(-1) ?? {}, { isLast: true });
  }
  return parts;
}

/** @param {any} word */
const written = (word) => (word.number ? `\u06dd${word.number}` : word.quarter ?? word.text);

/** @param {any} word @param {Map<string, any>} spans */
function wordElement(word, spans) {
  if (word.number) return h("span.word.end", { "data-ref": word.ref }, written(word));
  if (word.quarter) return h("span.word.quarter", {}, word.quarter);
  const [surah, ayah, place] = word.ref.split(":");
  return h("span.word", { "data-ref": word.ref }, coloured(word.text, Number(place), spans.get(`${surah}:${ayah}`)));
}

// MARK: flowing text

/** @param {any} page @param {any[]} surahs @param {Map<string, any>} spans */
function flowing(page, surahs, spans) {
  const element = h("div.flow", { lang: "ar", dir: "rtl" });
  if (!page.lines) {
    for (const ayah of page.ayat) {
      const [surah, place] = ayah.ref.split(":");
      if (place === "1") element.append(surahFrame(surahs[Number(surah) - 1]));
      if (ayah.basmalah) element.append(basmalah({ surah, text: ayah.basmalah }));
      element.append(part(ayah.ref, [...wordsOf(ayah.text).map((word, index) => h("span.word", { "data-ref": `${ayah.ref}:${index + 1}` }, withPauses(word))), h("span.word.end", { "data-ref": ayah.ref }, `\u06dd${arabic(place)}`)]), " ");
    }
    return element;
  }
  /** @type {{ayah: string, words: any[]}[]} */
  let ayat = [];
  const close = () => {
    for (const { ayah, words } of ayat) element.append(part(ayah, words.map((word) => wordElement(word, spans))), " ");
    ayat = [];
  };
  for (const line of page.lines) {
    if (!line.words) close();
    if (line.type === "surah" || line.type === "opening") element.append(surahFrame(surahs[line.surah - 1], line.text));
    else if (line.type === "basmalah") element.append(basmalah(line));
    else {
      for (const one of partsOf(line.words)) {
        const last = ayat.at(-1);
        if (last?.ayah === one.ayah) last.words.push(...one.words);
        else ayat.push({ ayah: one.ayah, words: one.words });
      }
    }
  }
  close();
  return element;
}

/** @param {string} ayah @param {Node[]} words */
const part = (ayah, words) => h("span.part", { "data-ayah": ayah }, spaced(words));

// MARK: from memory

/**
 * Hides all words; numbers of ayat stay.
 * @param {HTMLElement} pages
 */
export const hideAll = (pages) =>
  pages.querySelectorAll(".word:not(.end):not(.quarter)").forEach((word) => word.classList.add("veiled"));

/**
 * Shows the next hidden word.
 * @param {HTMLElement} pages
 */
export const revealNext = (pages) => pages.querySelector(".veiled")?.classList.remove("veiled");
