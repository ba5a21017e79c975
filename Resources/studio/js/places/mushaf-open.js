// Sheets over the pages. They are loaded once the page is seen, or at the first press.

/** @param {string} ayah such as 2:255 @param {string} word such as 2:255:7, or the ayah */
export const openAyah = async (ayah, word) => (await import("./mushaf-ayah.js")).openAyah(ayah, word);

/** @param {string} tab @param {{searches?: boolean}} [options] */
export const openGo = async (tab, options) => (await import("../parts/picker.js")).openGo(tab, options);

/** @param {{redraw: () => void}} actions @param {() => void} changed */
export const openLook = async (actions, changed) => (await import("./mushaf-look.js")).openLook(actions, changed);

/** Loads it all. */
export const prepareSheets = () => Promise.all([import("./mushaf-ayah.js"), import("../parts/picker.js"), import("./mushaf-look.js"), import("./mushaf-away.js")]).catch(() => {});
