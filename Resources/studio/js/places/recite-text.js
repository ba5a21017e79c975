// The words of a recitation: those of the passage, or the ayat that are heard, each with its verdict.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { arabic, t } from "../i18n.js";
import { withPauses, wordsOf } from "../words.js";

/** @param {string} ref such as 2:255 @returns {number} what sorts ayat in their order */
const order = (ref) => ref.split(":").map(Number).reduce((sum, one) => sum * 1000 + one, 0);

/** The text that is recited; where no passage was named, it grows with what is heard. */
export class RecitedText {
  constructor() {
    this.element = h("div.quran.recite-text", { lang: "ar", dir: "rtl" });
    /**
     * The ayat that are shown, or were asked for, by their refs.
     * @type {Map<string, HTMLElement|null>}
     */
    this.ayat = new Map();
    /**
     * The verdicts that were told, by the refs of words.
     * @type {Map<string, string>}
     */
    this.verdicts = new Map();
    this.isHidden = false;
    this.grows = false;
  }

  /**
   * Begins anew.
   * @param {string} passage empty: it is sought @param {boolean} isHidden whether words are hidden until they are heard
   */
  async begin(passage, isHidden) {
    fill(this.element);
    this.ayat.clear();
    this.verdicts.clear();
    this.isHidden = isHidden;
    this.grows = !passage;
    if (passage) await this.show(passage.split(/\s+/));
  }

  /** @param {string[]} range */
  async show(range) {
    const answer = await ask("text", { range });
    for (const ayah of answer.ayat) this.add(ayah);
  }

  /** @param {any} ayah */
  add(ayah) {
    if (this.ayat.get(ayah.ref)) return;
    const words = wordsOf(ayah.text).map((word, index) =>
      [h(`span.word${this.isHidden ? ".veiled" : ""}`, { "data-ref": `${ayah.ref}:${index + 1}` }, withPauses(word)), " "]);
    const element = h("span.recited", { "data-ayah": ayah.ref }, words, h("span.word.end", {}, `\u06dd${arabic(ayah.ayah)}`), " ");
    const next = [...this.element.children].find((one) => order(/** @type {HTMLElement} */ (one).dataset.ayah ?? "") > order(ayah.ref));
    this.element.insertBefore(element, next ?? null);
    this.ayat.set(ayah.ref, element);
    for (const word of element.querySelectorAll("[data-ref]")) this.mark(/** @type {HTMLElement} */ (word));
  }

  /** @param {HTMLElement} word */
  mark(word) {
    const verdict = this.verdicts.get(word.dataset.ref ?? "");
    if (!verdict || verdict === "pending") return;
    word.className = `word verdict-${verdict}`;
    word.title = t(`verdict.${verdict}`);
  }

  /**
   * Marks that something else was said before a word.
   * @param {string} ref
   */
  addMark(ref) {
    const word = this.element.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
    if (word && !word.previousElementSibling?.classList.contains("added")) word.before(h("span.added", { role: "img", "aria-label": t("verdict.added"), title: t("verdict.added") }, "+"), " ");
  }

  /** Shows the next word that is hidden. */
  help() {
    this.element.querySelector(".veiled")?.classList.remove("veiled");
  }

  /** Shows all words. */
  reveal() {
    for (const word of this.element.querySelectorAll(".veiled")) word.classList.remove("veiled");
  }

  /**
   * The words that have a verdict, in the order of the text.
   * @param {string} verdict
   */
  wordsWith(verdict) {
    return /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll(`.verdict-${verdict}`)]).map((word) => ({ ref: word.dataset.ref ?? "", word: word.textContent ?? "" }));
  }

  /**
   * Marks a word as said rightly.
   * @param {string} ref
   */
  correct(ref) {
    this.verdicts.set(ref, "recited");
    const word = /** @type {HTMLElement|null} */ (this.element.querySelector(`[data-ref="${CSS.escape(ref)}"]`));
    if (word) this.mark(word);
  }

  /**
   * Takes an event of the recitation.
   * @param {any} event
   */
  hear(event) {
    if (this.grows && event.event === "found") this.show([event.range]).catch(() => {});
    if (event.event === "added") return this.addMark(`${event.ref}:${event.word}`);
    if (event.event !== "verdict" || event.ref.endsWith(":0")) return;
    // Words that are only supposed may turn out to be others.
    if (this.grows && event.verdict !== "pending" && !this.ayat.has(event.ref)) {
      this.ayat.set(event.ref, null);
      this.show([event.ref]).catch(() => this.ayat.delete(event.ref));
    }
    const ref = `${event.ref}:${event.word}`;
    this.verdicts.set(ref, event.verdict);
    const word = /** @type {HTMLElement|null} */ (this.element.querySelector(`[data-ref="${CSS.escape(ref)}"]`));
    if (word) this.mark(word);
  }
}
