// The coming ayat with their reciters and, beside another than the first choice, the reason.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { listed, t } from "../i18n.js";
import { passageName, reciterName } from "../names.js";
import { icon } from "../parts/icon.js";
import { steer } from "../player.js";
import { state } from "../store.js";

/** The number of ayat that are shown. */
const MOST = 30;

/**
 * The rows of a queue as the program answers it.
 * @param {any[]} units @param {(ref: string) => void} [go] goes to an ayah
 */
export const queueRows = (units, go) => units.slice(0, MOST).map((unit) => {
  const why = listed(unit.tried.map((/** @type {any} */ one) => `${reciterName(one.reciter)}: ${one.why}`));
  const inside = [h(`span.dot${unit.reciter ? "" : ".warn"}`, { "aria-hidden": "true" }, icon(unit.reciter ? "person" : "alert", "tiny")),
    h("span.grow", {}, h("b", {}, passageName(unit.ref)), h("small", {}, unit.reciter ? reciterName(unit.reciter) : t("player.nobody"), why ? [" · ", why] : null))];
  return h("li.bare", { "data-ref": unit.ref }, go ? h("button.item", { onclick: () => go(unit.ref) }, inside) : h("div.item", {}, inside));
});

/** The list of the session that is on. */
export function queueList() {
  const list = h("ol.list");
  const element = h("section.section", {}, h("h2", {}, t("player.who")), list);
  let shown = "";
  const show = async (/** @type {string[]} */ range) => {
    const queue = await ask("queue", { range }).catch(() => null);
    fill(list, queue ? queueRows(queue.units, (ref) => void steer("jump", { to: ref })) : null);
    update();
  };
  function update() {
    const ranges = state.player.ranges ?? [];
    const key = ranges.join(" ");
    if (key !== shown) {
      shown = key;
      if (ranges.length) show(ranges);
    }
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("li"))) {
      if (row.dataset.ref === state.player.ref) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
  }
  return { element, update };
}
