// Actions of the editor, and the keys for them: those of the editor in the terminal.
import { t } from "../i18n.js";
import { say } from "../parts/toast.js";
import { playSound, stopSound, isSounding } from "../sound.js";
import { segmentAt } from "./editor.js";
import { askText } from "./prompt.js";

/** @typedef {import("./editor.js").Editor} Editor */

/**
 * The actions of the editor that is shown.
 * @type {ReturnType<typeof bind>|null}
 */
let now = null;

/**
 * Makes the actions of an editor.
 * @param {Editor} editor
 * @param {(request: string, values: Record<string, any>, place?: number) => Promise<void>} edit
 * @param {() => void} redraw
 */
export function bind(editor, edit, redraw) {
  /**
   * A place as the program takes it: whole frames, so that nothing is rounded twice.
   * @param {number} time
   */
  const frames = (time) => `${Math.round(time * editor.rate)}f`;
  const markers = () => [...new Set(editor.segments.flatMap((one) => [one.start, one.end]))].sort((a, b) => a - b);
  const marker = () => markers().find((one) => Math.abs(one - editor.cursor) < 0.5 / editor.rate);
  const onSegment = (/** @type {(segment: any) => void} */ run) => {
    const segment = segmentAt(editor);
    if (segment) run(segment);
    else say(t("editor.noSegment"));
  };
  const go = (/** @type {number|undefined} */ place) => {
    if (place === undefined) return say(t("editor.noMore"));
    editor.cursor = Math.max(0, Math.min(editor.length, place));
    actions.see();
    redraw();
  };
  const startAfter = (/** @type {any} */ segment) => editor.segments.find((one) => one.start >= segment.end)?.start;
  const next = (/** @type {(one: any) => boolean} */ test) => go(editor.segments.find((one) => one.start > editor.cursor + 1e-6 && test(one))?.start);
  const previous = (/** @type {(one: any) => boolean} */ test) => go(editor.segments.filter((one) => one.start < editor.cursor - 1e-6 && test(one)).at(-1)?.start);
  const isSuggested = (/** @type {any} */ one) => one.status === "suggested";
  const isFlagged = (/** @type {any} */ one) => one.flags?.length > 0;

  const actions = {
    /**
     * Brings the cursor into view.
     * @param {boolean} [centred]
     */
    see(centred = false) {
      const span = editor.to - editor.from;
      if (!centred && editor.cursor >= editor.from && editor.cursor <= editor.to) return;
      editor.from = Math.max(0, Math.min(editor.length - span, editor.cursor - span / (centred ? 2 : 4)));
      editor.to = editor.from + span;
    },
    /** @param {number} factor @param {number} [around] */
    zoom(factor, around = editor.cursor) {
      const span = Math.max(0.02, Math.min(editor.length, (editor.to - editor.from) * factor));
      const share = (around - editor.from) / (editor.to - editor.from);
      editor.from = Math.max(0, Math.min(editor.length - span, around - share * span));
      editor.to = editor.from + span;
      redraw();
    },
    /** @param {number} span in seconds */
    zoomTo(span) {
      editor.from = Math.max(0, Math.min(editor.length - span, editor.cursor - span / 2));
      editor.to = Math.min(editor.length, editor.from + Math.min(span, editor.length));
      redraw();
    },
    /** @param {number} by in seconds */
    scroll(by) {
      const span = editor.to - editor.from;
      editor.from = Math.max(0, Math.min(editor.length - span, editor.from + by));
      editor.to = editor.from + span;
      redraw();
    },
    /**
     * Moves the cursor by columns, of which a screen has a hundred.
     * @param {number} columns
     */
    step: (columns) => go(editor.cursor + (columns * (editor.to - editor.from)) / 100),
    go,
    nextMarker: () => go(markers().find((one) => one > editor.cursor + 1e-6)),
    previousMarker: () => go(markers().filter((one) => one < editor.cursor - 1e-6).at(-1)),
    nextSuggestion: () => next(isSuggested),
    previousSuggestion: () => previous(isSuggested),
    nextFlag: () => next(isFlagged),
    previousFlag: () => previous(isFlagged),
    mark: () => edit("marker", { time: frames(editor.cursor) }),
    unmark: () => (marker() === undefined ? say(t("editor.noMarker")) : edit("marker-remove", { time: frames(editor.cursor) })),
    /**
     * Moves the marker under the cursor; where there is none, the cursor.
     * @param {number} by in seconds
     */
    nudge(by) {
      const at = marker();
      if (at === undefined) return go(editor.cursor + by);
      const segment = editor.segments.find((one) => one.start === at) ?? editor.segments.find((one) => one.end === at);
      return actions.moveEdge(segment, segment.start === at ? "start" : "end", at + by);
    },
    /**
     * Neighbours that touch move together.
     * @param {any} segment
     * @param {"start"|"end"} edge
     * @param {number} to
     */
    moveEdge: (segment, edge, to) => edit("label-move", { segment: segment.id, [edge]: frames(to), together: true }, Math.round(to * editor.rate) / editor.rate),
    confirm: () => onSegment((segment) => {
      const flagged = isFlagged(segment) ? editor.segments.find((one) => isFlagged(one) && one.start > segment.start)?.start : undefined;
      edit("label-confirm", { segment: segment.id }, flagged ?? startAfter(segment));
    }),
    async confirmAll() {
      const count = editor.segments.filter(isSuggested).length;
      if (count && (await askText(t("editor.confirmAll", { count }), null)) !== null) edit("label-confirm", { segment: "all" });
    },
    split: () => onSegment((segment) => edit("label-split", { segment: segment.id, time: frames(editor.cursor) })),
    merge: () => onSegment((segment) => {
      const following = editor.segments.find((one) => one.start === segment.end);
      if (following) edit("label-merge", { segment: [segment.id, following.id] });
      else say(t("editor.noFollowing"));
    }),
    delete: () => onSegment((segment) => edit("label-delete", { segment: segment.id })),
    prefer: () => onSegment((segment) => edit("label-prefer", { segment: segment.id })),
    /** @param {string} label */
    label: (label) => onSegment((segment) => edit("label-assign", { segment: segment.id, label: label.split(/\s+/) }, startAfter(segment))),
    assign: () => onSegment(async (segment) => {
      actions.loop();
      const label = await askText(t("editor.assign"), segment.label === "?" ? "next" : segment.label);
      stopSound();
      if (label) actions.label(label);
    }),
    undo: () => edit("label-undo", {}),
    redo: () => edit("label-redo", {}),
    loop() {
      if (isSounding()) return actions.silence();
      const segment = segmentAt(editor);
      sound(segment?.start ?? editor.cursor, segment?.end ?? editor.length, segment !== undefined);
    },
    playOn: () => sound(editor.cursor, editor.length, false),
    silence() {
      stopSound();
      editor.playing = null;
      redraw();
    },
    async goTo() {
      const text = await askText(t("editor.goTo"), "");
      const place = text && timeOf(text, editor.cursor);
      if (place !== null && place !== "") go(place);
    },
    async find() {
      const text = await askText(t("editor.find"), "");
      if (text) go(editor.segments.find((one) => one.label === text.trim())?.start);
    },
  };

  /** @param {number} from @param {number} to @param {boolean} loops */
  const sound = (from, to, loops) =>
    playSound(editor.id, from, to, {
      loops,
      at: (place) => {
        editor.playing = place;
        redraw();
      },
      ended: () => {
        editor.playing = null;
        redraw();
      },
    }).catch((error) => say(error.message, "fault"));

  now = actions;
  return actions;
}

