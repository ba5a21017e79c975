// A submission as its teacher hears it: the sound, the words with the suggestions of the program, and the teacher's marks.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { clock, number, t } from "../i18n.js";
import { partName, surahs } from "../names.js";
import { iconButton, top } from "../parts/button.js";
import { passageRange, passageTitle } from "../parts/course-passage.js";
import { setIcon } from "../parts/icon.js";
import { say } from "../parts/toast.js";
import { isSounding, playSound, soundPlace, stopSound } from "../sound.js";
import { styles } from "../styles.js";
import { answerSection, showMarks } from "./coach-answer.js";
import { reviewKeyTable } from "./coach-keys.js";
import { markCard } from "./coach-mark-card.js";
import { Marks } from "./coach-marks.js";
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
  const [answer] = await Promise.all([ask("coach-submission", { student, part }), surahs().catch(() => {}), styles("work")]);
  const { submission } = answer;
  const marks = new Marks(student, part, answer.draft);
  const length = submission.seconds;
  let speed = 0;
  /** @type {number|null} the place that was chosen by its time, in milliseconds */
  let place = null;

  const slider = /** @type {HTMLInputElement} */ (h("input.seek.grow", { type: "range", min: 0, max: length, step: 0.1, value: "0", "aria-label": t("review.place") }));
  const time = h("span.number.small.soft", { dir: "ltr" });
  const main = iconButton("play", t("review.play"), () => toggle(), "main");
  const pace = h("button.chip.number", { onclick: () => turnSpeed() });
  const speech = new Speech({ student, part }, (word, time, voice) => (time === null && !word ? wholeSpoken(voice) : marks.spoken(word, time, voice)));
  const card = markCard({ mark, hearWord, hearBeside, confirm, dismiss }, speech);
  const list = h("section.section");
  const state = h("p.small.soft", { role: "status" }, t("review.listens"));
  const words = passageWords((word) => choose(word), { " ": () => toggle(), Enter: () => hearWord() });
  const response = answerSection({ answer, student, part, marks, speech });

  fill(
    element, top([h("bdi", {}, answer.name), " · ", partName(part)], { back: "#/coach", actions: submission.late ? [h("span.tag.warn", {}, t("course.late"))] : [] }),
    h("div.columns", {}, h("div.stack.far", {},
      h("section.card.stack", {}, answer.sound ? h("div.row.stay.sound", { dir: "ltr" }, main, slider, time, pace) : h("p.wrong", {}, t("review.noSound")),
        words.element, h("p.small.soft", {}, t("review.legend")), state, h("p.small", {}, h("a", { href: `#/mushaf/at/${passageRange(answer)}` }, passageTitle(answer)))), card.element),
    h("div.stack.far", {}, list, response.element)));

  const sound = submission.sha256;
  const at = () => Number(slider.value);
  const showPlaying = (/** @type {boolean} */ isOn) => {
    main.setAttribute("aria-label", t(isOn ? "review.pause" : "review.play"));
    setIcon(main, isOn ? "pause" : "play");
  };
  /** @param {number} seconds */
  function showTime(seconds) {
    slider.value = String(seconds);
    slider.style.setProperty("--at", `${(seconds / length) * 100}%`);
    time.textContent = `${clock(seconds, 1)} / ${clock(length)}`;
    words.sounding(isSounding() ? seconds * 1000 : null);
  }

  /** @param {number} from @param {number} [to] @param {() => void} [after] */
  async function hear(from, to, after) {
    await playSound(sound, Math.max(0, from), to, {
      speed: SPEEDS[speed], at: showTime,
      ended: () => {
        showPlaying(false);
        words.sounding(null);
        after?.();
      },
    }).catch((error) => say(error.message, "fault"));
    showPlaying(true);
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
    card.show(target, target ? marks.at(target.name, target.time) : undefined, Boolean(target?.word && words.isOpen(target.word)));
  }

  /** @param {string} voice */
  function wholeSpoken(voice) {
    marks.voice = voice;
    response.showSpoken(voice);
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
    showMarks(list, marks, words.text, goTo);
  };

  /** @param {import("./coach-marks.js").Mark} one */
  function goTo(one) {
    place = one.word ? null : one.time;
    words.choose(one.word || null);
    if (one.time !== null) showTime(one.time / 1000);
    showHere();
  }

  pace.textContent = `${number(SPEEDS[speed])}×`;
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
  await words.show(passageRange(answer), answer.riwayah).catch(() => {});
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
