// The texts of the page, from one table for each language: texts/CODE.json. texts/languages.json lists the codes.

/**
 * A text, or one for each form of a number (Intl.PluralRules).
 * @typedef {string|Record<string, string>} Text
 */

/**
 * The locales of languages whose digits are not those of the code alone.
 * @type {Record<string, string>}
 */
const LOCALES = { ar: "ar-EG", ur: "ur-u-nu-arabext" };

/** @type {Record<string, Text>} */
let table = {};
let code = "en";

/**
 * The languages, as code and name; a star stands at those that no native speaker has read.
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
  // Both at once; a language that was chosen is a known one.
  if (chosen) load(chosen);
  const listed = /** @type {[string, string, string?][]} */ (await load("languages"));
  languages = listed.map(([known, name, state]) => [known, state === "unread" ? `${name} *` : name]);
  const wanted = chosen || navigator.language.split("-")[0];
  await use(languages.some(([known]) => known === wanted) ? wanted : "en");
}

/** @param {string} language */
export async function use(language) {
  table = await load(language);
  code = language;
  document.documentElement.lang = language;
  document.documentElement.dir = String(table.dir || "ltr");
  localStorage.setItem("language.used", `${language} ${document.documentElement.dir}`);
}

/**
 * A text of the page.
 * @param {string} key
 * @param {Record<string, string|number>} [values] for the names in braces; `count` chooses between the forms of a text
 */
export function t(key, values = {}) {
  const found = table[key] ?? key;
  const text = typeof found === "string" ? found : found[new Intl.PluralRules(code).select(Number(values.count))] ?? found.other;
  const said = text.replace(/\{(\w+)\}/g, (_, name) => (typeof values[name] === "number" ? number(values[name]) : String(values[name] ?? "")));
  // An option behind words from right to left would be shown as “lan--”: an invisible mark gives it its direction.
  return table.dir === "rtl" ? said.replace(/(^|[^\x00-\x7f]) ?(?=--\w)/g, "$&\u200e") : said;
}

/**
 * Several texts as a list, with the commas of the language.
 * @param {string[]} texts
 */
export const listed = (texts) => texts.join(table.dir === "rtl" ? "، " : ", ");

/** The language with the digits that are written in it. */
const locale = () => LOCALES[code] ?? code;

/**
 * A number as it is written in the language.
 * @param {string|number} value
 */
export const number = (value) => new Intl.NumberFormat(locale(), { maximumFractionDigits: 2, useGrouping: false }).format(Number(value));

/**
 * Digits as they are written in Arabic, whatever the language of the page.
 * @param {string|number} value
 */
export const arabic = (value) => String(value).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/**
 * A day as people say it.
 * @param {string} day such as 2026-11-28
 * @param {Intl.DateTimeFormatOptions} [form]
 */
export const dayName = (day, form = { day: "numeric", month: "long" }) =>
  new Intl.DateTimeFormat(locale(), { ...form, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

export const language = () => code;

/**
 * A moment as the person's clock has it.
 * @param {number} seconds since 1970 @param {Intl.DateTimeFormatOptions} [form]
 */
export const moment = (seconds, form = { dateStyle: "medium", timeStyle: "short" }) => new Intl.DateTimeFormat(locale(), form).format(new Date(seconds * 1000));

/**
 * A time from one moment to another.
 * @param {number} start seconds since 1970 @param {number} end @param {Intl.DateTimeFormatOptions} form
 */
export const momentsFrom = (start, end, form) => new Intl.DateTimeFormat(locale(), form).formatRange(start * 1000, end * 1000);

/**
 * The time until then, in words.
 * @param {number} seconds since 1970
 */
export function until(seconds) {
  const minutes = Math.round((seconds * 1000 - Date.now()) / 60000);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (Math.abs(minutes) < 90) return words.format(minutes, "minute");
  return Math.abs(minutes) < 2880 ? words.format(Math.round(minutes / 60), "hour") : words.format(Math.round(minutes / 1440), "day");
}

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
  const text = hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
  return code === "ar" ? arabic(text) : text;
}
