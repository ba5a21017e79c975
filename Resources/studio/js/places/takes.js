// The takes of an ayah through time, from all recordings.
import { h } from "../dom.js";
import { clock, t } from "../i18n.js";
import { playSound } from "../sound.js";

/** @param {any} answer of library list --timeline */
export function takeList(answer) {
  if (!answer.takes.length) return h("p.soft", {}, t("takes.none"));
  return h("ol.list", {}, answer.takes.map((/** @type {any} */ take) => h("li.row.spread", {},
    h("span", {}, h("bdi", {}, take.date), " · ", h("bdi", {}, take.reciter.name), " · ", h("bdi", {}, take.title)),
    h("span.row", {},
      take.preferred ? h("span.good", {}, t("takes.preferred")) : null,
      h("span.soft.number", {}, `${clock(take.from)}–${clock(take.to)}`),
      h("button", { onclick: () => playSound(take.id, take.from, take.to) }, t("listen")),
      h("a.button", { href: `#/editor/${take.id}/${take.from}` }, t("edit"))))));
}
