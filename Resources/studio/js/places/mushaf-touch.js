// Fingers on the pages: a tap, a long press, a swipe, and two fingers for the size. Each has a key or a button too.

/** The time of a long press, in milliseconds. */
const LONG = 450;
/** The most that a finger moves in a tap, and the least in a swipe, in pixels. */
const [STILL, FAR] = [10, 60];

/**
 * @param {HTMLElement} pages
 * @param {{tap: (target: HTMLElement, kind: string) => void, hold: (target: HTMLElement) => void, swipe: (way: 1|-1) => void, pinch: (way: 1|-1) => void}} actions
 *   `kind` is that of the pointer: mouse, touch or pen
 */
export function touch(pages, actions) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let [timer, start, apart] = [0, { x: 0, y: 0 }, 0];
  let isOver = false;
  const distance = () => {
    const [one, other] = [...fingers.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const hold = (/** @type {Event} */ event) => {
    clearTimeout(timer);
    isOver = true;
    actions.hold(/** @type {HTMLElement} */ (event.target));
  };
  pages.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(timer);
    if (fingers.size === 2) {
      apart = distance();
      isOver = true;
    } else {
      [isOver, start] = [false, { x: event.clientX, y: event.clientY }];
      if (event.pointerType !== "mouse") timer = window.setTimeout(() => hold(event), LONG);
    }
  });
  pages.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
    if (fingers.size !== 2) return;
    const by = distance() / apart;
    if (by < 1.25 && by > 0.8) return;
    actions.pinch(by > 1 ? 1 : -1);
    apart = distance();
  });
  for (const name of ["pointerup", "pointercancel"]) {
    pages.addEventListener(name, (event) => {
      const pointer = /** @type {PointerEvent} */ (event);
      fingers.delete(pointer.pointerId);
      clearTimeout(timer);
      const way = pointer.clientX - start.x;
      if (name !== "pointerup" || isOver || pointer.pointerType === "mouse" || Math.abs(way) < FAR || Math.abs(pointer.clientY - start.y) > FAR) return;
      isOver = true;
      actions.swipe(way > 0 ? 1 : -1);
    });
  }
  pages.addEventListener("click", (event) => {
    if (!isOver) actions.tap(/** @type {HTMLElement} */ (event.target), /** @type {PointerEvent} */ (event).pointerType);
  });
  pages.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (!isOver) hold(event);
  });
}
