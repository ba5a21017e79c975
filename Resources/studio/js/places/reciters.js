// Reciters: who is here and in which order, what is being downloaded, and the catalogue.
import { ask, tryChange } from "../api.js";
import { bySurah } from "../downloads.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { language, number, t } from "../i18n.js";
import { learnReciters, passageName, reciterName, surahs } from "../names.js";
import { iconButton, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/progress.js";
import { bones, empty } from "../parts/states.js";
import { say } from "../parts/toast.js";
import { stopSound } from "../sound.js";
import { state, watch } from "../store.js";
import { openReciter, sampleButton, sizeOf } from "./reciter-sheet.js";

/** Number of reciters of the catalogue that are shown before anything is typed. */
const MOST = 8;

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [own, running, found] = [h("section", {}, bones(2)), h("section.section"), h("section", { "aria-live": "polite" }, bones(3))];
  const query = /** @type {HTMLInputElement} */ (h("input", { type: "search", "aria-label": t("reciters.search"), placeholder: t("reciters.search"), dir: "auto" }));
  const showFound = () => showCatalogue(found, query.value.trim());
  let waiting = 0;
  query.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(showFound, 150);
  });
  fill(
    element, top(t("place.reciters")), h("div.columns", {}, h("div.stack.far", {}, running, own),
      h("section.section.stack", {}, h("h2", {}, t("reciters.catalogue")), h("label.field", {}, icon("search", "tiny"), query), found)));
  const showAll = () => Promise.all([showOwn(own), showFound()]);
  whenLeft(on("library", showAll));
  whenLeft(watch(["downloads"], () => showRunning(running)));
  whenLeft(stopSound);
  showRunning(running);
  await surahs().catch(() => {});
  await showAll();
}

/** @param {HTMLElement} element */
async function showOwn(element) {
  const [reciters, { downloads }] = await Promise.all([learnReciters(), ask("downloads").catch(() => ({ downloads: [] }))]);
  if (!reciters.length) return fill(element, h("div.card", {}, empty("people", t("reciters.none"), h("a.button.main", { href: "#/welcome" }, t("welcome.begin")))));
  const kept = (/** @type {any} */ one) => {
    const files = downloads.filter((/** @type {any} */ file) => file.reciter === one.id);
    if (!files.length) return t(`reciters.from.${one.from ?? "files"}`);
    return `${t("downloads.surahs", { count: bySurah(files).length })} · ${sizeOf(files.reduce((/** @type {number} */ sum, /** @type {any} */ file) => sum + file.bytes, 0))}`;
  };
  fill(element, h("ol.list", {}, reciters.map((/** @type {any} */ one, /** @type {number} */ index) => h("li.reciter", {}, sampleButton(one.id, one.name),
    h("button.item.grow", { "aria-haspopup": "dialog", onclick: () => openReciter(one, index === 0) },
      h("span.grow", {}, h("b", {}, h("bdi", {}, one.name)), h("small", {}, t(`setting.riwayah.${one.riwayah}`), " · ", kept(one))),
      index ? null : h("span.tag.good", {}, t("reciters.isFirst")), icon("forward", "tiny"))))));
}

/** @param {HTMLElement} element */
function showRunning(element) {
  const all = state.downloads;
  element.hidden = !all.length;
  fill(element, h("h2", {}, t("reciters.downloading")), h("ul.list", {}, all.map((one) => h("li.stack", {}, h("div.row.stay", {},
    h("span.grow", {}, h("b.block", {}, passageName(one.range)), h("small.soft", {}, reciterName(one.reciter), " · ", t("of", { part: number(one.done), all: number(one.files) }))),
    iconButton("close", `${t("cancel")}: ${passageName(one.range)}`, () => one.cancel())), meter(one.files ? one.done / one.files : 0)))));
}


/** @param {HTMLElement} element @param {string} query */
async function showCatalogue(element, query) {
  const all = query ? await ask("catalogue", { name: query.split(/\s+/) }).then((answer) => answer.reciters, () => []) : (await ask("catalogue").catch(() => ({ reciters: [] }))).reciters.filter((/** @type {any} */ one) => !one.library_id).slice(0, MOST);
  if (!all.length) return fill(element, h("p.soft", {}, t("reciters.notFound")));
  const isArabic = language() === "ar";
  fill(element, h("ul.list", {}, all.slice(0, 40).map((/** @type {any} */ one) => {
    const [name, other] = isArabic ? [one.arabic_name ?? one.name, one.name] : [one.name, one.arabic_name];
    const add = async () => {
      if (!(await tryChange("reciter-add", { reciter: one.id }))) return;
      await learnReciters();
      say(t("reciters.added", { name }), "note", () => void tryChange("reciter-remove", { reciter: one.id }));
    };
    return h("li.bare", {}, h("div.item", {}, h("span.grow", {}, h("b", {}, h("bdi", {}, name)), h("small", {}, other ? [h("bdi", {}, other), " · "] : null, [t(`setting.riwayah.${one.riwayah}`), one.style ? t(`style.${one.style}`) : "", t(`kind.${one.kind}`)].filter(Boolean).join(" · "))),
      one.library_id ? h("span.tag.good", {}, t("reciters.here")) : h("button.tone", { "aria-label": `${t("reciters.add")}: ${name}`, onclick: add }, t("reciters.add"))));
  })));
}
