// The mushaf: printed pages by their lines or as flowing text, which follow what sounds.
import { change, tryChange } from "../api.js";
import { fill, h, say } from "../dom.js";
import { t } from "../i18n.js";
import { look, setLook } from "../look.js";
import { play, status, watch } from "../player.js";
import { openAyah, playFrom } from "./mushaf-ayah.js";
import { openBookmarks, openIndex, openSearch } from "./mushaf-find.js";
import { PAGES, lastPage, pageOf, setLastPage } from "./mushaf-place.js";
import { hideAll, revealNext } from "./mushaf-reveal.js";
import { Spreads } from "./mushaf-spreads.js";
import { tools } from "./mushaf-tools.js";

const state = {
  page: 1,
  /**
   * The ayah under the cursor, such as 2:255.
   * @type {string|null}
   */
  ayah: null,
  follows: true,
  /**
   * The pages that are shown.
   * @type {number[]}
   */
  shown: [],
  /**
   * The element with these pages.
   * @type {HTMLElement|null}
   */
  pages: null,
  /** @type {Spreads|null} */
  spreads: null,
  /**
   * Shows the number of the page above the pages.
   * @type {(page: number) => void}
   */
  showPage: () => {},
};

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  if (path[0] === "at" && path[1]) {
    state.ayah = /^\d+:\d+/.exec(path[1])?.[0] ?? null;
    state.page = await pageOf(path[1]).catch(() => lastPage());
  } else state.page = Math.min(PAGES, Math.max(1, Number(path[0]) || lastPage()));
  const pages = h("div.pages");
  const spreads = new Spreads(pages);
  const row = tools({ go, turn, redraw, find: openSearch, index: openIndex, bookmarks: openBookmarks });
  Object.assign(state, { spreads, pages: null, shown: [], showPage: row.showPage });
  fill(element, h("h1.hidden-text", {}, t("place.mushaf")), h("div.mushaf", {}, row.element, pages));
  pages.addEventListener("click", (event) => choose(/** @type {HTMLElement} */ (event.target)));
  swipe(pages);
  whenLeft(watch(followSound));
  const observer = new ResizeObserver(() => spreads.shown !== spreads.name(spreads.around(state.page)) && redraw());
  whenLeft(() => {
    observer.disconnect();
    clearTimeout(keeping);
    // Another visit may have begun already.
    if (state.spreads === spreads) Object.assign(state, { spreads: null, pages: null, showPage: () => {} });
  });
  await redraw();
  // Somebody may have left meanwhile.
  if (state.spreads === spreads) observer.observe(element);
}

let drawing = 0;

async function redraw() {
  const now = ++drawing;
  const spreads = state.spreads;
  if (!spreads) return;
  const numbers = spreads.around(state.page);
  const shown = await spreads.ready(numbers);
  if (now !== drawing || spreads !== state.spreads) return;
  spreads.show(shown, numbers);
  [state.shown, state.pages] = [numbers, shown];
  if (look("reveal") === "yes") hideAll(shown);
  setLastPage(state.page);
  keepPosition();
  history.replaceState(null, "", `#/mushaf/${state.page}`);
  state.showPage(state.page);
  followSound();
  showChosen(false);
}

let keeping = 0;

/** Keeps the place under the name that the reader in the terminal goes on from, once the page was looked at for a while. */
function keepPosition() {
  clearTimeout(keeping);
  const page = state.page;
  keeping = window.setTimeout(() => state.pages && change("position-set", { name: "last", range: `page:${page}` }).catch(() => {}), 5000);
}

/** @param {number} number */
async function go(number) {
  state.page = Math.min(PAGES, Math.max(1, number));
  await redraw();
}

/**
 * Turns the pages; in a mushaf, the next page is at the left.
 * @param {1|-1} way
 */
function turn(way) {
  state.ayah = null;
  state.follows = false;
  const numbers = state.spreads?.around(state.page) ?? [state.page];
  return go(way > 0 ? numbers[numbers.length - 1] + 1 : numbers[0] - (numbers.length > 1 ? 2 : 1));
}

// MARK: what sounds

async function followSound() {
  const pages = state.pages;
  if (!pages) return;
  const sounds = status.ref && status.state !== "none" && status.state !== "idle";
  const ayah = sounds ? String(status.ref).split(":").slice(0, 2).join(":").split("-")[0] : "";
  const words = ayah ? [...pages.querySelectorAll(`.word[data-ayah="${CSS.escape(ayah)}"], [data-ayah="${CSS.escape(ayah)}"] > .word`)] : [];
  const word = ayah && status.word ? pages.querySelector(`[data-ref="${CSS.escape(`${ayah}:${status.word}`)}"]`) : null;
  light(pages, "sounding", words);
  light(pages, "now", word ? [word] : []);
  if (!ayah) return;
  if (words.length) state.follows = true;
  else if (state.follows && status.state === "playing" && ayah !== missing) await goTo(ayah);
}

/**
 * Gives words a class and takes it from all others.
 * @param {HTMLElement} pages @param {string} name @param {Element[]} words
 */
