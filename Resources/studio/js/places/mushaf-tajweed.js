// The colours of tajweed: the letters of a word, parted where a rule begins and ends.
import { ask } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
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
 * The letters of a word, parted where a rule begins and ends.
 * @param {string} text @param {number} place the number of the word, from 1
 * @param {any} [ayah] the answer about its ayah
 */
export function coloured(text, place, ayah) {
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
  // Pages are read without colours while the studio is gone.
  const answer = await ask("tajweed", { range: `page:${page}` }).catch(() => ({ ayat: [] }));
  return new Map(answer.ayat.map((/** @type {any} */ ayah) => [ayah.ref, ayah]));
}
