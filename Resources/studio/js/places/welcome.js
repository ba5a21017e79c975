// The first run: how one reads, who recites, and what one came for. Each step has a default, so that Next is enough.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { language, languages, t, use } from "../i18n.js";
import { showAgain } from "../main.js";
import { learnReciters } from "../names.js";
import { button, top } from "../parts/button.js";
import { segmented } from "../parts/choices.js";
import { icon } from "../parts/icon.js";
import { bones, fault } from "../parts/states.js";
import { play } from "../player.js";

const RIWAYAT = ["hafs", "warsh", "qaloon", "shubah", "doori", "soosi", "bazzi", "qunbul"];
/** How many reciters of the catalogue are offered. */
const MOST = 8;
/**
 * The ways from here, and their signs.
 * @type {[string, string][]}
 */
const WAYS = [["mushaf", "mushaf"], ["hifz", "hifz"], ["recite", "mic"], ["recordings", "waveform"], ["course", "course"], ["coach", "coach"]];

/** The choices; they stay when the language changes. */
const chosen = { step: 1, riwayah: "hafs", reciter: "" };

/** @type {import("../main.js").Place} */
export function show(element) {
  const room = h("div.stack.far.welcome.narrow");
  fill(element, top(t("place.welcome"), { back: "#/today" }), room);
  const steps = [reading, reciters, ways];
  const draw = () => {
    const next = /** @type {HTMLButtonElement} */ (button("main", "forward", t("welcome.next"), () => leave()));
    /**
     * Ends the step.
     * @type {() => Promise<any>}
     */
    let end = async () => {};
    const leave = async () => {
      next.disabled = true;
      await end();
      next.disabled = false;
      if (chosen.step < steps.length) chosen.step += 1;
      draw();
    };
    const place = h("section.stack");
    fill(room, h("p.steps", { role: "status" }, t("welcome.step", { step: chosen.step, steps: steps.length })), place,
      h("div.row.spread", {}, chosen.step > 1 ? h("button", { onclick: () => ((chosen.step -= 1), draw()) }, t("back")) : h("span"), chosen.step < steps.length ? next : null));
    end = steps[chosen.step - 1](place);
    /** @type {HTMLElement|null} */ (place.querySelector("h2"))?.focus();
  };
  draw();
}

/**
 * A list of which one is chosen.
 * @param {string} name @param {{value: string, title: any, about: any}[]} all @param {string} value @param {(value: string) => void} change
 */
const choose = (name, all, value, change) => h("div.list.choose", { role: "radiogroup", "aria-label": name }, all.map((one) => h("label.item", {},
  h("input", { type: "radio", name, value: one.value, checked: one.value === value, onchange: () => change(one.value) }), h("span.grow", {}, h("b", {}, one.title), one.about ? h("small", {}, one.about) : null))));

const heading = (/** @type {string} */ text) => h("h2.flush", { tabindex: -1 }, text);

/** @param {HTMLElement} place */
function reading(place) {
  const speak = async (/** @type {string} */ code) => {
    localStorage.setItem("language", code);
    await use(code);
    await showAgain();
  };
  fill(place, heading(t("welcome.reading")), segmented(t("settings.language"), languages, language(), speak),
    choose(t("setting.riwayah"), RIWAYAT.map((one) => ({ value: one, title: t(`setting.riwayah.${one}`), about: t(`welcome.riwayah.${one}`) })), chosen.riwayah, (one) => Object.assign(chosen, { riwayah: one, reciter: "" })));
  return () => tryChange("setting", { key: "riwayah", value: chosen.riwayah });
}

/** @param {HTMLElement} place */
function reciters(place) {
  const list = h("div", {}, bones(4));
  fill(place, heading(t("welcome.reciter")), h("p.soft", {}, t("welcome.reciterHint")), list);
  ask("catalogue", { riwayah: chosen.riwayah }).then(({ reciters: all }) => {
    chosen.reciter ||= all[0]?.id ?? "";
    fill(list, choose(t("player.reciter"), all.slice(0, MOST).map((/** @type {any} */ one) => ({ value: one.id, title: language() === "ar" ? one.arabic_name ?? one.name : one.name, about: t(`style.${one.style}`) })), chosen.reciter, (one) => (chosen.reciter = one)));
  }).catch((error) => fill(list, fault(error)));
  return async () => {
    if (chosen.reciter && (await tryChange("reciter-add", { reciter: chosen.reciter }))) await learnReciters();
  };
}

/** @param {HTMLElement} place */
function ways(place) {
  fill(place, heading(t("welcome.ways")), h("div", {}, button("main", "play", t("welcome.hear"), () => void play("1", { reciter: chosen.reciter }))),
    h("ul.list", {}, WAYS.map(([name, sign]) => h("li.bare", {}, h("a.item", { href: `#/${name}` }, h("span.dot", { "aria-hidden": "true" }, icon(sign, "tiny")), h("span.grow", {}, h("b", {}, t(`welcome.way.${name}`)), h("small", {}, t(`welcome.about.${name}`))), icon("forward", "tiny"))))));
  return async () => {};
}

