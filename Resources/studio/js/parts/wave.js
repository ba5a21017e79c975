// Outlines of sound: what a microphone hears, as it comes, and a recording as a whole. They are for the eye; what they tell is said too.
import { ask } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/** A bar stands for this many samples; it and its gap have this width, in pixels. */
const [SAMPLES, STEP] = [400, 3];
/** The bars of a tenth of a second. */
const BARS = 4;
/** The number of late bars by which the loudness is judged: some seconds. */
const JUDGED = 120;
/** Peaks below this are taken for silence, and those above for sound that is cut off. */
const [SILENT, LOUD] = [0.012, 0.985];
/** The height of a bar grows less than the sound: a quiet voice is seen. */
const SHAPE = 0.6;

/**
 * Draws bars about the middle.
 * @param {HTMLCanvasElement} canvas @param {(place: number) => number} peak from 0 to 1, by the bar's number @param {number} count @param {(place: number) => string} colour
 */
function draw(canvas, peak, count, colour) {
  const size = devicePixelRatio || 1;
  const [width, height] = [Math.round(canvas.clientWidth * size), Math.round(canvas.clientHeight * size)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.clearRect(0, 0, width, height);
  for (let place = 0; place < count; place += 1) {
    const bar = Math.max(2 * size, Math.min(1, peak(place)) ** SHAPE * height);
    pen.fillStyle = colour(place);
    pen.fillRect(place * STEP * size, (height - bar) / 2, (STEP - 1) * size, bar);
  }
}

/** The number of bars that there is room for. */
const roomOf = (/** @type {HTMLCanvasElement} */ canvas) => Math.max(1, Math.floor(canvas.clientWidth / STEP));

/** The outline of what a microphone hears. `hear` takes its samples of 16 bits, `level` its levels; too quiet and too loud a voice are told. */
export function liveWave() {
  const canvas = /** @type {HTMLCanvasElement} */ (h("canvas", { "aria-hidden": "true" }));
  const hint = h("p.small.soft", { role: "status" });
  const element = h("div.live-wave", { dir: "ltr" }, canvas, hint);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** @type {number[]} */
  const peaks = [];
  let frame = 0;
  const show = () => {
    frame = 0;
    const room = roomOf(canvas);
    // Where motion is not wished for, the bars stay where they are until the line is full.
    const first = isStill ? peaks.length - (peaks.length % room || room) : Math.max(0, peaks.length - room);
    const ink = getComputedStyle(canvas).color;
    draw(canvas, (place) => peaks[first + place] ?? 0, Math.min(room, peaks.length - Math.max(0, first)), () => ink);
  };
  const judge = () => {
    if (peaks.length < JUDGED) return;
    const late = Math.max(...peaks.slice(-JUDGED));
    const words = late < SILENT ? t("wave.silent") : late > LOUD ? t("wave.loud") : "";
    if (hint.textContent !== words) hint.textContent = words;
  };
  return {
    element,
    /** The greatest of all peaks. */
    most: () => Math.max(0, ...peaks),
    /**
     * Takes the level of the machine's microphone, which it tells ten times a second.
     * @param {number|null} peak decibels below full scale; null for silence
     */
    level(peak) {
      for (let bar = 0; bar < BARS; bar += 1) peaks.push(peak === null ? 0 : 10 ** (peak / 20));
      judge();
      frame ||= requestAnimationFrame(show);
    },
    /** @param {ArrayBuffer} samples */
    hear(samples) {
      const values = new Int16Array(samples);
      for (let from = 0; from < values.length; from += SAMPLES) {
        let most = 0;
        for (let place = from; place < Math.min(from + SAMPLES, values.length); place += 1) most = Math.max(most, Math.abs(values[place]));
        peaks.push(most / 32768);
      }
      judge();
      frame ||= requestAnimationFrame(show);
    },
  };
}

/** The columns of the outline of a recording. */
const COLUMNS = 400;

/**
 * The outline of a recording, with a place in it that can be moved. `set` shows another place.
 * @param {string} id @param {number} length seconds @param {(place: number) => void} seek
 */
export function outline(id, length, seek) {
  const canvas = /** @type {HTMLCanvasElement} */ (h("canvas", { "aria-hidden": "true" }));
  const bar = /** @type {HTMLInputElement} */ (h("input.seek", { type: "range", min: 0, max: length.toFixed(2), step: 0.1, value: "0", "aria-label": t("wave.place"), oninput: () => show(), onchange: () => seek(Number(bar.value)) }));
  const element = h("div.outline", { dir: "ltr" }, canvas, bar);
  /** @type {number[][]} */
  let columns = [];
  function show() {
    const style = getComputedStyle(canvas);
    const [ink, rest] = [style.color, style.borderColor];
    const room = roomOf(canvas);
    const share = Number(bar.value) / length;
    bar.style.setProperty("--at", `${share * 100}%`);
    const peak = (/** @type {number} */ place) => {
      const part = columns.slice(Math.floor((place / room) * columns.length), Math.max(1, Math.ceil(((place + 1) / room) * columns.length)));
      return Math.max(0, ...part.map(([least, most]) => Math.max(-least, most)));
    };
    draw(canvas, peak, room, (place) => (place / room < share ? ink : rest));
  }
  ask("waveform", { recording: id, width: COLUMNS }).then((answer) => ((columns = answer.columns), show())).catch(() => {});
  return {
    element,
    /** @param {number} place seconds */
    set(place) {
      bar.value = String(place);
      show();
    },
  };
}
