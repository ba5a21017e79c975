// The sheet of a reciter: a sample to hear, first in order, another name, what is downloaded, and removal.
import { ask, tryChange } from "../api.js";
import { bySurah, download } from "../downloads.js";
import { fill, h } from "../dom.js";
import { askText } from "../editor/prompt.js";
import { on } from "../events.js";
import { t } from "../i18n.js";
import { learnReciters, passageName } from "../names.js";
import { button, iconButton } from "../parts/button.js";
import { icon, setIcon } from "../parts/icon.js";
import { pickPassage } from "../parts/passage.js";
import { confirm, sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { isSounding, playSound, stopSound } from "../sound.js";

/** The ayah that is heard as a sample. */
const SAMPLE = "/listen/112:1";

/**
 * A button that lets one hear a reciter of the library on this device.
 * @param {string} id @param {string} name
 */
export function sampleButton(id, name) {
  const show = (/** @type {boolean} */ isOn) => {
    element.setAttribute("aria-pressed", String(isOn));
    setIcon(element, isOn ? "stop" : "play");
  };
  const element = iconButton("play", t("reciters.hear", { name }), async () => {
    if (element.getAttribute("aria-pressed") === "true" && isSounding()) return stopSound();
    show(true);
    try {
      await playSound(`${SAMPLE}?${new URLSearchParams({ reciter: id })}`, 0, Infinity, { ended: () => show(false) });
    } catch {
      show(false);
      say(t("reciters.noSample", { name }), "fault");
    }
  }, "tone");
  element.setAttribute("aria-pressed", "false");
  return element;
}

/** @param {number} bytes */
export const sizeOf = (bytes) => t("megabytes", { size: Math.max(0.1, Math.round(bytes / 1e5) / 10) });

/**
 * @param {any} one as the program lists it @param {boolean} isFirst
 */
export function openReciter(one, isFirst) {
  const files = h("section.section");
  const isOnline = one.from === "network";
  const tile = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ run) => h("button", { type: "button", onclick: run }, icon(sign), h("span", {}, name));
  const opened = sheet(one.name, [
    h("div.row", {}, sampleButton(one.id, one.name), h("span.grow.soft", {}, t(`setting.riwayah.${one.riwayah}`))),
    h("div.tiles", {},
      isFirst ? null : tile("up", t("reciters.first"), () => void first()), tile("edit", t("rename"), () => void rename()),
      isOnline ? tile("download", t("reciters.download"), choose) : null, tile("trash", t("remove"), () => void remove())),
    isOnline ? files : null,
  ], { side: true });
  const showFiles = () => showDownloaded(files, one);
  const end = on("library", showFiles);
  opened.dialog.addEventListener("close", () => (end(), stopSound()));
  if (isOnline) void showFiles();

  async function first() {
    opened.close();
    const before = (await ask("reciters")).reciters[0];
    if (await tryChange("reciter-order", { reciter: one.id })) say(t("reciters.nowFirst", { name: one.name }), "note", () => void tryChange("reciter-order", { reciter: before.id }));
  }

  async function rename() {
    const name = await askText(t("reciters.newName"), one.name);
    if (!name || name === one.name || !(await tryChange("reciter-rename", { reciter: one.id, name }))) return;
    opened.close();
    await learnReciters();
    say(t("reciters.renamed", { name }), "note", () => void tryChange("reciter-rename", { reciter: one.id, name: one.name }));
  }

  function choose() {
    void pickPassage({ title: t("downloads.choose"), done: (range) => void download(range, one.id) });
  }

  async function remove() {
    if (!(await confirm(t("reciters.removeAsk", { name: one.name }), t(isOnline ? "reciters.removeOnline" : "reciters.removeOwn"), t("remove")))) return;
    if (await tryChange("reciter-remove", { reciter: one.id })) opened.close();
  }
}

/** @param {HTMLElement} element @param {any} one */
async function showDownloaded(element, one) {
  const { downloads } = await ask("downloads", { reciter: one.id }).catch(() => ({ downloads: [] }));
  const surahs = bySurah(downloads);
  const remove = async (/** @type {string} */ range) => {
    const done = await tryChange("downloads-remove", { range, reciter: one.id });
    if (done && range !== "all") say(t("downloads.removed", { passage: passageName(range) }), "note", () => void download(range, one.id));
  };
  fill(element, h("h2", {}, t("reciters.downloads")), surahs.length
    ? h("ul.list", {}, surahs.map(([surah, sum]) => h("li.bare", {}, h("div.item", {}, h("span.grow", {}, h("b", {}, passageName(String(surah))), h("small", {}, t("downloads.files", { count: sum.files }), " · ", sizeOf(sum.bytes))),
      iconButton("trash", `${t("remove")}: ${passageName(String(surah))}`, () => void remove(String(surah)))))))
    : h("p.soft", {}, t("reciters.noDownloads")),
  surahs.length > 1 ? h("div.row", {}, button("", "trash", t("downloads.removeAll", { size: sizeOf(downloads.reduce((/** @type {number} */ sum, /** @type {any} */ file) => sum + file.bytes, 0)) }), () => void remove("all"))) : null);
}
