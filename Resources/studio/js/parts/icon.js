// Signs of the sprite. They are hidden from screen readers: what has one has a name too.
const SVG = "http://www.w3.org/2000/svg";

/** The signs that turn round in pages from right to left; those of sound and time do not. */
const TURNING = new Set(["back", "forward", "undo", "redo", "send", "queue", "note"]);

/** Beginning of the names of signs in the page: other elements have names too. */
const PREFIX = "sign-";

// The sprite is in the page once: a browser asks anew for a file of signs with each one, and has none while the studio is gone.
fetch("/icons.svg").then((answer) => answer.text()).then((text) => {
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  for (const sign of sprite.querySelectorAll("symbol")) sign.id = PREFIX + sign.id;
  sprite.setAttribute("hidden", "");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(sprite);
}).catch(() => {});

/**
 * A sign of icons.svg.
 * @param {string} name
 * @param {"tiny"|""} [size]
 */
export function icon(name, size = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", ["icon", size, TURNING.has(name) ? "turns" : ""].filter(Boolean).join(" "));
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "use"));
  setIcon(svg, name);
  return svg;
}

/**
 * Shows another sign in an element that has one.
 * @param {Element} element @param {string} name
 */
export const setIcon = (element, name) => element.querySelector("use")?.setAttribute("href", `#${PREFIX}${name}`);
