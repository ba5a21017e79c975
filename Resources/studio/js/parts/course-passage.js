// The passage of a part of a course: the same ayat for all, beside the pages of the reader's own print.
import { passageName } from "../names.js";

/** @typedef {{passage: string, range?: string|null, pages?: string|null}} Part */

/**
 * The ayat of the passage. Its own text may name pages, and those are of the Madani print whatever the reader's is.
 * @param {Part} part
 */
export const passageRange = ({ passage, range }) => range ?? passage;

/**
 * The name of the passage, and the pages on which the reader has it.
 * @param {Part} part
 */
export const passageTitle = (part) => [passageName(/^page/.test(part.passage) ? passageRange(part) : part.passage), part.pages].filter(Boolean).join(" · ");
