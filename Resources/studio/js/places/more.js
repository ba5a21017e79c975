// All places beside the five, in their groups.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { GROUPS } from "../shell.js";

/** @type {import("../main.js").Place} */
export function show(element) {
  const about = h("p.small.soft");
  fill(
    element, top(t("place.more")),
    h("div.stack.far.narrow", {}, GROUPS.map(([name, all]) => h("section.section", {}, h("h2", {}, t(name)), h("ul.list", {}, all.map(([place, sign]) => h("li.bare", {},
      h("a.item", { href: `#/${place}` }, h("span.dot", { "aria-hidden": "true" }, icon(sign, "tiny")), h("span.grow", {}, h("b", {}, t(`place.${place}`)), h("small", {}, t(`about.${place}`))), icon("forward", "tiny"))))))), about));
  ask("about").then((facts) => (about.textContent = `Tilawa ${facts.version} · ${facts.licence}`)).catch(() => {});
}
