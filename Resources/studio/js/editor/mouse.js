// The mouse and touch: a press sets the cursor, a marker is dragged, the wheel zooms and scrolls.

/** @typedef {import("./editor.js").Editor} Editor */

/** The reach of a mouse, and of a finger, around a marker, in pixels. */
const [NEAR, NEAR_FINGER] = [7, 22];

/**
 * @param {Editor} editor @param {HTMLCanvasElement} whole @param {HTMLCanvasElement} detail
 * @param {ReturnType<import("./editor-keys.js").bind>} actions @param {() => void} redraw
 */
export function mouse(editor, whole, detail, actions, redraw) {
  const timeAt = (/** @type {MouseEvent} */ event) => {
    const box = detail.getBoundingClientRect();
    return Math.max(0, Math.min(editor.length, editor.from + ((event.clientX - box.left) / box.width) * (editor.to - editor.from)));
  };
  const edgeAt = (/** @type {number} */ time, kind = "mouse") => {
    const near = ((editor.to - editor.from) / detail.clientWidth) * (kind === "mouse" ? NEAR : NEAR_FINGER);
    for (const segment of editor.segments) {
      if (Math.abs(segment.start - time) < near) return { segment, edge: /** @type {const} */ ("start"), at: segment.start };
      if (Math.abs(segment.end - time) < near) return { segment, edge: /** @type {const} */ ("end"), at: segment.end };
    }
    return null;
  };

  /**
   * The fingers on the part, by their pointers.
   * @type {Map<number, number>}
   */
  const fingers = new Map();
  let apart = 0;
  const distance = () => {
    const [one, other] = [...fingers.values()];
    return Math.max(1, Math.abs(one - other));
  };
  detail.addEventListener("pointerdown", (event) => {
    detail.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event.clientX);
    if (fingers.size === 2) {
      editor.drag = null;
      apart = distance();
      return;
    }
    const time = timeAt(event);
    editor.drag = edgeAt(time, event.pointerType);
    editor.cursor = editor.drag?.at ?? time;
    redraw();
  });
  detail.addEventListener("pointermove", (event) => {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event.clientX);
    if (fingers.size === 2) {
      actions.zoom(apart / distance(), timeAt(event));
      apart = distance();
    } else if (editor.drag) {
      editor.drag.at = timeAt(event);
      editor.cursor = editor.drag.at;
      redraw();
    } else if (event.buttons) {
      editor.cursor = timeAt(event);
      redraw();
    } else detail.style.cursor = edgeAt(timeAt(event)) ? "ew-resize" : "crosshair";
  });
  detail.addEventListener("pointerup", (event) => {
    fingers.delete(event.pointerId);
    const drag = editor.drag;
    editor.drag = null;
    if (drag && drag.at !== drag.segment[drag.edge]) actions.moveEdge(drag.segment, drag.edge, drag.at);
    redraw();
  });
  detail.addEventListener("pointercancel", (event) => {
    fingers.delete(event.pointerId);
    editor.drag = null;
    redraw();
  });
  detail.addEventListener("dblclick", actions.loop);

  for (const canvas of [whole, detail]) {
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey) {
        actions.scroll(((event.deltaX || event.deltaY) / detail.clientWidth) * (editor.to - editor.from));
      } else actions.zoom(Math.exp(event.deltaY * 0.002), canvas === detail ? timeAt(event) : editor.cursor);
    }, { passive: false });
  }
  const jump = (/** @type {PointerEvent} */ event) => {
    const box = whole.getBoundingClientRect();
    editor.cursor = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * editor.length;
    actions.see(true);
    redraw();
  };
  whole.addEventListener("pointerdown", (event) => {
    whole.setPointerCapture(event.pointerId);
    jump(event);
  });
  whole.addEventListener("pointermove", (event) => event.buttons && jump(event));
}
