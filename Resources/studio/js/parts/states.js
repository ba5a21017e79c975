// States of a part: loading, empty, or a fault, each with a way on.
import { RequestError } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/**
 * Nothing is here: a sign, a sentence, and what can be done.
 * @param {string} sign
 * @param {any} text
 * @param {...any} actions
 */
export const empty = (sign, text, ...actions) => h("div.state", {}, h("span.art", { "aria-hidden": "true" }, icon(sign)), h("p", {}, text), actions);

/**
 * Shapes in the size of what comes; they are seen where it takes a while.
 * @param {number} count
 */
export const bones = (count) => h("div.stack.bones", { "aria-hidden": "true" }, Array.from({ length: count }, () => h("div.bone", { style: { "block-size": "3.75rem" } })));

/**
 * A fault: the program cannot be reached, or says why not.
 * @param {any} error
 * @param {() => void} [again]
 */
export function fault(error, again) {
  const isAway = error instanceof RequestError && error.status === 0;
  const words = isAway ? h("p", { role: "alert" }, t("needsMachine")) : h("p.wrong", { role: "alert", dir: "auto" }, error.message);
  return h("div.state", {}, h("span.art", { "aria-hidden": "true" }, icon(isAway ? "offline" : "alert")), words, isAway ? h("p.soft.small", {}, t("unreachable")) : null,
    h("div.row", {}, again ? h("button.main", { onclick: again }, t("again")) : null, isAway ? h("a.button", { href: "#/mushaf" }, t("readKept")) : null));
}
