// Adding texts beside the Quran, and the texts of riwayat: a file that a person has, or one that its publisher gives to everybody.
import { change } from "../api.js";
import { fill, h } from "../dom.js";
import { language, t } from "../i18n.js";
import { button } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/progress.js";
import { sheet } from "../parts/sheet.js";
import { upload } from "../upload.js";

/** @param {any} pack a pack or an offer @returns {string} its language in itself, or in the language of the page */
export function languageOf(pack) {
  if (pack.language_name) return pack.language_name;
  return pack.language ? new Intl.DisplayNames([language()], { type: "language", fallback: "code" }).of(pack.language) ?? pack.language : "";
}

/** The name of what was installed. */
export const installedName = (/** @type {{pack?: any, text?: any, print?: any}} */ one) => (one.text ? t(`setting.riwayah.${one.text.riwayah}`) : (one.pack ?? one.print).name ?? one.print.id);

/**
 * Opens the sheet: which file, and what it does not say of itself; what is wrong with it stays there to be read.
 * @param {{title?: string, source?: string, done: () => void}} options `source`: the page where its file is published
 */
export function openAddText({ title = t("texts.add"), source = "", done }) {
  /** @type {File|null} */
  let file = null;
  const chosen = h("span", {}, t("texts.choose"));
  const input = /** @type {HTMLInputElement} */ (h("input.hidden-text", { type: "file", accept: ".txt,.json,.csv,.tsv,.db,.sqlite,.sqlite3", onchange: () => {
    file = input.files?.[0] ?? null;
    chosen.textContent = file?.name ?? t("texts.choose");
    fill(progress);
    start.disabled = !file;
  } }));
  const field = (/** @type {string} */ text) => h("label.stack", {}, h("span", {}, text), h("input", { dir: "auto", autocomplete: "off" }));
  const [name, spoken] = [field(t("texts.name")), field(t("texts.language"))];
  const value = (/** @type {HTMLElement} */ one) => /** @type {HTMLInputElement} */ (one.querySelector("input")).value.trim();
  const progress = h("div.stack", { role: "status" });
  const start = /** @type {HTMLButtonElement} */ (button("main", "upload", t("reciters.add"), () => void run()));
  start.disabled = true;
  const opened = sheet(title, [
    source ? h("ol.steps-list", {}, h("li", {}, h("a", { href: source, target: "_blank", rel: "noopener" }, t("texts.source"))), h("li", {}, t("texts.sourceThen"))) : h("p.soft", {}, t("texts.formats")),
    h("label.button.tone.full", {}, icon("translation", "tiny"), chosen, input),
    source ? null : h("details", {}, h("summary", {}, t("texts.facts")), h("div.stack", {}, name, spoken)),
    h("div.row", {}, start), progress,
  ]);

  async function run() {
    if (!file) return;
    start.disabled = true;
    try {
      const request = { text: file.name.replace(/^-+/, "") || "text", name: value(name), language: value(spoken) };
      const one = await upload(file, request, (event) => (event.pack || event.text || event.print) && event, (share) => fill(progress, h("p", {}, t("import.sending", { title: file?.name ?? "" })), meter(share)), opened.dialog);
      fill(progress, h("p.banner", {}, icon("done", "tiny"), h("span", {}, t("texts.added", { name: installedName(one) }))));
    } catch (error) {
      fill(progress, h("p.banner.warn", { role: "alert" }, icon("alert", "tiny"), h("span", {}, t("texts.refused"), " ", h("span", { dir: "auto" }, /** @type {Error} */ (error).message))));
    }
    start.disabled = false;
    // A sheet that was closed may have had its text all the same.
    done();
  }
}

/**
 * Downloads an offered text.
 * @param {{id: string, kind: string}} offer
 */
export const downloadText = (offer) => change("text-download", { [offer.kind]: offer.id });
