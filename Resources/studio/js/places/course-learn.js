// Learning in a course: the week with its lesson, its recording and the answer, or all weeks.
import { ask, tryChange } from "../api.js";
import { fill, h, quran } from "../dom.js";
import { arabic, moment, number, t } from "../i18n.js";
import { button } from "../parts/button.js";
import { segmented } from "../parts/choices.js";
import { passageRange, passageTitle } from "../parts/course-passage.js";
import { icon } from "../parts/icon.js";
import { askForm } from "./course-ask.js";
import { link } from "./course-session.js";
import { weekHead } from "./course-today.js";

/**
 * @param {HTMLElement} element @param {any} answer @param {string} part a week, or all; empty: the present one
 * @param {string} [section] the part of the week that is gone to
 */
export async function showLearn(element, answer, part, section) {
  const choice = segmented(t("course.tab.learn"), [["week", t("course.week.this")], ["all", t("course.week.all")]], part === "all" ? "all" : "week", (to) => (location.hash = to === "all" ? "#/course/learn/all" : "#/course/learn"));
  const parts = part === "all" ? await allWeeks(answer) : await oneWeek(answer, part);
  fill(element, choice, parts);
  if (section) requestAnimationFrame(() => element.querySelector(`[data-section="${CSS.escape(section)}"]`)?.scrollIntoView({ block: "start" }));
}

/** @param {any} answer @param {string} part */
async function oneWeek(answer, part) {
  const week = await ask("course-week", part ? { week: part } : {});
  if (!week.week) return h("section.card.first.calm", {}, h("h2.flush", {}, answer.card.title), h("p.soft", { dir: "auto" }, answer.card.subtitle));
  return [weekHead({ ...week, weeks: answer.weeks, level: week.week === answer.week ? answer.level : null }),
    ASSESSED.includes(answer.state) && !part ? assessment(answer) : week.banner ? h("p.banner.warn", {}, icon("info", "tiny"), week.banner) : null,
    h("div.columns", {}, h("div.stack.far", {}, lesson(week), await submission(week)), h("div.stack.far", {}, feedback(week), thread(week), askForm()))];
}

/** States of the final assessment. */
const ASSESSED = ["assessment-open", "assessment-again", "assessment-sent", "result-ready"];

/** @param {any} answer */
function assessment(answer) {
  const [, verb] = answer.card.command ?? [];
  return h("section.card.stack.assessment", {}, h("div.row.stay", {}, icon("course"), h("div.grow", {}, h("h3", {}, answer.card.title), h("p.small.soft", { dir: "auto" }, answer.card.subtitle))),
    verb === "record" ? button("main.full", "mic", answer.card.action, "#/course/record/assessment") : null);
}

/**
 * Questions and answers about the week.
 * @param {any} week
 */
const thread = (week) => (week.messages.length ? h("section.section", {}, h("h2", {}, t("course.thread")), h("ul.list", {}, week.messages.map((/** @type {any} */ one) => h("li.bare", {}, h("div.item", {}, h(`span.dot${one.own ? ".still" : ""}`, { "aria-hidden": "true" }, icon(one.own ? "person" : "coach", "tiny")),
  h("span.grow", {}, h("span", { dir: "auto" }, one.text), h("small", {}, h("bdi", {}, one.name), " · ", moment(one.at)))))))) : null);

/** @param {any} week */
function lesson(week) {
  if (!week.lesson.length && !week.objectives.length && !week.notes) return null;
  return h("section.section", { "data-section": "lesson" }, h("h2", {}, t("course.part.lesson")),
    week.objectives.length ? h("ul.card.stack.marked-list", {}, week.objectives.map((/** @type {string} */ one) => h("li", { dir: "auto" }, one))) : null,
    h("ul.list", {}, week.lesson.map((/** @type {any} */ item, /** @type {number} */ index) => h("li.bare", {}, h("div.item", {}, h(`span.dot${item.done ? ".good" : ".still"}`, { "aria-hidden": "true" }, icon(item.done ? "check" : "play", "tiny")),
      h("span.grow", {}, h("b", {}, h("bdi", {}, item.title)), h("small", {}, [item.minutes ? t("minutes", { count: item.minutes }) : "", item.done ? t("course.partDone") : ""].filter(Boolean).join(" · "), " ", link(item.link))),
      item.done ? null : h("button", { "aria-label": `${t("course.markDone")}: ${item.title}`, onclick: () => tryChange("course-lesson", { week: String(week.week), part: String(index + 1) }) }, t("course.markDone")))))),
    week.notes ? h("p.small.soft", { dir: "auto" }, week.notes) : null);
}

