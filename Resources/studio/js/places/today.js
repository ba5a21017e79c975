// Today: the next thing to do, what else there is, and where somebody stopped.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { dayName, moment, t } from "../i18n.js";
import { learnReciters, partName, passageName, reciterName, surahName, surahs } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { ring } from "../parts/progress.js";
import { bones, empty, fault } from "../parts/states.js";
import { isOn, resume, timesName } from "../player.js";
import { state, watch } from "../store.js";
import { nextTask, taskList } from "./hifz-tasks.js";
import { lastPage, readLast } from "./mushaf-place.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [first, week, hifz, learning, khatm, go] = [h("div"), h("div.week-room"), h("div.stack.far", {}, bones(3)), h("div"), h("section.section", {}, bones(1)), h("section.section")];
  fill(
    element, top(t("place.today"), { actions: [iconButton("search", t("search"), search("")), iconButton("bookmark", t("mushaf.bookmarks"), search("marks"))] }),
    first, h("div.columns", {}, h("div.stack.far", {}, week, hifz), h("div.stack.far", {}, learning, khatm, go)));
  const goOn = () => showGoOn(go);
  /** @param {Promise<any>} [tasks] @param {Promise<any>} [reading] */
  const rest = (tasks, reading) => Promise.all([showFirst(first), showHifz(hifz, tasks), showKhatm(khatm, week, reading), showLearning(learning)]);
  whenLeft(watch(["player", "reciters", "surahs"], goOn));
  whenLeft(on("library", () => {
    sessionStorage.removeItem("no.course");
    sessionStorage.removeItem("no.coach");
    return rest();
  }));
  goOn();
  // They are asked for beside the names.
  const asked = ["hifz", "khatm"].map((name) => ask(name));
  asked.forEach((one) => one.catch(() => {}));
  await Promise.all([readLast().then(goOn), surahs().catch(() => {}).then(() => rest(...asked))]);
}

/**
 * The way to the first sound, for as long as no reciter is there.
 * @param {HTMLElement} element
 */
async function showFirst(element) {
  const reciters = await learnReciters().catch(() => null);
  fill(element, reciters?.length === 0 ? h("section.card.first.row", {}, h("span.grow", {}, h("b.block", {}, t("welcome.title")), h("small.soft", {}, t("welcome.hint"))), button("main", "forward", t("welcome.begin"), "#/welcome")) : null);
}

/** @param {string} tab */
const search = (tab) => async () => {
  const { openGo } = await import("../parts/picker.js");
  openGo(tab || "surah", { searches: !tab });
};

/**
 * A row that leads somewhere.
 * @param {string} sign @param {any} title @param {any} about @param {string|(() => void)} to @param {{kind?: string, end?: any}} more
 */
function row(sign, title, about, to, { kind = "", end = icon("forward", "tiny") } = {}) {
  const inside = [h(`span.dot${kind}`, { "aria-hidden": "true" }, icon(sign, "tiny")), h("span.grow", {}, h("b", {}, title), h("small", {}, about)), end];
  return h("li.bare", {}, typeof to === "string" ? h("a.item", { href: to }, inside) : h("button.item", { onclick: to }, inside));
}

/** @param {HTMLElement} section */
function showGoOn(section) {
  const page = lastPage();
  const surah = [...state.surahs].reverse().find((one) => one.page <= page)?.number ?? 1;
  const { player } = state;
  const about = [reciterName(player.reciter), timesName(player) || t("player.sounds")].filter(Boolean).join(" · ");
  fill(section, h("h2", {}, t("today.goOn")), h("ul.list", {},
    row("mushaf", t("today.page", { surah: surahName(surah), page }), t("today.readOn"), `#/mushaf/${page}`),
    isOn() ? row("headphones", passageName(player.ref), about, "#/player") : row("headphones", t("today.resume"), t("today.resumeHint"), resume)));
}

