// The marks of a teacher on a submission: at a word, at a time, or both. The program keeps them after each change.
import { tryChange } from "../api.js";

/** The usual marking, in the order of the keys 1 to 6. */
export const SYMBOLS = ["madd", "ghunnah", "makhraj", "stop", "forgotten", "good"];

/** How near two marks without a word are at the same place, in milliseconds. */
const NEAR = 500;

/**
 * A mark as the program has it.
 * @typedef {{time: number|null, word: string, symbol: string|null, text: string, voice?: string|null}} Mark
 */

/** The marks and the words about the whole of one submission. */
export class Marks {
  /** @param {string} student @param {string} part @param {{text: string, voice: string|null, marks: Mark[]}|null} draft what was kept the last time */
  constructor(student, part, draft) {
    this.student = student;
    this.part = part;
    /** @type {Mark[]} */
    this.all = draft?.marks ?? [];
    this.text = draft?.text ?? "";
    /** The id of a spoken comment on the whole. */
    this.voice = draft?.voice ?? null;
    /** Called after each change. */
    this.changed = () => {};
    this.keeping = Promise.resolve();
  }

  /** @param {string} word @param {number|null} time */
  at(word, time) {
    if (word) return this.all.find((one) => one.word === word);
    return this.all.find((one) => !one.word && Math.abs((one.time ?? 0) - (time ?? 0)) < NEAR);
  }

  /**
   * Changes the mark at a place, or makes one.
   * @param {string} word @param {number|null} time @param {Partial<Mark>} change
   */
  set(word, time, change) {
    const mark = this.at(word, time);
    if (mark) Object.assign(mark, change);
    else this.all.push({ time, word, symbol: null, text: "", ...change });
    this.keep();
  }

  /**
   * Takes a spoken comment, which the program has kept already.
   * @param {string} word @param {number|null} time @param {string} voice the id of the sound
   */
  spoken(word, time, voice) {
    const mark = this.at(word, time);
    if (mark) mark.voice = voice;
    else this.all.push({ time, word, symbol: null, text: "", voice });
    this.changed();
  }

  /** @param {Mark} mark */
  remove(mark) {
    this.all = this.all.filter((one) => one !== mark);
    this.keep();
  }

  /** In the order of their times. */
  sorted() {
    return [...this.all].sort((one, other) => (one.time ?? 0) - (other.time ?? 0));
  }

  /** Stores all as the draft, one request after the other. */
  keep() {
    this.changed();
    this.keeping = this.keeping.then(async () => void (await tryChange("coach-draft", this.values())));
  }

  values() {
    return { student: this.student, part: this.part, text: this.text, mark: this.all.map(written) };
  }
}

/**
 * A place as the command takes it, such as 0:12.5 78:2:3.
 * @param {number|null} time @param {string} word
 */
export const placeOf = (time, word) =>
  [time === null ? "" : `${Math.floor(time / 60000)}:${((time % 60000) / 1000).toFixed(3).padStart(6, "0")}`, word].filter(Boolean).join(" ");

/**
 * A mark as the command takes it, such as 0:12.5 78:2:3 madd hold it longer.
 * @param {Mark} mark
 */
function written(mark) {
  return [placeOf(mark.time, mark.word), mark.symbol ?? "-", mark.text].filter(Boolean).join(" ");
}
