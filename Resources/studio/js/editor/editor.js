// The editor of labels: the whole recording, a part of it, and the segment under the cursor. The keys are those of the
// editor in the terminal, and changes are the same ones: each is stored at once and can be undone there as well.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { t } from "../i18n.js";
import { surahs } from "../names.js";
import { iconButton, top } from "../parts/button.js";
import { fault } from "../parts/states.js";
import { say } from "../parts/toast.js";
import { stopSound } from "../sound.js";
import { styles } from "../styles.js";
import { draw } from "./draw.js";
import { bind, keys } from "./editor-keys.js";
import { mouse } from "./mouse.js";
import { Peaks } from "./peaks.js";
import { segmentWords } from "./segment-words.js";
import { segmentCard, segmentList } from "./segments.js";

export { keys };

/**
 * The state of the editor. Places are seconds; segments are those of annotate list.
 * @typedef {{id: string, title: string, rate: number, length: number, segments: any[], cursor: number, from: number, to: number,
 *   peaks: Peaks, playing: number|null, drag: {segment: any, edge: "start"|"end", at: number}|null, undo: number, redo: number}} Editor
 */

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  const id = path[0];
  await styles("work");
  /** @type {Editor} */
  const editor = { id, title: "", rate: 48000, length: 0, segments: [], cursor: 0, from: 0, to: 0, peaks: new Peaks(id), playing: null, drag: null, undo: 0, redo: 0 };
  const whole = /** @type {HTMLCanvasElement} */ (h("canvas.whole", { dir: "ltr", "aria-label": t("editor.whole"), role: "img" }));
  const detail = /** @type {HTMLCanvasElement} */ (h("canvas.detail", { dir: "ltr", "aria-label": t("editor.detail"), role: "img" }));
  const undo = iconButton("undo", t("undo"), () => void actions.undo());
  const redo = iconButton("redo", t("redo"), () => void actions.redo());
  const title = h("span", { dir: "auto" });
  const card = h("section.card.segment", { "aria-live": "polite" });
  const list = h("div.segments");
  const zoom = (/** @type {string} */ sign, /** @type {string} */ text, /** @type {() => void} */ run) => iconButton(sign, t(text), run);
  const words = segmentWords(editor, (place) => void actions.go(place), () => ((cardKey = ""), redraw()));
  fill(
    element, top(title, { back: "#/recordings", actions: [iconButton("flag", t("editor.nextFlag"), () => void actions.nextFlag()), undo, redo, iconButton("keyboard", t("place.keys"), "#/keys/editor")] }),
    h("div.editor", {}, whole, h("div.wave", {}, detail, words.element, h("div.zoom", {}, zoom("zoom-out", "editor.key.zoomOut", () => actions.zoom(2)), zoom("zoom-in", "editor.key.zoomIn", () => actions.zoom(0.5)))),
      card, h("details.card", {}, h("summary", {}, t("editor.list")), list)));

  let isDue = false;
  let cardKey = "";
  const redraw = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      if (!editor.length) return;
      draw(editor, whole, detail);
      words.update();
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
    /** @type {HTMLButtonElement} */ (undo).disabled = !editor.undo;
    /** @type {HTMLButtonElement} */ (redo).disabled = !editor.redo;
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
    // The program names the change, which can be taken back at once.
    if (done) say(done, "note", answer.done ? () => void actions.undo() : undefined);
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
    await surahs().catch(() => {});
    await load();
  } catch (error) {
    fill(element, top(t("place.editor"), { back: "#/recordings" }), h("div", {}, fault(error)));
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
