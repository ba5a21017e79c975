// The segment under the cursor with what can be done to it, and the list of all segments.
import { fill, h } from "../dom.js";
import { clock, t } from "../i18n.js";
import { button, iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { pickPassage } from "../parts/passage.js";
import { labelName, textOf } from "./segment-words.js";

/** @typedef {ReturnType<import("./editor-keys.js").bind>} Actions */

/** The step by which a press moves an edge, in seconds. */
const STEP = 0.01;

/** @param {HTMLElement} card @param {import("./editor.js").Editor} editor @param {any} segment @param {Actions} actions */
export function segmentCard(card, editor, segment, actions) {
  const place = h("span.soft.number", {}, clock(editor.cursor, 3));
  if (!segment) {
    return fill(card, h("div.row.spread", {}, place, h("div.row", {}, button("", "plus", t("editor.key.mark"), () => void actions.mark()), button("", "play", t("editor.key.play"), () => void actions.playOn()))));
  }
  const text = textOf(segment.label);
  fill(
    card,
    h("div.row.spread", {},
      h("span.row", {}, h("strong", {}, labelName(segment.label)), h("span.soft.number.small", { dir: "ltr" }, `${clock(segment.start, 2)}–${clock(segment.end, 2)}`),
        h(`span.tag${segment.status === "confirmed" ? ".good" : ".warn"}`, {}, icon(segment.status === "confirmed" ? "check" : "info"), t(`status.${segment.status}`)), typeof segment.confidence === "number" ? h("span.soft.small", {}, t("percent", { percent: Math.round(segment.confidence * 100) })) : null,
        (segment.flags ?? []).map((/** @type {string} */ flag) => h("span.flag", {}, t(`flag.${flag}`)))),
      place),
    text ? h("p.quran.excerpt", { lang: "ar", dir: "rtl" }, text) : null,
    h("div.row.edges", {}, edge(segment, "start", actions), edge(segment, "end", actions)),
    h("div.row", {},
      segment.status === "suggested" ? button("main", "check", t("editor.key.confirm"), () => void actions.confirm()) : null,
      button("tone", "repeat", t("editor.key.loop"), () => void actions.loop()),
      button("", "edit", t("editor.change"), () => void pickPassage({ title: t("editor.change"), value: segment.label, done: (range) => void actions.label(range) })),
      iconButton("split", t("editor.key.split"), () => void actions.split()), iconButton("merge", t("editor.key.merge"), () => void actions.merge()),
      iconButton("person", t("editor.key.speech"), () => void actions.label("speech")), iconButton("bookmark", t("editor.key.prefer"), () => void actions.prefer()),
      iconButton("trash", t("editor.key.delete"), () => void actions.delete())));
}

/**
 * An edge of a segment, moved by steps of 10 ms.
 * @param {any} segment @param {"start"|"end"} name @param {Actions} actions
 */
function edge(segment, name, actions) {
  const move = (/** @type {number} */ by) => () => void actions.moveEdge(segment, name, segment[name] + by);
  const title = t(`editor.${name}`);
  return h("span.row.stay", {}, h("span.soft.small", {}, title), h("span.stepper", { role: "group", "aria-label": title, dir: "ltr" },
    iconButton("minus", t("editor.earlier", { what: title }), move(-STEP)), h("output", {}, clock(segment[name], 2)), iconButton("plus", t("editor.later", { what: title }), move(STEP))));
}

/** @param {HTMLElement} element @param {import("./editor.js").Editor} editor @param {Actions} actions */
export function segmentList(element, editor, actions) {
  fill(element, h("ul.list", {}, editor.segments.map((one) => h("li.bare", {},
    h("button.quiet", { onclick: () => actions.go(one.start) },
      h("span", {}, labelName(one.label), " ", one.flags?.length ? h("span.flag", {}, t("editor.flagged")) : null),
      h("span.soft.number.small", {}, `${clock(one.start, 1)}–${clock(one.end, 1)} · ${t(`status.${one.status}`)}`))))));
}

