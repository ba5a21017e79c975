// Recordings: the library, what it covers, and the takes of an ayah through time.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { clock, number, t } from "../i18n.js";
import { surahs } from "./mushaf-place.js";
import { takeList } from "./takes.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const list = h("section");
  const coverage = h("section");
  const query = /** @type {HTMLInputElement} */ (h("input", { type: "search" }));
  const showList = () => showRecordings(list, query.value.trim());
  query.addEventListener("input", showList);
  fill(element, h("h1", {}, t("place.recordings")), h("div.row", {}, h("label", {}, t("search"), query)), list, timelineForm(), h("h2", {}, t("recordings.coverage")), coverage);
  const showAll = () => Promise.all([showList(), showCoverage(coverage)]);
  whenLeft(on("library", showAll));
  await showAll();
}

/** @param {HTMLElement} element @param {string} query */
async function showRecordings(element, query) {
  const answer = await ask(query ? "recordings-search" : "recordings", query ? { query: query.split(/\s+/) } : {}).catch(() => ({ recordings: [] }));
  if (!answer.recordings.length) return fill(element, h("p", {}, t(query ? "search.nothing" : "recordings.none")));
  fill(element, h("ul.list", {}, answer.recordings.map((/** @type {any} */ one) => h("li.row.spread", {},
    h("span", {}, h("strong", {}, h("bdi", {}, one.title)), " · ", h("bdi", {}, one.reciter.name), " · ", h("bdi", {}, one.date)),
    h("span.row", {},
      h("span.soft.number", {}, clock(one.duration)),
      h("span", {}, t("recordings.segments", { confirmed: one.confirmed, suggested: one.suggested })),
      one.state === "there" ? h("a.button", { href: `#/editor/${one.id}` }, t("edit")) : h("span.wrong", {}, t("recordings.missing")))))));
}

function timelineForm() {
  const ayah = /** @type {HTMLInputElement} */ (h("input", { placeholder: "112:1", dir: "ltr" }));
  const place = h("div");
  return h("form", {
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!ayah.value.trim()) return;
      try {
        fill(place, takeList(await ask("takes", { timeline: ayah.value.trim() })));
      } catch (error) {
        fill(place, h("p.wrong", { lang: "en", dir: "ltr" }, /** @type {Error} */ (error).message));
      }
    },
  }, h("h2", {}, t("recordings.timeline")), h("div.row", {}, h("label", {}, t("ayah"), ayah), h("button", { type: "submit" }, t("show"))), place);
}

/** @param {HTMLElement} element */
async function showCoverage(element) {
  const [answer, all] = await Promise.all([ask("coverage"), surahs()]);
  const covered = answer.surahs.filter((/** @type {any} */ one) => one.covered);
  fill(element, h("p.soft", {}, t("recordings.covered", { covered: answer.covered, all: answer.ayat })),
    h("div.coverage", {}, covered.map((/** @type {any} */ one) => h("a", { href: `#/mushaf/at/${one.surah}:1` },
      h("span", {}, all[one.surah - 1].transliteration),
      h("span.meter", { "aria-hidden": "true" }, h("span", { style: { "inline-size": `${(one.covered / one.ayat) * 100}%` } })),
      h("span.soft.number", {}, `${number(one.covered)} / ${number(one.ayat)}`)))));
}
