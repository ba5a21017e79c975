// The page of keys: those of a place, and those that hold everywhere.
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { everywhere } from "../keys.js";
import { top } from "../parts/button.js";

/** @type {import("../main.js").Place} */
export async function show(element) {
  const mushaf = await import("./mushaf.js");
  const editor = await import("../editor/editor-keys.js");
  const coach = await import("./coach-review.js");
  fill(element, top(t("place.keys"), { back: "#/more" }),
    part(t("keys.everywhere"), everywhere), part(t("place.mushaf"), mushaf.keys), part(t("place.editor"), editor.keys), part(t("place.coach"), coach.reviewKeys));
}

/** @param {string} title @param {import("../keys.js").Key[]} keys */
function part(title, keys) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const key of keys) byText.set(key.text, [...(byText.get(key.text) ?? []), key.shown ?? key.key]);
  return h("section.card", {}, h("h2", {}, title), h("table.keys-table", {}, h("tbody", {}, [...byText].map(([text, names]) =>
    h("tr", {}, h("th", { scope: "row" }, t(text)), h("td", {}, names.map((name) => [h("kbd", { dir: "ltr" }, name), " "])))))));
}
