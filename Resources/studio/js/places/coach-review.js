// A submission as its teacher hears it: the sound, the words, the suggestions of the program, and the teacher's marks.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { clock, number, t } from "../i18n.js";
import { passageName } from "../names.js";
import { top } from "../parts/button.js";
import { sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { isSounding, playSound, soundPlace, stopSound } from "../sound.js";
import { reviewKeyTable } from "./coach-keys.js";
import { Marks, SYMBOLS } from "./coach-marks.js";
import { Speech } from "./coach-speech.js";
import { passageWords } from "./coach-words.js";

const SPEEDS = [1, 0.75, 0.5];
/** The sound before and after a word, in seconds. */
const [BEFORE, AFTER] = [0.15, 0.25];

/** The review that is shown, for its keys. */
let now = /** @type {Record<string, (value?: any) => void>|null} */ (null);

/**
 * Shows a review.
 * @param {HTMLElement} element @param {string} student @param {string} part @param {(end: () => void) => void} whenLeft
 */
export async function showReview(element, student, part, whenLeft) {
  const answer = await ask("coach-submission", { student, part });
  const { submission } = answer;
  const marks = new Marks(student, part, answer.draft);
  const length = submission.seconds;
  let speed = 0;
  /** @type {number|null} the place that was chosen by its time, in milliseconds */
  let place = null;

  const slider = /** @type {HTMLInputElement} */ (h("input.grow", { type: "range", min: 0, max: length, step: 0.1, value: "0", "aria-label": t("review.place") }));
  const time = h("span.number.soft", { dir: "ltr" });
  const main = h("button.main", { onclick: () => toggle() }, t("review.play"));
  const pace = h("button", { onclick: () => turnSpeed() });
  const speech = new Speech({ student, part }, (word, time, voice) => (time === null && !word ? wholeSpoken(voice) : marks.spoken(word, time, voice)));
  const spoken = h("span.row");
  const here = h("section.card", { "aria-live": "polite" });
  const list = h("section");
  const state = h("p.soft", { role: "status" }, t("review.listens"));
  const words = passageWords((word) => choose(word), { " ": () => toggle(), Enter: () => hearWord() });
  const whole = /** @type {HTMLInputElement} */ (h("input.grow", { dir: "auto", value: marks.text, onchange: () => ((marks.text = whole.value.trim()), marks.keep()) }));

  fill(
    element, top([h("bdi", {}, answer.name), " · ", t("review.part", { part })], { back: "#/coach" }),
    h("p", {}, h("a", { href: `#/mushaf/at/${answer.passage}` }, passageName(answer.passage)), submission.late ? ` · ${t("course.late")}` : ""),
    answer.sound ? h("div.row", { dir: "ltr" }, main, slider, time, pace) : h("p.wrong", {}, t("review.noSound")),
    words.element, state, here, list,
    h("label.stack", {}, t("coach.words"), whole), h("div.row", {}, speech.button("", null), spoken),
    h("div.row", {}, h("button.main", { onclick: () => decide("pass") }, t("coach.pass")), h("button", { onclick: () => decide("again") }, t("coach.again")),
      h("a.button", { href: "#/coach" }, t("review.later"))));

  const sound = submission.sha256;
  const at = () => Number(slider.value);
  /** @param {number} seconds */
  function showTime(seconds) {
    slider.value = String(seconds);
    time.textContent = `${clock(seconds, 1)} / ${clock(length)}`;
    words.sounding(isSounding() ? seconds * 1000 : null);
  }

  /** @param {number} from @param {number} [to] @param {() => void} [after] */
  async function hear(from, to, after) {
    await playSound(sound, Math.max(0, from), to, {
      speed: SPEEDS[speed], at: showTime,
      ended: () => {
        main.textContent = t("review.play");
        words.sounding(null);
        after?.();
      },
    }).catch((error) => say(error.message, "fault"));
    main.textContent = t("review.pause");
  }

  function toggle() {
    if (isSounding()) stopSound();
    else hear(at());
  }

  function turnSpeed() {
    speed = (speed + 1) % SPEEDS.length;
    pace.textContent = `${number(SPEEDS[speed])}×`;
    if (isSounding()) hear(soundPlace());
  }

  /** @param {any} word */
  function choose(word) {
    place = null;
    if (typeof word.time === "number") showTime(word.time / 1000);
    showHere();
  }

  slider.oninput = () => {
    place = Math.round(at() * 1000);
    words.choose(null);
    if (isSounding()) hear(at());
    else showTime(at());
    showHere();
  };

  // MARK: the place that is chosen

  const chosen = () => {
    const word = words.chosen();
    if (word) return { name: word.word, time: typeof word.time === "number" ? word.time : null, word };
    return place === null ? null : { name: "", time: place, word: null };
  };

  /** @param {Partial<import("./coach-marks.js").Mark>} change */
  function mark(change) {
    const target = chosen();
    if (!target) return say(t("review.chooseFirst"));
    // Where the program has not listened, a mark made while it sounds has its time.
    const heard = target.time ?? (isSounding() ? Math.round(soundPlace() * 1000) : null);
    marks.set(target.name, heard, change);
    say(t("review.marked"));
  }

  function dismiss() {
    const target = chosen();
    const found = target && marks.at(target.name, target.time);
    if (found) marks.remove(found);
    else if (target?.word) words.dismiss(target.word);
    showHere();
  }

  function showHere() {
    const target = chosen();
    if (!target) return fill(here, h("p.soft", {}, t("review.choose")));
    const found = marks.at(target.name, target.time);
    const { word } = target;
    const text = /** @type {HTMLInputElement} */ (h("input.grow", { dir: "auto", value: found?.text ?? "", onchange: () => mark({ text: text.value.trim() }) }));
    fill(
      here,
      h("div.row.spread", {},
        h("span.row", {}, word ? h("span.quran.big", { lang: "ar", dir: "rtl" }, word.text) : null, h("span.soft", {}, passageName(target.name)), target.time === null ? null : h("span.soft.number", {}, clock(target.time / 1000, 1))),
        word && words.isOpen(word) ? h("span", {}, h("span.flag", {}, t("review.suggestion", { verdict: t(`verdict.${word.verdict}`), percent: Math.round(word.confidence * 100) }))) : null),
      h("div.row", { role: "group", "aria-label": t("review.symbols") },
        SYMBOLS.map((symbol) => h("button", { "aria-pressed": String(found?.symbol === symbol), onclick: () => mark({ symbol: found?.symbol === symbol ? null : symbol }) }, t(`symbol.${symbol}`)))),
      h("label.stack", { "data-keep": `${target.name} ${target.time}` }, t("review.text"), text),
      h("div.row", {},
        word && target.time !== null ? h("button", { onclick: hearWord }, t("review.hearWord")) : null,
        word ? h("button", { onclick: hearBeside }, t("review.beside")) : null,
        speech.button(target.name, target.time),
        word && words.isOpen(word) ? h("button", { onclick: confirm }, t("review.confirm")) : null,
        found || (word && words.isOpen(word)) ? h("button", { onclick: dismiss }, t(found ? "review.remove" : "review.dismiss")) : null));
  }

  /** @param {string} voice */
  function wholeSpoken(voice) {
    marks.voice = voice;
    fill(spoken, h("button", { onclick: () => playSound(voice, 0) }, t("review.spoken")));
  }

  function confirm() {
    const word = words.chosen();
    if (!word || !words.isOpen(word)) return say(t("review.noSuggestion"));
    mark(word.verdict === "skipped" ? { symbol: "forgotten" } : {});
  }

  function hearWord() {
    const word = words.chosen();
    if (typeof word?.time === "number") hear(word.time / 1000 - BEFORE, word.end / 1000 + AFTER);
  }

  /** The student's word, then the same word of a reciter. */
  async function hearBeside() {
    const word = words.chosen();
    if (!word) return say(t("review.chooseFirst"));
    try {
      const other = await ask("coach-beside", { student, part, beside: word.word });
      const [first] = other.sounds;
      const reciter = () => playSound(first.sound, first.from, first.to, { speed: SPEEDS[speed] });
      say(t("review.hears", { reciter: other.reciter }));
      if (typeof word.time === "number") await hear(word.time / 1000 - BEFORE, word.end / 1000 + AFTER, reciter);
      else await reciter();
    } catch (error) {
      say(/** @type {Error} */ (error).message, "fault");
    }
  }

  // MARK: the marks

  marks.changed = () => {
    words.showMarks(marks.all);
    showHere();
    const all = marks.sorted();
    fill(list, h("h2", {}, t("review.marks", { count: all.length })), all.length ? h("ul.list", {}, all.map((one) => h("li.row.spread", {},
      h("button.quiet", { onclick: () => goTo(one) },
        h("span.number", {}, one.time === null ? "–" : clock(one.time / 1000, 1)), " ", h("span.quran", { lang: "ar", dir: "rtl" }, words.text(one.word)), " ", h("span.soft", {}, passageName(one.word))),
      h("span.row", {}, one.symbol ? h("span.flag", {}, t(`symbol.${one.symbol}`)) : null, h("span", { dir: "auto" }, one.text), one.voice ? h("button", { onclick: () => playSound(String(one.voice), 0) }, t("review.spoken")) : null)))) : h("p.soft", {}, t("review.noMarks")));
  };

  /** @param {import("./coach-marks.js").Mark} one */
  function goTo(one) {
    place = one.word ? null : one.time;
    words.choose(one.word || null);
    if (one.time !== null) showTime(one.time / 1000);
    showHere();
  }

  /** @param {"pass"|"again"} result */
  function decide(result) {
    const give = async () => {
      await marks.keeping;
      if (!(await tryChange("coach-feedback", { ...marks.values(), result }))) return;
      opened.close();
      say(t("coach.given"));
      location.hash = "#/coach";
    };
    const opened = sheet(t("coach.feedback", { name: answer.name, part: t("review.part", { part }) }), [
      h("p", {}, t(`course.result.${result}`), " · ", t("review.marks", { count: marks.all.length })), whole.value.trim() ? h("p", { dir: "auto" }, whole.value.trim()) : null,
      h("div.row", {}, h("button.main", { onclick: give }, t("review.give")), h("button", { onclick: () => opened.close() }, t("cancel"))),
    ]);
  }

  pace.textContent = `${number(SPEEDS[speed])}×`;
  if (marks.voice) wholeSpoken(marks.voice);
  showTime(0);
  showHere();
  let isHere = true;
  now = {
    toggle, turnSpeed, confirm, dismiss, hearWord, hearBeside, next: () => words.step(1), previous: () => words.step(-1),
    nextFinding: () => words.stepFinding(1) || say(t("review.noMore")), previousFinding: () => words.stepFinding(-1) || say(t("review.noMore")),
    symbol: (/** @type {string} */ symbol) => mark({ symbol }),
  };
  whenLeft(() => {
    isHere = false;
    now = null;
    speech.stop();
    stopSound();
  });
  await words.show(answer.passage, answer.riwayah).catch(() => {});
  marks.changed();
  // The program listens to all of it meanwhile; marks can be made before it has.
  ask("coach-words", { student, part }).then((heard) => {
    if (!isHere) return;
    words.hear(heard.words);
    state.textContent = heard.trouble ?? t("review.suggestions", { count: heard.findings.length });
    marks.changed();
  }).catch((error) => isHere && (state.textContent = error.message));
}

/** @type {import("../keys.js").Key[]} */
export const reviewKeys = reviewKeyTable((name, value) => now?.[name](value));
