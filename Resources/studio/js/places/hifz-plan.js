// The plan in two questions: how much that is new on a day, and on which days.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { dayName, number, t } from "../i18n.js";
import { line, segmented, stepper } from "../parts/choices.js";
import { say } from "../parts/toast.js";

const DAYS = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"];
/**
 * Units of an amount, and the step of each.
 * @type {[string, number][]}
 */
const UNITS = [["lines", 1], ["ayat", 1], ["pages", 0.5], ["minutes", 5]];
/** A Saturday. */
const SATURDAY = Date.UTC(2026, 0, 3);

export function planForm() {
  const room = h("div.stack.far");
  ask("hifz-settings").then((settings) => show(room, settings)).catch((error) => fill(room, h("p.soft", { dir: "auto" }, error.message)));
  return room;
}

/** @param {HTMLElement} room @param {any} settings */
function show(room, settings) {
  const read = /^(\w+):([\d.]+)$/.exec(settings.new ?? "");
  let [unit, amount] = [read?.[1] ?? "lines", Number(read?.[2] ?? 5)];
  const off = new Set(String(settings.off ?? "").split(",").filter(Boolean));
  const set = async (/** @type {Record<string, string>} */ values) => (await tryChange("hifz-set", values)) && say(t("saved"));
  const keep = () => void set({ new: `${unit}:${amount}` });
  const steps = stepper({ label: t("plan.amount"), value: amount, least: 0.5, most: 60, step: (value, way) => Math.max(unit === "pages" ? 0.5 : 1, value + way * (UNITS.find(([name]) => name === unit)?.[1] ?? 1)), show: (value) => number(value), change: (to) => ((amount = to), keep()) });
  fill(
    room,
    h("section.section", {}, h("h2", {}, t("plan.howMuch")), h("div.stack", {}, segmented(t("plan.unit"), UNITS.map(([name]) => /** @type {[string, string]} */ ([name, t(`unit.${name}`)])), unit, (name) => {
      [unit, amount] = [name, { lines: 5, ayat: 3, pages: 1, minutes: 20 }[name] ?? 5];
      steps.set(amount);
      keep();
    }), line(t("hifz.aDay"), steps))),
    h("section.section", {}, h("h2", {}, t("plan.whichDays")), h("div.chips", { role: "group", "aria-label": t("plan.whichDays") }, DAYS.map((day, index) => {
      const button = h("button.chip", {
        "aria-pressed": String(!off.has(day)),
        onclick: () => {
          if (off.has(day)) off.delete(day);
          else off.add(day);
          button.setAttribute("aria-pressed", String(!off.has(day)));
          set({ off: off.size ? [...off].join(",") : "none" });
        },
      }, dayName(new Date(SATURDAY + index * 86400000).toISOString().slice(0, 10), { weekday: "short" }));
      return button;
    }))));
}
