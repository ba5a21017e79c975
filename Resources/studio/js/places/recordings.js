// Recordings: the library, what it covers, and the takes of an ayah through time.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { clock, dayName, number, t } from "../i18n.js";
import { passageName, surahName, surahs } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { passageButton } from "../parts/passage.js";
import { bones, empty } from "../parts/states.js";
import { takeList } from "./takes.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [list, coverage] = [h("section", {}, bones(3)), h("section.section")];
  const query = /** @type {HTMLInputElement} */ (h("input", { type: "search", "aria-label": t("search"), placeholder: t("search") }));
  const showList = () => showRecordings(list, query.value.trim());
  query.addEventListener("input", showList);
  fill(element, top(t("place.recordings"), { actions: [iconButton("mic", t("record.title"), openRecord), iconButton("upload", t("import.title"), openImport)] }), h("div.columns", {}, h("div.stack", {}, h("label.field", {}, icon("search", "tiny"), query), list), h("div.stack.far", {}, timeline(), coverage)));
  const showAll = () => Promise.all([showList(), showCoverage(coverage)]);
  whenLeft(on("library", showAll));
  await surahs().catch(() => {});
  await showAll();
}

const openRecord = async () => (await import("./record-sheet.js")).openRecord();

const openImport = async () => (await import("./import-sheet.js")).openImport();

/** @param {HTMLElement} element @param {string} query */
async function showRecordings(element, query) {
  const answer = await ask(query ? "recordings-search" : "recordings", query ? { query: query.split(/\s+/) } : {}).catch(() => ({ recordings: [] }));
  if (!answer.recordings.length) return fill(element, h("div.card", {}, empty("waveform", t(query ? "recordings.notFound" : "recordings.none"), query ? null : [button("main", "upload", t("import.title"), openImport), button("", "mic", t("record.title"), openRecord)])));
  fill(element, h("ul.list", {}, answer.recordings.map((/** @type {any} */ one) => {
    const inside = [h("span.dot", { "aria-hidden": "true" }, icon("waveform", "tiny")), h("span.grow", {}, h("b", {}, h("bdi", {}, one.title)),
      h("small", {}, h("bdi", {}, one.reciter.name), ` · ${dayName(one.date, { dateStyle: "medium" })} · ${clock(one.duration)}`)),
    one.state !== "there" ? h("span.tag.warn", {}, t("recordings.missing")) : one.suggested ? h("span.tag.warn", {}, t("recordings.toCheck", { count: one.suggested })) : h("span.tag.good", {}, t("ayat", { count: one.confirmed })), icon("forward", "tiny")];
    return h("li.bare", {}, one.state === "there" ? h("a.item", { href: `#/editor/${one.id}` }, inside) : h("div.item", {}, inside));
  })));
}

/** The takes of one ayah that is chosen. */
function timeline() {
  const place = h("div");
  const show = async (/** @type {string} */ range) => {
    const ayah = /^\d+:\d+/.exec(range)?.[0];
    if (!ayah) return;
    try {
      fill(place, h("h3", {}, passageName(ayah)), takeList(await ask("takes", { timeline: ayah })));
    } catch (error) {
      fill(place, h("p.wrong", { dir: "auto" }, /** @type {Error} */ (error).message));
    }
  };
  return h("section.section.stack", {}, h("h2", {}, t("recordings.timeline")), h("div", {}, passageButton({ title: t("recordings.chooseAyah"), value: "", change: show })), place);
}

/** @param {HTMLElement} element */
async function showCoverage(element) {
  const answer = await ask("coverage");
  const covered = answer.surahs.filter((/** @type {any} */ one) => one.covered);
  if (!covered.length) return fill(element);
  fill(element, h("h2", {}, t("recordings.coverage")), h("div.card.stack", {}, h("p.small.soft", {}, t("recordings.covered", { covered: answer.covered, all: answer.ayat })),
    h("div.coverage", {}, covered.map((/** @type {any} */ one) => h("a", { href: `#/mushaf/at/${one.surah}:1` },
      h("span", {}, surahName(one.surah)),
      h("span.meter", { "aria-hidden": "true" }, h("span", { style: { "inline-size": `${(one.covered / one.ayat) * 100}%` } })),
      h("span.soft.number", {}, t("of", { part: number(one.covered), all: number(one.ayat) })))))));
}
