// Pages from memory: words are hidden until they are asked for.

/**
 * Hides all words; numbers of ayat stay.
 * @param {HTMLElement} pages
 */
export const hideAll = (pages) =>
  pages.querySelectorAll(".word:not(.end):not(.quarter)").forEach((word) => word.classList.add("veiled"));

/**
 * Shows the next hidden word.
 * @param {HTMLElement} pages
 */
export const revealNext = (pages) => pages.querySelector(".veiled")?.classList.remove("veiled");
