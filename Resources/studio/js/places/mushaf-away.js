// A page that is not kept, while the studio cannot be reached: what is kept can be read.
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { passageName } from "../names.js";
import { icon } from "../parts/icon.js";
import { keptPages } from "./mushaf-place.js";

/** The most pages that are offered. */
const MOST = 12;

/**
 * An element that stands in for a page, where nothing answers.
 * @param {any} error @param {HTMLElement} holder @param {number} page @param {() => void} again
 */
export function standIn(error, holder, page, again) {
  if (error.status !== 0) throw error;
  holder.querySelector(".away")?.remove();
  const near = keptPages().sort((one, other) => Math.abs(one - page) - Math.abs(other - page)).slice(0, MOST).sort((one, other) => one - other);
  const element = h("div.facing.away", {}, h("div.state", {}, h("span.art", { "aria-hidden": "true" }, icon("offline")), h("p", { role: "alert" }, t("offline.page", { page })), h("p.soft.small", {}, t("unreachable")),
    h("button.main", { onclick: again }, t("again")),
    near.length ? [h("p", {}, t("offline.keptPages")), h("div.chips.centred", {}, near.map((one) => h("a.button.chip", { href: `#/mushaf/${one}` }, passageName(`page:${one}`))))] : null));
  holder.append(element);
  return element;
}
