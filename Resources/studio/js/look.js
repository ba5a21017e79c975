// How the page looks: kept in the browser, since each device has its own.

/** @type {Record<string, string>} */
const STANDARD = { theme: "light", size: "100", flow: "page", tajweed: "no", translation: "no", reveal: "no", sound: "machine" };

/** @param {string} name */
export const look = (name) => localStorage.getItem(`look.${name}`) ?? standard(name);

/** @param {string} name */
function standard(name) {
  if (name === "theme" && matchMedia("(prefers-color-scheme: dark)").matches) return "dark";
  return STANDARD[name] ?? "";
}

/** @param {string} name @param {string} value */
export function setLook(name, value) {
  localStorage.setItem(`look.${name}`, value);
  applyLook();
}

export function applyLook() {
  document.documentElement.dataset.theme = look("theme");
}
