// The pages that are seen together, and their neighbours, which are laid out before anybody turns to them.
import { h } from "../dom.js";
import { look } from "../look.js";
import { surahs } from "../names.js";
import { forgetWidths } from "./mushaf-measure.js";
import { pageElement } from "./mushaf-page.js";
import { pagesInAll } from "../print.js";
import { lastPage, page } from "./mushaf-place.js";
import { rules } from "./mushaf-tajweed.js";

/** The most spreads that are kept: the one that is seen, and its neighbours. */
const MOST = 3;
/** The width of a window from which on two pages stand beside each other, in pixels. */
const TWO = 1088;

/**
 * Runs something once the page that is seen was drawn, and nothing else is to be done.
 * @param {() => void} run
 */
const whenIdle = (run) => window.setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(run) : run()), 60);

/** The spreads in an element: one is seen, the others wait with the size that they will have. */
export class Spreads {
  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.holder = holder;
    /**
     * By pages and looks; the newest at the end.
     * @type {Map<string, Promise<HTMLElement>>}
     */
    this.all = new Map();
    /** The name of the spread that is seen. */
    this.shown = "";
  }

  /**
   * The pages that are seen together with one: two where there is room, the odd one at the right.
   * @param {number} number
   */
  around(number) {
    if (innerWidth < TWO || look("size") !== "page") return [number];
    const right = number % 2 ? number : number - 1;
    return [right, right + 1].filter((one) => one >= 1 && one <= pagesInAll());
  }

  /** @param {number[]} numbers */
  name(numbers) {
    return [numbers, ...["tajweed", "reveal", "size"].map(look)].join("|");
  }

  /**
   * A spread, laid out.
   * @param {number[]} numbers
   * @returns {Promise<HTMLElement>}
   */
  ready(numbers) {
    const name = this.name(numbers);
    let found = this.all.get(name);
    if (!found) {
      found = this.make(numbers);
      found.catch(() => this.all.delete(name));
    }
    this.all.delete(name);
    this.all.set(name, found);
    return found;
  }

  /** @param {number[]} numbers */
  async make(numbers) {
    const [all, pages, spans] = await Promise.all([
      surahs(), Promise.all(numbers.map(page)), Promise.all(numbers.map(rules)), fontIsHere()]);
    const spread = h("div.facing.waiting", {}, pages.map((one, index) => pageElement(one, all, spans[index])));
    this.holder.append(spread);
    return spread;
  }

  /**
   * Shows a spread, and lays its neighbours out when there is time.
   * @param {HTMLElement} spread @param {number[]} numbers
   */
  show(spread, numbers) {
    this.shown = this.name(numbers);
    for (const other of this.holder.children) other.classList.toggle("waiting", other !== spread);
    this.forget();
    const next = numbers[numbers.length - 1] + 1;
    const previous = numbers[0] - 1;
    for (const number of [next, previous]) {
      if (number < 1 || number > pagesInAll()) continue;
      page(number).catch(() => {});
      whenIdle(() => this.shown === this.name(numbers) && this.holder.isConnected && this.ready(this.around(number)).catch(() => {}));
    }
  }

  /** Removes the spreads that were seen longest ago. */
  forget() {
    for (const [name, spread] of [...this.all].slice(0, -MOST)) {
      if (name === this.shown) continue;
      this.all.delete(name);
      spread.then((element) => element.remove());
    }
  }
}

/** @type {Promise<any>|null} */
let font = null;

/** Widths of words are right only with their font. */
const fontIsHere = () => (font ??= document.fonts.load('20px "Amiri Quran"', "بسم").then(forgetWidths, forgetWidths));

/** Brings what the page that was read last needs, so that the mushaf opens at once. */
export async function prepare() {
  await Promise.all([import("./mushaf.js"), fontIsHere(), surahs(), page(lastPage())]).catch(() => {});
}
