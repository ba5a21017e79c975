// Reciting: the program listens by this machine's microphone or by the browser's, follows, and tells word by word. The end says what it came to.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { clock, t } from "../i18n.js";
import { look, setLook } from "../look.js";
import { listen } from "../microphone.js";
import { passageName, surahs } from "../names.js";
import { iconButton, top } from "../parts/button.js";
import { switchLine } from "../parts/choices.js";
import { icon } from "../parts/icon.js";
import { device, deviceChoice, microphoneTest, whyNot } from "../parts/microphone-choice.js";
import { pickPassage } from "../parts/passage.js";
import { sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { liveWave } from "../parts/wave.js";
import { styles } from "../styles.js";
import { lastPage } from "./mushaf-place.js";
import { lastSessions, showResult, showTrend } from "./recite-result.js";
import { RecitedText } from "./recite-text.js";

const isHidden = () => look("veils") !== "no";

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  await Promise.all([surahs().catch(() => {}), styles("recite")]);
  const stage = h("div.stage");
  const text = new RecitedText();
  const notice = h("p.small.soft", { dir: "auto" });
  const state = h("p.number", { role: "status" });
  let passage = path[0] ?? "";
  /** @type {{stop: () => void}|null} */
  let microphone = null;
  let isHere = true;
  let [timer, since] = [0, 0];
  /**
   * The events with the times of words, for hearing them again.
   * @type {Map<string, {from: number, to: number}>}
   */
  const times = new Map();

  const voice = (/** @type {boolean} */ isOn, /** @type {() => void} */ run) => h(`button.voice${isOn ? ".on" : ""}`, { "aria-label": t(isOn ? "recite.end" : "recite.begin"), title: t(isOn ? "recite.end" : "recite.begin"), onclick: run }, icon(isOn ? "stop" : "mic"));

  function ready() {
    element.classList.remove("live");
    const chip = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {string} */ range) =>
      h("button.chip", { "aria-pressed": String(range === passage), onclick: () => ((passage = passage === range ? "" : range), ready()) }, icon(sign, "tiny"), name);
    const chips = h("div.chips.centred", {}, passage && passage !== `page:${lastPage()}` ? chip("check", passageName(passage), passage) : null, chip("mushaf", passageName(`page:${lastPage()}`), `page:${lastPage()}`),
      h("button.chip", { "aria-haspopup": "dialog", onclick: () => pickPassage({ title: t("recite.choose"), value: passage, done: (range) => ((passage = range), ready()) }) }, icon("search", "tiny"), t("recite.choose")));
    const [last, trend] = [h("section.section.narrow"), h("section.section.narrow")];
    fill(stage, h("div.start", {}, h("h2", {}, passage ? t("recite.this", { passage: passageName(passage) }) : t("recite.anywhere")), h("p.soft", {}, t(passage ? "recite.help" : "recite.helpAnywhere")),
      voice(false, start), h("p.soft", {}, t("recite.orHere")), chips), trend, last);
    lastSessions(last);
    showTrend(trend);
    if (!path[0]) addToday(chips, chip);
  }

  async function start() {
    const wave = liveWave();
    fill(stage, h("div.stack.narrow", {}, text.element, notice), h("div.dock", {}, wave.element, h("div.side"), voice(true, stop), state));
    element.classList.add("live");
    times.clear();
    state.textContent = t("recite.opening");
    const end = /** @type {HTMLButtonElement} */ (stage.querySelector(".voice"));
    end.disabled = true;
    try {
      await text.begin(passage, isHidden());
      microphone = await listen(device(), { range: passage, hidden: isHidden() }, hear, wave);
      if (!isHere) return stop();
      end.disabled = false;
      end.focus({ preventScroll: true });
      fill(/** @type {HTMLElement} */ (stage.querySelector(".side")), h("button", { onclick: () => text.help() }, icon("eye", "tiny"), h("span", {}, t("recite.hint"))));
      since = performance.now();
      const tick = () => (state.textContent = t("recite.listening", { time: clock((performance.now() - since) / 1000) }));
      tick();
      timer = window.setInterval(tick, 1000);
    } catch (error) {
      say(whyNot(error), "fault");
      ready();
    }
  }

  function stop() {
    microphone?.stop();
    microphone = null;
    clearInterval(timer);
    const end = /** @type {HTMLButtonElement|null} */ (stage.querySelector(".voice"));
    if (end) end.disabled = true;
    state.textContent = t("recite.ending");
  }

  /** @type {any} */
  let summary = null;

  /** @param {any} event */
  function hear(event) {
    if (event.event === "listening") notice.textContent = event.disclaimer;
    if (event.event === "found" && isHere) say(t("recite.found", { passage: passageName(event.range) }));
    if (event.event === "heard") times.set(`${event.ref}:${event.word}`, { from: event.from, to: event.to });
    text.hear(event);
    if (event.event === "summary") summary = event;
    if (event.event !== "closed") return;
    microphone = null;
    clearInterval(timer);
    if (!isHere) return;
    element.classList.remove("live");
    if (event.error) say(event.error, "fault");
    if (summary?.words) showResult(stage, { summary, text, times, notice, again: () => void start(), choose: ready });
    else {
      ready();
      if (!event.error) say(t("recite.nothing"));
    }
    summary = null;
  }

  fill(element, top(t("place.recite"), { actions: [iconButton("settings", t("recite.options"), openOptions)] }), stage);
  ready();
  whenLeft(() => {
    isHere = false;
    clearInterval(timer);
    stop();
    element.classList.remove("live");
  });
}

/**
 * Offers today's passage.
 * @param {HTMLElement} chips @param {(sign: string, name: string, range: string) => HTMLElement} chip
 */
async function addToday(chips, chip) {
  const today = await ask("hifz").catch(() => null);
  const next = today?.tasks.find((/** @type {any} */ task) => !task.done);
  if (next && chips.isConnected) chips.prepend(chip("hifz", passageName(next.ranges[0]), next.ranges[0]));
}

/** Options of listening: which microphone, and whether words are hidden. */
function openOptions() {
  const test = microphoneTest();
  const opened = sheet(t("recite.options"), [
    h("section.section", {}, h("h2", {}, t("recite.microphone")), deviceChoice(), test.element),
    h("div.list", {}, h("div.line.inset", {}, switchLine(t("recite.hidden"), isHidden(), (isOn) => setLook("veils", isOn ? "yes" : "no"), { sign: "veil" }))),
  ], { side: true });
  opened.dialog.addEventListener("close", test.end);
}
