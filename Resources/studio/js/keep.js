// Doings of a person in a part of the page that is shown anew: opened details, texts that were typed, choices, and the focus.

const CONTROLS = "details, input, select, textarea";

/**
 * The name of a control, by which it is found again: its own, and that of the entry of a list in which it stands. A control
 * whose words hold a number needs an id: the number may change.
 * @param {Element} control
 */
function nameOf(control) {
  const entry = control.closest("[data-keep], li, tr");
  const words = control.querySelector(":scope > summary")?.textContent ?? control.getAttribute("aria-label") ?? control.closest("label")?.textContent ?? control.textContent;
  return JSON.stringify([
    control.tagName, control.id || control.getAttribute("href") || words,
    entry?.getAttribute("data-keep") ?? entry?.querySelector("bdi")?.textContent ?? "",
  ]);
}

/**
 * The controls of an element by their names; those that share one cannot be told from each other.
 * @param {Element} element @param {string} selector
 */
function named(element, selector) {
  /** @type {Map<string, Element|null>} */
  const all = new Map();
  for (const control of element.querySelectorAll(selector)) {
    const name = nameOf(control);
    all.set(name, all.has(name) ? null : control);
  }
  return all;
}

/**
 * The change of a person in a control; null where there is none.
 * @param {Element} control @returns {((other: any) => void)|null} does the same to another one
 */
function changeOf(control) {
  if (control instanceof HTMLDetailsElement) return control.open ? (other) => (other.open = true) : null;
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const first = Math.max(0, [...control.options].findIndex((one) => one.defaultSelected));
    return control.selectedIndex === first ? null : (other) => (other.value = value);
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
    const { checked } = control;
    return checked === control.defaultChecked ? null : (other) => (other.checked = checked);
  }
  const { value } = control;
  return value === control.defaultValue ? null : (other) => (other.value = value);
}

/**
 * Notes what a person did in an element.
 * @param {Element} element
 * @returns {() => void} does it again in what the element holds then
 */
export function keep(element) {
  if (!element.firstChild) return () => {};
  const changes = [...named(element, CONTROLS)].map(([name, control]) => ({ name, control, change: control && changeOf(control) })).filter((one) => one.change);
  const focused = element.contains(document.activeElement) && document.activeElement !== element ? /** @type {HTMLElement} */ (document.activeElement) : null;
  const focus = focused && { control: focused, name: nameOf(focused), selector: focused.tagName, selection: selectionOf(focused) };
  return () => {
    const now = changes.length ? named(element, CONTROLS) : new Map();
    for (const { name, control, change } of changes) {
      // The same control may be there still.
      if (control && element.contains(control)) continue;
      const other = now.get(name);
      if (other) change?.(other);
    }
    if (!focus) return;
    const next = /** @type {HTMLElement|null|undefined} */ (element.contains(focus.control) ? focus.control : named(element, focus.selector).get(focus.name));
    next?.focus({ preventScroll: true });
    if (focus.selection && next instanceof HTMLInputElement) next.setSelectionRange(focus.selection[0], focus.selection[1]);
  };
}

/**
 * The part of a text that is selected; null where the control has none.
 * @param {HTMLElement} control @returns {[number, number]|null}
 */
function selectionOf(control) {
  if (!(control instanceof HTMLInputElement) || control.selectionStart === null) return null;
  return [control.selectionStart, control.selectionEnd ?? control.selectionStart];
}
