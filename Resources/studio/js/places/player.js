// The player: the session that sounds, whoever began it, and beginning another one.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { soundChoice } from "../phone.js";
import { play, resume, status, steer, watch } from "../player.js";

/** Speeds that people use; the program has more between them. */
const SPEEDS = ["0.5", "0.75", "1", "1.25", "1.5", "1.75", "2"];

/** @type {import("../main.js").Place} */
export function show(element, _, whenLeft) {
  const now = h("section");
  const queue = h("section");
  fill(element, h("h1", {}, t("place.player")), now, startForm(queue), queue);
  let shown = "";
  const update = () => {
    const key = JSON.stringify([status.state, status.session, status.ref, status.each, status.repeat, status.gap, status.speed, status.volume, status.endless, status.play, status.pass, status.sleeps_at, status.ab]);
    if (key === shown || now.contains(document.activeElement) && document.activeElement?.tagName === "INPUT") return;
    shown = key;
    showNow(now);
  };
  whenLeft(watch(update));
  update();
}

/** @param {HTMLElement} element */
function showNow(element) {
  if (status.state === "none" || status.state === "idle") {
    return fill(element, h("p", {}, t("player.nothing")), h("button.main", { onclick: resume }, t("today.resume")));
  }
  const isPlaying = status.state === "playing";
  fill(
    element,
    h("p.big", {}, h("a", { href: `#/mushaf/at/${status.ref}` }, h("bdi", {}, status.ref ?? ""))),
    h("p", {}, [status.reciter, status.ranges?.join(" "), t("player.plays", { play: status.play, plays: count(status.plays), pass: status.pass, passes: count(status.passes) })].filter(Boolean).join(" · ")),
    h("div.row", {},
      h("button", { onclick: () => steer("prev-surah") }, t("player.previousSurah")), h("button", { onclick: () => steer("prev") }, t("key.previous")),
      h("button.main", { onclick: () => steer("toggle") }, t(isPlaying ? "player.pause" : "player.play")),
      h("button", { onclick: () => steer("next") }, t("key.next")), h("button", { onclick: () => steer("next-surah") }, t("player.nextSurah")),
      h("button", { onclick: () => steer("seek", { by: -5 }) }, t("player.back5")), h("button", { onclick: () => steer("seek", { by: 5 }) }, t("player.on5")),
      h("button", { onclick: () => steer("stop") }, t("player.stop"))),
    h("h2", {}, t("player.repeats")),
    h("div.row", {},
      stepper("player.each", status.each, (value) => steer("each", { to: value })),
      stepper("player.repeat", status.repeat, (value) => steer("repeat", { to: value })),
      h("button", { "aria-pressed": String(status.endless === "ayah"), onclick: () => steer("endless", { to: status.endless === "ayah" ? "none" : "ayah" }) }, t("player.endlessAyah")),
      h("button", { "aria-pressed": String(status.endless === "range"), onclick: () => steer("endless", { to: status.endless === "range" ? "none" : "range" }) }, t("player.endlessRange"))),
    h("div.row", {},
      h("button", { "aria-pressed": String(Boolean(status.ab)), onclick: () => steer("ab") }, t("player.loop")),
      status.ab ? h("button", { onclick: () => steer("ab", { to: "clear" }) }, t("player.noLoop")) : null),
    h("h2", {}, t("player.speed")),
    h("div.speed", { role: "group", "aria-label": t("player.speed") }, SPEEDS.map((speed) =>
      h("button", { "aria-pressed": String(Number(speed) === Number(status.speed)), onclick: () => steer("speed", { to: speed }) }, number(speed)))),
    h("h2", {}, t("player.gap")),
    h("div.row", {}, ["0", "500", "1000", "2000", "100%"].map((gap) =>
      h("button", { "aria-pressed": String(String(status.gap) === gap), onclick: () => steer("gap", { to: gap }) }, t(`gap.${gap}`)))),
    h("div.row", {},
      h("label", {}, t("player.volume"), h("input", { type: "range", min: 0, max: 100, value: String(status.volume), onchange: (/** @type {any} */ event) => steer("volume", { to: event.target.value }) })),
      h("label", {}, t("player.sleep"), sleepChoice())));
}

