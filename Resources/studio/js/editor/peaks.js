// The outline of a recording at the sizes that are looked at. The program makes each part from its stored outline.
import { ask } from "../api.js";

/** The columns of a part. */
const WIDTH = 2048;
/** The most parts that are kept. */
const MOST = 64;

/**
 * A part of the outline.
 * @typedef {{from: number, to: number, least: Float32Array, most: Float32Array}} Part
 */

/** Parts of an outline in levels; each level has half the length of a part of the one above. */
export class Peaks {
  /** @param {string} id the recording */
  constructor(id) {
    this.id = id;
    /** @type {Map<string, Part|null>} null while it is asked for */
    this.parts = new Map();
    /** Called when a part has come. */
    this.changed = () => {};
  }

  /**
   * The best parts for a view that are here; the right ones are asked for.
   * @param {number} from @param {number} to @param {number} length of the recording
   * @returns {Part[]} coarse ones first
   */
  view(from, to, length) {
    const level = Math.max(0, Math.min(16, Math.floor(Math.log2(length / Math.max(to - from, 0.01)))));
    /** @type {Part[]} */
    const found = [];
    for (let one = 0; one <= level; one += 1) {
      const span = length / 2 ** one;
      for (let index = Math.max(0, Math.floor(from / span)); index * span < to && index < 2 ** one; index += 1) {
        const part = this.parts.get(`${one}/${index}`);
        if (part) found.push(part);
        else if (part === undefined && (one === level || one === 0)) this.load(one, index, span, length);
      }
    }
    return found;
  }

  /** @param {number} level @param {number} index @param {number} span @param {number} length */
  async load(level, index, span, length) {
    const key = `${level}/${index}`;
    this.parts.set(key, null);
    try {
      const from = index * span;
      const to = Math.min(length, from + span);
      const answer = await ask("waveform", { recording: this.id, from: from.toFixed(6), to: to.toFixed(6), width: WIDTH });
      const columns = answer.columns;
      const least = new Float32Array(columns.length);
      const most = new Float32Array(columns.length);
      columns.forEach((/** @type {number[]} */ column, /** @type {number} */ place) => ([least[place], most[place]] = column));
      this.parts.set(key, { from: answer.from, to: answer.to, least, most });
      if (this.parts.size > MOST) this.parts.delete([...this.parts.keys()].find((one) => one !== "0/0" && one !== key) ?? key);
      this.changed();
    } catch {
      this.parts.delete(key);
    }
  }
}
