// Reciters: who is here and in which order, the catalogue, and what is downloaded.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { number, t } from "../i18n.js";
import { learnReciters, surahs } from "../names.js";
import { button, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { passageButton } from "../parts/passage.js";
import { bones, empty } from "../parts/states.js";
import { say } from "../parts/toast.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [own, downloads, found] = [h("section", {}, bones(2)), h("section"), h("section", { "aria-live": "polite" })];
  const query = /** @type {HTMLInputElement} */ (h("input", { type: "search", "aria-label": t("reciters.search"), placeholder: t("reciters.search") }));
  query.addEventListener("input", () => showCatalogue(found, query.value.trim()));
  fill(
    element, top(t("place.reciters")), h("div.columns", {},
      h("div.stack.far", {}, own, h("section.section.stack", {}, h("h2", {}, t("reciters.catalogue")), h("label.field", {}, icon("search", "tiny"), query), found)),
      h("section.section.stack", {}, h("h2", {}, t("reciters.downloads")), downloadForm(), downloads)));
  const showAll = () => Promise.all([showOwn(own), showDownloads(downloads)]);
  whenLeft(on("library", showAll));
  await surahs().catch(() => {});
  await showAll();
}

/** @param {HTMLElement} element */
async function showOwn(element) {
  const { reciters } = await ask("reciters");
  if (!reciters.length) return fill(element, h("div.card", {}, empty("people", t("reciters.none"))));
  fill(element, h("ol.list", {}, reciters.map((/** @type {any} */ one, /** @type {number} */ index) => h("li.bare", {}, h("div.item", {},
    h(`span.dot${index ? ".still" : ""}`, {}, number(index + 1)), h("span.grow", {}, h("b", {}, h("bdi", {}, one.name)), h("small", {}, h("bdi", {}, one.riwayah ?? ""))),
    index ? h("button", { "aria-label": `${t("reciters.first")}: ${one.name}`, onclick: () => tryChange("reciter-order", { reciter: one.id }) }, icon("up", "tiny"), t("reciters.first")) : h("span.tag.good", {}, t("reciters.isFirst")))))));
}

/** @param {HTMLElement} element @param {string} query */
async function showCatalogue(element, query) {
  if (query.length < 2) return fill(element);
  const { reciters } = await ask("catalogue", { name: query.split(/\s+/) }).catch(() => ({ reciters: [] }));
  if (!reciters.length) return fill(element, h("p.soft", {}, t("reciters.notFound")));
  fill(element, h("ul.list", {}, reciters.slice(0, 40).map((/** @type {any} */ one) => h("li.row.spread", {},
    h("span", {}, h("bdi", {}, one.name), " ", h("span", { lang: "ar", dir: "rtl" }, one.arabic_name ?? ""), h("span.soft", {}, ` · ${one.riwayah} · ${one.style} · ${t(`kind.${one.kind}`)}`)),
    one.library_id ? h("span.tag.good", {}, t("reciters.here")) : h("button", {
      onclick: async () => {
        if (await tryChange("reciter-add", { reciter: one.id })) say(t("reciters.added", { name: one.name }));
      },
    }, t("reciters.add"))))));
}

/** A passage and a reciter of the catalogue to download. */
function downloadForm() {
  let range = "";
  const reciter = /** @type {HTMLSelectElement} */ (h("select", {}));
  learnReciters().then((all) => all.forEach((/** @type {any} */ one) => reciter.append(h("option", { value: one.id }, one.name)))).catch(() => {});
  const begin = /** @type {HTMLButtonElement} */ (button("main", "download", t("reciters.download"), async () => {
    say(t("reciters.downloading"));
    if (await tryChange("download", { range: [range], reciter: reciter.value })) say(t("reciters.downloaded"));
  }));
  begin.disabled = true;
  return h("div.list", {},
    h("div.line.inset", {}, h("span.grow", {}, t("passage.title")), passageButton({ title: t("player.choose"), value: "", change: (chosen) => ((range = chosen), (begin.disabled = !reciter.value)) })),
    h("label.line.inset", {}, h("span.grow", {}, t("player.reciter")), reciter), h("div.stack.inset", {}, begin));
}

/** @param {HTMLElement} element */
async function showDownloads(element) {
  const { downloads } = await ask("downloads");
  if (!downloads.length) return fill(element, h("p.soft", {}, t("reciters.noDownloads")));
  fill(element, h("ul.list", {}, downloads.map((/** @type {any} */ one) => h("li.row.spread", {},
    h("bdi", {}, one.name ?? one.reciter?.name ?? one.reciter ?? ""), h("span.soft.number", {}, t("reciters.files", { count: one.files ?? 0, size: number(Math.round((one.bytes ?? 0) / 1e6)) }))))));
}