/** @param {HTMLElement} element */
async function showHifz(element, asked = ask("hifz")) {
  try {
    const { tasks } = await asked;
    const next = tasks.find((/** @type {any} */ task) => !task.done);
    const others = tasks.filter((/** @type {any} */ task) => task !== next);
    fill(
      element, next ? nextTask(next, false) : h("div.card", {}, empty("done", t(tasks.length ? "hifz.allDone" : "hifz.nothing"), button("main", "mushaf", t("today.readNow"), "#/mushaf"), button("", "hifz", t("place.hifz"), "#/hifz"))),
      others.length ? h("section.section", {}, h("h2", {}, t("hifz.review")), taskList(others)) : null);
  } catch (error) {
    if (/** @type {any} */ (error).status === 0) return fill(element, h("div.card", {}, fault(error)));
    fill(element, h("div.card", {}, empty("hifz", t("today.noPlan"), button("main", "hifz", t("hifz.begin"), "#/hifz"))));
  }
}

/**
 * The state of a day of reading: met, some, or none.
 * @param {any} day
 */
const dayState = (day) => (day.status === "met" ? "met" : day.pages > 0 ? "some" : "none");

/** @param {HTMLElement} section @param {HTMLElement} week */
async function showKhatm(section, week, asked = ask("khatm")) {
  try {
    const khatm = await asked;
    fill(week, h("ol.week", { "aria-label": t("khatm.week") }, khatm.week.map((/** @type {any} */ day) => {
      const now = dayState(day);
      return h(`li.${now}${day.day === khatm.today.day ? ".today" : ""}`, {}, h("span", {}, dayName(day.day, { weekday: "short" })),
        h("b", {}, now === "met" ? icon("check", "tiny") : dayName(day.day, { day: "numeric" }), h("span.hidden-text", {}, t(`week.${now}`))));
    })));
    const left = khatm.remains ?? 0;
    fill(section, h("h2", {}, t("place.khatm")), h("a.card.row.stay.over", { href: `#/mushaf/${khatm.next_page}` },
      ring(khatm.percent / 100, t("percent", { percent: Math.round(khatm.percent) }), t("khatm.ofIt", { percent: Math.round(khatm.percent) })),
      h("span.grow", {}, h("b", {}, left ? t("khatm.readToday", { count: Math.ceil(left) }) : t("khatm.goOn", { page: khatm.next_page })),
        h("small.soft", {}, t("khatm.pages", { pages: khatm.pages, all: khatm.pages_in_all }))), icon("forward", "tiny")));
  } catch (error) {
    fill(section);
  }
}

/**
 * News from a teacher, and students who wait for one.
 * @param {HTMLElement} element
 */
async function showLearning(element) {
  const rows = [];
  // A library without a course is asked once in a while, not each time.
  const asksFor = (/** @type {string} */ name) => (sessionStorage.getItem(`no.${name}`) ? Promise.reject() : ask(name).catch((error) => {
    if (error.status === 404) sessionStorage.setItem(`no.${name}`, "yes");
    throw error;
  }));
  const [course, coach] = await Promise.allSettled([asksFor("course"), asksFor("coach")]);
  if (course.status === "fulfilled") {
    const { title, week, weeks, card, session } = course.value;
    rows.push(row("course", h("bdi", {}, title), [t("course.week", { week, weeks }), " · ", card.title], "#/course"));
    if (session) rows.push(row("clock", h("bdi", {}, session.title), moment(session.start), "#/course", { kind: ".still" }));
  }
  if (coach.status === "fulfilled") {
    for (const one of coach.value.waiting.slice(0, 3)) rows.push(row("coach", h("bdi", {}, one.name), t("today.waits", { part: partName(one.part) }), `#/coach/${one.student}/${one.part.replace(/^week /, "")}`, { kind: ".warn" }));
    if (!coach.value.waiting.length) rows.push(row("coach", h("bdi", {}, coach.value.title), t("coach.nobodyWaits"), "#/coach"));
  }
  fill(element, rows.length ? h("section.section", {}, h("h2", {}, t("place.course")), h("ul.list", {}, rows)) : null);
}
