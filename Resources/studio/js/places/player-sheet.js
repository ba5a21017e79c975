// The whole player over any place: the player at the foot opens it.
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { iconButton } from "../parts/button.js";
import { sheet } from "../parts/sheet.js";
import { steer } from "../player.js";
import { playerView } from "./player-view.js";

export function openPlayer() {
  const view = h("div.stack.in-sheet");
  const opened = sheet(t("place.player"), view, { side: true, actions: [iconButton("stop", t("player.stop"), () => (opened.close(), void steer("stop")))] });
  playerView(view, (end) => opened.dialog.addEventListener("close", end));
}
