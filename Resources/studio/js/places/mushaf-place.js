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
 * The pages that are wanted at once, in one request.
 * @type {{numbers: number[], answer: Promise<any>}|null}
 */
let batch = null;

/** @param {number} number */
async function fetched(number) {
  if (!batch) {
    /** @type {number[]} */
    const numbers = [];
    const answer = Promise.resolve().then(() => {
      batch = null;
      return ask("page", { range: numbers.map((one) => `page:${one}`) });
    });
    batch = { numbers, answer };
  }
  batch.numbers.push(number);
  const { pages: all } = await batch.answer;
  return all.find((/** @type {any} */ one) => one.page === number);
}

/**
 * A page by its lines.
 * @param {number} number
 * @returns {Promise<any>}
 */
export function page(number) {
  let found = pages.get(number);
  if (!found) {
    found = fetched(number);
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
