// Changes: one stream of events. After every interruption all listeners are told to look anew.
import { forgetTickets, withTicket } from "./api.js";
import { showConnection } from "./connection.js";

/** @type {Record<string, Set<(event: any) => void>>} */
const listeners = {};

/**
 * Listens to events of a name until the returned function is called: player and library are the program's, again and recording
 * are this page's own.
 * @param {"player"|"library"|"again"|"recording"} name
 * @param {(event: any) => void} listener
 */
export function on(name, listener) {
  (listeners[name] ??= new Set()).add(listener);
  return () => listeners[name].delete(listener);
}

/** @param {string} name @param {any} event */
export function tell(name, event) {
  for (const listener of [...(listeners[name] ?? [])]) listener(event);
}

/** @type {EventSource|null} */
let source = null;
let wasOpen = false;
/** The number of the latest attempt to listen. */
let attempt = 0;
let waiting = 0;

/** The times between attempts, in milliseconds. */
const [SOON, LATER] = [500, 3000];

/** Has everything be asked for anew. */
function lookAnew() {
  tell("again", {});
  tell("library", { by: "again" });
}

/** Begins to listen, and goes on after each interruption; a page that comes back to the front looks anew. */
export async function follow() {
  clearTimeout(waiting);
  source?.close();
  source = null;
  const now = ++attempt;
  try {
    const address = await withTicket("/events");
    if (now === attempt) listen(new EventSource(address));
  } catch (error) {
    if (now !== attempt) return;
    showConnection(/** @type {any} */ (error).status === 403 ? "stranger" : "gone");
    waiting = window.setTimeout(follow, LATER);
  }
}

/** @param {EventSource} stream */
function listen(stream) {
  source = stream;
  stream.onopen = () => {
    showConnection("open");
    // A page that opens has just asked for all.
    if (wasOpen) {
      forgetTickets();
      lookAnew();
    } else tell("again", {});
    wasOpen = true;
  };
  // The browser would ask with the same ticket again.
  stream.onerror = () => {
    if (source !== stream) return;
    stream.close();
    source = null;
    clearTimeout(waiting);
    waiting = window.setTimeout(follow, SOON);
  };
  for (const name of ["player", "library"]) {
    stream.addEventListener(name, (event) => tell(name, JSON.parse(/** @type {MessageEvent} */ (event).data)));
  }
  stream.addEventListener("lost", lookAnew);
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  if (!source || source.readyState === EventSource.CLOSED) follow();
  else lookAnew();
});
// A stream that was cut may not know it yet.
addEventListener("online", follow);
