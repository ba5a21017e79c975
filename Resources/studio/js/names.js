// Names in place of codes: surahs, passages and reciters as people call them.
import { ask } from "./api.js";
import { language, listed, number, t } from "./i18n.js";
import { learnPrint } from "./print.js";
import { put, state } from "./store.js";

/** @type {Promise<any[]>|null} */
let asked = null;

/** The 114 surahs. They are kept in the browser, so that they are there at once, and without the studio. */
export function surahs() {
  if (!state.surahs.length) {
    try {
      state.surahs = JSON.parse(localStorage.getItem("surahs") ?? "[]");
    } catch {
      state.surahs = [];
    }
  }
  asked ??= ask("surahs").then((answer) => {
    const all = answer.surahs;
    learnPrint(answer);
    localStorage.setItem("surahs", JSON.stringify(all));
    put({ surahs: all });
    return all;
  });
  asked.catch(() => (asked = null));
  return state.surahs.length ? Promise.resolve(state.surahs) : asked;
}

/** Asks for the names of the reciters anew. */
export async function learnReciters() {
  const { reciters } = await ask("reciters");
  put({ reciters: new Map(reciters.map((/** @type {any} */ one) => [one.id, one.name])) });
  return reciters;
}

/** @param {string|null|undefined} id */
export const reciterName = (id) => (id ? state.reciters.get(id) ?? id : "");

/** @param {string|number} surah */
export function surahName(surah) {
  const found = state.surahs[Number(surah) - 1];
  if (!found) return t("surah", { surah });
  return language() === "ar" ? found.arabic : found.transliteration;
}

/**
 * The name of a passage that has a code such as 67:1-5, 2:255, 78:31-79:16, 112, page:50 or juz:30; any other text stays as it is.
 * @param {string|null|undefined} range
 */
export function passageName(range) {
  const text = String(range ?? "").trim();
  const division = /^(page|juz|hizb):(\d+)(?:-(\d+))?$/.exec(text);
  if (division) return t(division[3] ? `${division[1]}s` : division[1], { [division[1]]: Number(division[2]), last: Number(division[3]) });
  const found = /^(\d{1,3})(?::(\d+)(?:-(?:(\d+):)?(\d+))?(?::\d+(?:-\d+)?)?)?$/.exec(text);
  if (!found) return text;
  const [, surah, first, otherSurah, last] = found;
  if (first === undefined) return surahName(surah);
  if (first === "0") return t("basmalahOf", { surah: surahName(surah) });
  if (otherSurah && otherSurah !== surah) return `${surahName(surah)} ${number(first)} – ${surahName(otherSurah)} ${number(String(last))}`;
  return `${surahName(surah)} ${number(first)}${last ? `–${number(last)}` : ""}`;
}

/**
 * The name of a word such as 78:2:3 by its ayah and its number.
 * @param {string} word
 */
export function ayahName(word) {
  const [surah, ayah, place] = word.split(":");
  return place ? t("ayahWord", { ayah: passageName(`${surah}:${ayah}`), word: Number(place) }) : passageName(word);
}

/**
 * The names of passages, the first two of them.
 * @param {string[]} ranges
 */
export function passagesName(ranges) {
  const names = ranges.slice(0, 2).map(passageName);
  if (ranges.length > 2) names.push(t("andMore", { count: ranges.length - 2 }));
  return listed(names);
}

/**
 * The name of a part of a course.
 * @param {string} part the number of a week, such as `week 3` or `3`, placement, or assessment
 */
export const partName = (part) => {
  const name = part.replace("week ", "");
  return Number(name) ? t("course.thisWeek", { week: Number(name) }) : t(`course.record.${name}`);
};
