// The segment under the cursor with what can be done to it, and the list of all segments.
import { fill, h } from "../dom.js";
import { clock, number, t } from "../i18n.js";

/** @typedef {ReturnType<import("./editor-keys.js").bind>} Actions */

/** @param {HTMLElement} card @param {import("./editor.js").Editor} editor @param {any} segment @param {Actions} actions */
export function segmentCard(card, editor, segment, actions) {
  const place = h("span.soft.number", {}, clock(editor.cursor, 3));
  if (!segment) {
    return fill(card, h("div.row.spread", {}, place, h("div.row", {}, button("editor.key.mark", actions.mark), button("editor.key.play", actions.playOn))));
  }
  fill(
    card,
    h("div.row.spread", {},
      h("span.row", {}, h("strong", {}, h("bdi", {}, segment.label)), h("span.number", { dir: "ltr" }, `${clock(segment.start, 2)}–${clock(segment.end, 2)}`),
        h("span", {}, t(`status.${segment.status}`)), typeof segment.confidence === "number" ? h("span.soft", {}, `${number(Math.round(segment.confidence * 100))} %`) : null,
        (segment.flags ?? []).map((/** @type {string} */ flag) => h("span.flag", {}, t(`flag.${flag}`)))),
      place),
    h("div.row", {},
      button("editor.key.loop", actions.loop), segment.status === "suggested" ? h("button.main", { onclick: actions.confirm }, t("editor.key.confirm")) : null,
      button("editor.key.assign", actions.assign), button("editor.key.split", actions.split), button("editor.key.merge", actions.merge),
      button("editor.key.speech", () => actions.label("speech")), button("editor.key.delete", actions.delete), button("editor.key.prefer", actions.prefer),
      button("editor.key.nextFlag", actions.nextFlag)));
}

/** @param {string} text @param {() => any} run */
const button = (text, run) => h("button", { onclick: run }, t(text));

/** @param {HTMLElement} element @param {import("./editor.js").Editor} editor @param {Actions} actions */
export function segmentList(element, editor, actions) {
  fill(element, h("ul.list", {}, editor.segments.map((one) => h("li", { style: { padding: "0" } },
    h("button.quiet", { onclick: () => actions.go(one.start) },
      h("span", {}, h("bdi", {}, one.label), " ", one.flags?.length ? h("span.flag", {}, t("editor.flagged")) : null),
      h("span.soft.number", {}, `${clock(one.start, 1)}–${clock(one.end, 1)} · ${t(`status.${one.status}`)}`))))));
}
