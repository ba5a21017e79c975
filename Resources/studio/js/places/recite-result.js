// The result of a recitation: its sure part, the words to hear again, and the next steps.
import { ask, soundAddress, tryChange } from "../api.js";
import { fill, h, quran } from "../dom.js";
import { clock, dayName, number, t } from "../i18n.js";
import { passageName } from "../names.js";
import { button } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { ring } from "../parts/progress.js";
import { say } from "../parts/toast.js";
import { playSound } from "../sound.js";
import { grades } from "./hifz-tasks.js";

/**
 * Verdicts of words to hear again, and their signs.
 * @type {[string, string][]}
 */
const WORDS = [["skipped", "minus"], ["changed", "alert"], ["unsure", "info"]];
/** The sound before and after a word of one's own, in seconds. */
const [BEFORE, AFTER] = [0.4, 0.5];

/**
 * @param {HTMLElement} stage
 * @param {{summary: any, text: import("./recite-text.js").RecitedText, times: Map<string, {from: number, to: number}>, notice: HTMLElement, again: () => void, choose: () => void}} result
 */
export function showResult(stage, { summary, text, times, notice, again, choose }) {
  const slips = summary.skipped + summary.changed;
  const title = slips === 0 ? (summary.unsure ? t("result.unsure") : t("result.clean")) : t("result.slips", { count: slips });
  const counts = [["skipped", summary.skipped], ["changed", summary.changed], ["unsure", summary.unsure], ["added", summary.added]].filter(([, count]) => count).map(([name, count]) => `${number(count)} ${t(`verdict.${name}`)}`).join(t("comma"));
  const figure = (/** @type {string} */ value, /** @type {string} */ name) => h("div", {}, h("b", {}, value), h("span", {}, name));
  text.reveal();
  fill(stage, h("div.stack.far.narrow", {},
    h("section.card.stack.result", {}, h("h2.centre.flush", {}, h("bdi", {}, passageName(summary.range))),
      ring(summary.recited / summary.words, `${number(summary.recited)}/${number(summary.words)}`, t("result.words", { recited: summary.recited, words: summary.words }), "large"),
      h("p.centre", { role: "status" }, h("strong", {}, title), counts ? h("span.small.soft.block", {}, counts) : null),
      h("div.figures", {}, figure(clock(summary.seconds), t("result.time")), summary.pace ? figure(number(Math.round(summary.pace)), t("result.pace")) : null,
        typeof summary.accuracy === "number" ? figure(t("percent", { percent: Math.round(summary.accuracy) }), t("result.accuracy")) : figure("–", t("result.noAccuracy")))),
    h("section.card", {}, text.element), wordsToHear(summary, text, times),
    summary.range ? h("section.section", {}, h("h2", {}, t("result.grade")), grades([summary.range])) : null,
    h("div.row.even", {}, button("main", "mic", t("result.again"), again), button("", "back", t("result.other"), choose)), notice));
}

/**
 * @param {any} summary @param {import("./recite-text.js").RecitedText} text @param {Map<string, {from: number, to: number}>} times
 */
function wordsToHear(summary, text, times) {
  const rows = WORDS.flatMap(([verdict, sign]) => text.wordsWith(verdict).map(({ ref, word }) => {
    const [surah, ayah, place] = ref.split(":");
    const own = times.get(ref);
    const right = async (/** @type {Event} */ event) => {
      if (!(await tryChange("recite-correct", { words: [summary.session ? String(summary.session) : "last", ref, "right"] }))) return;
      text.correct(ref);
      /** @type {HTMLElement} */ (event.target).closest("li")?.remove();
      say(t("result.corrected"));
    };
    return h("li", {}, h("div.row.stay", {}, h(`span.dot.${verdict === "unsure" ? "still" : "warn"}`, { "aria-hidden": "true" }, icon(sign, "tiny")), quran(word, "span.quran.big"), h("span.grow", {}, h("b", {}, t(`verdict.${verdict}`)), h("small.soft.block", {}, `${passageName(`${surah}:${ayah}`)}, ${t("mushaf.word", { word: place })}`))),
      h("div.row", {},
        own && summary.recording ? h("button.chip", { onclick: () => void playSound(summary.recording, Math.max(0, own.from - BEFORE), own.to + AFTER) }, icon("play", "tiny"), t("result.own")) : null,
        h("button.chip", { onclick: () => hearAyah(`${surah}:${ayah}`) }, icon("play", "tiny"), t("result.teacher")),
        verdict === "unsure" ? null : h("button.chip", { onclick: right }, icon("check", "tiny"), t("result.right"))));
  }));
  return rows.length ? h("section.section", {}, h("h2", {}, t("result.toHear")), h("ul.list", {}, rows)) : null;
}

/**
 * An ayah by the first of one's reciters, on this device.
 * @param {string} ayah
 */
async function hearAyah(ayah) {
  try {
    await new Audio(await soundAddress(`/listen/${ayah}`)).play();
  } catch {
    say(t("sound.missing", { ref: passageName(ayah) }), "fault");
  }
}

/** The weeks of a trend that are shown. */
const WEEKS = 10;

/**
 * The share of words without a slip by weeks, where there are several.
 * @param {HTMLElement} element
 */
export async function showTrend(element) {
  const { weeks } = await ask("recitations", { subject: "trend" }).catch(() => ({ weeks: [] }));
  const all = weeks.slice(-WEEKS).filter((/** @type {any} */ one) => typeof one.accuracy === "number");
  if (all.length < 2) return fill(element);
  // The bars begin at half: the differences are seen.
  fill(element, h("h2", {}, t("recite.trend")), h("ol.trend.card", {}, all.map((/** @type {any} */ one) => h("li", {}, h("b", {}, t("percent", { percent: Math.round(one.accuracy) })),
    h("i", { "aria-hidden": "true", style: { "block-size": `${Math.max(4, (one.accuracy - 50) * 2)}%` } }), h("small", {}, dayName(one.week, { day: "numeric", month: "short" }))))));
}

/**
 * The sessions of late.
 * @param {HTMLElement} element
 */
export async function lastSessions(element) {
  const answer = await ask("recitations", { subject: "list" }).catch(() => null);
  const sessions = (answer?.sessions ?? []).filter((/** @type {any} */ one) => one.words && one.range).slice(0, 5);
  if (!sessions.length) return fill(element);
  fill(element, h("h2", {}, t("recite.last")), h("ul.list", {}, sessions.map((/** @type {any} */ one) => h("li.row.spread", {},
    h("span", {}, passageName(one.range)), h("span.soft.small", {}, [dayName(one.day), typeof one.accuracy === "number" ? t("percent", { percent: Math.round(one.accuracy) }) : ""].filter(Boolean).join(" · "))))));
}
