// Lines that are said for a while: one at a time, above the player, perhaps with a way back.
import { h } from "../dom.js";
import { t } from "../i18n.js";

let hiding = 0;

const place = () => /** @type {HTMLElement} */ (document.getElementById("said"));

/**
 * Says something; screen readers read it.
 * @param {string} text
 * @param {"note"|"fault"} [kind]
 * @param {() => void} [undo] takes back what was done
 */
export function say(text, kind = "note", undo) {
  const said = place();
  // Nothing outside of a dialogue that is open can be seen or pressed.
  const host = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (said.parentElement !== host) host.append(said);
  const back = undo && h("button", { type: "button", onclick: () => (quiet(), undo()) }, t("undo"));
  said.replaceChildren(h(kind === "fault" ? "div.fault" : "div", {}, h("span", { dir: "auto" }, text), back ?? ""));
  clearTimeout(hiding);
  hiding = window.setTimeout(quiet, undo || kind === "fault" ? 8000 : 4000);
}

/** Ends what is said, and takes it out of a dialogue that ends. */
export function quiet() {
  clearTimeout(hiding);
  place().replaceChildren();
}

/** Puts the line back into the page. */
export const leaveDialogue = () => document.body.append(place());
