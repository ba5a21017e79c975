// A course with a teacher, for the student: the week, what to do now, lessons, feedback, live sessions.
import { ask, RequestError, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { clock, number, t } from "../i18n.js";
import { passageName, surahs } from "../names.js";
import { button, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { bones, empty, fault } from "../parts/states.js";
import { say } from "../parts/toast.js";
import { playSound, stopSound } from "../sound.js";
import { recordForm } from "./course-record.js";
import { moment, showToday, until } from "./course-today.js";

/**
 * Says that there is no course, or what else went wrong.
 * @param {HTMLElement} element @param {string} title @param {string} none @param {any} error
 */
export function showFault(element, title, none, error) {
  const isNone = error instanceof RequestError && error.status === 404;
  fill(element, top(title), h("div.card", {}, isNone ? empty("course", none) : fault(error)));
}

/** @type {import("../main.js").Place} */
export async function show(element, path, whenLeft) {
  const [today, week, weeks, schedule] = [h("div.stack", {}, bones(3)), h("div.stack.far"), h("section.section"), h("section.section")];
  const record = h("section.card", { id: "course-record" });
  const wanted = path[0];
  let endRecord = () => {};
  let recorded = "";
  const reading = new Reading();
  const fillAll = () => fill(element, top(t("place.course")), h("div.columns", {}, h("div.stack.far", {}, today, record, week), h("div.stack.far", {}, schedule, weeks, askForm())));
  const showAll = async () => {
    try {
      const answer = await ask("course");
      if (!element.contains(today)) fillAll();
      const [shownWeek] = await Promise.all([showWeek(week, wanted, reading), showWeeks(weeks), showSchedule(schedule)]);
      const { passage, week: present } = shownWeek;
      showToday(today, answer, shownWeek);
      const shown = String(present);
      const part = partOf(answer.state) ?? shown;
      // A recording goes on while all else is shown anew.
      if (part !== recorded) {
        endRecord();
        record.hidden = !passage && part === shown;
        endRecord = recordForm(record, part, part === shown ? passage : "");
        recorded = part;
      }
    } catch (error) {
      showFault(element, t("place.course"), t("course.none"), error);
    }
  };
  fillAll();
  whenLeft(on("library", showAll));
  whenLeft(() => {
    endRecord();
    stopSound();
  });
  await surahs().catch(() => {});
  await showAll();
}

/**
 * The part of a course that is recited now where it is no week.
 * @param {string} state
 */
const partOf = (state) => (state === "awaiting-placement" ? "placement" : state.startsWith("assessment-") ? "assessment" : null);

/**
 * Before the weeks go on there is none, and today's card says what comes.
 * @param {HTMLElement} element
 * @param {string|undefined} wanted none: the present week
 * @param {Reading} reading
 */
async function showWeek(element, wanted, reading) {
  const week = await ask("course-week", wanted ? { week: wanted } : {});
  if (!week.week) {
    fill(element);
    return week;
  }
  fill(
    element,
    week.passage ? h("div.row", {}, button("", "mic", t("course.passage", { passage: passageName(week.passage) }), `#/recite/${encodeURIComponent(week.passage)}`), button("", "mushaf", t("place.mushaf"), `#/mushaf/at/${week.passage}`)) : null,
    h("section.section", { id: "course-lesson" }, h("h2", {}, t("course.lessonOf", { week: week.week })),
      week.objectives.length ? h("ul.card.stack.marked-list", {}, week.objectives.map((/** @type {string} */ one) => h("li", { dir: "auto" }, one))) : null,
      h("ul.list", {}, week.lesson.map((/** @type {any} */ item, /** @type {number} */ index) => h("li.bare", {}, h("div.item", {}, h(`span.dot${item.done ? ".good" : ".still"}`, { "aria-hidden": "true" }, icon(item.done ? "check" : "play", "tiny")),
        h("span.grow", {}, h("b", {}, h("bdi", {}, item.title)), h("small", {}, [item.minutes ? t("minutes", { count: item.minutes }) : "", item.done ? t("course.partDone") : ""].filter(Boolean).join(" · "), " ", link(item.link))),
        item.done ? null : h("button", { "aria-label": `${t("course.markDone")}: ${item.title}`, onclick: () => tryChange("course-lesson", { week: String(week.week), part: String(index + 1) }) }, t("course.markDone"))))))),
    h("section.section", { id: "course-submissions" }, h("h2", {}, t("course.submissions")), h("p.small.soft", {}, t(week.catch_up ? "course.catchUps" : "course.attempts", { count: week.attempts_left })), submissions(week, reading)));
  return week;
}

/**
 * Only addresses of the web are followed.
 * @param {string} address
 */
const link = (address) => (/^https?:\/\//.test(address ?? "") ? h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, new URL(address).host) : null);

/** The feedback that is read. Its being read is a change, after which all is shown anew. */
class Reading {
  constructor() {
    this.place = h("div", { "aria-live": "polite" });
    /** The submission, by its sound. */
    this.sound = "";
    /** The feedback that is shown. */
    this.shown = "";
  }

  /** @param {any} submission @param {number} week */
  async open(submission, week) {
    this.sound = submission.sha256;
    this.show(submission);
    await tryChange("course-feedback", { week: String(week) });
  }

  /**
   * Shows the feedback that is read, where it is that of a submission, unless it is there already.
   * @param {any} submission
   */
  show(submission) {
    const feedback = JSON.stringify({ ...submission.feedback, heard: undefined });
    if (submission.sha256 !== this.sound || !submission.feedback || feedback === this.shown) return;
    this.shown = feedback;
    showFeedback(this.place, submission);
  }
}

/** @param {any} week @param {Reading} reading */
function submissions(week, reading) {
  if (!week.submissions.length) return h("p.soft", {}, t("course.noSubmissions"));
  for (const one of week.submissions) reading.show(one);
  return [h("ul.list", {}, week.submissions.map((/** @type {any} */ one) => h("li.row.spread", { "data-keep": one.sha256 },
    h("span", {}, moment(one.at), one.late ? ` · ${t("course.late")}` : ""),
    one.feedback ? h("button", { onclick: () => reading.open(one, week.week) }, t("course.readFeedback")) : h("span.soft", {}, t("course.waits"))))), reading.place];
}

/** @param {HTMLElement} place @param {any} submission */
function showFeedback(place, submission) {
  const { result, text, marks, voice } = submission.feedback;
  const hear = (/** @type {string} */ sound) => h("button", { onclick: () => playSound(sound, 0) }, t("review.spoken"));
  // A place is heard with what comes before and after it.
  const own = (/** @type {number} */ time) => playSound(submission.sha256, Math.max(0, time / 1000 - 2), time / 1000 + 3);
  fill(place, h("div.card", {}, h("p.row", {}, h("strong", {}, t(`course.result.${result}`)), voice ? hear(voice) : null), h("p", { dir: "auto" }, text),
    h("ul.list", {}, marks.map((/** @type {any} */ mark) => h("li.row", {},
      mark.time === null ? null : h("button", { onclick: () => own(mark.time) }, t("course.hearPlace", { time: clock(mark.time / 1000) })),
      mark.word ? h("a", { href: `#/mushaf/at/${mark.word.split(":").slice(0, 2).join(":")}` }, passageName(mark.word), " ", t("mushaf.word", { word: mark.word.split(":")[2] ?? "" })) : null,
      mark.symbol ? h("span.flag", {}, t(`symbol.${mark.symbol}`)) : null, h("span", { dir: "auto" }, mark.text), mark.voice ? hear(mark.voice) : null)))));
}

/** @param {HTMLElement} element */
async function showSchedule(element) {
  const { sessions } = await ask("course-schedule");
  if (!sessions.length) return fill(element);
  fill(element, h("h2", {}, t("course.schedule")), h("ul.list", {}, sessions.slice(0, 8).map((/** @type {any} */ session) => h("li", {}, sessionLine(session)))));
}

/** @param {any} session */
function sessionLine(session) {
  const tell = async (/** @type {string} */ coming) => {
    if (await tryChange("course-answer", { session: session.id, day: session.day, coming })) say(t("course.told"));
  };
  return h("div.row.spread", {},
    h("span", {}, h("b.block", {}, h("bdi", {}, session.title)), h("small.soft", {}, `${moment(session.start)} · ${until(session.start)}`)),
    h("span.row", {}, link(session.recording ?? session.link), h("button", { onclick: () => tell("yes") }, t("course.coming")), h("button", { onclick: () => tell("no") }, t("course.notComing"))));
}

/** @param {HTMLElement} element */
async function showWeeks(element) {
  const answer = await ask("course-weeks");
  fill(element, h("h2", {}, t("course.weeks")), h("p.small.soft", {}, t("course.counted", { counted: answer.counted, needed: answer.needed })),
    h("ol.list", {}, answer.weeks.map((/** @type {any} */ week) => h("li.bare", {}, h("a.item", { href: `#/course/${week.week}` }, h(`span.dot${week.state === "complete" ? ".good" : week.open ? ".warn" : ".still"}`, {}, number(week.week)),
      h("span.grow", {}, h("b", {}, h("bdi", {}, week.topic)), h("small", {}, t(`course.state.${week.open ? "open" : week.state}`))), icon("forward", "tiny"))))));
}

function askForm() {
  const text = /** @type {HTMLInputElement} */ (h("input", { dir: "auto" }));
  return h("form", {
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!text.value.trim() || !(await tryChange("course-ask", { text: text.value.trim() }))) return;
      text.value = "";
      say(t("course.asked"));
    },
  }, h("section.card.stack", {}, h("label.stack", {}, t("course.ask"), text), h("div", {}, h("button", { type: "submit" }, icon("send", "tiny"), t("course.send")))));
}
