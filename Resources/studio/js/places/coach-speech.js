// The teacher's spoken comments, at a place or on the whole.
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { listen } from "../microphone.js";
import { say } from "../parts/toast.js";
import { stopSound } from "../sound.js";
import { placeOf } from "./coach-marks.js";

/** The spoken comments of a review: one is spoken at a time, into the browser's microphone. */
export class Speech {
  /** @param {{student: string, part: string}} submission @param {(word: string, time: number|null, voice: string) => void} kept */
  constructor(submission, kept) {
    this.submission = submission;
    this.kept = kept;
    /** @type {{stop: () => void}|null} */
    this.microphone = null;
    /**
     * The place that is spoken of; null: nobody speaks.
     * @type {string|null}
     */
    this.place = null;
  }

  /** @param {string} word @param {number|null} time null and no word: the whole */
  button(word, time) {
    const place = placeOf(time, word);
    const isOn = this.place === place;
    const one = h("button", { "aria-pressed": String(isOn), onclick: () => (this.place === null ? this.begin(one, word, time) : this.stop()) }, t(isOn ? "review.endSpeaking" : "review.speak"));
    return one;
  }

  /** @param {HTMLElement} button @param {string} word @param {number|null} time */
  async begin(button, word, time) {
    stopSound();
    this.place = placeOf(time, word);
    const show = (/** @type {boolean} */ isOn) => {
      button.setAttribute("aria-pressed", String(isOn));
      button.textContent = t(isOn ? "review.endSpeaking" : "review.speak");
    };
    show(true);
    try {
      this.microphone = await listen("page", { ...this.submission, at: this.place }, (event) => {
        if (event.event === "finished") this.kept(word, time, event.voice);
        if (event.event !== "closed") return;
        [this.microphone, this.place] = [null, null];
        show(false);
        if (event.error) say(event.error, "fault");
      });
    } catch (error) {
      this.place = null;
      show(false);
      say(/** @type {Error} */ (error).message, "fault");
    }
  }

  stop() {
    this.microphone?.stop();
    this.microphone = null;
  }
}
