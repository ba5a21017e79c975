// The head of a course: which week it is, how much of it is done, the one next thing, and how lesson, submission and feedback stand.
import { fill, h } from "../dom.js";
import { language, number, t } from "../i18n.js";
import { icon } from "../parts/icon.js";
import { ring } from "../parts/progress.js";

/**
 * The section of the next thing, by the state of the course.
 * @type {Record<string, string>}
 */
const WHERE = {
  "lesson-not-started": "course-lesson", "lesson-in-progress": "course-lesson", "ready-to-submit": "course-record", again: "course-record",
  "awaiting-placement": "course-record", "assessment-open": "course-record", "assessment-again": "course-record", "feedback-ready": "course-submissions", "result-ready": "course-submissions",
};
/** States in which nothing is to be done, and those that want care. */
const CALM = ["awaiting-feedback", "assessment-sent", "caught-up", "graduated", "before-start", "ended"];

/**
 * A moment as the person's clock has it.
 * @param {number} seconds since 1970
 */
export const moment = (seconds) => new Intl.DateTimeFormat(language() === "ar" ? "ar-EG" : language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));

/**
 * The time until then, in words.
 * @param {number} seconds since 1970
 */
export function until(seconds) {
  const minutes = Math.round((seconds * 1000 - Date.now()) / 60000);
  const words = new Intl.RelativeTimeFormat(language() === "ar" ? "ar-EG" : language(), { numeric: "auto" });
  if (Math.abs(minutes) < 90) return words.format(minutes, "minute");
  return Math.abs(minutes) < 2880 ? words.format(Math.round(minutes / 60), "hour") : words.format(Math.round(minutes / 1440), "day");
}

/**
 * @param {HTMLElement} element @param {any} answer the program's answer about today @param {any} week the week that is shown
 */
export function showToday(element, answer, week) {
  const lesson = week?.lesson ?? [];
  const done = lesson.filter((/** @type {any} */ one) => one.done).length;
  const english = { lang: "en", dir: "ltr" };
  const where = WHERE[answer.state];
  const title = t(`course.now.${answer.state}`);
  fill(
    element,
    h("div.row.stay.hero", {}, h("div.grow", {}, h("p.hero-week", {}, t("course.thisWeek", { week: answer.week }), " ", h("small", {}, t("course.ofWeeks", { weeks: answer.weeks }))),
      h("p", {}, week?.topic ? h("bdi", {}, week.topic) : h("bdi", {}, answer.title), answer.level ? [" · ", h("bdi.soft", {}, answer.level)] : null)),
    lesson.length ? ring(done / lesson.length, t("of", { part: number(done), all: number(lesson.length) }), t("course.lessonDone", { done, all: lesson.length })) : null),
    answer.banner ? h("p.banner.warn", english, icon("info", "tiny"), answer.banner) : null,
    h(`section.card.first.stack${CALM.includes(answer.state) ? ".calm" : ""}`, {},
      h("div", {}, h("h2.flush", {}, title), h("p.small.soft", {}, h("span", english, answer.card.subtitle))),
      answer.deadline ? h("p.small", {}, h("span.tag", {}, icon("clock"), t("course.deadline", { time: moment(answer.deadline.at) }))) : null,
      // The form for a recording stands just below.
      where && where !== "course-record" ? h("div", {}, h("button.main", { onclick: () => document.getElementById(where)?.scrollIntoView({ behavior: "smooth", block: "start" }) }, icon("down", "tiny"), t(`course.do.${where}`))) : null),
    h("div.three", {}, [["lesson", "course"], ["submission", "mic"], ["feedback", "coach"]].map(([name, sign]) => h("div.card.stack", {}, icon(sign, "tiny"), h("b", {}, t(`course.part.${name}`)), h("small.soft", english, answer[name])))));
}
