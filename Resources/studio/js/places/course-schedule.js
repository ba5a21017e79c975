// The live sessions and deadlines of a week, by days and kinds, and the recordings of those that were.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { dayName, moment, number, t, until } from "../i18n.js";
import { look, setLook } from "../look.js";
import { iconButton } from "../parts/button.js";
import { segmented } from "../parts/choices.js";
import { icon } from "../parts/icon.js";
import { link, sessionCard } from "./course-session.js";

/** Choices of the person; they stay while all is shown anew. */
const chosen = { week: 0, day: "", kind: "", view: "upcoming", all: 0 };

/** The time zone of this device. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone in which sessions are shown. */
const zone = () => look("zone") || HERE;

/** @param {number} seconds since 1970 @returns {string} the day of a moment, such as 2026-11-28 */
const dayOf = (seconds) => new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: zone() }).format(new Date(seconds * 1000));

/** The most sessions of a day, and recordings of a week, that are all shown at once. */
const MOST = 7;

/**
 * A choice of the time zone: this device's is the first.
 * @param {() => void} change
 */
function zones(change) {
  const select = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": t("schedule.zone"), onchange: () => (setLook("zone", select.value === HERE ? "" : select.value), change()) },
    [...new Set([HERE, "UTC", .../** @type {any} */ (Intl).supportedValuesOf("timeZone")])].map((one) => h("option", { value: one, selected: one === zone() }, one.replaceAll("_", " ")))));
  return h("label.row.small.soft", {}, icon("clock", "tiny"), h("span", {}, t("schedule.zone")), select);
}

/** @param {HTMLElement} element @param {any} answer */
export async function showSchedule(element, answer) {
  const { weeks } = await ask("course-weeks");
  chosen.week ||= Math.min(Math.max(1, answer.week), answer.weeks);
  const place = zones(() => void show());
  const show = async () => {
    const { sessions, deadline } = await ask("course-schedule", { week: String(chosen.week) });
    const begins = weeks[chosen.week - 1]?.begins ?? dayOf(Date.now() / 1000);
    const days = Array.from({ length: 7 }, (_, index) => new Date(Date.parse(`${begins}T12:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10));
    const today = dayOf(Date.now() / 1000);
    if (!days.includes(chosen.day)) chosen.day = days.includes(today) ? today : sessions.length ? dayOf(sessions[0].start) : days[0];
    const kinds = [...new Set(sessions.map((/** @type {any} */ one) => one.kind))];
    const shown = sessions.filter((/** @type {any} */ one) => !chosen.kind || one.kind === chosen.kind);
    const isEarly = !sessions.length && weeks[0] && weeks[0].begins > today;
    fill(element, place, segmented(t("course.tab.schedule"), [["upcoming", t("schedule.upcoming")], ["recordings", t("schedule.recordings")]], chosen.view, (view) => ((chosen.view = view), show())),
      weekBar(answer.weeks, days, sessions, deadline, show),
      kinds.length > 1 ? h("div.chips", { role: "group", "aria-label": t("schedule.kinds") }, ["", ...kinds].map((kind) => h("button.chip", { "aria-pressed": String(kind === chosen.kind), onclick: () => ((chosen.kind = String(kind)), void show()) }, t(kind ? `session.kind.${kind}` : "schedule.all")))) : null,
      chosen.view === "recordings" ? recordings(shown, days, show) : [isEarly ? h("p.card.soft.centre", {}, t("schedule.early", { date: dayName(weeks[0].begins, { weekday: "long", day: "numeric", month: "long" }) })) : null, upcoming(shown, deadline, answer)]);
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
  const card = (/** @type {any} */ one) => sessionCard(one, zone());
  // A day with many sessions has them by their kinds.
  const kinds = day.length > MOST ? [...new Set(day.map((one) => one.kind))] : [];
  const folded = kinds.map((kind) => ({ kind, all: day.filter((one) => one.kind === kind) })).map(({ kind, all }) => ({ at: all[0].start, element: h("details.card", { id: `kind-${kind}` }, h("summary", {}, t(`session.kind.${kind}`), " · ", number(all.length)), h("div.stack", {}, all.map(card))) }));
  const rows = kinds.length ? folded : day.map((one) => ({ at: one.start, element: card(one) }));
  if (deadline && dayOf(deadline.at) === chosen.day) rows.push({ at: deadline.at, element: deadlineCard(deadline, answer) });
  const next = sessions.find((one) => one.state === "upcoming" && one.start * 1000 > Date.now());
  return h("section.stack", { "aria-live": "polite" }, pinned.length ? [h("h2.flush", {}, t("schedule.now")), pinned.map(card)] : null, rows.sort((one, other) => one.at - other.at).map((one) => one.element),
    rows.length || pinned.length ? null : [h("p.soft", {}, t("schedule.nothing")), next ? card(next) : null]);
}

/** @param {{week: number, at: number}} deadline @param {any} answer */
function deadlineCard(deadline, answer) {
  const left = deadline.at - Date.now() / 1000;
  // A week whose recording is sent is not urgent any more.
  const isSent = deadline.week === answer.week && ["awaiting-feedback", "feedback-ready", "caught-up"].includes(answer.state);
  const kind = left < 0 || isSent ? "" : left < 3 * 3600 ? ".bad" : left < 24 * 3600 ? ".warn" : "";
  return h(`article.card.row.stay.deadline${kind}`, {}, icon(isSent ? "check" : "flag", "tiny"), h("div.grow", {}, h("b.block", {}, t("schedule.deadline", { week: deadline.week })), h("small.soft", {}, moment(deadline.at, { dateStyle: "medium", timeStyle: "short", timeZone: zone() }))), h("span.small", {}, isSent ? t("schedule.sent") : until(deadline.at)));
}

/**
 * Recordings of the week by their days; of many the first ones.
 * @param {any[]} sessions @param {string[]} days @param {() => any} show
 */
function recordings(sessions, days, show) {
  const all = sessions.filter((one) => one.recording);
  if (!all.length) return h("p.card.soft.centre", {}, t("schedule.noRecordings"));
  const shown = all.length > MOST + 3 && chosen.all !== chosen.week ? all.slice(0, MOST) : all;
  const row = (/** @type {any} */ one) => h("li.row.stay", {}, h("span.dot.still", { "aria-hidden": "true" }, icon("play", "tiny")), h("span.grow", {}, h("b.block", {}, h("bdi", {}, one.title)), h("small.soft", {}, moment(one.start, { hour: "2-digit", minute: "2-digit", timeZone: zone() }))), h(`span.tag.${one.kind}`, {}, t(`session.kind.${one.kind}`)), link(one.recording));
  return h("section.stack", {}, days.map((day) => ({ day, rows: shown.filter((one) => dayOf(one.start) === day).map(row) })).filter(({ rows }) => rows.length)
    .map(({ day, rows }) => h("section.section", {}, h("h2", {}, dayName(day, { weekday: "long", day: "numeric", month: "long" })), h("ul.list", {}, rows))),
  shown.length < all.length ? h("button.text", { onclick: () => ((chosen.all = chosen.week), show()) }, t("schedule.showAll", { count: all.length })) : null);
}
