// The mark at the word or the place that is chosen: its kind, a spoken comment, or a written one.
import { fill, h, quran } from "../dom.js";
import { clock, t } from "../i18n.js";
import { ayahName } from "../names.js";
import { iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { playSound } from "../sound.js";
import { SYMBOLS } from "./coach-marks.js";

/**
 * What is chosen, and what can be done to it.
 * @typedef {{name: string, time: number|null, word: any}} Target
 * @typedef {{mark: (change: Partial<import("./coach-marks.js").Mark>) => void, hearWord: () => void, hearBeside: () => void, confirm: () => void, dismiss: () => void}} Actions
 */

/** @param {Actions} actions @param {import("./coach-speech.js").Speech} speech */
export function markCard(actions, speech) {
  const element = h("section.card.first.stack", { "aria-live": "polite", "aria-label": t("review.yourMark") });

  /**
   * @param {Target|null} target @param {import("./coach-marks.js").Mark|undefined} found the mark that is there
   * @param {boolean} isOpen whether the program suggests something
   */
  function show(target, found, isOpen) {
    if (!target) return fill(element, h("p.soft", {}, t("review.choose")));
    const { word } = target;
    const text = /** @type {HTMLInputElement} */ (h("input", { dir: "auto", "aria-label": t("review.text"), placeholder: t("review.text"), value: found?.text ?? "", onchange: () => actions.mark({ text: text.value.trim() }) }));
    fill(
      element,
      h("div.row.stay", {}, word ? quran(word.text, "span.quran.big") : h("span.dot.still", { "aria-hidden": "true" }, icon("clock", "tiny")),
        h("span.grow", {}, h("b.block", {}, word ? ayahName(target.name) : t("review.placeAt", { time: clock((target.time ?? 0) / 1000, 1) })), word && target.time !== null ? h("small.soft.number", {}, clock(target.time / 1000, 1)) : null),
        word && target.time !== null ? iconButton("headphones", t("review.hearWord"), actions.hearWord) : null, word ? iconButton("people", t("review.beside"), actions.hearBeside) : null),
      isOpen ? h("div.row.spread.suggestion", {}, h("span.tag.warn", {}, t("review.suggestion", { verdict: t(`verdict.${word.verdict}`), percent: Math.round(word.confidence * 100) })),
        h("span.row", {}, h("button.text", { onclick: actions.confirm }, t("review.confirm")), h("button.text", { onclick: actions.dismiss }, t("review.dismiss")))) : null,
      h("div.chips", { role: "group", "aria-label": t("review.symbols") },
        SYMBOLS.map((symbol) => h("button.chip", { "aria-pressed": String(found?.symbol === symbol), onclick: () => actions.mark({ symbol: found?.symbol === symbol ? null : symbol }) }, t(`symbol.${symbol}`)))),
      speech.control(target.name, target.time),
      found?.voice ? h("div.row", {}, h("button.chip", { onclick: () => void playSound(String(found.voice), 0) }, icon("play", "tiny"), t("review.spoken"))) : null,
      h("div.stack", { "data-keep": `${target.name} ${target.time}` }, text),
      found ? h("div.row.end", {}, h("button.text", { onclick: actions.dismiss }, t("review.remove"))) : null);
  }
  return { element, show };
}