/** @param {any} week */
async function submission(week) {
  const text = h("p.quran.excerpt", { lang: "ar", dir: "rtl" });
  const last = week.submissions.at(-1);
  const open = week.state !== "locked" && week.attempts_left > 0 && (!last || last.feedback?.result === "again");
  const range = passageRange(week);
  const answer = week.passage ? await ask("text", { range: range.split(/\s+/) }).catch(() => null) : null;
  fill(text, (answer?.ayat ?? []).slice(0, 12).map((/** @type {any} */ ayah) => [quran(ayah.text, "span"), ` \u06dd${arabic(ayah.ayah)} `]));
  // The text of a recording that is sent is folded: nobody reads from it any more.
  const card = [h("p.row.spread.small", {}, h("a", { href: `#/mushaf/at/${range}` }, passageTitle(week)), h("a", { href: `#/recite/${encodeURIComponent(range)}` }, t("course.practise"))), text];
  return h("section.section.stack", { "data-section": "submission" }, h("h2", {}, t("course.part.submission")),
    week.passage ? last && !open ? h("details.card.passage-card", { id: `passage-${week.week}` }, h("summary", {}, passageTitle(week)), card) : h("div.card.passage-card", {}, card) : null,
    open ? h("section.card.first.stack", {}, h("div", {}, h("span.tag", {}, t("course.recordTitle"))), h("h3.title.flush", {}, t("course.submitWeek", { week: week.week })), h("p.small.soft", {}, t(week.catch_up ? "course.catchUps" : "course.attempts", { count: week.attempts_left })),
      button("main.full", "mic", t("course.do.record"), `#/course/record/${week.week}`)) : null,
    week.submissions.length ? h("ul.list", {}, week.submissions.map((/** @type {any} */ one) => h("li.bare", { "data-keep": one.sha256 }, h(one.feedback ? "a.item" : "div.item", one.feedback ? { href: `#/course/feedback/${week.week}` } : {}, h(`span.dot${one.feedback ? ".good" : ".warn"}`, { "aria-hidden": "true" }, icon(one.feedback ? "check" : "clock", "tiny")),
      h("span.grow", {}, h("b", {}, one.feedback ? t(`course.result.${one.feedback.result}`) : t("course.waits")), h("small", {}, moment(one.at), one.late ? ` · ${t("course.late")}` : "")), one.feedback ? icon("forward", "tiny") : null)))) : open ? null : h("p.soft", {}, t("course.noSubmissions")));
}

/** @param {any} week */
function feedback(week) {
  const answered = week.submissions.findLast((/** @type {any} */ one) => one.feedback);
  return h("section.section", { "data-section": "feedback" }, h("h2", {}, t("course.part.feedback")), answered
    ? h("div.card.stack", {}, h("b", {}, t(`course.result.${answered.feedback.result}`)), answered.feedback.text ? h("p.soft", { dir: "auto" }, answered.feedback.text) : null, button(answered.feedback.heard ? "full" : "main.full", "headphones", t("course.readFeedback"), `#/course/feedback/${week.week}`))
    : h("p.soft", {}, t(week.submissions.length ? "course.waits" : "feedback.none")));
}

// MARK: all weeks

/** The kinds of dots by the states of weeks. */
const DOTS = /** @type {Record<string, string>} */ ({ complete: ".good", waived: ".good", "feedback-ready": ".warn", again: ".warn" });

/** @param {any} answer */
async function allWeeks(answer) {
  const { weeks, counted, needed } = await ask("course-weeks");
  const behind = weeks.filter((/** @type {any} */ week) => week.open).length;
  const about = [t("course.week", { week: answer.week, weeks: answer.weeks }), t("course.counted", { counted, needed }), behind ? t("course.behind", { count: behind }) : ""].filter(Boolean).join(" · ");
  return [h("ol.track", { "aria-hidden": "true" }, weeks.map((/** @type {any} */ week) => h(`li${DOTS[week.state] ?? ""}${week.week === answer.week ? ".now" : ""}${week.open ? ".warn" : ""}`))), h("p.small.soft", {}, about),
    h("ol.list", {}, weeks.map((/** @type {any} */ week) => weekRow(week, week.week === answer.week)))];
}

/** @param {any} week @param {boolean} isNow */
function weekRow(week, isNow) {
  const more = h("div");
  const state = week.open ? "open" : week.state;
  const kind = week.open || DOTS[week.state] === ".warn" ? ".warn" : DOTS[week.state] ?? ".still";
  return h("li", {}, h("details", { id: `week-${week.week}`, ontoggle: (/** @type {Event} */ event) => /** @type {HTMLDetailsElement} */ (event.target).open && showState(more, week.week) },
    h("summary", {}, h(`span.dot${kind}`, {}, number(week.week)), h("span.grow", {}, h("bdi", {}, week.topic), isNow ? h("small.soft.block", {}, t("course.week.this")) : null), h(`span.tag${kind === ".still" ? "" : kind}`, {}, t(`course.state.${state}`))), more));
}

/**
 * How the parts of a week stand.
 * @param {HTMLElement} element @param {number} number_
 */
async function showState(element, number_) {
  const week = await ask("course-week", { week: String(number_) }).catch(() => null);
  if (!week) return;
  const last = week.submissions.at(-1);
  const part = (/** @type {string} */ name, /** @type {string} */ text) => h("div.card", {}, h("b.block", {}, t(`course.part.${name}`)), h("small.soft", {}, text));
  fill(element, h("div.three", {}, part("lesson", week.lesson.length ? t("of", { part: number(week.lesson.filter((/** @type {any} */ one) => one.done).length), all: number(week.lesson.length) }) : "–"),
    part("submission", last ? moment(last.at, { dateStyle: "medium" }) : t("course.noSubmissions")), part("feedback", last?.feedback ? t(`course.result.${last.feedback.result}`) : "–")), h("p", {}, h("a.button", { href: `#/course/learn/${number_}` }, t("course.wholeWeek"))));
}
