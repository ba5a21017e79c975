// Signs of the sprite. They are hidden from screen readers: what has one has a name too.
const SVG = "http://www.w3.org/2000/svg";

/** The signs that turn round in pages from right to left; those of sound and time do not. */
const TURNING = new Set(["back", "forward", "undo", "redo", "send", "queue", "note"]);

/**
 * A sign of icons.svg.
 * @param {string} name
 * @param {"tiny"|""} [size]
 */
export function icon(name, size = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", ["icon", size, TURNING.has(name) ? "turns" : ""].filter(Boolean).join(" "));
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/icons.svg#${name}`);
  svg.append(use);
  return svg;
}
