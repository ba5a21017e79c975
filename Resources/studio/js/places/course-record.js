// Reciting for a course: record by a microphone, hear it, again, submit; or submit a recording that is here.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on, tell } from "../events.js";
import { arabic, clock, t } from "../i18n.js";
import { isOnMachine } from "../machine.js";
import { listen } from "../microphone.js";
import { confirm } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { isSounding, playSound, stopSound } from "../sound.js";
import { withPauses } from "../words.js";

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
 * Shows what is to be recited for a part of a course, and how.
 * @param {HTMLElement} element @param {string} part a week, placement or assessment @param {string} passage
 * @returns {() => void} ends it
 */
export function recordForm(element, part, passage) {
  const device = /** @type {HTMLSelectElement} */ (h("select", {}, h("option", { value: "page" }, t("recite.page")), isOnMachine ? h("option", { value: "machine" }, t("recite.machine")) : null));
  const text = h("div.quran.recite-text", { lang: "ar", dir: "rtl" });
  const line = h("p", { role: "status" });
  const begin = h("button.main", { onclick: start }, t("course.record"));
  const end = h("button.main", { onclick: stop }, t("course.stopRecording"));
  const made = h("div.row");
  const others = h("details", { ontoggle: () => showOthers(others, part) }, h("summary", {}, t("course.other")), h("div"));
  let timer = 0;
  let isHere = true;

  fill(element, h("h2", {}, t("course.reciteNow")), text, h("div.row", {}, h("label", {}, t("recite.microphone"), device), begin, end), line, made, others);
  if (passage) showPassage(text, passage);

  async function start() {
    stopSound();
    /** @type {HTMLButtonElement} */ (begin).disabled = true;
    try {
      const microphone = await listen(device.value, { part }, (event) => hear(part, event));
      Object.assign(state, { part, microphone, since: performance.now() });
      if (!isHere) stop();
    } catch (error) {
      say(/** @type {Error} */ (error).message, "fault");
    }
    /** @type {HTMLButtonElement} */ (begin).disabled = false;
    refresh();
  }

  function stop() {
    state.microphone?.stop();
    state.microphone = null;
    clearInterval(timer);
    line.textContent = t("recite.ending");
  }

  function refresh() {
    const isOn = state.part === part;
    begin.hidden = isOn;
    end.hidden = !isOn;
    device.disabled = isOn;
    clearInterval(timer);
    timer = 0;
    if (isOn) timer = window.setInterval(() => (line.textContent = t("course.recording", { time: clock((performance.now() - state.since) / 1000) })), 500);
    else line.textContent = "";
    const recording = state.made.get(part);
    if (isOn || !recording) return fill(made);
    begin.textContent = t("course.recordAgain");
    const hearIt = h("button", { onclick: () => (isSounding() ? stopSound() : playSound(recording.id, 0)) }, t("course.hear"));
    fill(made, h("strong", {}, t("course.recorded", { time: clock(recording.duration) })), hearIt, h("button.main", { onclick: () => submit(part, recording.id).then(refresh) }, t("course.submit")), h("span.soft", {}, t("course.kept")));
  }

  const leave = on("recording", refresh);
  refresh();
  return () => {
    isHere = false;
    leave();
    clearInterval(timer);
    if (state.part === part) stop();
  };
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
  if (!(await confirm(t("course.submitAsk"), t("course.submitDetail"), t("course.submitYes")))) return;
  const answer = await tryChange("course-submit", { recording, for: part });
  if (!answer) return;
  state.made.delete(part);
  // A submission that is not counted has no rest.
  const rest = answer.attempts_left === null ? "" : ` ${t(answer.catch_up ? "course.catchUps" : "course.attempts", { count: answer.attempts_left })}`;
  say(t("course.submitted") + rest);
}

/**
 * The newest recordings of the library, one of which can be submitted.
 * @param {HTMLElement} details @param {string} part
 */
async function showOthers(details, part) {
  if (!(/** @type {HTMLDetailsElement} */ (details).open)) return;
  const place = /** @type {HTMLElement} */ (details.lastElementChild);
  const { recordings } = await ask("recordings").catch(() => ({ recordings: [] }));
  fill(place, recordings.length ? h("ul.list", {}, recordings.slice(0, 20).map((/** @type {any} */ one) => h("li.row.spread", {},
    h("span", {}, h("bdi", {}, one.title), " ", h("span.soft.number", {}, clock(one.duration ?? 0))),
    h("span.row", {}, h("button", { onclick: () => playSound(one.id, 0) }, t("listen")), h("button", { onclick: () => submit(part, one.id) }, t("course.submit")))))) : h("p.soft", {}, t("recordings.none")));
}
