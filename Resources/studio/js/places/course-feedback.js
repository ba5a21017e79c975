// A teacher's answer, a place of its own: her words, and the text with the words that she marked, each to be heard from her and from oneself.
import { ask, tryChange } from "../api.js";
import { fill, h, quran } from "../dom.js";
import { arabic, clock, moment, t } from "../i18n.js";
import { ayahName, surahs } from "../names.js";
import { button, top } from "../parts/button.js";
import { passageRange } from "../parts/course-passage.js";
import { icon } from "../parts/icon.js";
import { empty } from "../parts/states.js";
import { play } from "../player.js";
import { playSound, stopSound } from "../sound.js";
import { styles } from "../styles.js";
import { withPauses, wordsOf } from "../words.js";
import { askForm } from "./course-ask.js";

/** The sound before and after a place, in seconds. */
const [BEFORE, AFTER] = [1, 2];

/**
 * Shows the newest answer on a week; nothing that arrives meanwhile closes it.
 * @param {HTMLElement} element @param {string} week @param {(end: () => void) => void} whenLeft
 */
export async function showFeedback(element, week, whenLeft) {
  const [answer, profile] = await Promise.all([ask("course-week", { week }), ask("course-profile").catch(() => null), surahs().catch(() => {}), styles("work")]);
  whenLeft(stopSound);
  const bar = top(t("feedback.title", { week: Number(week) }), { back: "#/course" });
  const submission = answer.submissions.findLast((/** @type {any} */ one) => one.feedback);
  if (!submission) return fill(element, bar, h("div.card", {}, empty("coach", t("feedback.none"))));
  const { result, text, marks, voice } = submission.feedback;
  const words = await passage(passageRange(answer), marks, submission);
  const ayat = [...new Set(marks.filter((/** @type {any} */ one) => one.word).map((/** @type {any} */ one) => one.word.split(":").slice(0, 2).join(":")))];
  fill(element, bar, h("div.columns", {},
    h("div.stack.far", {},
      h("section.card.first.stack", {}, h("div.row.stay", {}, h("span.dot", { "aria-hidden": "true" }, icon("person", "tiny")),
        h("div.grow", {}, h("h2.flush.hero-answer", {}, t(`course.result.${result}`)), h("p.small.soft", {}, profile?.teacher ? [h("bdi", {}, profile.teacher), " · "] : null, moment(submission.feedback.at ?? submission.at)))),
      voice ? h("div", {}, button("tone", "play", t("review.spoken"), () => void playSound(voice, 0))) : null, text ? h("p", { dir: "auto" }, text) : null),
      h("section.card.stack", {}, words, marks.length ? h("p.small.soft", {}, t("feedback.tap")) : null)),
    h("div.stack.far", {},
      marks.length ? h("section.section", {}, h("h2", {}, t("feedback.words")), h("ul.list", {}, marks.map((/** @type {any} */ mark) => markRow(mark, submission, words)))) : null,
      h("div.stack", {}, ayat.length ? button("main.full", "repeat", t("feedback.practise"), () => void play(/** @type {string[]} */ (ayat), { each: 3, gap: "100%" })) : null,
        answer.passage ? button("full", "mic", t("feedback.again"), `#/recite/${encodeURIComponent(passageRange(answer))}`) : null),
      askForm())));
  // The program notes that it was read.
  if (!submission.feedback.heard) void tryChange("course-feedback", { week });
}

/** @param {any} mark @param {any} submission */
const own = (mark, submission) => playSound(submission.sha256, Math.max(0, mark.time / 1000 - BEFORE), mark.time / 1000 + AFTER);

/**
 * Lets one hear what a mark says: the teacher's voice where she spoke, else one's own.
 * @param {any} mark @param {any} submission
 */
function hear(mark, submission) {
  if (mark.voice) void playSound(mark.voice, 0);
  else if (mark.time !== null) void own(mark, submission);
}

/**
 * The text of a passage; marked words are buttons.
 * @param {string} range @param {any[]} marks @param {any} submission
 */
async function passage(range, marks, submission) {
  const element = h("div.quran.review-words", { lang: "ar", dir: "rtl" });
  const answer = range ? await ask("text", { range: range.split(/\s+/) }).catch(() => null) : null;
  const word = (/** @type {string} */ name, /** @type {string} */ text) => {
    const mark = marks.find((one) => one.word === name);
    if (!mark) return h("span", { "data-ref": name }, withPauses(text));
    return h("button.word.marked", { "data-ref": name, title: mark.symbol ? t(`symbol.${mark.symbol}`) : "", onclick: () => hear(mark, submission) }, withPauses(text));
  };
  // A basmalah is heard with the first ayah, so its words can have marks too.
  const opened = new Set(marks.map((one) => /^(\d+):0:/.exec(one.word ?? "")?.[1]));
  opened.delete(undefined);
  const basmalah = opened.size ? await ask("text", { range: "1:1", riwayah: "hafs" }).catch(() => null) : null;
  const words = (/** @type {string} */ ref, /** @type {string} */ text) => wordsOf(text).map((one, index) => [word(`${ref}:${index + 1}`, one), " "]);
  fill(element, (answer?.ayat ?? []).map((/** @type {any} */ ayah) => [
    basmalah && ayah.ayah === 1 && opened.has(ayah.ref.split(":")[0]) ? words(`${ayah.ref.split(":")[0]}:0`, basmalah.ayat[0].text) : null, words(ayah.ref, ayah.text), h("span.word.end", {}, `\u06dd${arabic(ayah.ayah)}`), " "]));
  return element;
}

/** @param {any} mark @param {any} submission @param {HTMLElement} words */
function markRow(mark, submission, words) {
  const text = mark.word ? words.querySelector(`[data-ref="${CSS.escape(mark.word)}"]`)?.textContent : "";
  return h("li", {}, h("div.row.stay", {}, text ? quran(text, "span.quran.big") : h("span.dot.still", { "aria-hidden": "true" }, icon("clock", "tiny")),
    h("div.grow", {}, h("b.block", {}, mark.symbol ? t(`symbol.${mark.symbol}`) : mark.word ? ayahName(mark.word) : t("review.placeAt", { time: clock(mark.time / 1000) })),
      mark.text ? h("p", { dir: "auto" }, mark.text) : null, mark.word && mark.symbol ? h("small.soft", {}, ayahName(mark.word)) : null)),
  h("div.row", {}, mark.voice ? h("button.chip", { onclick: () => void playSound(mark.voice, 0) }, icon("play", "tiny"), t("feedback.teacher")) : null,
    mark.time === null ? null : h("button.chip", { onclick: () => void own(mark, submission) }, icon("play", "tiny"), t("feedback.you", { time: clock(mark.time / 1000) }))));
}
