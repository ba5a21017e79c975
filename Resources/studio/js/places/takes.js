// The takes of an ayah through time, from all recordings.
import { h } from "../dom.js";
import { clock, dayName, t } from "../i18n.js";
import { iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { playSound } from "../sound.js";

/** @param {any} answer of library list --timeline */
export function takeList(answer) {
  if (!answer.takes.length) return h("p.soft", {}, t("takes.none"));
  return h("ol.list", {}, answer.takes.map((/** @type {any} */ take) => h("li.bare", {}, h("div.item", {},
    h(`span.dot${take.preferred ? "" : ".still"}`, { "aria-hidden": "true" }, icon("person", "tiny")),
    h("a.grow.over", { href: `#/editor/${take.id}/${take.from}` }, h("b", {}, h("bdi", {}, take.reciter.name)),
      h("small", {}, h("bdi", {}, take.title), ` · ${dayName(take.date)} · ${clock(take.to - take.from)}`, take.preferred ? ` · ${t("takes.preferred")}` : "")),
    iconButton("play", `${t("listen")}: ${take.reciter.name}, ${dayName(take.date)}`, () => void playSound(take.id, take.from, take.to))))));
}
