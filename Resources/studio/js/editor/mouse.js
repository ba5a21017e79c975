// The mouse and touch: a press sets the cursor, a marker is dragged, the wheel zooms and scrolls.

/** @typedef {import("./editor.js").Editor} Editor */

/** How near a press must be to a marker, in pixels. */
const NEAR = 7;

/**
 * @param {Editor} editor @param {HTMLCanvasElement} whole @param {HTMLCanvasElement} detail
 * @param {ReturnType<import("./editor-keys.js").bind>} actions @param {() => void} redraw
 */
export function mouse(editor, whole, detail, actions, redraw) {
  const timeAt = (/** @type {MouseEvent} */ event) => {
    const box = detail.getBoundingClientRect();
    return Math.max(0, Math.min(editor.length, editor.from + ((event.clientX - box.left) / box.width) * (editor.to - editor.from)));
  };
  const edgeAt = (/** @type {number} */ time) => {
    const near = ((editor.to - editor.from) / detail.clientWidth) * NEAR;
    for (const segment of editor.segments) {
      if (Math.abs(segment.start - time) < near) return { segment, edge: /** @type {const} */ ("start"), at: segment.start };
      if (Math.abs(segment.end - time) < near) return { segment, edge: /** @type {const} */ ("end"), at: segment.end };
    }
    return null;
  };

  detail.addEventListener("pointerdown", (event) => {
    detail.setPointerCapture(event.pointerId);
    const time = timeAt(event);
    editor.drag = edgeAt(time);
    editor.cursor = editor.drag?.at ?? time;
    redraw();
  });
  detail.addEventListener("pointermove", (event) => {
    if (editor.drag) {
      editor.drag.at = timeAt(event);
      editor.cursor = editor.drag.at;
      redraw();
    } else if (event.buttons) {
      editor.cursor = timeAt(event);
      redraw();
    } else detail.style.cursor = edgeAt(timeAt(event)) ? "ew-resize" : "crosshair";
  });
  detail.addEventListener("pointerup", () => {
    const drag = editor.drag;
    editor.drag = null;
    if (drag && drag.at !== drag.segment[drag.edge]) actions.moveEdge(drag.segment, drag.edge, drag.at);
    redraw();
  });
  detail.addEventListener("pointercancel", () => {
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
