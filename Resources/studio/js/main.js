// The page: which place is shown, and what ends when somebody leaves it.
import { RequestError } from "./api.js";
import { showBar } from "./bar.js";
import { fill, h } from "./dom.js";
import { follow } from "./events.js";
import { start, t } from "./i18n.js";
import { handle, setPlaceKeys } from "./keys.js";
import { applyLook } from "./look.js";
import { surahs } from "./names.js";
import { top } from "./parts/button.js";
import { fault } from "./parts/states.js";
import { quiet } from "./parts/toast.js";
import { showCurrent, showShell } from "./shell.js";

/**
 * A place shows itself in an element. What is to end when somebody leaves it is given to `whenLeft` as soon as it begins, so that it
 * ends also where the place cannot be shown.
 * @typedef {(element: HTMLElement, path: string[], whenLeft: (end: () => void) => void) => void | Promise<void>} Place
 */

/**
 * The places; each is loaded when it is first shown.
 * @type {Record<string, () => Promise<{show: Place, keys?: any}>>}
 */
const PLACES = {
  today: () => import("./places/today.js"),
  mushaf: () => import("./places/mushaf.js"),
  player: () => import("./places/player.js"),
  recordings: () => import("./places/recordings.js"),
  recite: () => import("./places/recite.js"),
  hifz: () => import("./places/hifz.js"),
  khatm: () => import("./places/khatm.js"),
  course: () => import("./places/course.js"),
  coach: () => import("./places/coach.js"),
  reciters: () => import("./places/reciters.js"),
  settings: () => import("./places/settings.js"),
  more: () => import("./places/more.js"),
  editor: () => import("./editor/editor.js"),
  texts: () => import("./places/texts.js"),
  keys: () => import("./places/keys.js"),
  parts: () => import("./places/parts.js"),
  welcome: () => import("./places/welcome.js"),
};

/**
 * The stand of places in the window: `wide` has all of it, `work` has its work at the foot.
 * @type {Record<string, string>}
 */
const STANDS = { mushaf: "wide reader", editor: "wide work", coach: "work" };

/** The time after which an unfinished place is seen, in milliseconds. */
const LONG = 1000;

const main = /** @type {HTMLElement} */ (document.getElementById("place"));

/** Ends what the place that is shown has begun. */
let leave = () => {};
let turn = 0;

/** A stay at a place: what ends with it. */
function newStay() {
  /** @type {(() => void)[]} */
  const ends = [];
  let isOver = false;
  return {
    whenLeft: (/** @type {() => void} */ end) => (isOver ? end() : void ends.push(end)),
    leave: () => {
      isOver = true;
      for (const end of ends.splice(0)) end();
    },
  };
}

/** The place of the address, and what follows its name. */
function wanted() {
  const path = decodeURIComponent(location.hash.replace(/^#\/?/, "")).split("/").filter(Boolean);
  const name = path[0] in PLACES ? path[0] : "today";
  return { name, path, load: PLACES[name] };
}

async function route() {
  const { name, path, load } = wanted();
  const now = ++turn;
  // A place that was never opened cannot be had while the studio is gone.
  const place = await load().catch(() => ({ show: () => Promise.reject(new RequestError(t("unreachable"), 0)), keys: null }));
  if (now !== turn) return;
  leave();
  const stay = newStay();
  leave = stay.leave;
  // The back button leaves a dialogue too.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  quiet();
  main.className = STANDS[name] ?? "";
  main.classList.add("opening");
  main.replaceChildren();
  setPlaceKeys(place.keys ?? null);
  showCurrent({ editor: "recordings", welcome: "today", texts: "settings" }[name] ?? name);
  document.title = `${t(`place.${name}`)} · Tilawa`;
  if (path[0] !== "mushaf") scrollTo(0, 0);
  const see = () => now === turn && main.classList.remove("opening");
  setTimeout(see, LONG);
  await showPlace(place, name, path.slice(1), stay.whenLeft);
  see();
}

/**
 * Shows a place, or why it cannot be shown: a page that was installed opens without the studio too.
 * @param {{show: Place}} place
 * @param {string} name
 * @param {string[]} path
 * @param {(end: () => void) => void} whenLeft
 */
async function showPlace(place, name, path, whenLeft) {
  try {
    await place.show(main, path, whenLeft);
  } catch (error) {
    main.className = "";
    fill(main, top(t(`place.${name}`)), h("div", {}, fault(error, route)));
  }
}

/** Shows the place anew, after the language changed. */
export const showAgain = () => {
  showShell(main);
  showBar();
  return route();
};

async function begin() {
  // The secret does not stay in the address or in the history.
  if (location.search) history.replaceState(null, "", `/${location.hash}`);
  applyLook();
  // The module of the place and the names come while the texts do.
  wanted().load().catch(() => {});
  surahs().catch(() => {});
  await start();
  showShell(main);
  showBar();
  addEventListener("hashchange", route);
  addEventListener("keydown", handle);
  await route();
  document.documentElement.dataset.ready = "yes";
  follow();
  setTimeout(() => import("./places/mushaf-spreads.js").then((spreads) => spreads.prepare()), 500);
  // A phone that installed the page can open it without the studio; this machine needs no copy.
  if (isSecureContext && location.protocol === "https:") navigator.serviceWorker?.register("/sw.js").catch(() => {});
}

begin();
