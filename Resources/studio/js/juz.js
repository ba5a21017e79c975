// The pages at which the ajza of the print begin.
import { ask } from "./api.js";
import { printId } from "./print.js";

/** @type {Promise<number[]>|null} */
let starts = null;
/** The print that they belong to. */
let print = "";

/** The first pages of the ajza, from the first on. */
export function juzPages() {
  if (print !== printId()) starts = null;
  print = printId();
  starts ??= ask("juz").then(({ juz }) => juz.map((/** @type {any} */ one) => one.page));
  starts.catch(() => (starts = null));
  return starts;
}
