// Parts over the pages: the thin bar, and the buttons that turn pages.
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { look, setLook } from "../look.js";
import { surahName } from "../names.js";
import { iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { state } from "../store.js";
import { openGo, openLook } from "./mushaf-open.js";

/** @typedef {{turn: (way: 1|-1) => void, redraw: () => void, listen: () => void, resize: (by: 1|-1) => void}} Actions */

/**
 * The bars of the mushaf, and what shows a page in them.
 * @param {Actions} actions
 */
export function bars(actions) {
  const title = h("b");
  const about = h("small");
  const veil = iconButton("veil", t("mushaf.reveal"), () => {
    setLook("reveal", look("reveal") === "yes" ? "no" : "yes");
    showVeil();
    actions.redraw();
  });
  const showVeil = () => veil.setAttribute("aria-pressed", String(look("reveal") === "yes"));
  showVeil();
  const where = h("button.plain.where", { "aria-haspopup": "dialog", onclick: () => openGo("surah") }, h("span", {}, title, about), icon("down", "tiny"));
  const bar = h("div.thin", { role: "toolbar", "aria-label": t("mushaf.tools") },
    iconButton("back", t("back"), "#/today"), where, iconButton("headphones", t("mushaf.listenHere"), actions.listen), veil,
    iconButton("size", t("look.title"), () => openLook(actions, showVeil)));
  const turnButton = (/** @type {1|-1} */ way) =>
    h(way > 0 ? "button.turn.next" : "button.turn.previous", { tabindex: -1, "aria-label": t(way > 0 ? "mushaf.nextPage" : "mushaf.previousPage"), onclick: () => actions.turn(way) }, icon("forward"));
  const show = h("button.reveal-bars", { onclick: () => toggleBars(true) }, t("mushaf.bars"));
  return {
    element: [show, bar, turnButton(1), turnButton(-1)],
    /** @param {number} page @param {string} ayah @param {number} juz */
    showPage(page, ayah, juz) {
      title.textContent = surahName(ayah.split(":")[0]);
      fill(about, t("mushaf.pageJuz", { page, juz }), state.connection === "gone" ? [" · ", t("offline.kept")] : null);
    },
  };
}

/**
 * Shows the bars over the page of a phone, or hides them.
 * @param {boolean} [shown]
 */
export const toggleBars = (shown) => document.body.classList.toggle("bars", shown);
