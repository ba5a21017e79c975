// The mushaf: printed pages by their lines or as flowing text, which follow what sounds.
import { change } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { look, setLook, SIZES } from "../look.js";
import { passageName, surahs } from "../names.js";
import { say } from "../parts/toast.js";
import { isOn, playFrom } from "../player.js";
import { pagesInAll } from "../print.js";
import { state as shared, watch } from "../store.js";
import { bars, toggleBars } from "./mushaf-bars.js";
import { keyTable } from "./mushaf-keys.js";
import { openAyah, prepareSheets } from "./mushaf-open.js";
import { hideAll, revealNext } from "./mushaf-page.js";
import { lastPage, page, pageOf, setLastPage } from "./mushaf-place.js";
import { Spreads } from "./mushaf-spreads.js";
import { touch } from "./mushaf-touch.js";

const state = {
  page: 1,
  /**
   * The ayah under the cursor, such as 2:255.
   * @type {string|null}
   */
  ayah: null,
  /** The ayah that sounds. */
  sounding: "",
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
   * Shows in the bar where somebody reads.
   * @type {(page: number, ayah: string, juz: number) => void}
   */
  showPage: () => {},
};

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  await surahs().catch(() => {});
  if (path[0] === "at" && path[1]) {
    state.ayah = /^\d+:\d+/.exec(path[1])?.[0] ?? null;
    state.page = await pageOf(path[1]).catch(() => lastPage());
  } else state.page = Math.min(pagesInAll(), Math.max(1, Number(path[0]) || lastPage()));
  // A page that was asked for is not left for what sounds.
  state.follows = !path[0];
  const pages = h("div.pages", { tabindex: 0, role: "region", "aria-label": t("mushaf.pagesHelp") });
  const spreads = new Spreads(pages);
  const frame = bars({ turn, redraw, listen, resize });
  Object.assign(state, { spreads, pages: null, shown: [], showPage: frame.showPage });
  fill(element, h("h1.hidden-text", {}, t("place.mushaf")), frame.element, pages);
  touch(pages, { tap, hold: (target) => open(target), swipe: (way) => void turn(way), pinch: resize });
  whenLeft(watch(["player"], () => void followSound()));
  const resized = () => void redraw();
  addEventListener("resize", resized);
  whenLeft(() => {
    removeEventListener("resize", resized);
    clearTimeout(keeping);
    toggleBars(false);
    // Another visit may have begun already.
    if (state.spreads === spreads) Object.assign(state, { spreads: null, pages: null, showPage: () => {} });
  });
  await redraw();
  setTimeout(prepareSheets, 1000);
}

let drawing = 0;

async function redraw() {
  const now = ++drawing;
  const spreads = state.spreads;
  if (!spreads) return;
  const numbers = spreads.around(state.page);
  const shown = await spreads.ready(numbers).catch(async (error) => (await import("./mushaf-away.js")).standIn(error, spreads.holder, state.page, redraw));
  if (now !== drawing || spreads !== state.spreads) return;
  if (shown.matches(".away")) return spreads.show(shown, numbers);
  spreads.holder.classList.toggle("flowing", shown.querySelector(".flow") !== null);
  spreads.holder.dataset.letters = look("size") === "page" ? "140" : look("size");
  const isAnother = spreads.shown !== spreads.name(numbers);
  spreads.show(shown, numbers);
  [state.shown, state.pages] = [numbers, shown];
  if (look("reveal") === "yes" && isAnother) hideAll(shown);
  setLastPage(state.page);
  keepPosition();
  history.replaceState(null, "", `#/mushaf/${state.page}`);
  const { juz } = await page(numbers[0]);
  state.showPage(state.page, firstAyah(), juz);
  followSound();
  showChosen(false);
  document.dispatchEvent(new Event("page"));
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
  state.page = Math.min(pagesInAll(), Math.max(1, number));
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
  if (look("size") !== "page") scrollTo(0, 0);
  return go(way > 0 ? numbers[numbers.length - 1] + 1 : numbers[0] - (numbers.length > 1 ? 2 : 1));
}

/** The first ayah of the page that is read. */
function firstAyah() {
  const own = state.pages?.querySelector(`[data-page="${state.page}"]`) ?? state.pages;
  const all = /** @type {HTMLElement[]} */ ([...(own?.querySelectorAll(".part") ?? [])]);
  return all.find((part) => !part.dataset.ayah?.endsWith(":0"))?.dataset.ayah ?? "1:1";
}

