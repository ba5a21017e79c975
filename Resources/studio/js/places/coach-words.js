// The words of a passage in a review: which one is chosen, what the program has heard, and what is marked.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { withPauses, wordsOf } from "../words.js";

/**
 * A word as the program has heard it; without a time before it has listened, and where it was not said.
 * @typedef {{word: string, text: string, time?: number|null, end?: number|null, verdict?: string, confidence?: number}} Word
 */

/** Verdicts that are suggestions to the teacher. */
const FINDINGS = ["skipped", "changed", "unsure"];

/**
 * @param {(word: any) => void} chose called when a person chooses a word
 * @param {Record<string, () => void>} pressed what keys do that would press the button of a word
 */
export function passageWords(chose, pressed) {
  const element = h("div.quran.review-words", { lang: "ar", dir: "rtl", role: "group", "aria-label": t("review.words") });
  /** @type {Word[]} */
  let all = [];
  /** @type {HTMLElement[]} */
  let buttons = [];
  let chosen = -1;
  let heard = -1;
  const dismissed = new Set();
  const marked = new Set();

  for (const name of ["keydown", "keyup"]) {
    element.addEventListener(name, (event) => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      // Enter chooses a word that is not chosen yet, as a press does.
      if (!pressed[key] || (key === "Enter" && event.target !== buttons[chosen])) return;
      event.preventDefault();
      event.stopPropagation();
      if (name === "keydown") pressed[key]();
    });
  }

  const isOpen = (/** @type {Word} */ word) => FINDINGS.includes(word.verdict ?? "") && !dismissed.has(word.word) && !marked.has(word.word);

  function draw() {
    buttons = all.map((word, index) => h("button.word", {
      "data-ref": word.word, tabindex: index === Math.max(0, chosen) ? 0 : -1, onclick: () => select(index),
    }, withPauses(word.text)));
    fill(element, buttons.map((button) => [button, " "]));
    refresh();
  }

  function refresh() {
    buttons.forEach((button, index) => {
      const word = all[index];
      button.classList.toggle("chosen", index === chosen);
      button.classList.toggle("marked", marked.has(word.word));
      button.classList.toggle("suggested", isOpen(word));
      button.title = marked.has(word.word) ? t("review.isMarked") : isOpen(word) ? t(`verdict.${word.verdict}`) : "";
      button.tabIndex = index === Math.max(0, chosen) ? 0 : -1;
      if (index === chosen) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
  }

  /** @param {number} index */
  function select(index) {
    if (!all.length) return;
    chosen = Math.max(0, Math.min(all.length - 1, index));
    refresh();
    buttons[chosen].focus({ preventScroll: true });
    buttons[chosen].scrollIntoView({ block: "nearest" });
    chose(all[chosen]);
  }

  return {
    element,
    isOpen,
    /** @returns {any} */
    chosen: () => all[chosen] ?? null,
    text: (/** @type {string} */ name) => all.find((word) => word.word === name)?.text ?? "",
    /**
     * Shows the words of a passage before the program has listened.
     * @param {string} passage @param {string} riwayah
     */
    async show(passage, riwayah) {
      if (!passage) return;
      const answer = await ask("text", { range: passage.split(/\s+/), riwayah });
      all = answer.ayat.flatMap((/** @type {any} */ ayah) => wordsOf(ayah.text).map((text, index) => ({ word: `${ayah.ref}:${index + 1}`, text })));
      draw();
    },
    /** @param {Word[]} words with their times */
    hear(words) {
      if (!words.length) return;
      const name = all[chosen]?.word;
      const hadFocus = element.contains(document.activeElement);
      all = words;
      chosen = all.findIndex((word) => word.word === name);
      draw();
      if (hadFocus && chosen >= 0) buttons[chosen].focus({ preventScroll: true });
    },
    /** @param {string|null} name */
    choose(name) {
      chosen = name === null ? -1 : all.findIndex((word) => word.word === name);
      refresh();
    },
    /** @param {1|-1} way */
    step: (way) => select(chosen < 0 ? 0 : chosen + way),
    /** @param {1|-1} way @returns {boolean} whether there is one */
    stepFinding(way) {
      const open = all.map((word, index) => (isOpen(word) ? index : -1)).filter((index) => index >= 0);
      const next = way > 0 ? open.find((index) => index > chosen) ?? open[0] : open.filter((index) => index < chosen).at(-1) ?? open.at(-1);
      if (next === undefined) return false;
      select(next);
      return true;
    },
    /** @param {Word} word */
    dismiss(word) {
      dismissed.add(word.word);
      refresh();
    },
    /** @param {import("./coach-marks.js").Mark[]} marks */
    showMarks(marks) {
      marked.clear();
      for (const mark of marks) marked.add(mark.word);
      refresh();
    },
    /** @param {number|null} milliseconds the place that is heard */
    sounding(milliseconds) {
      const index = milliseconds === null ? -1 : all.findIndex((word) => typeof word.time === "number" && word.time <= milliseconds && milliseconds < (word.end ?? 0));
      if (index === heard) return;
      buttons[heard]?.classList.remove("now");
      buttons[index]?.classList.add("now");
      heard = index;
    },
  };
}
