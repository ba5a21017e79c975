// Making elements. Text is always set as text, never as HTML.
import { keep } from "./keep.js";

/**
 * Makes an element.
 * @param {string} name such as "button.main": the tag and its classes
 * @param {Record<string, any>} [attributes] attributes; names that begin with "on" are listeners
 * @param {...(Node|string|number|null|undefined|false|Array<any>)} children
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [property, set] of Object.entries(value)) element.style.setProperty(property, set);
    // What a person typed or chose is told from what was there by these.
    else if (key === "value" && element instanceof HTMLInputElement) element.value = element.defaultValue = value;
    else if (key === "checked") /** @type {HTMLInputElement} */ (element).defaultChecked = value;
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

/** @param {Element} element @param {any} children */
function append(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(element, child);
    else element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Replaces what an element holds. What a person has opened, typed, chosen or moved to in it stays where it is there again.
 * @param {Element} element
 * @param {...any} children
 */
export function fill(element, ...children) {
  const restore = keep(element);
  element.replaceChildren();
  append(element, children);
  restore();
}

/**
 * Text of the Quran.
 * @param {string} text
 * @param {string} [name]
 */
export const quran = (text, name = "span.quran") => h(name, { lang: "ar", dir: "rtl" }, text);

const SVG = "http://www.w3.org/2000/svg";

/** The shapes of signs, in a square of 24. */
const SHAPES = {
  play: "M7 4v16l13-8z", pause: "M6 4h4v16H6zM14 4h4v16h-4z", next: "M5 4v16l10-8zM16 4h3v16h-3z",
  previous: "M19 4v16L9 12zM5 4h3v16H5z", stop: "M5 5h14v14H5z",
};

/** @param {keyof typeof SHAPES} name */
export function sign(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  if (name === "next" || name === "previous") svg.setAttribute("class", "turns");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

let hiding = 0;

/**
 * Says something at the foot of the page; screen readers read it.
 * @param {string} text
 * @param {"note"|"fault"} [kind]
 */
export function say(text, kind = "note") {
  const place = /** @type {HTMLElement} */ (document.getElementById("said"));
  place.textContent = text;
  place.className = `said shown ${kind}`;
  clearTimeout(hiding);
  hiding = window.setTimeout(() => (place.className = "said"), kind === "fault" ? 8000 : 4000);
}
