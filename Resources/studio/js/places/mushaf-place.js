// Where somebody reads: pages, surahs, and the page of an ayah. Answers of the program are kept for a while.
import { ask } from "../api.js";
import { pagesInAll } from "../print.js";

/** The page that was read last. */
export const lastPage = () => Math.min(pagesInAll(), Math.max(1, Number(localStorage.getItem("mushaf.page")) || 1));

/** @param {number} page */
export const setLastPage = (page) => localStorage.setItem("mushaf.page", String(page));

/** Goes on where somebody read last, also in a terminal. */
export async function readLast() {
  const { positions } = await ask("positions").catch(() => ({ positions: [] }));
  const last = positions.find((/** @type {any} */ one) => one.name === "last");
  if (last?.page) setLastPage(last.page);
}

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
  try {
    const { pages: all } = await batch.answer;
    const found = all.find((/** @type {any} */ one) => one.page === number);
    keepPage(number, found);
    return found;
  } catch (error) {
    // Pages that were read once are there without the studio too.
    const kept = /** @type {any} */ (error).status === 0 ? localStorage.getItem(`page.${number}`) : null;
    if (kept) return JSON.parse(kept);
    throw error;
  }
}

/** The number of pages that are kept for times without the studio. */
const KEPT = 40;

/** @returns {number[]} the pages that are kept, in their order */
export function keptPages() {
  try {
    return JSON.parse(localStorage.getItem("pages.kept") ?? "[]").sort((/** @type {number} */ one, /** @type {number} */ other) => one - other);
  } catch {
    return [];
  }
}

/** @param {number} number @param {any} found */
function keepPage(number, found) {
  if (!found) return;
  try {
    const order = /** @type {number[]} */ (JSON.parse(localStorage.getItem("pages.kept") ?? "[]")).filter((one) => one !== number);
    for (const old of order.splice(0, Math.max(0, order.length - KEPT + 1))) localStorage.removeItem(`page.${old}`);
    localStorage.setItem(`page.${number}`, JSON.stringify(found));
    localStorage.setItem("pages.kept", JSON.stringify([...order, number]));
  } catch {
    // A browser that keeps nothing more shows the page all the same.
  }
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
