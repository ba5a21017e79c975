// The frame around the name of a surah: a double rule, a cartouche, and a star of eight points at either side.
import { h } from "../dom.js";
import { arabic } from "../i18n.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string>} attributes @param {...Node} children */
function shape(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * A star of eight points: two squares, one turned, and a rosette of circles.
 * @param {number} x @param {number} y @param {number} size
 */
function star(x, y, size) {
  const square = { x: String(x - size), y: String(y - size), width: String(size * 2), height: String(size * 2) };
  return shape("g", { class: "star" }, shape("rect", square), shape("rect", { ...square, transform: `rotate(45 ${x} ${y})` }),
    shape("circle", { cx: String(x), cy: String(y), r: String(size * 0.62) }), shape("circle", { class: "eye", cx: String(x), cy: String(y), r: String(size * 0.22) }));
}

/**
 * A cartouche with pointed ends, from one place to another.
 * @param {number} from @param {number} to @param {number} top @param {number} foot @param {number} point
 */
const cartouche = (from, to, top, foot, point) => {
  const middle = (top + foot) / 2;
  return `M${from} ${middle}C${from + point * 0.5} ${middle - 1} ${from + point * 0.6} ${top} ${from + point} ${top}H${to - point}C${to - point * 0.6} ${top} ${to - point * 0.5} ${middle - 1} ${to} ${middle}`
    + `C${to - point * 0.5} ${middle + 1} ${to - point * 0.6} ${foot} ${to - point} ${foot}H${from + point}C${from + point * 0.6} ${foot} ${from + point * 0.5} ${middle + 1} ${from} ${middle}Z`;
};

/**
 * @param {any} surah as the program answers it
 * @param {string} [name] as the page has it
 */
export function surahFrame(surah, name = surah?.arabic ?? "") {
  const picture = shape("svg", { viewBox: "0 0 400 44", preserveAspectRatio: "none", "aria-hidden": "true" },
    shape("rect", { class: "ground", x: "1", y: "1", width: "398", height: "42", rx: "3" }), shape("rect", { class: "rule", x: "4", y: "4", width: "392", height: "36", rx: "1.5" }),
    shape("path", { class: "field", d: cartouche(118, 282, 7, 37, 14) }), shape("path", { class: "field", d: cartouche(48, 114, 12, 32, 10) }), shape("path", { class: "field", d: cartouche(286, 352, 12, 32, 10) }),
    star(26, 22, 9), star(374, 22, 9));
  return h("div.print.surah", { role: "heading", "aria-level": 2, title: surah ? `${surah.transliteration} · ${surah.english}` : null }, picture,
    surah ? h("small", { "aria-hidden": "true" }, `${arabic(surah.ayat)} آية`) : null, h("b", {}, `سورة ${name}`),
    surah ? h("small", { "aria-hidden": "true" }, surah.place === "meccan" ? "مكية" : "مدنية") : null);
}
