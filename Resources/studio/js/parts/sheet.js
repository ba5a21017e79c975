// Dialogues over a place: sheets from the foot (from the side on wide screens), and questions.
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { iconButton } from "./button.js";
import { leaveDialogue } from "./toast.js";

/**
 * Opens a dialogue that is removed when it closes: by Escape, by the back button, by a press beside it, or by a link in it.
 * @param {string} kind its classes
 * @param {string} label
 * @param {...any} children
 */
function open(kind, label, ...children) {
  const dialog = /** @type {HTMLDialogElement} */ (h(`dialog.${kind}`, { "aria-label": label }));
  fill(dialog, ...children);
  dialog.addEventListener("close", () => {
    if (dialog.querySelector("#said")) leaveDialogue();
    dialog.remove();
  });
  // In a search field, Escape would only empty it.
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || /** @type {HTMLElement} */ (event.target).closest("a[href]")) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Opens a sheet.
 * @param {string} title
 * @param {any} children
 * @param {{side?: boolean, actions?: any[], focus?: "title"|"inside"}} options `side`: on wide screens it stands at the side
 */
export function sheet(title, children, { side = false, actions = [], focus = "title" } = {}) {
  const name = h("h2", { tabindex: -1, autofocus: focus === "title" }, title);
  const body = h("div.body", {}, children);
  const dialog = open(side ? "sheet.side" : "sheet", title,
    h("div.grip", { "aria-hidden": "true" }), h("header", {}, name, actions, iconButton("close", t("close"), () => dialog.close())), body);
  return { dialog, body, name, close: () => dialog.close() };
}

/**
 * Asks before something that cannot be taken back.
 * @param {string} question
 * @param {string} detail
 * @param {string} yes what the button says
 * @returns {Promise<boolean>}
 */
export function confirm(question, detail, yes) {
  return new Promise((resolve) => {
    let answer = false;
    const dialog = open("ask", question, h("div.body", {}, h("h2", {}, question), h("p", {}, detail), h("div.row", {},
      h("button.main", { onclick: () => ((answer = true), dialog.close()) }, yes), h("button", { autofocus: true, onclick: () => dialog.close() }, t("cancel")))));
    dialog.addEventListener("close", () => resolve(answer));
  });
}
