// What changes: one stream of events. After every interruption all listeners are told to look anew.

/** @type {Record<string, Set<(event: any) => void>>} */
const listeners = {};

/**
 * Listens to events of a name until the returned function is called.
 * @param {"player"|"library"|"recite"|"again"} name
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

/** Has everything be asked for anew. */
function lookAnew() {
  tell("again", {});
  tell("library", { by: "again" });
}

/** Opens the stream. The browser opens it again by itself; a page that comes back to the front looks anew. */
export function follow() {
  source?.close();
  source = new EventSource("/events");
  // What a page shows when it opens was asked for just now.
  source.onopen = () => {
    if (wasOpen) lookAnew();
    else tell("again", {});
    wasOpen = true;
  };
  for (const name of ["player", "library", "recite"]) {
    source.addEventListener(name, (event) => tell(name, JSON.parse(/** @type {MessageEvent} */ (event).data)));
  }
  source.addEventListener("lost", lookAnew);
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  if (!source || source.readyState === EventSource.CLOSED) follow();
  else lookAnew();
});
// A stream that was cut may not know it yet.
addEventListener("online", follow);
