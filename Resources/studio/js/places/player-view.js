// The session that sounds: the ayah with its word, where it is, how it is repeated, and who recites what comes.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { clock, t } from "../i18n.js";
import { passageName, passagesName, reciterName } from "../names.js";
import { iconButton } from "../parts/button.js";
import { icon, setIcon } from "../parts/icon.js";
import { pickPassage } from "../parts/passage.js";
import { ayahHeard, isOn, play, resume, steer, timesName } from "../player.js";
import { state, watch } from "../store.js";
import { withPauses, wordsOf } from "../words.js";
import { amounts } from "./player-amounts.js";
import { queueList } from "./player-queue.js";

/**
 * Shows the session in an element for as long as it is seen.
 * @param {HTMLElement} element @param {(end: () => void) => void} whenLeft
 */
export function playerView(element, whenLeft) {
  /** @type {{update: () => void}|null} */
  let view = null;
  let session = "";
  const update = () => {
    const now = isOn() ? `on ${state.player.session}` : "off";
    if (now !== session) {
      session = now;
      view = isOn() ? newView(element) : null;
      if (!view) fill(element, h("div.card.stack", {}, h("p.soft", {}, t("player.nothing")), h("div.row", {}, h("button.main", { onclick: resume }, icon("play", "tiny"), h("span", {}, t("today.resume"))))));
    }
    view?.update();
  };
  whenLeft(watch(["player", "reciters", "surahs"], update));
  const timer = setInterval(() => view?.update(), 500);
  whenLeft(() => clearInterval(timer));
  update();
}

/** @param {HTMLElement} element */
function newView(element) {
  const ayah = ayahCard();
  const name = h("h2.flush");
  const about = h("p.small.soft");
  const passage = h("button.chip", { "aria-haspopup": "dialog", onclick: choosePassage }, icon("edit", "tiny"), h("span"));
  const seek = seekBar();
  const transport = transportRow();
  const amountCards = amounts();
  const queue = queueList();
  fill(element, h("div.columns", {},
    h("div.stack.now-playing", {}, ayah.element, h("div.centre", {}, name, about, passage), seek.element, transport.element, amountCards.repeats),
    h("div.stack.far", {}, amountCards.sound, queue.element)));
  return {
    update() {
      const { player } = state;
      ayah.update();
      name.textContent = passageName(player.ref);
      about.textContent = [reciterName(player.reciter), timesName(player)].filter(Boolean).join(" · ");
      /** @type {HTMLElement} */ (passage.lastElementChild).textContent = t("player.passage", { passage: passagesName(player.ranges ?? []) });
      seek.update();
      transport.update();
      amountCards.update();
      queue.update();
    },
  };
}

function choosePassage() {
  const { each, repeat, gap } = state.player;
  pickPassage({ title: t("player.choose"), value: state.player.ranges?.[0] ?? "", done: (range) => void play(range, { each, repeat, gap: typeof gap === "number" ? `${gap}ms` : gap }) });
}

/** The text of the ayah; its word is set off. */
function ayahCard() {
  const element = h("div.card.quran.ayah-card", { lang: "ar", dir: "rtl" });
  let shown = "";
  /** @type {HTMLElement[]} */
  let words = [];
  const show = async (/** @type {string} */ ref) => {
    shown = ref;
    if (!/^\d+:\d+$/.test(ref) || ref.endsWith(":0")) return fill(element, passageName(ref));
    const answer = await ask("text", { range: ref }).catch(() => null);
    if (shown !== ref || !answer?.ayat[0]) return;
    words = wordsOf(answer.ayat[0].text).map((word) => h("span.word", {}, withPauses(word)));
    fill(element, words.map((word) => [word, " "]));
    light();
  };
  const light = () => words.forEach((word, index) => word.classList.toggle("now", index + 1 === state.player.word));
  return {
    element,
    update() {
      const ref = String(state.player.ref ?? "");
      if (ref !== shown) show(ref);
      light();
    },
  };
}

/** The place of the sound in the ayah. */
function seekBar() {
  const from = h("span.number");
  const to = h("span.number");
  let isHeld = false;
  const bar = /** @type {HTMLInputElement} */ (h("input.seek", {
    type: "range", min: 0, max: 1, step: 0.1, value: "0", "aria-label": t("player.place"),
    oninput: () => ((isHeld = true), show(Number(bar.value))), onchange: () => ((isHeld = false), void steer("seek", { to: bar.value })),
  }));
  /** @param {number} at */
  function show(at) {
    const length = state.player.recitation ?? 0;
    bar.style.setProperty("--at", `${length ? Math.min(100, (at / length) * 100) : 0}%`);
    bar.setAttribute("aria-valuetext", t("player.at", { at: clock(at), length: clock(length) }));
    from.textContent = clock(at);
    to.textContent = clock(length);
  }
  return {
    element: h("div.seek-room", { dir: "ltr" }, bar, h("div.row.spread.small.soft", {}, from, to)),
    update() {
      if (isHeld) return;
      bar.max = String(Math.max(0.1, state.player.recitation ?? 0.1));
      bar.value = String(ayahHeard());
      show(ayahHeard());
    },
  };
}

/**
 * The signs of what is heard without end, and what a press asks for next.
 * @type {Record<string, string>}
 */
const ENDLESS = { none: "ayah", ayah: "range", range: "none" };

function transportRow() {
  const endless = iconButton("repeat", "", () => void steer("endless", { to: ENDLESS[state.player.endless ?? "none"] ?? "none" }));
  const main = iconButton("play", "", () => void steer("toggle"), "main.large");
  const loop = iconButton("a-b", "", () => void steer("ab"));
  const hint = h("p.small.soft.centre", { role: "status" });
  const name = (/** @type {HTMLElement} */ button, /** @type {string} */ text) => {
    button.setAttribute("aria-label", text);
    button.title = text;
  };
  return {
    // Sound runs from the left to the right in all languages.
    element: h("div.stack", {}, h("div.transport", { dir: "ltr" },
      endless, iconButton("previous", t("key.previous"), () => void steer("prev")), main, iconButton("next", t("key.next"), () => void steer("next")), loop), hint),
    update() {
      const { player } = state;
      const isPlaying = player.state === "playing";
      name(main, t(isPlaying ? "player.pause" : "player.play"));
      setIcon(main, isPlaying ? "pause" : "play");
      const without = player.endless ?? "none";
      name(endless, t(`player.endless.${without}`));
      endless.setAttribute("aria-pressed", String(without !== "none"));
      const step = !player.ab ? "none" : player.ab.to === null ? "a" : "ab";
      name(loop, t(`player.ab.${step}`));
      loop.setAttribute("aria-pressed", String(step !== "none"));
      const said = [without !== "none" ? t(`player.endless.${without}`) : "", step === "ab" ? t("player.ab.sounds", { from: clock(player.ab.from, 1), to: clock(player.ab.to, 1) }) : step === "a" ? t("player.ab.a") : ""].filter(Boolean).join(" · ");
      if (hint.textContent !== said) hint.textContent = said;
    },
  };
}

