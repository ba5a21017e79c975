// Today in a course: which week it is, how much of it is done, the one next thing, how the three parts stand, and the next sessions.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { moment, number, t } from "../i18n.js";
import { button } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { ring } from "../parts/progress.js";
import { sessionCard } from "./course-session.js";

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
  if (verb === "lesson") return [`#/course/learn/${of}`, t("course.do.lesson"), "play"];
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

/** @param {HTMLElement} element @param {any} answer the program's answer about today */
export async function showToday(element, answer) {
  const [week, { sessions }] = await Promise.all([ask("course-week").catch(() => ({})), ask("course-schedule").catch(() => ({ sessions: [] }))]);
  const english = { lang: "en", dir: "ltr" };
  const [address, text, sign] = next(answer);
  const coming = sessions.filter((/** @type {any} */ one) => one.state !== "ended" && one.state !== "cancelled").slice(0, 2);
  const status = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {string} */ to) => h("a.card.stack.over", { href: to }, icon(picture, "tiny"), h("b", {}, t(`course.part.${name}`)), h("small.soft", english, answer[name]));
  fill(
    element, weekHead({ week: answer.week, weeks: answer.weeks, topic: week.topic ?? answer.title, level: answer.level, lesson: week.lesson ?? [] }),
    answer.banner ? h("p.banner.warn", english, icon("info", "tiny"), answer.banner) : null,
    h(`section.card.first.stack${CALM.includes(answer.state) ? ".calm" : ""}`, {},
      h("div", {}, h("h2.flush", {}, t(`course.now.${answer.state}`)), h("p.small.soft", {}, h("span", english, answer.card.subtitle))),
      answer.deadline ? h("p.small", {}, h(`span.tag${answer.deadline.urgency === "later" ? "" : ".warn"}`, {}, icon("clock"), t("course.deadline", { time: moment(answer.deadline.at) }))) : null,
      button(CALM.includes(answer.state) ? "full" : "main.full", sign, text, address)),
    h("div.three", {}, status("lesson", "course", "#/course/learn"), status("submission", "mic", "#/course/learn"), status("feedback", "coach", address.includes("/feedback/") ? address : "#/course/learn")),
    coming.length ? h("section.section.stack", {}, h("h2", {}, t("course.next")), coming.map((/** @type {any} */ one) => sessionCard(one))) : null);
}
