// The words of an ayah, as the program numbers them.
import { h } from "./dom.js";

/**
 * The words of a text. A sign that stands alone, such as a pause mark, belongs to the word before it.
 * @param {string} text
 * @returns {string[]}
 */
export const wordsOf = (text) => text.split(/ (?=[^ ]*\p{Lo})/u);

/**
 * A text with its pause marks set off: where they stand, a line above would touch them.
 * @param {string} text
 * @returns {(string|Node)[]}
 */
export const withPauses = (text) => text.split(/( [\u06d6-\u06dc])(?= |$)/u).map((part, index) => (index % 2 ? h("span.pause", {}, part) : part));
