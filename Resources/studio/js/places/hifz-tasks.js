// The lines of today's list, with what can be done with each.
import { ask, tryChange } from "../api.js";
import { h, say } from "../dom.js";
import { t } from "../i18n.js";
import { play } from "../player.js";

/** @param {any} today the answer of hifz today */
export function taskList(today) {
  if (!today.tasks.length) return h("p", {}, t("hifz.nothing"));
  return h("ol.list", {}, today.tasks.map(line));
}

/** @param {any} task */
function line(task) {
  const ranges = task.ranges;
  return h(
    "li", {},
    h("div.row.spread", {},
      h("strong", {}, h("bdi", {}, ranges.join(" "))),
      h("span.soft", {}, [t(`hifz.round.${task.round}`), task.minutes ? t("minutes", { count: task.minutes }) : ""].filter(Boolean).join(" · "))),
    task.done ? h("p.good", {}, t("hifz.done")) : actions(task, ranges));
}

/** @param {any} task @param {string[]} ranges */
function actions(task, ranges) {
  const repeats = task.round === "sabaq" ? { each: 5, gap: "100%" } : {};
  return h("div", {},
    h("div.row", {},
      h("a.button", { href: `#/mushaf/at/${ranges[0]}` }, t("hifz.open")),
      h("button", { onclick: () => play(ranges, repeats) }, t("hifz.listen")),
      h("a.button", { href: `#/recite/${encodeURIComponent(ranges[0])}` }, t("hifz.recite"))),
    grades(ranges));
}

/**
 * The four grades as buttons.
 * @param {string[]} ranges
 * @param {() => void} [after]
 */
export function grades(ranges, after = () => {}) {
  return h("div.grades", { role: "group", "aria-label": t("hifz.howWas", { range: ranges.join(" ") }), style: { "margin-block-start": ".4rem" } },
    ["weak", "fair", "good", "excellent"].map((grade) =>
      h("button", {
        onclick: async () => {
          for (const range of ranges) if (!(await tryChange("hifz-grade", { range, grade }))) return;
          say(t("hifz.graded", { grade: t(`grade.${grade}`) }));
          after();
        },
      }, t(`grade.${grade}`))));
}

export const today = () => ask("hifz");
