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
    // Typed and chosen values are told from the first ones by these.
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
