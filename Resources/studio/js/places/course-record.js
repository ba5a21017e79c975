// The screen on which a student recites for a course: record by a microphone, hear it, again, submit; or submit a recording that is here.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on, tell } from "../events.js";
import { arabic, clock, t } from "../i18n.js";
import { listen } from "../microphone.js";
import { button, iconButton, top } from "../parts/button.js";
import { passageRange, passageTitle } from "../parts/course-passage.js";
import { icon } from "../parts/icon.js";
import { device, deviceChoice, whyNot } from "../parts/microphone-choice.js";
import { confirm } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { liveWave, outline } from "../parts/wave.js";
import { isSounding, playSound, stopSound } from "../sound.js";
import { withPauses } from "../words.js";

/** Parts of a course that are no weeks. */
const PARTS = ["placement", "assessment"];

/** The recording for a course: one thing at a time, whichever place is shown. */
const state = {
  /** The part of the course that is recorded; empty: nothing. */
  part: "",
  /** @type {{stop: () => void}|null} */
  microphone: null,
  since: 0,
  /**
   * The recordings that were made, by the parts of the course.
   * @type {Map<string, {id: string, duration: number}>}
   */
  made: new Map(),
};

/**
 * The screen on which a part of a course is recorded: ready, recording, heard, sent.
 * @param {HTMLElement} element @param {string} part a week, placement or assessment; empty: the present week @param {(end: () => void) => void} whenLeft
 */
export async function recordScreen(element, part, whenLeft) {
  const isWeek = !PARTS.includes(part);
  const [week, answer] = await Promise.all([isWeek ? ask("course-week", part ? { week: part } : {}) : null, ask("course")]);
  const name = isWeek ? String(week.week) : part;
  const text = h("div.quran.recite-text", { lang: "ar", dir: "rtl" });
  const dock = h("div.stage-dock");
  const attempts = h("span.small.soft");
  let timer = 0;
  let isHere = true;
  let isSent = false;
  /** @type {ReturnType<typeof liveWave>|null} */
  let wave = null;
  fill(element, top(isWeek ? t("course.week", { week: Number(name), weeks: answer.weeks }) : t(`course.record.${part}`), { back: isWeek ? `#/course/learn/${name}` : "#/course" }), h("div.stack.far.narrow", {},
    h("div.row.spread", {}, week?.passage ? h("span.tag.tone", {}, passageTitle(week)) : h("span"), attempts), week?.passage ? h("div.card.passage-card", {}, text) : null, dock, others(name)));
  if (week?.passage) void showPassage(text, passageRange(week));
  let left = isWeek ? week.attempts_left : null;

  const voice = (/** @type {boolean} */ isOn, /** @type {() => void} */ run) => h(`button.voice${isOn ? ".on" : ""}`, { "aria-label": t(isOn ? "course.stopRecording" : "course.record"), title: t(isOn ? "course.stopRecording" : "course.record"), onclick: run }, icon(isOn ? "stop" : "mic"));

  async function start() {
    stopSound();
    fill(dock, h("p.soft", { role: "status" }, t("recite.opening")));
    try {
      wave = liveWave();
      const microphone = await listen(device(), { part: name }, (event) => hear(name, event), wave);
      Object.assign(state, { part: name, microphone, since: performance.now() });
      if (!isHere) stop();
    } catch (error) {
      say(whyNot(error), "fault");
    }
    show();
  }

  function stop() {
    state.microphone?.stop();
    state.microphone = null;
    clearInterval(timer);
    fill(dock, h("p.soft", { role: "status" }, t("recite.ending")));
  }

  async function send(/** @type {string} */ id) {
    const done = await submit(name, id);
    if (!done) return;
    isSent = true;
    left = done.attempts_left;
    show();
  }

  /** Shows the state that holds. */
  function show() {
    clearInterval(timer);
    attempts.textContent = typeof left === "number" ? t(week?.catch_up ? "course.catchUps" : "course.attempts", { count: left }) : "";
    const made = state.made.get(name);
    if (isSent) {
      fill(dock, h("div.state", {}, h("span.art.sent", { "aria-hidden": "true" }, icon("done")), h("h2.flush", { role: "status" }, t("course.sentTitle")), h("p.soft", {}, t("course.sentDetail")), h("a.button", { href: isWeek ? `#/course/learn/${name}/submission` : "#/course" }, t(isWeek ? "course.backTo" : "course.back", { week: Number(name) }))));
    } else if (state.part === name) {
      const time = h("p.number.clock", { role: "timer" });
      const tick = () => (time.textContent = clock((performance.now() - state.since) / 1000));
      tick();
      timer = window.setInterval(tick, 500);
      fill(dock, h("p.soft", { role: "status" }, t("course.recordingNow")), time, wave?.element, voice(true, stop));
    } else if (made) {
      const play = (/** @type {number} */ from) => void playSound(made.id, from, Infinity, { at: line.set, ended: () => line.set(0) });
      const line = outline(made.id, made.duration, play);
      fill(dock, h("p", { role: "status" }, t("course.recorded", { time: clock(made.duration) })), line.element, h("div.row.even.wide", {},
        button("", "play", t("course.hear"), () => (isSounding() ? stopSound() : play(0))), button("", "retry", t("course.recordAgain"), () => void start())),
      button("main.full", "send", t("course.submit"), () => void send(made.id)), h("p.small.soft", {}, t("course.kept")));
    } else if (left === 0) {
      fill(dock, h("p.banner.warn", { role: "status" }, icon("info", "tiny"), t("course.noAttempts")), voice(false, () => {}));
      /** @type {HTMLButtonElement} */ (dock.querySelector(".voice")).disabled = true;
    } else fill(dock, h("p.soft.centre", {}, t("course.recordHint")), voice(false, () => void start()), deviceChoice());
  }

  whenLeft(on("recording", show));
  whenLeft(() => {
    isHere = false;
    clearInterval(timer);
    if (state.part === name) stop();
  });
  show();
}

