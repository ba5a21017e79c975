// Widths of lines, without laying anything out: pages have their size before they are in the document, so that nothing moves.

/** The size of letters at which is measured, in pixels. */
const SIZE = 100;
/** The loss of width of a space in a full line, in sizes of letters; mushaf.css has the same. */
const TIGHTER = 0.13;

/** @type {CanvasRenderingContext2D|null} */
let pen = null;
let space = 0;
/** @type {Map<string, number>} */
const known = new Map();

/** @param {string} word @returns {number} in sizes of letters */
function wordWidth(word) {
  let width = known.get(word);
  if (width === undefined) {
    if (!pen) {
      pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
      pen.font = `${SIZE}px "Amiri Quran", "Scheherazade New", "Noto Naskh Arabic", serif`;
      pen.direction = "rtl";
      space = pen.measureText(" ").width / SIZE - TIGHTER;
    }
    width = pen.measureText(word).width / SIZE;
    known.set(word, width);
  }
  return width;
}

/**
 * The least width of a line of words, in sizes of letters. The font has to be here already.
 * @param {string[]} words
 */
export function lineWidth(words) {
  const width = words.reduce((sum, word) => sum + wordWidth(word), 0);
  return width + space * (words.length - 1);
}

/** Forgets what was measured, once another font is here. */
export function forgetWidths() {
  pen = null;
  known.clear();
}
