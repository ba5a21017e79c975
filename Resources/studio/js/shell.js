// The frame: the places at the foot of a phone or at the side, in groups where there is room.
import { fill, h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./parts/icon.js";

/**
 * The five places of every screen, and their signs.
 * @type {[string, string][]}
 */
const FIVE = [["today", "today"], ["mushaf", "mushaf"], ["recite", "mic"], ["hifz", "hifz"], ["more", "more"]];

/**
 * All other places by their groups.
 * @type {[string, [string, string][]][]}
 */
export const GROUPS = [
  ["group.listen", [["player", "headphones"], ["recordings", "waveform"], ["reciters", "people"]]],
  ["group.learn", [["course", "course"], ["coach", "coach"], ["khatm", "khatm"]]],
  ["group.program", [["settings", "settings"], ["keys", "keyboard"]]],
];

const places = /** @type {HTMLElement} */ (document.getElementById("places"));

/** @param {[string, string]} place */
const link = ([name, sign]) => h("a", { href: `#/${name}`, "data-place": name }, h("span.pill", {}, icon(sign)), h("span", {}, t(`place.${name}`)));

/**
 * Makes the places anew, in the language of the page.
 * @param {HTMLElement} main
 */
export function showShell(main) {
  places.setAttribute("aria-label", t("places"));
  fill(
    places, h("div.brand", { lang: "ar", dir: "rtl", "aria-hidden": "true" }, "تلاوة"),
    h("ul", {}, FIVE.map((one) => h(one[0] === "more" ? "li.more" : "li", {}, link(one)))),
    GROUPS.map(([name, all]) => h("div.group", {}, h("p", {}, t(name)), h("ul", {}, all.map((one) => h("li", {}, link(one)))))));
  const skip = /** @type {HTMLElement} */ (document.getElementById("skip"));
  skip.textContent = t("skip");
  skip.onclick = (event) => {
    event.preventDefault();
    main.focus();
  };
}

/**
 * Marks the place that is shown; on a phone, places beside the five belong to the last one.
 * @param {string} current
 */
export function showCurrent(current) {
  const isFive = FIVE.some(([name]) => name === current);
  for (const one of places.querySelectorAll("a")) {
    const { place } = one.dataset;
    if (place === current) one.setAttribute("aria-current", "page");
    else if (place === "more" && !isFive) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
}
