// The keys of the mushaf.
import { change, tryChange } from "../api.js";
import { t } from "../i18n.js";
import { look, setLook } from "../look.js";
import { passageName } from "../names.js";
import { say } from "../parts/toast.js";
import { play, playFrom } from "../player.js";
import { toggleBars } from "./mushaf-bars.js";
import { openAyah, openGo } from "./mushaf-open.js";

/**
 * Actions of the keys on the pages that are shown.
 * @typedef {{turn: (way: 1|-1) => any, step: (way: 1|-1) => void, resize: (by: 1|-1) => any, chosen: () => string, redraw: () => any,
 *   shown: () => number[], reveal: () => any}} Actions
 */

/** @param {Actions} actions @returns {import("../keys.js").Key[]} */
export function keyTable(actions) {
  async function mark() {
    if (await tryChange("bookmark-add", { range: actions.chosen() })) say(t("mushaf.marked", { ref: passageName(actions.chosen()) }));
  }

  async function count() {
    try {
      await change("khatm-read", { range: actions.shown().map((one) => `page:${one}`) });
      say(t("khatm.noted"), "note", () => void tryChange("khatm-undo"));
    } catch (error) {
      say(/** @type {Error} */ (error).message, "fault");
    }
  }

  /** @param {string} name */
  const flip = (name) => () => {
    setLook(name, look(name) === "yes" ? "no" : "yes");
    actions.redraw();
  };

  return [
    { key: "ArrowLeft", shown: "←", text: "mushaf.nextPage", run: () => void actions.turn(1) },
    { key: "ArrowRight", shown: "→", text: "mushaf.previousPage", run: () => void actions.turn(-1) },
    { key: "PageDown", text: "mushaf.nextPage", run: () => void actions.turn(1) },
    { key: "PageUp", text: "mushaf.previousPage", run: () => void actions.turn(-1) },
    { key: "ArrowDown", shown: "↓", text: "mushaf.nextAyah", run: () => actions.step(1) },
    { key: "ArrowUp", shown: "↑", text: "mushaf.previousAyah", run: () => actions.step(-1) },
    { key: "Enter", text: "mushaf.about", run: () => void openAyah(actions.chosen(), actions.chosen()) },
    { key: "p", text: "mushaf.play", run: () => void playFrom(actions.chosen()) },
    { key: "r", text: "mushaf.repeat", run: () => void play(actions.chosen(), { repeat: "forever" }) },
    { key: "b", text: "mushaf.bookmark", run: mark },
    { key: "c", text: "mushaf.count", run: count },
    { key: "t", text: "mushaf.tajweed", run: flip("tajweed") },
    { key: "v", text: "mushaf.reveal", run: flip("reveal") },
    { key: "w", text: "mushaf.revealNext", run: () => actions.reveal() },
    { key: "+", text: "look.larger", run: () => void actions.resize(1) },
    { key: "-", text: "look.smaller", run: () => void actions.resize(-1) },
    { key: "m", text: "mushaf.bars", run: () => void toggleBars() },
    { key: "/", text: "search", run: () => void openGo("surah", { searches: true }) },
    { key: "i", text: "mushaf.index", run: () => void openGo("surah") },
    { key: "B", text: "mushaf.bookmarks", run: () => void openGo("marks") },
  ];
}
