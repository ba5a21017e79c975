// A question to the teacher.
import { tryChange } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../parts/icon.js";
import { say } from "../parts/toast.js";

export function askForm() {
  const text = /** @type {HTMLInputElement} */ (h("input", { dir: "auto" }));
  return h("form", {
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!text.value.trim() || !(await tryChange("course-ask", { text: text.value.trim() }))) return;
      text.value = "";
      say(t("course.asked"));
    },
  }, h("section.card.stack", {}, h("label.stack", {}, t("course.ask"), text), h("div", {}, h("button", { type: "submit" }, icon("send", "tiny"), t("course.send")))));
}
