// Keys. Each place has a table of its own; a few keys hold everywhere. The page of keys shows both.
import { steer, toggle } from "./player.js";

/**
 * A key, what it does, and the text that says so.
 * @typedef {{key: string, shown?: string, text: string, run: () => void}} Key
 */

/** @param {string} hash */
const go = (hash) => () => (location.hash = hash);

/**
 * Keys that hold in all places.
 * @type {Key[]}
 */
export const everywhere = [
  { key: " ", shown: "Space", text: "key.toggle", run: toggle },
  { key: "N", text: "key.next", run: () => void steer("next") },
  { key: "P", text: "key.previous", run: () => void steer("prev") },
  { key: "?", text: "key.help", run: go("#/keys") },
  ...["today", "mushaf", "player", "recordings", "recite", "hifz", "khatm", "course", "coach"].map((place, index) => ({
    key: `Alt+${index + 1}`, text: `place.${place}`, run: go(`#/${place}`),
  })),
];

/** @type {Key[]|null} */
let own = null;

/** @param {Key[]|null} keys */
export const setPlaceKeys = (keys) => (own = keys);

/**
 * The name of a key with Alt, Ctrl and, for named keys, Shift.
 * @param {KeyboardEvent} event
 */
export function nameOf(event) {
  const parts = [];
  if (event.ctrlKey || event.metaKey) parts.push("Ctrl");
  if (event.altKey) parts.push("Alt");
  if (event.shiftKey && event.key.length > 1) parts.push("Shift");
  const digit = event.altKey && /^Digit\d$/.test(event.code) ? event.code.slice(5) : null;
  parts.push(digit ?? event.key);
  return parts.join("+");
}

/** @param {KeyboardEvent} event */
export function handle(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const name = nameOf(event);
  const isTyping = target.closest("input:not([type=checkbox]), select, textarea") !== null;
  if (isTyping || document.querySelector("dialog[open]")) return;
  // The space bar and Enter press a button that has the focus.
  if ((name === " " || name === "Enter") && target.closest("button, a, [role=button], summary, input")) return;
  const key = [...(own ?? []), ...everywhere].find((one) => one.key === name);
  if (!key) return;
  event.preventDefault();
  key.run();
}
