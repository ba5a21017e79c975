// The player at the foot of every place.
import { fill, h, sign } from "./dom.js";
import { clock, t } from "./i18n.js";
import { passHeard, status, steer, toggle, watch } from "./player.js";

const bar = /** @type {HTMLElement} */ (document.getElementById("bar"));
let shown = "";
/** @type {HTMLElement|null} */
let meter = null;
/** @type {HTMLElement|null} */
let time = null;
/** @type {HTMLElement|null} */
let place = null;
let timer = 0;

/** @param {string} name @param {any} shape @param {() => void} run */
const button = (name, shape, run) => h("button.icon", { "aria-label": t(name), title: t(name), onclick: run }, sign(shape));

/** Shows the bar anew. */
export function showBar() {
  shown = "";
  update();
}

function update() {
  const isHere = status.state !== "none" && status.state !== "idle";
  bar.hidden = !isHere;
  if (!isHere) {
    shown = "";
    clearInterval(timer);
    timer = 0;
    return;
  }
  const isPlaying = status.state === "playing";
  if (shown !== status.state) {
    shown = status.state;
    const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.closest("#bar button")?.getAttribute("data-name");
    build(isPlaying);
    if (focused) /** @type {HTMLElement|null} */ (bar.querySelector(`[data-name="${focused}"]`))?.focus();
  }
  tick();
  if (isPlaying && !timer) timer = window.setInterval(tick, 500);
  if (!isPlaying) {
    clearInterval(timer);
    timer = 0;
  }
}

/** @param {boolean} isPlaying */
function build(isPlaying) {
  bar.setAttribute("aria-label", t("place.player"));
  place = h("a", { href: "#/player" });
  meter = h("span");
  time = h("span.soft.number");
  const main = button(isPlaying ? "player.pause" : "player.play", isPlaying ? "pause" : "play", toggle);
  const back = button("key.previous", "previous", () => steer("prev"));
  const on = button("key.next", "next", () => steer("next"));
  [main, back, on].forEach((one, index) => one.setAttribute("data-name", ["main", "back", "on"][index]));
  fill(bar, back, main, on, h("div.what", {}, place), h("div.meter", { "aria-hidden": "true" }, meter), time);
}

function tick() {
  if (!meter || !time || !place) return;
  const words = [status.ref ?? "", status.reciter ?? "", status.state === "waiting" ? t("player.waiting") : ""];
  place.textContent = words.filter(Boolean).join(" · ");
  const heard = passHeard();
  const length = status.pass_length;
  meter.style.inlineSize = length ? `${Math.min(100, (heard / length) * 100)}%` : "0";
  time.textContent = length ? `${clock(heard)} / ${clock(length)}` : clock(heard);
}

watch(update);
