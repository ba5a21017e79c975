// Recording into the library: oneself, or a teacher who is beside the phone. The program finds the ayat afterwards.
import { fill, h } from "../dom.js";
import { change, ask } from "../api.js";
import { clock, t } from "../i18n.js";
import { listen } from "../microphone.js";
import { learnReciters } from "../names.js";
import { button } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { device, deviceChoice, whyNot } from "../parts/microphone-choice.js";
import { sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { liveWave, outline } from "../parts/wave.js";
import { isSounding, playSound, stopSound } from "../sound.js";

/** Opens the sheet: who recites, a button, and what became of it. A recording ends with its sheet, and is kept. */
export function openRecord() {
  const room = h("div.stage-dock");
  const opened = sheet(t("record.title"), room);
  /** @type {{stop: () => void}|null} */
  let microphone = null;
  let timer = 0;
  let reciter = "";
  opened.dialog.addEventListener("close", () => {
    clearInterval(timer);
    stopSound();
    microphone?.stop();
    microphone = null;
  });
  const voice = (/** @type {boolean} */ isOn, /** @type {() => void} */ run) => h(`button.voice${isOn ? ".on" : ""}`, { type: "button", "aria-label": t(isOn ? "course.stopRecording" : "course.record"), title: t(isOn ? "course.stopRecording" : "course.record"), onclick: run }, icon(isOn ? "stop" : "mic"));

  function ready() {
    const names = h("datalist", { id: "record-names" });
    const who = /** @type {HTMLInputElement} */ (h("input", { list: "record-names", dir: "auto", autocomplete: "off", value: reciter, placeholder: t("record.me"), oninput: () => (reciter = who.value.trim()) }));
    fill(room, h("label.stack.wide", {}, h("span", {}, t("import.who")), who), names, voice(false, () => void start()), h("p.soft.centre", {}, t("record.hint")), deviceChoice());
    learnReciters().then((all) => names.append(...all.filter((/** @type {any} */ one) => one.kind === "personal").map((/** @type {any} */ one) => h("option", { value: one.name })))).catch(() => {});
  }

  async function start() {
    stopSound();
    fill(room, h("p.soft", { role: "status" }, t("recite.opening")));
    const wave = liveWave();
    try {
      const begun = await listen(device(), { record: true, reciter, title: "" }, hear, wave);
      if (!opened.dialog.open) return begun.stop();
      microphone = begun;
    } catch (error) {
      say(whyNot(error), "fault");
      return ready();
    }
    const since = performance.now();
    const time = h("p.number.clock", { role: "timer" });
    const tick = () => (time.textContent = clock((performance.now() - since) / 1000));
    tick();
    timer = window.setInterval(tick, 500);
    const end = voice(true, stop);
    fill(room, h("p.soft", { role: "status" }, t("course.recordingNow")), time, wave.element, end);
    end.focus({ preventScroll: true });
  }

  function stop() {
    clearInterval(timer);
    microphone?.stop();
    microphone = null;
    fill(room, h("p.soft", { role: "status" }, t("recite.ending")));
  }

  /** @type {any} */
  let made = null;

  /** @param {any} event */
  function hear(event) {
    if (event.event === "finished") made = event.recording;
    if (event.event !== "closed") return;
    clearInterval(timer);
    microphone = null;
    if (event.error && !made) say(event.error, "fault");
    else if (made && !opened.dialog.open) say(t("record.kept", { title: made.title }));
    if (!opened.dialog.open) return;
    if (made) kept(made);
    else ready();
    made = null;
  }

  /** @param {any} one the recording */
  function kept(one) {
    const play = (/** @type {number} */ from) => void playSound(one.id, from, Infinity, { at: line.set, ended: () => line.set(0) });
    const line = outline(one.id, one.duration, play);
    const find = /** @type {HTMLButtonElement} */ (button("main.full", "check", t("record.find"), () => void found(one, find)));
    fill(room, h("p", { role: "status" }, t("record.kept", { title: one.title }), " ", h("span.soft", {}, clock(one.duration))), line.element,
      h("div.row.even.wide", {}, button("", "play", t("course.hear"), () => (isSounding() ? stopSound() : play(0))), button("", "mic", t("course.recordAgain"), ready)), find);
  }

  /** @param {any} one @param {HTMLButtonElement} find */
  async function found(one, find) {
    find.disabled = true;
    const waits = h("div.stack.wide", { role: "status" }, h("p", {}, t("import.hearing", { title: one.title })), h("div.meter.endless", { "aria-hidden": "true" }, h("span")));
    find.replaceWith(waits);
    try {
      await change("label-align", { recording: one.id });
      const { segments } = await ask("labels", { recording: one.id });
      fill(waits, h("p", {}, t("import.found", { count: segments.length, title: one.title })), button("main", "check", t("import.check"), `#/editor/${one.id}`));
    } catch (error) {
      fill(waits, h("p.wrong", { dir: "auto" }, /** @type {Error} */ (error).message), button("", "edit", t("place.editor"), `#/editor/${one.id}`));
    }
  }
  ready();
}
