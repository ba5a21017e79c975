// The look of the pages: the size of letters, colours, hidden words and tajweed.
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { look, setLook, SIZES } from "../look.js";
import { line, segmented, stepper, switchLine } from "../parts/choices.js";
import { sheet } from "../parts/sheet.js";
import { lastPage, page } from "./mushaf-place.js";

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
    pauses(),
  ], { side: true });
}

/** The pause signs of South Asia on the page, with their meanings; nothing where there are none. */
function pauses() {
  const element = h("div");
  page(lastPage()).then(({ signs }) => {
    if (!signs) return;
    fill(element, h("h2", {}, t("pauses")), h("ul.list", {}, signs.map((/** @type {any} */ one) => h("li.line.inset", {},
      h("span.quran", { lang: "ar", dir: "rtl" }, `\u25cc${one.sign}`), h("span.grow", {}, t(`pause.${one.name}`))))));
  }).catch(() => {});
  return element;
}

/** The colours of the page, as a choice. */
export const themes = () => segmented(t("look.theme"), ["auto", "light", "sepia", "dark"].map((one) => [one, t(`look.theme.${one}`)]), look("theme"), (one) => setLook("theme", one));
