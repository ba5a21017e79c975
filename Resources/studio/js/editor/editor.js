// The editor of labels: the whole recording, a part of it, and the segment under the cursor. The keys are those of the
// editor in the terminal, and changes are the same ones: each is stored at once and can be undone there as well.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { clock, t } from "../i18n.js";
import { draw } from "./draw.js";
import { mouse } from "./mouse.js";
import { bind, keys } from "./editor-keys.js";
import { segmentCard, segmentList } from "./segments.js";
import { Peaks } from "./peaks.js";
import { stopSound } from "../sound.js";
import { say } from "../parts/toast.js";

export { keys };

/**
 * The state of the editor. Places are seconds; segments are those of annotate list.
 * @typedef {{id: string, title: string, rate: number, length: number, segments: any[], cursor: number, from: number, to: number,
 *   peaks: Peaks, playing: number|null, drag: {segment: any, edge: "start"|"end", at: number}|null, undo: number, redo: number}} Editor
 */

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  const id = path[0];
  /** @type {Editor} */
  const editor = { id, title: "", rate: 48000, length: 0, segments: [], cursor: 0, from: 0, to: 0, peaks: new Peaks(id), playing: null, drag: null, undo: 0, redo: 0 };
  const whole = /** @type {HTMLCanvasElement} */ (h("canvas.whole", { dir: "ltr", "aria-label": t("editor.whole"), role: "img" }));
  const detail = /** @type {HTMLCanvasElement} */ (h("canvas.detail", { dir: "ltr", "aria-label": t("editor.detail"), role: "img" }));
  const head = h("div.row.spread");
  const card = h("section.card.segment", { "aria-live": "polite" });
  const list = h("div.segments");
  const title = h("h1");
  fill(element, h("div.editor", {}, head, whole, detail, card, h("details", {}, h("summary", {}, t("editor.list")), list)));

  let isDue = false;
  let cardKey = "";
  const redraw = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      if (!editor.length) return;
      draw(editor, whole, detail);
      const segment = segmentAt(editor);
      const key = JSON.stringify([segment, editor.cursor.toFixed(3)]);
      if (key !== cardKey) {
        cardKey = key;
        segmentCard(card, editor, segment, actions);
      }
    });
  };
  editor.peaks.changed = redraw;

  const load = async () => {
    const [labels, facts] = await Promise.all([ask("labels", { recording: id }), ask("recording", { recording: id })]);
    editor.id = labels.recording;
    editor.segments = labels.segments;
    editor.rate = labels.rate;
    editor.length = labels.frames / labels.rate;
    editor.title = labels.title;
    [editor.undo, editor.redo] = [facts.undo, facts.redo];
    title.textContent = editor.title;
    fill(head, title, h("div.row", {},
      h("span.soft.number", {}, clock(editor.length)),
      h("button", { onclick: actions.previousFlag }, t("editor.previousFlag")), h("button", { onclick: actions.nextFlag }, t("editor.nextFlag")),
      h("button", { disabled: !editor.undo, onclick: actions.undo }, t("undo")), h("button", { disabled: !editor.redo, onclick: actions.redo }, t("redo")),
      h("a.button", { href: "#/keys/editor" }, t("place.keys"))));
    segmentList(list, editor, actions);
    cardKey = "";
    redraw();
  };

  /** @param {string} request @param {Record<string, any>} values @param {number} [place] the cursor afterwards */
  const edit = async (request, values, place) => {
    const answer = await tryChange(request, { recording: editor.id, ...values });
    if (!answer) return load();
    if (place !== undefined) editor.cursor = place;
    const done = answer.done ?? answer.undone ?? answer.redone;
    if (done) say(done);
    await load();
    actions.see();
  };
  const actions = bind(editor, edit, redraw);
  mouse(editor, whole, detail, actions, redraw);

  const resize = new ResizeObserver(redraw);
  resize.observe(detail);
  whenLeft(on("library", load));
  whenLeft(() => {
    resize.disconnect();
    stopSound();
    bind.end();
  });
  try {
    await load();
  } catch (error) {
    fill(element, h("p.wrong", { lang: "en", dir: "ltr" }, /** @type {Error} */ (error).message));
  }
  editor.cursor = Math.min(Number(path[1]) || 0, editor.length);
  if (!editor.to) editor.to = editor.length;
  if (path[1]) actions.zoomTo(20);
  redraw();
}

/**
 * The segment under the cursor.
 * @param {Editor} editor
 */
export const segmentAt = (editor) => editor.segments.find((one) => one.start <= editor.cursor + 1e-6 && editor.cursor < one.end - 1e-6);
