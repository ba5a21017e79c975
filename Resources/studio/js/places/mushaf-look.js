// The look of the pages: the size of letters, colours, hidden words and tajweed.
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { look, setLook, SIZES } from "../look.js";
import { line, segmented, stepper, switchLine } from "../parts/choices.js";
import { sheet } from "../parts/sheet.js";

/** @param {string} size */
export const sizeName = (size) => (size === "page" ? t("look.printed") : t("percent", { percent: Number(size) }));

/** @param {{redraw: () => void}} actions @param {() => void} changed */
export function openLook(actions, changed) {
  const letters = stepper({
    label: t("look.size"), value: SIZES.indexOf(look("size")), least: 0, most: SIZES.length - 1, show: (index) => sizeName(SIZES[index]),
    change: (index) => (setLook("size", SIZES[index]), actions.redraw()),
  });
  const flip = (/** @type {string} */ name) => (/** @type {boolean} */ isOn) => {
    setLook(name, isOn ? "yes" : "no");
    changed();
    actions.redraw();
  };
  sheet(t("look.title"), [
    line(t("look.size"), letters), themes(),
    h("div.list", {}, [["reveal", "mushaf.reveal", "veil"], ["tajweed", "look.tajweed", "tajweed"]].map(([name, text, sign]) => h("div.line.inset", {}, switchLine(t(text), look(name) === "yes", flip(name), { sign })))),
  ], { side: true });
}

/** The colours of the page, as a choice. */
export const themes = () => segmented(t("look.theme"), ["auto", "light", "sepia", "dark"].map((one) => [one, t(`look.theme.${one}`)]), look("theme"), (one) => setLook("theme", one));
