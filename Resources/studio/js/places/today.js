// Today: where to go on, what is to be done by heart, and the khatm.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { number, t } from "../i18n.js";
import { resume, status, watch } from "../player.js";
import { lastPage, readLast } from "./mushaf-place.js";
import { taskList } from "./hifz-tasks.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const go = h("section.card");
  const hifz = h("section.card");
  const khatm = h("section.card");
  fill(element, h("h1", {}, t("place.today")), h("div.cards", {}, go, hifz, khatm));
  const goOn = () => showGoOn(go);
  const rest = () => Promise.all([showHifz(hifz), showKhatm(khatm)]);
  whenLeft(watch(goOn));
  whenLeft(on("library", rest));
  goOn();
  await Promise.all([readLast().then(goOn), rest()]);
}

/** @param {HTMLElement} card */
function showGoOn(card) {
  const sounds = status.state !== "none" && status.state !== "idle";
  fill(
    card, h("h2", {}, t("today.goOn")),
    h("div.row", {},
      h("a.button.main", { href: `#/mushaf/${lastPage()}` }, t("today.read", { page: lastPage() })),
      sounds
        ? h("a.button", { href: "#/player" }, t("today.sounds", { ref: status.ref ?? "" }))
        : h("button", { onclick: resume }, t("today.resume"))));
}

/** @param {HTMLElement} card */
async function showHifz(card) {
  try {
    const today = await ask("hifz");
    fill(
      card, h("h2", {}, t("place.hifz")), h("p.soft", {}, t("hifz.left", { minutes: today.minutes_left, done: today.done, all: today.tasks.length })),
      taskList(today), h("p", {}, h("a", { href: "#/hifz" }, t("hifz.all"))));
  } catch (error) {
    // The program says what to set up, in English.
    fill(
      card, h("h2", {}, t("place.hifz")), h("p.soft", { lang: "en", dir: "ltr" }, /** @type {Error} */ (error).message),
      h("p", {}, h("a.button", { href: "#/hifz" }, t("hifz.begin"))));
  }
}

/** @param {HTMLElement} card */
async function showKhatm(card) {
  try {
    const khatm = await ask("khatm");
    fill(
      card, h("h2", {}, t("place.khatm")), h("p", {}, t("khatm.pages", { pages: khatm.pages, all: khatm.pages_in_all })),
      h("div.meter", { role: "img", "aria-label": t("khatm.percent", { percent: khatm.percent }) },
        h("span", { style: { "inline-size": `${khatm.percent}%` } })),
      h("p.soft", {}, t("khatm.today", { pages: number(khatm.today.pages) })),
      h("div.row", {}, h("a.button", { href: `#/mushaf/${khatm.next_page}` }, t("khatm.goOn", { page: khatm.next_page }))));
  } catch (error) {
    fill(card, h("h2", {}, t("place.khatm")), h("p.wrong", { lang: "en", dir: "ltr" }, /** @type {Error} */ (error).message));
  }
}
