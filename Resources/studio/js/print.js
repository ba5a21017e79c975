// The print whose pages count: its name, the number of its pages, and the pages at which its ajza begin.
import { ask } from "./api.js";

const MADANI = { id: "madani", pages: 604 };

/** @returns {{id: string, pages: number}} the print as it was when the program was asked last */
function kept() {
  try {
    return { ...MADANI, ...JSON.parse(localStorage.getItem("print") ?? "{}") };
  } catch {
    return MADANI;
  }
}

let print = kept();

/** The number of pages. */
export const pagesInAll = () => print.pages;

/**
 * Takes what the program says of the print. Pages of another one that the browser keeps are forgotten.
 * @param {{print?: string, pages?: number}} answer
 */
export function learnPrint({ print: id, pages }) {
  if (!id || !pages || (id === print.id && pages === print.pages)) return;
  print = { id, pages };
  starts = null;
  localStorage.setItem("print", JSON.stringify(print));
  for (const key of Object.keys(localStorage)) if (/^page(\.\d+|s\.kept)$/.test(key)) localStorage.removeItem(key);
}

/** @type {Promise<number[]>|null} */
let starts = null;

/** The first pages of the ajza, from the first on. */
export function juzPages() {
  starts ??= ask("juz").then(({ juz }) => juz.map((/** @type {any} */ one) => one.page));
  starts.catch(() => (starts = null));
  return starts;
}
