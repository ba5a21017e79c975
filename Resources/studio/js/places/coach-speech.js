// The teacher's spoken comments, at a place or on the whole.
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { listen } from "../microphone.js";
import { icon } from "../parts/icon.js";
import { say } from "../parts/toast.js";
import { liveWave } from "../parts/wave.js";
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

  /**
   * The button that records a comment, with what it does.
   * @param {string} word @param {number|null} time null and no word: the whole
   */
  control(word, time) {
    const name = h("b.block");
    const line = h("div");
    const one = h("button.voice.compact", { type: "button", onclick: () => (this.place === null ? this.begin(show, line, word, time) : this.stop()) });
    const show = (/** @type {boolean} */ isOn) => {
      one.setAttribute("aria-pressed", String(isOn));
      one.setAttribute("aria-label", t(isOn ? "review.endSpeaking" : "review.speak"));
      one.classList.toggle("on", isOn);
      one.replaceChildren(icon(isOn ? "stop" : "mic"));
      name.textContent = t(isOn ? "review.endSpeaking" : "review.speak");
    };
    show(this.place === placeOf(time, word));
    return h("div.stack", {}, h("div.row.stay", {}, one, h("span.grow", {}, name, h("small.soft.block", {}, t("review.speakHint")))), line);
  }

  /** @param {(isOn: boolean) => void} show @param {HTMLElement} line where what is heard is seen @param {string} word @param {number|null} time */
  async begin(show, line, word, time) {
    stopSound();
    const wave = liveWave();
    fill(line, wave.element);
    this.place = placeOf(time, word);
    show(true);
    try {
      this.microphone = await listen("page", { ...this.submission, at: this.place }, (event) => {
        if (event.event === "finished") this.kept(word, time, event.voice);
        if (event.event !== "closed") return;
        [this.microphone, this.place] = [null, null];
        show(false);
        fill(line);
        if (event.error) say(event.error, "fault");
      }, wave);
    } catch (error) {
      this.place = null;
      show(false);
      fill(line);
      say(/** @type {Error} */ (error).message, "fault");
    }
  }

  stop() {
    this.microphone?.stop();
    this.microphone = null;
  }
}
