// The player at the foot of every place; it opens the whole player.
import { fill, h } from "./dom.js";
import { t } from "./i18n.js";
import { learnReciters, passageName, reciterName } from "./names.js";
import { iconButton } from "./parts/button.js";
import { icon } from "./parts/icon.js";
import { isOn, passHeard, steer, timesName, toggle } from "./player.js";
import { state, watch } from "./store.js";

const bar = /** @type {HTMLElement} */ (document.getElementById("bar"));
let shown = "";
const title = h("b");
const about = h("small");
const done = h("span");
let timer = 0;

/** Shows the bar anew. */
export function showBar() {
  shown = "";
  update();
}

function update() {
  const isHere = isOn();
  bar.hidden = !isHere;
  const isPlaying = isHere && state.player.state === "playing";
  if (isPlaying && !timer) timer = window.setInterval(tick, 500);
  if (!isPlaying) {
    clearInterval(timer);
    timer = 0;
  }
  if (!isHere) return void (shown = "");
  if (shown !== state.player.state) {
    shown = state.player.state;
    const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.closest("#bar button")?.getAttribute("data-name");
    build(isPlaying);
    if (focused) /** @type {HTMLElement|null} */ (bar.querySelector(`[data-name="${focused}"]`))?.focus();
  }
  learnName(state.player.reciter);
  title.textContent = passageName(state.player.ref);
  about.textContent = [reciterName(state.player.reciter), state.player.state === "waiting" ? t("player.waiting") : timesName(state.player)].filter(Boolean).join(" · ");
  tick();
}

let asked = "";

/**
 * Asks for the names of reciters where one is not known.
 * @param {string|null|undefined} id
 */
function learnName(id) {
  if (!id || state.reciters.has(id) || asked === id) return;
  asked = id;
  learnReciters().catch(() => {});
}

async function openPlayer() {
  const { openPlayer: open } = await import("./places/player-sheet.js");
  open();
}

/** @param {boolean} isPlaying */
function build(isPlaying) {
  bar.setAttribute("aria-label", t("place.player"));
  const main = iconButton(isPlaying ? "pause" : "play", t(isPlaying ? "player.pause" : "player.play"), toggle, "tone.round");
  const back = iconButton("previous", t("key.previous"), () => void steer("prev"), "plain.wide");
  const on = iconButton("next", t("key.next"), () => void steer("next"));
  const what = h("button.what", { onclick: openPlayer }, h("span.dot", { "aria-hidden": "true" }, icon("headphones", "tiny")), h("span", {}, title, about));
  [main, back, on, what].forEach((one, index) => one.setAttribute("data-name", ["main", "back", "on", "what"][index]));
  fill(bar, h("div.done", { "aria-hidden": "true" }, done), h("div.inner", {}, what, back, main, on));
}

function tick() {
  const length = state.player.pass_length;
  done.style.transform = `scaleX(${length ? Math.min(1, passHeard() / length) : 0})`;
}

watch(["player", "surahs", "reciters"], update);
