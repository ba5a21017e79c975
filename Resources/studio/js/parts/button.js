// Buttons with a sign, and the bar at the top of a place.
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "./icon.js";

/**
 * A button of a sign and a text.
 * @param {string} kind classes such as "main" or "tone"
 * @param {string} sign
 * @param {string} text what stands on it
 * @param {string|((event: Event) => void)} to an address, or what it does
 */
export function button(kind, sign, text, to) {
  const inside = [icon(sign, "tiny"), h("span", {}, text)];
  const name = kind ? `.${kind}` : "";
  return typeof to === "string" ? h(`a.button${name}`, { href: to }, inside) : h(`button${name}`, { type: "button", onclick: to }, inside);
}

/**
 * A button of a sign alone.
 * @param {string} sign
 * @param {string} name what screen readers call it
 * @param {string|((event: Event) => void)} to an address, or what it does
 * @param {string} [kind]
 */
export function iconButton(sign, name, to, kind = "plain") {
  const attributes = { "aria-label": name, title: name };
  return typeof to === "string" ? h(`a.button.only.${kind}`, { ...attributes, href: to }, icon(sign)) : h(`button.only.${kind}`, { ...attributes, type: "button", onclick: to }, icon(sign));
}

/**
 * The bar at the top of a place.
 * @param {any} title
 * @param {{back?: string, actions?: any[]}} options `back`: the address of the place above it
 */
export const top = (title, { back, actions = [] } = {}) =>
  h("header.top", {}, back ? iconButton("back", t("back"), back) : null, h("h1", {}, title), actions);
