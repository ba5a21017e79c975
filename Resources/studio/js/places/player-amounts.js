// Repeats and sound of a session: steppers that say what will happen.
import { fill, h } from "../dom.js";
import { clock, number, t } from "../i18n.js";
import { setLook } from "../look.js";
import { line, segmented, stepper } from "../parts/choices.js";
import { isHere } from "../phone.js";
import { steer } from "../player.js";
import { state } from "../store.js";

/** Silences after an ayah, as the program takes them. */
export const GAPS = ["0", "500ms", "1s", "2s", "3s", "5s", "10s", "25%", "50%", "100%", "150%", "200%", "300%"];

/** @param {string} gap */
export function gapName(gap) {
  if (gap === "0") return t("gap.none");
  if (gap.endsWith("%")) return t("percent", { percent: Number.parseInt(gap, 10) });
  return t("seconds", { seconds: gap.endsWith("ms") ? Number.parseInt(gap, 10) / 1000 : Number.parseInt(gap, 10) });
}

/**
 * The place in GAPS of a silence as the program tells it: milliseconds, or per cent.
 * @param {string|number|undefined} told
 */
export function gapPlace(told) {
  const text = String(told ?? 0);
  if (text.endsWith("%")) return Math.max(0, GAPS.indexOf(text));
  const length = (/** @type {string} */ gap) => Number.parseFloat(gap) * (gap.endsWith("ms") || gap === "0" ? 1 : 1000);
  const found = GAPS.findIndex((gap) => !gap.endsWith("%") && length(gap) >= Number(text));
  return found < 0 ? GAPS.indexOf("10s") : found;
}

/**
 * The sum of repeats and silences, in words.
 * @param {{each: number|string, passes: number|string, gap: string, seconds?: number|null}} plan
 */
export function planWords({ each, passes, gap, seconds }) {
  const words = [each === "forever" ? t("plan.eachForever") : t("plan.each", { count: Number(each) })];
  if (passes === "forever") words.push(t("plan.passForever"));
  else if (Number(passes) > 1) words.push(t("plan.pass", { count: Number(passes) }));
  if (gap !== "0") words.push(gap.endsWith("%") ? t("plan.gapShare", { gap: gapName(gap) }) : t("plan.gap", { gap: gapName(gap) }));
  const text = words.join(t("comma"));
  return seconds ? t("plan.length", { plan: text, time: seconds < 60 ? t("seconds", { seconds: Math.round(seconds) }) : t("minutes", { count: Math.round(seconds / 60) }) }) : text;
}

const HUNDRED = 100;
/**
 * A count as a stepper shows it: the last step is without end.
 * @param {number|string|undefined} value
 */
const steps = (value) => (value === "forever" ? HUNDRED : Number(value) || 1);

/** The cards of a session that is on; `update` shows its state. */
export function amounts() {
  const { player } = state;
  const each = stepper({ label: t("player.each"), value: steps(player.each), change: (to) => void steer("each", { to }) });
  const passes = stepper({ label: t("player.repeat"), value: steps(player.repeat), change: (to) => void steer("repeat", { to }) });
  const gap = stepper({ label: t("player.gap"), value: gapPlace(player.gap), least: 0, most: GAPS.length - 1, show: (index) => gapName(GAPS[index]), change: (index) => void steer("gap", { to: GAPS[index] }) });
  const speed = stepper({ label: t("player.speed"), value: Number(player.speed ?? 1), least: 0.5, most: 2, step: 0.05, show: (value) => `${number(value)}×`, change: (to) => void steer("speed", { to }) });
  const volume = stepper({ label: t("player.volume"), value: Number(player.volume ?? HUNDRED), least: 0, most: HUNDRED, step: 5, show: (value) => t("percent", { percent: value }), change: (to) => void steer("volume", { to }) });
  const plan = h("p.small.soft", { role: "status" });
  const sleepHint = h("small");
  const sleep = h("div.chips", { role: "group", "aria-label": t("player.sleep") }, ["off", "15m", "30m", "1h"].map((time) => h("button.chip", { onclick: () => void steer("sleep", { to: time }) }, t(`sleep.${time}`))));
  return {
    repeats: h("section.section", {}, h("h2", {}, t("player.repeats")), h("div.list", {},
      h("div.line.inset", {}, ...line(t("player.each"), each).childNodes), h("div.line.inset", {}, ...line(t("player.repeat"), passes).childNodes), h("div.line.inset", {}, ...line(t("player.gap"), gap).childNodes)), plan),
    sound: h("div.list", {},
      h("div.line.inset", {}, ...line(t("player.speed"), speed).childNodes), h("div.line.inset", {}, ...line(t("player.volume"), volume).childNodes),
      h("div.stack.inset", {}, h("div.line", {}, h("span.grow", {}, t("player.sleep"), sleepHint)), sleep), h("div.stack.inset", {}, h("span", {}, t("sound.where")), soundChoice())),
    update() {
      const now = state.player;
      each.set(steps(now.each));
      passes.set(steps(now.repeat));
      gap.set(gapPlace(now.gap));
      speed.set(Number(now.speed ?? 1));
      volume.set(Number(now.volume ?? HUNDRED));
      const left = now.sleeps_at ? Math.max(0, now.sleeps_at - (now.at ?? 0)) : 0;
      fill(sleepHint, left ? t("sleep.left", { time: clock(left) }) : t("sleep.not"));
      const words = planWords({ each: now.each ?? 1, passes: now.repeat ?? 1, gap: GAPS[gapPlace(now.gap)], seconds: now.whole_length });
      if (plan.textContent !== words) plan.textContent = words;
    },
  };
}

/** The place of sound of sessions from now on; it is kept in this browser. */
export const soundChoice = () => segmented(t("sound.where"), ["machine", "here"].map((one) => [one, t(`sound.${one}`)]), isHere() ? "here" : "machine", (one) => setLook("sound", one));

