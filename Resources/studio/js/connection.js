// Whether the studio answers: a line that stays for as long as it does not.
import { t } from "./i18n.js";
import { isOnMachine } from "./machine.js";
import { put } from "./store.js";

/**
 * Shows why nothing can be asked for.
 * @param {"open"|"gone"|"stranger"} state gone: nothing answers; stranger: another studio answers, which this page has not entered
 */
export function showConnection(state) {
  // A device in the network is paired anew.
  if (state === "stranger" && !isOnMachine) return location.replace("/pair.html");
  put({ connection: state });
  const line = /** @type {HTMLElement} */ (document.getElementById("lost"));
  line.hidden = state === "open";
  line.textContent = state === "open" ? "" : t(state === "gone" && !isOnMachine ? "lost.away" : `lost.${state}`);
}