bind.end = () => (now = null);

/**
 * Reads 62.5, 1:02.5, 500ms, +5 or -5.
 * @param {string} text
 * @param {number} cursor
 * @returns {number|null}
 */
export function timeOf(text, cursor) {
  const match = /^([+-]?)(?:(\d+):)?(\d+(?:\.\d+)?)(ms|s)?$/.exec(text.trim());
  if (!match) return null;
  const value = (Number(match[2] ?? 0) * 60 + Number(match[3])) * (match[4] === "ms" ? 0.001 : 1);
  return match[1] ? cursor + (match[1] === "-" ? -value : value) : value;
}

/** @param {string} key @param {string} text @param {(actions: NonNullable<typeof now>) => void} run @param {string} [shown] */
const key = (key, text, run, shown) => ({ key, shown, text: `editor.key.${text}`, run: () => now && run(now) });

/** @type {import("../keys.js").Key[]} */
export const keys = [
  key("ArrowLeft", "left", (a) => a.step(-1), "←"), key("ArrowRight", "right", (a) => a.step(1), "→"),
  key("h", "left", (a) => a.step(-1)), key("l", "right", (a) => a.step(1)),
  key("Shift+ArrowLeft", "leftTen", (a) => a.step(-10), "Shift+←"), key("Shift+ArrowRight", "rightTen", (a) => a.step(10), "Shift+→"),
  key("H", "leftTen", (a) => a.step(-10)), key("L", "rightTen", (a) => a.step(10)),
  key("PageUp", "screenBack", (a) => a.step(-100)), key("PageDown", "screenOn", (a) => a.step(100)),
  key("Home", "begin", (a) => a.go(0)), key("End", "end", (a) => a.go(Infinity)),
  key("ArrowUp", "zoomIn", (a) => a.zoom(0.5), "↑"), key("ArrowDown", "zoomOut", (a) => a.zoom(2), "↓"),
  key("+", "zoomIn", (a) => a.zoom(0.5)), key("=", "zoomIn", (a) => a.zoom(0.5)), key("-", "zoomOut", (a) => a.zoom(2)),
  key("0", "whole", (a) => a.zoom(1e6)), key("1", "fine", (a) => a.zoomTo(1)),
  key("Tab", "nextMarker", (a) => a.nextMarker()), key("Shift+Tab", "previousMarker", (a) => a.previousMarker()),
  key("n", "nextSuggestion", (a) => a.nextSuggestion()), key("p", "previousSuggestion", (a) => a.previousSuggestion()),
  key("f", "nextFlag", (a) => a.nextFlag()), key("F", "previousFlag", (a) => a.previousFlag()),
  key("g", "goTo", (a) => a.goTo()), key("/", "find", (a) => a.find()),
  key("m", "mark", (a) => a.mark()), key("x", "unmark", (a) => a.unmark()), key("Delete", "unmark", (a) => a.unmark()),
  key(",", "back1", (a) => a.nudge(-0.001)), key(".", "on1", (a) => a.nudge(0.001)),
  key("<", "back10", (a) => a.nudge(-0.01)), key(">", "on10", (a) => a.nudge(0.01)),
  key("[", "back50", (a) => a.nudge(-0.05)), key("]", "on50", (a) => a.nudge(0.05)),
  key("Enter", "assign", (a) => a.assign()), key("a", "assign", (a) => a.assign()),
  key("s", "speech", (a) => a.label("speech")), key("o", "other", (a) => a.label("-")),
  key("y", "confirm", (a) => a.confirm()), key("Y", "confirmAll", (a) => a.confirmAll()),
  key("k", "split", (a) => a.split()), key("j", "merge", (a) => a.merge()), key("d", "delete", (a) => a.delete()),
  key("*", "prefer", (a) => a.prefer()), key(" ", "loop", (a) => a.loop(), "Space"), key("P", "play", (a) => a.playOn()),
  key("Escape", "silence", (a) => a.silence()), key("u", "undo", (a) => a.undo()), key("r", "redo", (a) => a.redo()),
  key("Ctrl+z", "undo", (a) => a.undo()), key("q", "quit", () => (location.hash = "#/recordings")),
];
