// Importing a teacher's lesson: its files are sent, and the program finds the ayat.
import { ask, change } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { learnReciters } from "../names.js";
import { button } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/progress.js";
import { sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { upload } from "../upload.js";

/** Opens the sheet: which files, and who recites in them. */
export function openImport() {
  /** @type {File[]} */
  let files = [];
  const progress = h("div.stack", { role: "status" });
  const chosen = h("span", {}, t("import.choose"));
  const input = /** @type {HTMLInputElement} */ (h("input.hidden-text", { type: "file", accept: "audio/*,.mp3,.m4a,.ogg,.opus,.flac,.wav,.amr", multiple: true, onchange: () => {
    files = [...(input.files ?? [])];
    chosen.textContent = files.length === 1 ? files[0].name : t("import.chosen", { count: files.length });
    show();
  } }));
  const names = h("datalist", { id: "import-names" });
  const who = /** @type {HTMLInputElement} */ (h("input", { list: "import-names", dir: "auto", autocomplete: "off", oninput: () => show() }));
  const start = /** @type {HTMLButtonElement} */ (button("main", "upload", t("import.begin"), () => void run()));
  const show = () => (start.disabled = !files.length || !who.value.trim());
  const opened = sheet(t("import.title"), [
    h("label.button.tone.full", {}, icon("waveform", "tiny"), chosen, input), h("label.stack", {}, h("span", {}, t("import.who")), who), names, h("div.row", {}, start), progress,
  ]);
  show();
  learnReciters().then((all) => names.append(...all.filter((/** @type {any} */ one) => one.kind === "personal").map((/** @type {any} */ one) => h("option", { value: one.name })))).catch(() => {});

  async function run() {
    start.disabled = input.disabled = who.disabled = true;
    const found = [];
    for (const file of files) {
      const title = file.name.replace(/\.[^.]+$/, "");
      try {
        const id = await upload(file, { title, reciter: who.value.trim() }, (event) => event.recordings?.[0]?.id, (share) => fill(progress, h("p", {}, t("import.sending", { title })), meter(share)), opened.dialog);
        fill(progress, found, h("p", {}, t("import.hearing", { title })), h("div.meter.endless", { "aria-hidden": "true" }, h("span")));
        found.push(await hearAyat(id, title));
      } catch (error) {
        if (!opened.dialog.open) return;
        found.push(h("p.wrong", { dir: "auto" }, `${title}: ${/** @type {Error} */ (error).message}`));
      }
      fill(progress, found);
    }
  }
}

/**
 * Has the ayat found, and leads to the editor.
 * @param {string} id @param {string} title
 */
async function hearAyat(id, title) {
  await change("label-align", { recording: id }).catch((error) => say(error.message, "fault"));
  const { segments } = await ask("labels", { recording: id });
  return h("div.row.spread", {}, h("span.grow", {}, t("import.found", { count: segments.length, title })), button("tone", "check", t("import.check"), `#/editor/${id}`));
}
