// Drawing on the two canvases: the outline, the segments, their markers and the cursor.

import { clock } from "../i18n.js";
import { labelName } from "./segment-words.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} */
function prepare(canvas) {
  const ratio = devicePixelRatio || 1;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

/** The colours of the page. */
function colours() {
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return {
    wave: colour("--accent"), text: colour("--text"), soft: colour("--soft"), line: colour("--line"), mark: colour("--now"),
    heard: colour("--chosen"), wrong: colour("--bad"), sunk: colour("--sunk"), doubt: colour("--warn"),
  };
}

/** @param {Editor} editor @param {HTMLCanvasElement} whole @param {HTMLCanvasElement} detail */
export function draw(editor, whole, detail) {
  const paint = colours();
  const top = prepare(whole);
  segments(top, editor, 0, editor.length, whole.clientWidth, whole.clientHeight, paint, false);
  wave(top, editor, 0, editor.length, whole.clientWidth, whole.clientHeight, paint.wave);
  const left = (editor.from / editor.length) * whole.clientWidth;
  const width = ((editor.to - editor.from) / editor.length) * whole.clientWidth;
  top.strokeStyle = paint.text;
  top.lineWidth = 2;
  top.strokeRect(left + 1, 1, Math.max(3, width - 2), whole.clientHeight - 2);
  cursor(top, editor, 0, editor.length, whole.clientWidth, whole.clientHeight, paint);

  const low = prepare(detail);
  segments(low, editor, editor.from, editor.to, detail.clientWidth, detail.clientHeight, paint, true);
  wave(low, editor, editor.from, editor.to, detail.clientWidth, detail.clientHeight, paint.wave);
  axis(low, editor, detail.clientWidth, detail.clientHeight, paint);
  cursor(low, editor, editor.from, editor.to, detail.clientWidth, detail.clientHeight, paint);
}

/** @param {CanvasRenderingContext2D} context @param {Editor} editor @param {number} from @param {number} to @param {number} width @param {number} height @param {string} colour */
function wave(context, editor, from, to, width, height, colour) {
  const middle = height / 2;
  const scale = (height / 2) * 0.82;
  const span = to - from;
  const least = new Float32Array(width).fill(2);
  const most = new Float32Array(width).fill(-2);
  for (const part of editor.peaks.view(from, to, editor.length)) {
    const columns = part.least.length;
    const each = (part.to - part.from) / columns;
    const first = Math.max(0, Math.floor(((part.from - from) / span) * width));
    const last = Math.min(width, Math.ceil(((part.to - from) / span) * width));
    for (let x = first; x < last; x += 1) {
      const start = Math.max(0, Math.floor((from + (x / width) * span - part.from) / each));
      const end = Math.min(columns, Math.max(start + 1, Math.ceil((from + ((x + 1) / width) * span - part.from) / each)));
      if (start >= end) continue;
      let [low, high] = [2, -2];
      for (let place = start; place < end; place += 1) {
        if (part.least[place] < low) low = part.least[place];
        if (part.most[place] > high) high = part.most[place];
      }
      [least[x], most[x]] = [low, high];
    }
  }
  context.fillStyle = colour;
  context.beginPath();
  for (let x = 0; x < width; x += 1) {
    if (most[x] < least[x]) continue;
    const top = middle - most[x] * scale;
    context.rect(x, top, 1, Math.max(1, middle - least[x] * scale - top));
  }
  context.fill();
}

/** @param {CanvasRenderingContext2D} context @param {Editor} editor @param {number} from @param {number} to @param {number} width @param {number} height @param {ReturnType<typeof colours>} paint @param {boolean} isDetail */
function segments(context, editor, from, to, width, height, paint, isDetail) {
  const place = (/** @type {number} */ time) => ((time - from) / (to - from)) * width;
  context.font = "13px system-ui, sans-serif";
  context.textBaseline = "top";
  let labelled = -Infinity;
  for (const one of editor.segments) {
    if (one.end < from || one.start > to) continue;
    const drag = editor.drag?.segment.id === one.id ? editor.drag : null;
    const start = place(drag?.edge === "start" ? drag.at : one.start);
    const end = place(drag?.edge === "end" ? drag.at : one.end);
    const isHere = one.start <= editor.cursor && editor.cursor < one.end;
    context.fillStyle = one.flags?.length ? paint.mark : isHere ? paint.heard : paint.sunk;
    context.globalAlpha = isHere ? 1 : 0.7;
    context.fillRect(start, 0, end - start, height);
    context.globalAlpha = 1;
    if (!isDetail) continue;
    context.strokeStyle = paint.text;
    context.lineWidth = 1.5;
    context.setLineDash(one.status === "suggested" ? [4, 4] : []);
    context.beginPath();
    for (const x of [start, end]) {
      context.moveTo(x, 0);
      context.lineTo(x, height - 18);
    }
    context.stroke();
    context.setLineDash([]);
    const left = Math.max(start, 0) + 4;
    if (end - left < 24 || left < labelled) continue;
    context.fillStyle = paint.text;
    const label = `${labelName(one.label)}${one.status === "suggested" ? " ?" : ""}`;
    context.fillText(label, left, 4, Math.max(10, end - left - 4));
    labelled = left + context.measureText(label).width + 6;
  }
}

/** @param {CanvasRenderingContext2D} context @param {Editor} editor @param {number} width @param {number} height @param {ReturnType<typeof colours>} paint */
function axis(context, editor, width, height, paint) {
  const span = editor.to - editor.from;
  const least = (span / width) * 90;
  const steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];
  const step = steps.find((one) => one >= least) ?? 7200;
  const decimals = step < 0.01 ? 3 : step < 0.1 ? 2 : step < 1 ? 1 : 0;
  context.fillStyle = paint.soft;
  context.font = "11px system-ui, sans-serif";
  context.textBaseline = "bottom";
  for (let time = Math.ceil(editor.from / step) * step; time <= editor.to; time += step) {
    const x = ((time - editor.from) / span) * width;
    context.fillRect(x, height - 16, 1, 4);
    context.fillText(clock(time, decimals), x + 3, height - 2);
  }
}

/** @param {CanvasRenderingContext2D} context @param {Editor} editor @param {number} from @param {number} to @param {number} width @param {number} height @param {ReturnType<typeof colours>} paint */
function cursor(context, editor, from, to, width, height, paint) {
  for (const [time, colour] of /** @type {[number|null, string][]} */ ([[editor.cursor, paint.wrong], [editor.playing, paint.doubt]])) {
    if (time === null || time < from || time > to) continue;
    context.fillStyle = colour;
    context.fillRect(((time - from) / (to - from)) * width - 1, 0, 2, height);
  }
}
