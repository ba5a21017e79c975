// Today in a course: which week it is, how much of it is done, the one next thing, how the three parts stand, and the next sessions.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { dayName, moment, number, t } from "../i18n.js";
import { button } from "../parts/button.js";
import { passageTitle } from "../parts/course-passage.js";
import { icon } from "../parts/icon.js";
import { ring } from "../parts/progress.js";
import { sessionCard } from "./course-session.js";

/** States in which a passage is recorded: it is named. */
const RECORDED = ["ready-to-submit", "again", "no-attempts-left"];
/** States before the first week. */
const BEFORE = ["before-start", "awaiting-placement"];
/** States in which nothing is to be done. */
const CALM = ["awaiting-feedback", "assessment-sent", "caught-up", "graduated", "before-start", "ended", "no-attempts-left"];

/**
 * The screen of the next thing, as the program names it by a command, and what its button says.
 * @param {any} answer
 * @returns {[address: string, text: string, sign: string]}
 */
function next(answer) {
  const [, verb, part] = answer.card.command ?? [];
  const of = (part ?? String(answer.week)).replace(/^--/, "");
  if (verb === "record") return [`#/course/record/${of}`, t("course.do.record"), "mic"];
  if (verb === "feedback") return [`#/course/feedback/${of}`, t("course.readFeedback"), "headphones"];
  if (verb === "lesson") return [`#/course/learn/${of}/lesson`, t(answer.state === "lesson-in-progress" ? "course.do.goOn" : "course.do.lesson"), "play"];
  if (verb === "week" && Number(of)) return [`#/course/learn/${of}/submission`, t("course.do.sent"), "course"];
  return ["#/course/learn/all", t("course.do.review"), "course"];
}

/**
 * The head of a week: its number, its topic, and how much of its lesson is done.
 * @param {{week: number, weeks: number, topic: string, level: string|null, lesson: any[]}} shown
 */
export function weekHead({ week, weeks, topic, level, lesson }) {
  const done = lesson.filter((one) => one.done).length;
  return h("div.row.stay.hero", {}, h("div.grow", {}, h("p.hero-week", {}, t("course.thisWeek", { week }), " ", h("small", {}, t("course.ofWeeks", { weeks }))),
    h("p", {}, h("bdi", {}, topic), level ? [" · ", h("bdi.soft", {}, level)] : null)),
  lesson.length ? ring(done / lesson.length, t("of", { part: number(done), all: number(lesson.length) }), t("course.lessonDone", { done, all: lesson.length })) : null);
}

/**
 * The passage of a week, and how often it can be recorded.
 * @param {any} week
 */
const toRecord = (week) => [t("course.thisWeek", { week: week.week }), passageTitle(week), t(week.catch_up ? "course.catchUps" : "course.attempts", { count: week.attempts_left })].join(" · ");

/**
 * The three parts of the week, each with how it stands and the way to it.
 * @param {any} answer @param {any} week
 */
function parts(answer, week) {
  const last = week.submissions?.at(-1);
  const done = { lesson: week.lesson?.length > 0 && week.lesson.every((/** @type {any} */ one) => one.done), submission: Boolean(last), feedback: Boolean(last?.feedback?.heard) };
  const status = (/** @type {"lesson"|"submission"|"feedback"} */ name, /** @type {string} */ picture) => h("a.card.stack.over", { href: `#/course/learn/${week.week || answer.week}/${name}` },
    h(`span.${done[name] ? "good" : "soft"}`, {}, icon(done[name] ? "done" : picture, "tiny")), h("b", {}, t(`course.part.${name}`)),
    h(name === "feedback" && answer.state === "feedback-ready" ? "small.tag.warn" : "small.soft", { dir: "auto" }, answer[name]));
  return h("div.three", {}, status("lesson", "course"), status("submission", "mic"), status("feedback", "coach"));
}

/**
 * In place of the three before the first week: the level, the teacher, and the first day.
 * @param {any} answer
 */
async function facts(answer) {
  const [profile, { weeks }] = await Promise.all([ask("course-profile").catch(() => ({})), ask("course-weeks").catch(() => ({ weeks: [] }))]);
  const fact = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {any} */ value) => (value ? h("div.card.stack", {}, h("span.soft", {}, icon(picture, "tiny")), h("b", {}, t(name)), h("small.soft", { dir: "auto" }, value)) : null);
  return h("div.three", {}, fact("course.fact.level", "course", answer.level), fact("course.fact.teacher", "person", profile.teacher), fact("course.fact.start", "today", weeks[0] && dayName(weeks[0].begins, { weekday: "long", day: "numeric", month: "long" })));
}

/** @param {HTMLElement} element @param {any} answer the program's answer about today */
export async function showToday(element, answer) {
  const wanted = RECORDED.includes(answer.state) ? (answer.card.command ?? [])[2] : "";
  const [week, { sessions }, passage] = await Promise.all([ask("course-week").catch(() => ({})), ask("course-schedule").catch(() => ({ sessions: [] })), Number(wanted) ? ask("course-week", { week: wanted }).catch(() => null) : null]);
  const [address, text, sign] = next(answer);
  const coming = sessions.filter((/** @type {any} */ one) => one.state !== "ended" && one.state !== "cancelled").slice(0, 2);
  const begins = BEFORE.includes(answer.state);
  fill(
    element, begins ? h("div.hero", {}, h("h2.title", {}, answer.heading), h("p", {}, h("bdi", {}, answer.title))) : weekHead({ week: answer.week, weeks: answer.weeks, topic: week.topic || answer.title, level: answer.level, lesson: week.lesson ?? [] }),
    answer.banner ? h("p.banner.warn", {}, icon("info", "tiny"), answer.banner) : null,
    h(`section.card.first.stack${CALM.includes(answer.state) ? ".calm" : ""}`, {},
      h("div", {}, h("h2.flush", {}, answer.card.title), h("p.small.soft", { dir: "auto" }, passage ? toRecord(passage) : answer.card.subtitle)),
      answer.deadline ? h("p.small", {}, h(`span.tag${answer.deadline.urgency === "later" ? "" : ".warn"}`, {}, icon("clock"), t("course.deadline", { time: moment(answer.deadline.at) }))) : null,
      button(CALM.includes(answer.state) ? "full" : "main.full", sign, text, address)),
    begins ? await facts(answer) : parts(answer, week),
    coming.length ? h("section.section.stack", {}, h("h2", {}, t("course.next")), coming.map((/** @type {any} */ one) => sessionCard(one))) : null);
}
