// The frame: which place is shown, the places above, the player at the foot, and keys that hold everywhere.
import { fill, h } from "./dom.js";
import { follow } from "./events.js";
import { start, t } from "./i18n.js";
import { showBar } from "./bar.js";
import { handle, setPlaceKeys } from "./keys.js";
import { applyLook } from "./look.js";

/**
 * A place shows itself in an element. What is to end when somebody leaves it is given to `whenLeft` as soon as it begins, so that it
 * ends also where the place cannot be shown.
 * @typedef {(element: HTMLElement, path: string[], whenLeft: (end: () => void) => void) => void | Promise<void>} Place
 */

/**
 * The places in the order of the navigation; each is loaded when it is first shown.
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
};

/**
 * Places that the navigation does not name.
 * @type {typeof PLACES}
 */
const OTHERS = { editor: () => import("./editor/editor.js"), keys: () => import("./places/keys.js") };

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
  const name = path[0] in PLACES || path[0] in OTHERS ? path[0] : "today";
  return { name, path, load: PLACES[name] ?? OTHERS[name] };
}

async function route() {
  const { name, path, load } = wanted();
  const now = ++turn;
  const place = await load();
  if (now !== turn) return;
  leave();
  const stay = newStay();
  leave = stay.leave;
  // The back button leaves a dialogue too.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  main.className = name === "mushaf" || name === "editor" ? "wide" : "";
  main.replaceChildren();
  setPlaceKeys(place.keys ?? null);
  showPlaces(name === "editor" ? "recordings" : name);
  document.title = `${t(`place.${name}`)} · Tilawa`;
  await showPlace(place, name, path.slice(1), stay.whenLeft);
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
    fill(main, h("h1", {}, t(`place.${name}`)), h("p.wrong", { role: "alert" }, /** @type {Error} */ (error).message),
      h("button", { onclick: route }, t("again")));
  }
}

/** @param {string} current */
function showPlaces(current) {
  const places = /** @type {HTMLElement} */ (document.getElementById("places"));
  places.setAttribute("aria-label", t("places"));
  const links = Object.keys(PLACES).map((name) =>
    h("a", { href: `#/${name}`, "aria-current": name === current ? "page" : null }, t(`place.${name}`)));
  fill(places, links);
  places.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const skip = /** @type {HTMLElement} */ (document.getElementById("skip"));
  skip.textContent = t("skip");
  skip.onclick = (event) => {
    event.preventDefault();
    main.focus();
  };
}

/** Shows the place anew, after the language changed. */
export const showAgain = () => {
  showBar();
  return route();
};

async function begin() {
  // The secret does not stay in the address or in the history.
  if (location.search) history.replaceState(null, "", `/${location.hash}`);
  applyLook();
  // The module of the place comes while the texts do.
  wanted().load();
  await start();
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
