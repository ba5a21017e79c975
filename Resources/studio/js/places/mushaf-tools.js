// The line above the pages: which page, how it looks, and searching.
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { look, setLook } from "../look.js";
import { PAGES, lastPage } from "./mushaf-place.js";

/**
 * The row of tools, and what shows a page in it.
 * @param {{go: (page: number) => void, turn: (way: 1|-1) => void, redraw: () => void, find: () => void, index: () => void, bookmarks: () => void}} actions
 */
export function tools(actions) {
  const number = /** @type {HTMLInputElement} */ (h("input", {
    type: "number", min: 1, max: PAGES, value: String(lastPage()), "aria-label": t("mushaf.pageNumber"), style: { width: "5rem" },
    onchange: () => actions.go(Number(number.value)),
  }));
  /** @param {string} name @param {string} text */
  const toggle = (name, text) => {
    const button = h("button", {
      "aria-pressed": String(look(name) === "yes"),
      onclick: () => {
        setLook(name, look(name) === "yes" ? "no" : "yes");
        button.setAttribute("aria-pressed", String(look(name) === "yes"));
        actions.redraw();
      },
    }, t(text));
    return button;
  };
  /** @param {string} name @param {string[]} values */
  const choice = (name, values) => {
    const select = /** @type {HTMLSelectElement} */ (h("select", {
      "aria-label": t(`look.${name}`),
      onchange: () => {
        setLook(name, select.value);
        actions.redraw();
      },
    }, values.map((value) => h("option", { value, selected: look(name) === value }, t(`look.${name}.${value}`)))));
    return select;
  };
  const element = h("div.tools", { role: "toolbar", "aria-label": t("mushaf.tools") },
    h("button", { onclick: () => actions.turn(-1) }, t("previous")), number, h("button", { onclick: () => actions.turn(1) }, t("next")),
    h("button", { onclick: actions.index }, t("mushaf.index")), h("button", { onclick: actions.find }, t("search")), h("button", { onclick: actions.bookmarks }, t("mushaf.bookmarks")),
    toggle("tajweed", "mushaf.tajweed"), toggle("reveal", "mushaf.reveal"),
    choice("flow", ["page", "flow"]), choice("theme", ["light", "dark", "sepia"]), choice("size", ["75", "100", "125", "150"]));
  return { element, showPage: (/** @type {number} */ page) => (number.value = String(page)) };
}
