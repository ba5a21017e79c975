// The look of the page: kept in the browser, since each device has its own. first.js sets the colours before anything is drawn.

/** @type {Record<string, string>} */
const STANDARD = { theme: "auto", size: "page", tajweed: "no", reveal: "no", sound: "machine", microphone: "page" };

/** The sizes of letters: the printed page, or flowing text, in per cent. */
export const SIZES = ["page", "120", "140", "170", "200"];

/** @param {string} name */
export function look(name) {
  const kept = localStorage.getItem(`look.${name}`) ?? STANDARD[name] ?? "";
  return name === "size" && !SIZES.includes(kept) ? "page" : kept;
}

/** @param {string} name @param {string} value */
export function setLook(name, value) {
  localStorage.setItem(`look.${name}`, value);
  applyLook();
}

const night = matchMedia("(prefers-color-scheme: dark)");

export function applyLook() {
  const theme = look("theme");
  document.documentElement.dataset.theme = theme === "auto" ? (night.matches ? "dark" : "light") : theme;
}

night.addEventListener("change", applyLook);