/**
 * Takes an event of a recording, which may end after its place was left.
 * @param {string} part @param {any} event
 */
function hear(part, event) {
  if (event.event === "finished" && event.recording) state.made.set(part, event.recording);
  if (event.event !== "closed") return;
  [state.part, state.microphone] = ["", null];
  if (event.error && !state.made.has(part)) say(event.error, "fault");
  tell("recording", {});
}

/** @param {HTMLElement} element @param {string} passage */
async function showPassage(element, passage) {
  const answer = await ask("text", { range: passage.split(/\s+/) }).catch(() => null);
  fill(element, (answer?.ayat ?? []).map((/** @type {any} */ ayah) => [withPauses(ayah.text), ` \u06dd${arabic(ayah.ayah)} `]));
}

/** @param {string} part @param {string} recording */
async function submit(part, recording) {
  stopSound();
  if (!(await confirm(t("course.submitAsk"), t("course.submitDetail"), t("course.submitYes")))) return null;
  const answer = await tryChange("course-submit", { recording, for: part });
  if (!answer) return null;
  state.made.delete(part);
  // A submission that is not counted has no rest.
  const rest = answer.attempts_left === null ? "" : ` ${t(answer.catch_up ? "course.catchUps" : "course.attempts", { count: answer.attempts_left })}`;
  say(t("course.submitted") + rest);
  return answer;
}

/**
 * The newest recordings of the library, one of which can be submitted.
 * @param {string} part
 */
function others(part) {
  const place = h("div");
  const show = async (/** @type {Event} */ event) => {
    if (!(/** @type {HTMLDetailsElement} */ (event.target).open)) return;
    const { recordings } = await ask("recordings").catch(() => ({ recordings: [] }));
    fill(place, recordings.length ? h("ul.list", {}, recordings.slice(0, 20).map((/** @type {any} */ one) => h("li.row.stay", {},
      h("span.grow", {}, h("bdi.block", {}, one.title), h("small.soft.number", {}, clock(one.duration ?? 0))),
      iconButton("play", `${t("listen")}: ${one.title}`, () => void playSound(one.id, 0)), h("button", { "aria-label": `${t("course.submit")}: ${one.title}`, onclick: () => void submit(part, one.id) }, t("course.submit"))))) : h("p.soft", {}, t("recordings.none")));
  };
  return h("details", { ontoggle: show }, h("summary", {}, t("course.other")), place);
}