function light(pages, name, words) {
  for (const other of [...pages.getElementsByClassName(name)]) if (!words.includes(other)) other.classList.remove(name);
  for (const word of words) word.classList.add(name);
}

/** The ayah that was looked for last; it is looked for once. */
let missing = "";

/** @param {string} ayah */
async function goTo(ayah) {
  missing = ayah;
  const [surah, number] = ayah.split(":");
  const found = await pageOf(number === "0" ? `${surah}:1` : ayah).catch(() => null);
  if (found && !state.shown.includes(found)) await go(found);
}

// MARK: the cursor

/** @param {HTMLElement} target */
function choose(target) {
  const word = /** @type {HTMLElement|null} */ (target.closest(".word"));
  if (!word) return;
  if (word.classList.contains("veiled")) return word.classList.remove("veiled");
  state.ayah = word.dataset.ayah ?? word.parentElement?.dataset.ayah ?? null;
  showChosen(false);
  if (state.ayah) openAyah(state.ayah, word.dataset.ref ?? state.ayah, { find: openSearch });
}

/** @param {boolean} tells */
function showChosen(tells) {
  const pages = state.pages;
  pages?.querySelectorAll(".chosen").forEach((word) => word.classList.remove("chosen"));
  if (!pages || !state.ayah) return;
  const words = pages.querySelectorAll(`.word[data-ayah="${CSS.escape(state.ayah)}"]`);
  words.forEach((word) => word.classList.add("chosen"));
  words[0]?.scrollIntoView({ block: "nearest" });
  if (tells) say(t("mushaf.ayah", { ref: state.ayah }));
}

/**
 * Moves the cursor by an ayah.
 * @param {1|-1} way
 */
function step(way) {
  const names = [...new Set([...(state.pages?.querySelectorAll("[data-ayah]") ?? [])]
    .map((word) => /** @type {HTMLElement} */ (word).dataset.ayah ?? "").filter((name) => !name.endsWith(":0")))];
  const place = state.ayah ? names.indexOf(state.ayah) : -1;
  const next = place < 0 ? (way > 0 ? 0 : names.length - 1) : place + way;
  if (next < 0 || next >= names.length) return void turn(way);
  state.ayah = names[next];
  showChosen(true);
}

const chosen = () => state.ayah ?? /** @type {HTMLElement|null} */ (state.pages?.querySelector(".word[data-ayah]"))?.dataset.ayah ?? "1:1";

// MARK: touch

/** @param {HTMLElement} pages */
function swipe(pages) {
  let start = 0;
  pages.addEventListener("pointerdown", (event) => (start = event.pointerType === "mouse" ? NaN : event.clientX));
  pages.addEventListener("pointerup", (event) => {
    const way = event.clientX - start;
    if (Math.abs(way) > 60) turn(way > 0 ? 1 : -1);
  });
}

async function mark() {
  if (await tryChange("bookmark-add", { range: chosen() })) say(t("mushaf.marked", { ref: chosen() }));
}

async function count() {
  try {
    await change("khatm-read", { range: state.shown.map((one) => `page:${one}`) });
    say(t("khatm.noted"));
  } catch (error) {
    say(/** @type {Error} */ (error).message, "fault");
  }
}

/** @param {string} name */
const flip = (name) => () => {
  setLook(name, look(name) === "yes" ? "no" : "yes");
  redraw();
};

/** @type {import("../keys.js").Key[]} */
export const keys = [
  { key: "ArrowLeft", shown: "←", text: "mushaf.nextPage", run: () => turn(1) },
  { key: "ArrowRight", shown: "→", text: "mushaf.previousPage", run: () => turn(-1) },
  { key: "PageDown", text: "mushaf.nextPage", run: () => turn(1) },
  { key: "PageUp", text: "mushaf.previousPage", run: () => turn(-1) },
  { key: "ArrowDown", shown: "↓", text: "mushaf.nextAyah", run: () => step(1) },
  { key: "ArrowUp", shown: "↑", text: "mushaf.previousAyah", run: () => step(-1) },
  { key: "Enter", text: "mushaf.about", run: () => openAyah(chosen(), chosen(), { find: openSearch }) },
  { key: "p", text: "mushaf.play", run: () => playFrom(chosen()) },
  { key: "r", text: "mushaf.repeat", run: () => play(chosen(), { repeat: "forever" }) },
  { key: "b", text: "mushaf.bookmark", run: mark },
  { key: "c", text: "mushaf.count", run: count },
  { key: "t", text: "mushaf.tajweed", run: flip("tajweed") },
  { key: "v", text: "mushaf.reveal", run: flip("reveal") },
  { key: "w", text: "mushaf.revealNext", run: () => state.pages && revealNext(state.pages) },
  { key: "/", text: "search", run: () => openSearch() },
  { key: "i", text: "mushaf.index", run: () => openIndex() },
  { key: "B", text: "mushaf.bookmarks", run: () => openBookmarks() },
];
