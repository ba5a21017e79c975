// The words of each ayah under its segment in the waveform; a press goes there.
import { ask } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { passageName } from "../names.js";
import { icon } from "../parts/icon.js";

/**
 * The texts of ayat by their names; empty until they are here.
 * @type {Map<string, string>}
 */
const texts = new Map();
/** A segment that is narrower shows no words, in per cent. */
const LEAST = 1.5;
/** The ayah that is the basmalah. */
const BASMALAH = "1:1";
/** The most segments that are shown. */
const MOST = 60;

/** @param {string} label */
const isAyat = (label) => /^\d+:\d+(?:-\d+)?$/.test(label);

/**
 * The text of the ayat of a label, where it is here already.
 * @param {string} label
 */
export const textOf = (label) => texts.get(label) ?? "";

/**
 * Asks for the texts of labels that are not here.
 * @param {string[]} labels
 * @param {() => void} changed
 */
async function learn(labels, changed) {
  const wanted = [...new Set(labels)].filter((label) => isAyat(label) && !texts.has(label));
  if (!wanted.length) return;
  for (const label of wanted) texts.set(label, "");
  // The basmalah before a surah is that of the first one.
  const ranges = wanted.flatMap((label) => (label.endsWith(":0") ? [BASMALAH] : label.includes(":0-") ? [BASMALAH, label.replace(":0-", ":1-")] : [label]));
  const answer = await ask("text", { range: [...new Set(ranges)] }).catch(() => null);
  if (!answer) return;
  const all = new Map(answer.ayat.map((/** @type {any} */ ayah) => [ayah.ref, ayah.text]));
  for (const label of wanted) {
    const [, surah, first, last] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(label) ?? [];
    const ayat = Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, index) => all.get(Number(first) + index ? `${surah}:${Number(first) + index}` : BASMALAH) ?? "");
    texts.set(label, ayat.join(" ").trim());
  }
  changed();
}

/**
 * @param {import("./editor.js").Editor} editor
 * @param {(place: number) => void} go
 * @param {() => void} changed called when texts have come
 */
export function segmentWords(editor, go, changed) {
  const element = h("div.segment-words", { dir: "ltr", "aria-hidden": "true" });
  let shown = "";
  return {
    element,
    update() {
      const span = editor.to - editor.from;
      const inView = editor.segments.filter((one) => one.end > editor.from && one.start < editor.to).slice(0, MOST);
      learn(inView.map((one) => one.label), () => ((shown = ""), changed()));
      const key = JSON.stringify([inView, editor.from, editor.to, editor.segments.findIndex((one) => one.start <= editor.cursor && editor.cursor < one.end)]);
      if (key === shown) return;
      shown = key;
      element.replaceChildren(...inView.flatMap((one) => {
        const start = Math.max(0, ((one.start - editor.from) / span) * 100);
        const width = Math.min(100, ((one.end - editor.from) / span) * 100) - start;
        if (width < LEAST) return [];
        const isHere = one.start <= editor.cursor && editor.cursor < one.end;
        return [h(`button${isHere ? ".on" : ""}`, { tabindex: -1, style: { left: `${start}%`, width: `${width}%` }, onclick: () => go(one.start) },
          h("span.quran", { lang: "ar", dir: "rtl" }, textOf(one.label) || labelName(one.label)),
          h("span.about", {}, icon(one.flags?.length ? "flag" : one.status === "suggested" ? "info" : "check", "tiny"), isAyat(one.label) ? h("span", { dir: "auto" }, passageName(one.label)) : null))];
      }));
    },
  };
}

/**
 * The name of a segment.
 * @param {string} label
 */
export const labelName = (label) => (isAyat(label) ? passageName(label) : label === "?" ? t("editor.unknown") : label);
