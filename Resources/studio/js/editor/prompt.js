// A question with one line for the answer.
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @param {string} question
 * @param {string|null} text the text that stands there at first; null asks for a yes alone
 * @returns {Promise<string|null>} null where nobody answers
 */
export function askText(question, text) {
  return new Promise((resolve) => {
    const input = text === null ? null : /** @type {HTMLInputElement} */ (h("input", { value: text, dir: "auto", autofocus: true, "aria-label": question }));
    const dialog = /** @type {HTMLDialogElement} */ (h("dialog.ask", { "aria-label": question }));
    let answer = /** @type {string|null} */ (null);
    fill(dialog, h("form", {
      method: "dialog",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        answer = input ? input.value.trim() : "";
        dialog.close();
      },
    }, h("h2", {}, question), input, h("div.row", {}, h("button.main", { type: "submit" }, t("ok")), h("button", { type: "button", onclick: () => dialog.close() }, t("cancel")))));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
    input?.select();
  });
}
