// Choices and amounts: in place of fields to type into.
import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { iconButton } from "./button.js";
import { icon } from "./icon.js";

/**
 * An amount with a button at either side. The element has `set`, which shows another value.
 * @param {{label: string, value: number, least?: number, most?: number, step?: number|((value: number, way: 1|-1) => number), show?: (value: number) => string,
 *   change: (value: number) => void}} options
 */
export function stepper({ label, value, least = 1, most = 100, step = 1, show = number, change }) {
  const output = h("output", { "aria-live": "polite" });
  const by = (/** @type {1|-1} */ way) => (typeof step === "function" ? step(value, way) : value + way * step);
  const less = iconButton("minus", t("less", { what: label }), () => move(-1));
  const more = iconButton("plus", t("moreOf", { what: label }), () => move(1));
  const element = Object.assign(h("span.stepper", { role: "group", "aria-label": label }, less, output, more), { set });
  /** @param {1|-1} way */
  function move(way) {
    const next = Math.min(most, Math.max(least, Number(by(way).toFixed(4))));
    if (next === value) return;
    set(next);
    change(next);
  }
  /** @param {number} next */
  function set(next) {
    value = next;
    output.textContent = show(value);
    /** @type {HTMLButtonElement} */ (less).disabled = value <= least;
    /** @type {HTMLButtonElement} */ (more).disabled = value >= most;
  }
  set(value);
  return element;
}

/**
 * A line of a list with a control at its end.
 * @param {string} text
 * @param {Node} control
 * @param {any} [hint]
 */
export const line = (text, control, hint) => h("div.line", {}, h("span.grow", {}, text, hint ? h("small", {}, hint) : null), control);

/**
 * Choices beside each other, one of which holds. The element has `set`.
 * @param {string} label
 * @param {[string, string][]} choices values and their texts
 * @param {string} value
 * @param {(value: string) => void} change
 */
export function segmented(label, choices, value, change) {
  const buttons = choices.map(([one, text]) => h("button", { type: "button", "data-value": one, onclick: () => (set(one), change(one)) }, text));
  /** @param {string} next */
  function set(next) {
    for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.value === next));
  }
  set(value);
  return Object.assign(h("div.segmented", { role: "group", "aria-label": label }, buttons), { set });
}

/**
 * A line that is on or off.
 * @param {string} text
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} change
 * @param {{sign?: string, hint?: string}} more
 */
export function switchLine(text, isOn, change, { sign, hint } = {}) {
  const input = /** @type {HTMLInputElement} */ (h("input.switch", { type: "checkbox", role: "switch", checked: isOn, onchange: () => change(input.checked) }));
  return h("label.line", {}, sign ? h("span.dot.still", { "aria-hidden": "true" }, icon(sign, "tiny")) : null, h("span.grow", {}, text, hint ? h("small", {}, hint) : null), input);
}
