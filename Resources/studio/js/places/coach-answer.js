// The teacher's answer on a submission: the marks, words and a spoken comment on the whole, the result, and who waits next.
import { ask, tryChange } from "../api.js";
import { fill, h, quran } from "../dom.js";
import { clock, t } from "../i18n.js";
import { ayahName, partName } from "../names.js";
import { button, iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { confirm } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { playSound } from "../sound.js";

/**
 * The marks as a list.
 * @param {HTMLElement} element @param {import("./coach-marks.js").Marks} marks @param {(word: string) => string} text of a word
 * @param {(mark: import("./coach-marks.js").Mark) => void} goTo
 */
export function showMarks(element, marks, text, goTo) {
  const all = marks.sorted();
  const about = (/** @type {import("./coach-marks.js").Mark} */ one) => [one.symbol ? t(`symbol.${one.symbol}`) : "", one.voice ? t("review.spoken") : "", one.time === null ? "" : clock(one.time / 1000, 1)].filter(Boolean).join(" · ");
  fill(element, h("h2", {}, t("review.marks", { count: all.length })), all.length ? h("ul.list", {}, all.map((one) => h("li.bare.row.stay", {},
    h("button.item.grow", { onclick: () => goTo(one) }, h(`span.dot${one.voice ? ".warn" : ""}`, { "aria-hidden": "true" }, icon(one.voice ? "mic" : "edit", "tiny")),
      h("span.grow", {}, h("b", {}, one.word ? [quran(text(one.word)), " ", ayahName(one.word)] : t("review.placeAt", { time: clock((one.time ?? 0) / 1000, 1) })), h("small", {}, about(one), one.text ? [" · ", h("span", { dir: "auto" }, one.text)] : null))),
    one.voice ? iconButton("play", t("review.spoken"), () => void playSound(String(one.voice), 0)) : null,
    iconButton("trash", t("review.remove"), () => marks.remove(one))))) : h("p.soft", {}, t("review.noMarks")));
}

/**
 * @param {{answer: any, student: string, part: string, marks: import("./coach-marks.js").Marks, speech: import("./coach-speech.js").Speech}} review
 */
export function answerSection({ answer, student, part, marks, speech }) {
  const whole = /** @type {HTMLInputElement} */ (h("input", { dir: "auto", "aria-label": t("coach.words"), placeholder: t("coach.words"), value: marks.text, onchange: () => ((marks.text = whole.value.trim()), marks.keep()) }));
  const spoken = h("div.row");
  const waiting = h("section.section");
  const showSpoken = (/** @type {string} */ voice) => fill(spoken, h("button.chip", { onclick: () => void playSound(voice, 0) }, icon("play", "tiny"), t("review.spoken")));
  if (marks.voice) showSpoken(marks.voice);

  /** @param {"pass"|"again"} result */
  async function decide(result) {
    marks.text = whole.value.trim();
    await marks.keeping;
    const voices = marks.all.filter((one) => one.voice).length + (marks.voice ? 1 : 0);
    const detail = [t(`course.result.${result}`), t("review.marks", { count: marks.all.length }), voices ? t("review.voices", { count: voices }) : "", marks.text].filter(Boolean).join(" · ");
    if (!(await confirm(t("coach.feedback", { name: answer.name, part: partName(part) }), detail, t("review.give")))) return;
    if (!(await tryChange("coach-feedback", { ...marks.values(), result }))) return;
    say(t("coach.given"));
    location.hash = "#/coach";
  }

  ask("coach").then(({ waiting: all }) => {
    const others = all.filter((/** @type {any} */ one) => one.name !== answer.name || one.part.replace(/^week /, "") !== part);
    if (others.length) fill(waiting, h("h2", {}, t("coach.waiting")), h("ul.list", {}, others.slice(0, 5).map((/** @type {any} */ one) => h("li.bare", {}, h("a.item", { href: `#/coach/${one.student}/${one.part.replace(/^week /, "")}` },
      h("span.dot.still", { "aria-hidden": "true" }, icon("person", "tiny")), h("span.grow", {}, h("b", {}, h("bdi", {}, one.name)), h("small", {}, partName(one.part))), icon("forward", "tiny"))))));
  }).catch(() => {});
  const element = [h("section.section.stack", {}, h("h2", {}, t("review.answer")), speech.control("", null), spoken, whole,
    button("main.full", "done", t("coach.pass"), () => void decide("pass")), button("full", "retry", t("coach.again"), () => void decide("again")), h("a.button.text.full", { href: "#/coach" }, t("review.later"))), waiting];
  return { element, showSpoken };
}
