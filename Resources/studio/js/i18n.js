// The texts of the page, from one table for each language: texts/CODE.json. texts/languages.json lists the codes.

/** @type {Record<string, string>} */
let table = {};
/** @type {Record<string, string>} */
let standard = {};
let code = "en";

/**
 * The languages, as code and name.
 * @type {[string, string][]}
 */
export let languages = [["en", "English"]];

/**
 * The tables that were asked for, by their languages.
 * @type {Record<string, Promise<any>>}
 */
const asked = {};

/** @param {string} language */
const load = (language) => (asked[language] ??= fetch(`/texts/${language}.json`).then((answer) => answer.json()));

/** Loads the texts of the language that was chosen, else of the browser. */
export async function start() {
  const chosen = localStorage.getItem("language");
  // All at once; a language that was chosen is a known one.
  for (const one of ["en", chosen]) if (one) load(one);
  languages = await load("languages");
  const wanted = chosen || navigator.language.split("-")[0];
  await use(languages.some(([known]) => known === wanted) ? wanted : "en");
}

/** @param {string} language */
export async function use(language) {
  [standard, table] = await Promise.all([load("en"), load(language)]);
  code = language;
  document.documentElement.lang = language;
  document.documentElement.dir = table.dir || "ltr";
}

/**
 * A text of the page.
 * @param {string} key
 * @param {Record<string, string|number>} [values] for the names in braces
 */
export function t(key, values = {}) {
  const text = table[key] ?? standard[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => (typeof values[name] === "number" ? number(values[name]) : String(values[name] ?? "")));
}

/**
 * A number as it is written in the language.
 * @param {string|number} value
 */
export const number = (value) => new Intl.NumberFormat(code === "ar" ? "ar-EG" : code, { maximumFractionDigits: 2, useGrouping: false }).format(Number(value));

/** Whether the page goes from right to left. */
export const isRightToLeft = () => document.documentElement.dir === "rtl";

export const language = () => code;

/**
 * A time as minutes and seconds.
 * @param {number} seconds
 * @param {number} [decimals]
 */
export function clock(seconds, decimals = 0) {
  const all = Math.max(0, seconds);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const rest = (all % 60).toFixed(decimals).padStart(decimals ? decimals + 3 : 2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
