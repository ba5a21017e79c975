// Where somebody reads: pages, surahs, and the page of an ayah. Answers of the program are kept for a while.
import { ask } from "../api.js";

export const PAGES = 604;

/** The page that was read last. */
export const lastPage = () => Math.min(PAGES, Math.max(1, Number(localStorage.getItem("mushaf.page")) || 1));

/** @param {number} page */
export const setLastPage = (page) => localStorage.setItem("mushaf.page", String(page));

/** Goes on where somebody read last, also in a terminal. */
export async function readLast() {
  const { positions } = await ask("positions").catch(() => ({ positions: [] }));
  const last = positions.find((/** @type {any} */ one) => one.name === "last");
  if (last?.page) setLastPage(last.page);
}

/** @type {Promise<any[]>|null} */
let known = null;

/** The 114 surahs. */
export const surahs = () => (known ??= ask("surahs").then((answer) => answer.surahs));

/** @type {Map<number, Promise<any>>} */
const pages = new Map();

/**
 * A page by its lines.
 * @param {number} number
 * @returns {Promise<any>}
 */
export function page(number) {
  let found = pages.get(number);
  if (!found) {
    found = ask("page", { range: `page:${number}` }).then((answer) => answer.pages[0]);
    found.catch(() => pages.delete(number));
    pages.set(number, found);
    if (pages.size > 60) pages.delete(/** @type {number} */ (pages.keys().next().value));
  }
  return found;
}

/**
 * The page of a place that the program reads, such as 2:255, juz:30 or yasin.
 * @param {string} range
 */
export async function pageOf(range) {
  const info = await ask("info", { range });
  return info.page?.first ?? info.page ?? 1;
}
