// Reciting for a course: record by a microphone, hear it, again, submit; or submit a recording that is here.
import { ask, post, tryChange } from "../api.js";
import { fill, h, say } from "../dom.js";
import { on } from "../events.js";
import { clock, t } from "../i18n.js";
import { openMicrophone } from "../microphone.js";
import { isSounding, playSound, stopSound } from "../sound.js";

/** What the microphone hears for a course: one thing at a time, whichever place is shown. */
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
  const device = /** @type {HTMLSelectElement} */ (h("select", {}, h("option", { value: "page" }, t("recite.page")), h("option", { value: "machine" }, t("recite.machine"))));
  const text = h("div.quran.recite-text", { lang: "ar", dir: "rtl" });
  const line = h("p", { role: "status" });
  const begin = h("button.main", { onclick: start }, t("course.record"));
  const end = h("button.main", { onclick: stop }, t("course.stopRecording"));
  const made = h("div.row");
  const others = h("details", { ontoggle: () => showOthers(others, part) }, h("summary", {}, t("course.other")), h("div"));
  let timer = 0;

  fill(element, h("h3", {}, t("course.reciteNow")), text, h("div.row", {}, h("label", {}, t("recite.microphone"), device), begin, end), line, made, others);
  if (passage) showPassage(text, passage);

  async function start() {
    stopSound();
    try {
      if (device.value === "page") state.microphone = await openMicrophone({ part }, failed);
      else await post("/recite/begin", { part });
      [state.part, state.since] = [part, performance.now()];
      refresh();
    } catch (error) {
      failed(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string} message */
  function failed(message) {
    say(message, "fault");
    [state.part, state.microphone] = ["", null];
    refresh();
  }

  function stop() {
    if (state.microphone) state.microphone.stop();
    else post("/recite/end");
    state.microphone = null;
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
    const listen = h("button", { onclick: () => (isSounding() ? stopSound() : playSound(recording.id, 0)) }, t("course.hear"));
    fill(made, h("strong", {}, t("course.recorded", { time: clock(recording.duration) })), listen, h("button.main", { onclick: () => submit(part, recording.id).then(refresh) }, t("course.submit")), h("span.soft", {}, t("course.kept")));
  }

  /** @param {any} event */
  function hear(event) {
    if (state.part !== part) return;
    if (event.event === "finished" && event.recording) state.made.set(part, event.recording);
    if (event.event !== "closed") return;
    [state.part, state.microphone] = ["", null];
    if (event.error && !state.made.has(part)) say(event.error, "fault");
    refresh();
  }

  const leave = on("recite", hear);
  refresh();
  return () => {
    leave();
    clearInterval(timer);
    if (state.part === part) stop();
  };
}

/** @param {HTMLElement} element @param {string} passage */
async function showPassage(element, passage) {
  const answer = await ask("text", { range: passage.split(/\s+/) }).catch(() => null);
  fill(element, (answer?.ayat ?? []).map((/** @type {any} */ ayah) => [ayah.text, ` (${ayah.ayah.toLocaleString("ar-EG")}) `]));
}

/** @param {string} part @param {string} recording */
async function submit(part, recording) {
  stopSound();
  const answer = await tryChange("course-submit", { recording, for: part });
  if (!answer) return;
  state.made.delete(part);
  // What is not counted has no rest.
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
