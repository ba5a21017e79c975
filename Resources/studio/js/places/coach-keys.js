// The keys of a review.
import { SYMBOLS } from "./coach-marks.js";

/**
 * @param {(name: string, value?: any) => void} act does a named action of the review that is shown
 * @returns {import("../keys.js").Key[]}
 */
export function reviewKeyTable(act) {
  const run = (/** @type {string} */ name, /** @type {any} */ value = undefined) => () => act(name, value);
  return [
    { key: " ", shown: "Space", text: "review.play", run: run("toggle") },
    { key: "ArrowLeft", shown: "←", text: "review.next", run: run("next") },
    { key: "ArrowRight", shown: "→", text: "review.previous", run: run("previous") },
    { key: "n", text: "review.nextFinding", run: run("nextFinding") },
    { key: "p", text: "review.previousFinding", run: run("previousFinding") },
    { key: "Enter", text: "review.hearWord", run: run("hearWord") },
    { key: "b", text: "review.beside", run: run("hearBeside") },
    { key: "y", text: "review.confirm", run: run("confirm") },
    { key: "x", text: "review.dismiss", run: run("dismiss") },
    { key: "s", text: "review.speed", run: run("turnSpeed") },
    ...SYMBOLS.map((symbol, index) => ({ key: String(index + 1), text: `symbol.${symbol}`, run: run("symbol", symbol) })),
  ];
}
