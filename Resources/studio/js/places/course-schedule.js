// The live sessions and deadlines of a week, by days and kinds, and the recordings of those that were.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { dayName, moment, number, t, until } from "../i18n.js";
import { iconButton } from "../parts/button.js";
import { segmented } from "../parts/choices.js";
import { icon } from "../parts/icon.js";
import { link, sessionCard } from "./course-session.js";

/** Choices of the person; they stay while all is shown anew. */
const chosen = { week: 0, day: "", kind: "", view: "upcoming" };

/** @param {number} seconds since 1970 @returns {string} the day of a moment here, such as 2026-11-28 */
const dayOf = (seconds) => new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(new Date(seconds * 1000));

/** @param {HTMLElement} element @param {any} answer */
export async function showSchedule(element, answer) {
  const { weeks } = await ask("course-weeks");
  chosen.week ||= Math.min(Math.max(1, answer.week), answer.weeks);
  const show = async () => {
    const { sessions, deadline } = await ask("course-schedule", { week: String(chosen.week) });
    const begins = weeks[chosen.week - 1]?.begins ?? dayOf(Date.now() / 1000);
    const days = Array.from({ length: 7 }, (_, index) => new Date(Date.parse(`${begins}T12:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10));
    const today = dayOf(Date.now() / 1000);
    if (!days.includes(chosen.day)) chosen.day = days.includes(today) ? today : sessions.length ? dayOf(sessions[0].start) : days[0];
    const kinds = [...new Set(sessions.map((/** @type {any} */ one) => one.kind))];
    const shown = sessions.filter((/** @type {any} */ one) => !chosen.kind || one.kind === chosen.kind);
    fill(element, h("p.small.soft.row", {}, icon("clock", "tiny"), t("schedule.zone", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })),
      segmented(t("course.tab.schedule"), [["upcoming", t("schedule.upcoming")], ["recordings", t("schedule.recordings")]], chosen.view, (view) => ((chosen.view = view), show())),
      weekBar(answer.weeks, days, sessions, deadline, show),
      kinds.length > 1 ? h("div.chips", { role: "group", "aria-label": t("schedule.kinds") }, ["", ...kinds].map((kind) => h("button.chip", { "aria-pressed": String(kind === chosen.kind), onclick: () => ((chosen.kind = String(kind)), void show()) }, t(kind ? `session.kind.${kind}` : "schedule.all")))) : null,
      chosen.view === "recordings" ? recordings(shown) : upcoming(shown, deadline, answer));
  };
  await show();
}

/**
 * The week with its days in one row.
 * @param {number} weeks @param {string[]} days @param {any[]} sessions @param {any} deadline @param {() => any} show
 */
function weekBar(weeks, days, sessions, deadline, show) {
  const busy = new Set([...sessions.map((one) => dayOf(one.start)), deadline ? dayOf(deadline.at) : ""]);
  const go = (/** @type {number} */ by) => () => ((chosen.week += by), (chosen.day = ""), void show());
  const step = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ by, /** @type {boolean} */ isEnd) => {
    const one = /** @type {HTMLButtonElement} */ (iconButton(sign, name, go(by)));
    one.disabled = isEnd;
    return one;
  };
  return h("section.card.stack.week-bar", {}, h("div.row.stay", {}, step("forward", t("schedule.before"), -1, chosen.week <= 1), h("b.grow.centre", { role: "status" }, t("course.thisWeek", { week: chosen.week })), step("forward", t("schedule.after"), 1, chosen.week >= weeks)),
    h("div.days", { role: "group", "aria-label": t("schedule.days") }, days.map((day) => h(`button${busy.has(day) ? ".busy" : ""}`, { "aria-pressed": String(day === chosen.day), "aria-label": dayName(day, { weekday: "long", day: "numeric", month: "long" }), onclick: () => ((chosen.day = day), void show()) },
      h("small", {}, dayName(day, { weekday: "narrow" })), h("b", {}, number(Number(day.slice(8))))))));
}

/** @param {any[]} sessions @param {any} deadline @param {any} answer */
function upcoming(sessions, deadline, answer) {
  const pinned = sessions.filter((one) => one.state === "live" || one.state === "soon");
  const day = sessions.filter((one) => dayOf(one.start) === chosen.day && !pinned.includes(one));
  const rows = day.map((one) => ({ at: one.start, element: sessionCard(one) }));
  if (deadline && dayOf(deadline.at) === chosen.day) rows.push({ at: deadline.at, element: deadlineCard(deadline, answer) });
  const next = sessions.find((one) => one.state === "upcoming" && one.start * 1000 > Date.now());
  return h("section.stack", { "aria-live": "polite" }, pinned.map((one) => sessionCard(one)), rows.sort((one, other) => one.at - other.at).map((one) => one.element),
    rows.length || pinned.length ? null : [h("p.soft", {}, t("schedule.nothing")), next ? sessionCard(next) : null]);
}

/** @param {{week: number, at: number}} deadline @param {any} answer */
function deadlineCard(deadline, answer) {
  const left = deadline.at - Date.now() / 1000;
  // A week whose recording is sent is not urgent any more.
  const isSent = deadline.week === answer.week && ["awaiting-feedback", "feedback-ready", "caught-up"].includes(answer.state);
  const kind = left < 0 || isSent ? "" : left < 3 * 3600 ? ".bad" : left < 24 * 3600 ? ".warn" : "";
  return h(`article.card.row.stay.deadline${kind}`, {}, icon(isSent ? "check" : "flag", "tiny"), h("div.grow", {}, h("b.block", {}, t("schedule.deadline", { week: deadline.week })), h("small.soft", {}, moment(deadline.at))), h("span.small", {}, isSent ? t("schedule.sent") : until(deadline.at)));
}

/** @param {any[]} sessions */
function recordings(sessions) {
  const all = sessions.filter((one) => one.recording);
  if (!all.length) return h("p.card.soft.centre", {}, t("schedule.noRecordings"));
  return h("ul.list", {}, all.map((one) => h("li.row.stay", {}, h("span.dot.still", { "aria-hidden": "true" }, icon("play", "tiny")), h("span.grow", {}, h("b.block", {}, h("bdi", {}, one.title)), h("small.soft", {}, moment(one.start))), h(`span.tag.${one.kind}`, {}, t(`session.kind.${one.kind}`)), link(one.recording))));
}
