// Reciters: who is here and in which order, the catalogue, and what is downloaded.
import { ask, tryChange } from "../api.js";
import { fill, h, say } from "../dom.js";
import { on } from "../events.js";
import { number, t } from "../i18n.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const own = h("section");
  const downloads = h("section");
  const found = h("section", { "aria-live": "polite" });
  const query = /** @type {HTMLInputElement} */ (h("input", { type: "search", "aria-label": t("reciters.search") }));
  query.addEventListener("input", () => showCatalogue(found, query.value.trim()));
  fill(
    element, h("h1", {}, t("place.reciters")), own, h("h2", {}, t("reciters.catalogue")), query, found,
    h("h2", {}, t("reciters.downloads")), downloadForm(), downloads);
  const showAll = () => Promise.all([showOwn(own), showDownloads(downloads)]);
  whenLeft(on("library", showAll));
  await showAll();
}

/** @param {HTMLElement} element */
async function showOwn(element) {
  const { reciters } = await ask("reciters");
  if (!reciters.length) return fill(element, h("p", {}, t("reciters.none")));
  fill(element, h("ol.list", {}, reciters.map((/** @type {any} */ one, /** @type {number} */ index) => h("li.row.spread", {},
    h("span", {}, h("strong", {}, h("bdi", {}, one.name)), " · ", h("bdi.soft", {}, one.riwayah ?? "")),
    index ? h("button", { onclick: () => tryChange("reciter-order", { reciter: one.id }) }, t("reciters.first")) : h("span.good", {}, t("reciters.isFirst"))))));
}

/** @param {HTMLElement} element @param {string} query */
async function showCatalogue(element, query) {
  if (query.length < 2) return fill(element);
  const { reciters } = await ask("catalogue", { name: query.split(/\s+/) }).catch(() => ({ reciters: [] }));
  if (!reciters.length) return fill(element, h("p", {}, t("search.nothing")));
  fill(element, h("ul.list", {}, reciters.slice(0, 40).map((/** @type {any} */ one) => h("li.row.spread", {},
    h("span", {}, h("bdi", {}, one.name), " ", h("span", { lang: "ar", dir: "rtl" }, one.arabic_name ?? ""), h("span.soft", {}, ` · ${one.riwayah} · ${one.style} · ${t(`kind.${one.kind}`)}`)),
    one.library_id ? h("span.good", {}, t("reciters.here")) : h("button", {
      onclick: async () => {
        if (await tryChange("reciter-add", { reciter: one.id })) say(t("reciters.added", { name: one.name }));
      },
    }, t("reciters.add"))))));
}

function downloadForm() {
  const range = /** @type {HTMLInputElement} */ (h("input", { placeholder: "juz:30", dir: "ltr" }));
  const reciter = /** @type {HTMLInputElement} */ (h("input", { placeholder: "alafasy", dir: "ltr" }));
  return h("form.form", {
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      say(t("reciters.downloading"));
      if (await tryChange("download", { range: range.value.trim().split(/\s+/), reciter: reciter.value.trim() })) say(t("reciters.downloaded"));
    },
  }, h("label", {}, t("range"), range), h("label", {}, t("player.reciter"), reciter), h("button", { type: "submit" }, t("reciters.download")));
}

/** @param {HTMLElement} element */
async function showDownloads(element) {
  const { downloads } = await ask("downloads");
  if (!downloads.length) return fill(element, h("p.soft", {}, t("reciters.noDownloads")));
  fill(element, h("ul.list", {}, downloads.map((/** @type {any} */ one) => h("li.row.spread", {},
    h("bdi", {}, one.name ?? one.reciter?.name ?? one.reciter ?? ""), h("span.soft.number", {}, t("reciters.files", { count: one.files ?? 0, size: number(Math.round((one.bytes ?? 0) / 1e6)) }))))));
}
