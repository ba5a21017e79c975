// Progress: rings and meters.
import { h } from "../dom.js";

const SVG = "http://www.w3.org/2000/svg";
const AROUND = 2 * Math.PI * 24;

/**
 * A ring that is filled to a share.
 * @param {number} share from 0 to 1
 * @param {string} text what stands in it
 * @param {string} label what screen readers say
 * @param {"large"|""} [size]
 */
export function ring(share, text, label, size = "") {
  const make = (/** @type {string} */ tag, /** @type {Record<string, any>} */ values) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
    return element;
  };
  const svg = make("svg", { class: `ring ${size}`, viewBox: "0 0 56 56", role: "img", "aria-label": label });
  const part = Math.max(0, Math.min(1, share)) * AROUND;
  const words = make("text", { x: 28, y: 32.5 });
  words.textContent = text;
  svg.append(make("circle", { cx: 28, cy: 28, r: 24 }));
  if (part > 0.5) svg.append(make("circle", { class: "part", cx: 28, cy: 28, r: 24, "stroke-dasharray": `${part} ${AROUND}` }));
  svg.append(words);
  return svg;
}

/** @param {number} share from 0 to 1 @param {string} [label] */
export const meter = (share, label) =>
  h("div.meter", label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }, h("span", { style: { "inline-size": `${Math.min(100, share * 100)}%` } }));
