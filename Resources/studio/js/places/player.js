// The player: the session that sounds, whoever began it, and beginning another one.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { learnReciters, surahs } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { line, stepper } from "../parts/choices.js";
import { passageButton } from "../parts/passage.js";
import { isOn, play, steer } from "../player.js";
import { watch } from "../store.js";
import { GAPS, gapName, planWords, soundChoice } from "./player-amounts.js";
import { queueRows } from "./player-queue.js";
import { playerView } from "./player-view.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const view = h("div");
  const stop = iconButton("stop", t("player.stop"), () => void steer("stop"));
  await surahs().catch(() => {});
  fill(element, top(t("place.player"), { actions: [stop] }), view, startForm());
  playerView(view, whenLeft);
  const update = () => (stop.hidden = !isOn());
  whenLeft(watch(["player"], update));
  update();
}

/** A session to begin: what, by whom, and how often. */
function startForm() {
  const plan = { range: "", reciter: "", each: 1, passes: 1, gap: 0 };
  const words = h("p.small.soft", { role: "status" });
  const who = h("ol.list");
  const say = () => (words.textContent = planWords({ each: plan.each, passes: plan.passes, gap: GAPS[plan.gap] }));
  const begin = /** @type {HTMLButtonElement} */ (button("main", "play", t("player.play"), () => void play(plan.range, { each: plan.each, repeat: plan.passes, gap: GAPS[plan.gap], reciter: plan.reciter })));
  const queueButton = /** @type {HTMLButtonElement} */ (button("", "people", t("player.who"), showQueue));
  const choose = (/** @type {string} */ range) => {
    plan.range = range;
    begin.disabled = queueButton.disabled = !range;
    fill(who);
  };
  const passage = passageButton({ title: t("player.choose"), value: "", change: choose });
  const reciter = /** @type {HTMLSelectElement} */ (h("select", { onchange: () => ((plan.reciter = reciter.value), fill(who)) }, h("option", { value: "" }, t("player.anyReciter"))));
  learnReciters().then((all) => all.forEach((/** @type {any} */ one) => reciter.append(h("option", { value: one.id }, one.name)))).catch(() => {});
  const amount = (/** @type {"each"|"passes"} */ name, /** @type {string} */ text) => h("div.line.inset", {}, ...line(t(text), stepper({ label: t(text), value: 1, change: (to) => ((plan[name] = to), say()) })).childNodes);
  async function showQueue() {
    try {
      fill(who, queueRows((await ask("queue", { range: plan.range, reciter: plan.reciter })).units));
    } catch (error) {
      fill(who, h("li.wrong", { dir: "auto" }, /** @type {Error} */ (error).message));
    }
  }
  choose("");
  say();
  return h("section.section.narrow", {}, h("h2", {}, t("player.begin")), h("div.list", {},
    h("div.line.inset", {}, h("span.grow", {}, t("passage.title")), passage), h("label.line.inset", {}, h("span.grow", {}, t("player.reciter")), reciter),
    amount("each", "player.each"), amount("passes", "player.repeat"),
    h("div.line.inset", {}, ...line(t("player.gap"), stepper({ label: t("player.gap"), value: 0, least: 0, most: GAPS.length - 1, show: (index) => gapName(GAPS[index]), change: (index) => ((plan.gap = index), say()) })).childNodes),
    h("div.stack.inset", {}, h("span", {}, t("sound.where")), soundChoice())), words, h("div.row", {}, begin, queueButton), who);
}