/** Plays from the ayah that was chosen, else from the beginning of the page. */
const listen = () => void playFrom(state.ayah ?? firstAyah());

/**
 * Makes the letters larger or smaller, and keeps the ayah in view.
 * @param {1|-1} by
 */
async function resize(by) {
  const next = SIZES[SIZES.indexOf(look("size")) + by];
  if (!next) return;
  const parts = /** @type {HTMLElement[]} */ ([...(state.pages?.querySelectorAll(".part") ?? [])]);
  const seen = parts.find((part) => part.getBoundingClientRect().bottom > 80)?.dataset.ayah;
  setLook("size", next);
  await redraw();
  state.pages?.querySelector(`.part[data-ayah="${seen}"]`)?.scrollIntoView({ block: "start" });
}

// MARK: what sounds

async function followSound() {
  const pages = state.pages;
  if (!pages) return;
  const { player } = shared;
  const ayah = isOn() && player.ref ? String(player.ref).split(":").slice(0, 2).join(":").split("-")[0] : "";
  // Choosing ends when another ayah sounds.
  if (ayah !== state.sounding && state.sounding && ayah && state.ayah && state.ayah !== ayah) state.ayah = null;
  state.sounding = ayah;
  const parts = ayah ? [...pages.querySelectorAll(`.part[data-ayah="${CSS.escape(ayah)}"]`)] : [];
  const word = ayah && player.word ? pages.querySelector(`[data-ref="${CSS.escape(`${ayah}:${player.word}`)}"]`) : null;
  light(pages, "sounding", parts);
  light(pages, "now", word ? [word] : []);
  if (!state.ayah) light(pages, "chosen", []);
  if (!ayah) return;
  if (parts.length) state.follows = true;
  else if (state.follows && player.state === "playing" && ayah !== missing) await goTo(ayah);
}

/**
 * Gives elements a class and takes it from all others.
 * @param {HTMLElement} pages @param {string} name @param {Element[]} elements
 */
function light(pages, name, elements) {
  for (const other of [...pages.getElementsByClassName(name)]) if (!elements.includes(other)) other.classList.remove(name);
  for (const one of elements) one.classList.add(name);
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

/** @param {HTMLElement} target @param {string} kind */
function tap(target, kind) {
  const word = target.closest(".word");
  if (word?.classList.contains("veiled")) return word.classList.remove("veiled");
  if (kind === "mouse" && word && matchMedia("(min-width: 45rem)").matches) return open(target);
  toggleBars();
}

/**
 * Opens the sheet of an ayah.
 * @param {HTMLElement} target
 */
function open(target) {
  const ayah = /** @type {HTMLElement|null} */ (target.closest(".part"))?.dataset.ayah;
  if (!ayah) return;
  state.ayah = ayah;
  showChosen(false);
  void openAyah(ayah, /** @type {HTMLElement|null} */ (target.closest(".word"))?.dataset.ref ?? ayah);
}

/** @param {boolean} tells */
function showChosen(tells) {
  const pages = state.pages;
  if (!pages) return;
  const parts = state.ayah ? [...pages.querySelectorAll(`.part[data-ayah="${CSS.escape(state.ayah)}"]`)] : [];
  light(pages, "chosen", parts);
  if (!state.ayah) return;
  parts[0]?.scrollIntoView({ block: "nearest" });
  if (tells) say(state.ayah === state.sounding ? t("mushaf.ayahSounding", { ayah: passageName(state.ayah) }) : passageName(state.ayah));
}

/**
 * Moves the cursor by an ayah.
 * @param {1|-1} way
 */
function step(way) {
  const names = [...new Set([...(state.pages?.querySelectorAll(".part") ?? [])]
    .map((part) => /** @type {HTMLElement} */ (part).dataset.ayah ?? "").filter((name) => !name.endsWith(":0")))];
  const place = state.ayah ? names.indexOf(state.ayah) : -1;
  const next = place < 0 ? (way > 0 ? 0 : names.length - 1) : place + way;
  if (next < 0 || next >= names.length) return void turn(way);
  state.ayah = names[next];
  showChosen(true);
}

const chosen = () => state.ayah ?? firstAyah();

/** @type {import("../keys.js").Key[]} */
export const keys = keyTable({
  turn, step, resize, chosen, redraw, shown: () => state.shown, reveal: () => state.pages && revealNext(state.pages),
});
