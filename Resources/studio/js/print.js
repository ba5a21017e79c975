// The print whose pages count: its name, and the number of its pages.

const MADANI = { id: "madani", pages: 604 };

/** @returns {{id: string, pages: number}} the print as it was when the program was asked last */
function kept() {
  try {
    return { ...MADANI, ...JSON.parse(localStorage.getItem("print") ?? "{}") };
  } catch {
    return MADANI;
  }
}

let print = kept();

export const printId = () => print.id;

/** The number of pages. */
export const pagesInAll = () => print.pages;

/**
 * Takes what the program says of the print. Pages of another one that the browser keeps are forgotten.
 * @param {{print?: string, pages?: number}} answer
 */
export function learnPrint({ print: id, pages }) {
  if (!id || !pages || (id === print.id && pages === print.pages)) return;
  print = { id, pages };
  localStorage.setItem("print", JSON.stringify(print));
  for (const key of Object.keys(localStorage)) if (/^page(\.\d+|s\.kept)$/.test(key)) localStorage.removeItem(key);
}