/** @param {number|string} value */
const count = (value) => (value === "forever" ? "∞" : number(value));

/** @param {string} text @param {number|string} value @param {(value: string) => void} set */
function stepper(text, value, set) {
  const now = value === "forever" ? 100 : Number(value);
  return h("span.row", { role: "group", "aria-label": t(text) }, t(text),
    h("button.icon", { "aria-label": `${t(text)} −`, onclick: () => set(String(Math.max(1, now - 1))) }, "−"), h("strong.number", {}, count(value)),
    h("button.icon", { "aria-label": `${t(text)} +`, onclick: () => set(String(Math.min(100, now + 1))) }, "+"));
}

function sleepChoice() {
  const select = /** @type {HTMLSelectElement} */ (h("select", { onchange: () => select.value && steer("sleep", { to: select.value }) },
    h("option", { value: "" }, t(status.sleeps_at ? "player.sleepSet" : "player.noSleep")),
    ["off", "15m", "30m", "1h"].map((time) => h("option", { value: time }, t(`sleep.${time}`)))));
  return select;
}

/** @param {HTMLElement} queue */
function startForm(queue) {
  /** @param {Record<string, any>} attributes */
  const input = (attributes) => /** @type {HTMLInputElement} */ (h("input", { dir: "ltr", ...attributes }));
  const range = input({ placeholder: "2:255-257" });
  const each = input({ type: "number", min: 1, max: 100, value: "1" });
  const repeat = input({ type: "number", min: 1, max: 100, value: "1" });
  const gap = input({ placeholder: "0, 2s, 100%" });
  const reciter = /** @type {HTMLSelectElement} */ (h("select", {}, h("option", { value: "" }, t("player.anyReciter"))));
  ask("reciters").then((answer) => answer.reciters.forEach((/** @type {any} */ one) => reciter.append(h("option", { value: one.id }, one.name))));
  const words = () => range.value.trim().split(/\s+/).filter(Boolean);
  const options = () => ({ each: each.value, repeat: repeat.value, gap: gap.value.trim(), reciter: reciter.value });
  return h("section", {}, h("h2", {}, t("player.begin")), h("form.form", {
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      if (words().length) play(words(), options());
    },
  },
  h("label", {}, t("range"), range), h("label", {}, t("player.each"), each), h("label", {}, t("player.repeat"), repeat),
  h("label", {}, t("player.gap"), gap), h("label", {}, t("player.reciter"), reciter), soundChoice(),
  h("button.main", { type: "submit" }, t("player.play")),
  h("button", { type: "button", onclick: () => words().length && showQueue(queue, words(), reciter.value) }, t("player.who"))));
}

/**
 * Who will be heard for each ayah, and why.
 * @param {HTMLElement} element
 * @param {string[]} range
 * @param {string} reciter
 */
async function showQueue(element, range, reciter) {
  try {
    const queue = await ask("queue", { range, reciter });
    fill(element, h("table.queue", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("ayah")), h("th", { scope: "col" }, t("player.reciter")), h("th", { scope: "col" }, t("player.passedOver")))),
      h("tbody", {}, queue.units.slice(0, 300).map((/** @type {any} */ unit) => h("tr", {},
        h("td", {}, h("bdi", {}, unit.ref)), h("td", {}, unit.reciter ?? t("player.nobody")),
        h("td.soft", { lang: "en", dir: "ltr" }, unit.tried.map((/** @type {any} */ one) => `${one.reciter}: ${one.why}`).join(", ")))))));
  } catch (error) {
    fill(element, h("p.wrong", { lang: "en", dir: "ltr" }, /** @type {Error} */ (error).message));
  }
}
