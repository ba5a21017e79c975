// Texts beside the Quran: which are here, which can be had, and the texts of riwayat.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { language, t } from "../i18n.js";
import { button, iconButton, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { confirm } from "../parts/sheet.js";
import { bones, empty } from "../parts/states.js";
import { say } from "../parts/toast.js";
import { downloadText, languageOf, openAddText } from "./text-sheet.js";

/** The downloads that run, by their ids; they go on while other places are shown. */
const running = /** @type {Set<string>} */ (new Set());

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [own, offered, riwayat] = [h("section.section", {}, bones(2)), h("section.section"), h("section.section")];
  let isHere = true;
  whenLeft(() => (isHere = false));
  const showAll = async () => {
    if (!isHere) return;
    const all = await ask("texts");
    showOwn(own, all, showAll);
    showOffers(offered, all.offers ?? [], showAll);
    showRiwayat(riwayat, all, showAll);
  };
  fill(element, top(t("place.texts"), { back: "#/settings", actions: [iconButton("upload", t("texts.add"), () => openAddText({ done: showAll }))] }), h("div.columns", {}, h("div.stack.far", {}, own, riwayat), offered));
  whenLeft(on("library", () => void showAll().catch(() => {})));
  await showAll();
}

/** @param {HTMLElement} element @param {any} all @param {() => Promise<void>} again */
function showOwn(element, all, again) {
  const add = () => openAddText({ done: again });
  if (!all.packs.length) return fill(element, h("div.card", {}, empty("translation", t("texts.none"), button("main", "upload", t("texts.add"), add))));
  const remove = async (/** @type {any} */ pack) => {
    const name = pack.name ?? pack.id;
    const offer = (all.offers ?? []).find((/** @type {any} */ one) => one.id === pack.id);
    // What can be downloaded again needs no question.
    if (!offer && !(await confirm(t("texts.removeAsk", { name }), t("texts.removeDetail"), t("remove")))) return;
    if (!(await tryChange("text-remove", { text: pack.id }))) return;
    say(t("texts.removed", { name }), "note", offer ? () => void downloadText(offer).then(again, (error) => say(error.message, "fault")) : undefined);
    await again();
  };
  const use = async (/** @type {any} */ pack) => {
    if (await tryChange("text-default", { text: pack.id })) await again();
  };
  fill(element, h("h2", {}, t("texts.here")), h("ul.list", {}, all.packs.map((/** @type {any} */ pack) => h("li.bare", {}, h("div.item", {}, h("span.grow", {}, h("b", {}, h("bdi", {}, pack.name ?? pack.id)), pack.ok
      ? h("small", {}, t(`texts.kind.${pack.kind}`), " · ", h("bdi", {}, languageOf(pack)), pack.author && !pack.author.includes(pack.name) ? [" · ", h("bdi", {}, pack.author)] : null, h("br"), pack.licence ? h("bdi", {}, pack.licence) : t("texts.noLicence"))
      : h("small.wrong", { dir: "auto" }, pack.message)),
    pack.default ? h("span.tag.good", {}, icon("check", "tiny"), t("texts.isUsed")) : pack.ok ? h("button.tone", { "aria-label": `${t("texts.use")}: ${pack.name}`, onclick: () => void use(pack) }, t("texts.use")) : null,
    iconButton("trash", `${t("remove")}: ${pack.name ?? pack.id}`, () => void remove(pack)))))));
}

/** @param {HTMLElement} element @param {any[]} offers @param {() => Promise<void>} again */
function showOffers(element, offers, again) {
  const rest = offers.filter((one) => !one.installed);
  if (!rest.length) return fill(element);
  const isOwn = (/** @type {any} */ one) => one.language === language();
  const run = async (/** @type {any} */ offer) => {
    running.add(offer.id);
    showOffers(element, offers, again);
    try {
      await downloadText(offer);
      say(t("texts.added", { name: offer.name }));
    } catch (error) {
      say(/** @type {Error} */ (error).message, "fault");
    }
    running.delete(offer.id);
    await again();
  };
  fill(element, h("h2", {}, t("texts.offers")), h("p.small.soft", {}, t("texts.terms")), h("ul.list", {}, [...rest.filter(isOwn), ...rest.filter((one) => !isOwn(one))].map((one) => h("li.bare", {}, h("div.item", {},
    h("span.grow", {}, h("b", { lang: one.language }, h("bdi", {}, languageOf(one))), h("small", {}, one.kind === "transliteration" ? t("texts.kind.transliteration") : h("bdi", {}, one.name)),
      running.has(one.id) ? h("span.meter.endless", { role: "img", "aria-label": t("texts.loading") }, h("span")) : null),
    running.has(one.id) ? h("small", { role: "status" }, t("texts.loading")) : iconButton("download", `${t("reciters.download")}: ${languageOf(one)}, ${one.name}`, () => void run(one), "tone"))))));
}

/** @param {HTMLElement} element @param {any} all @param {() => Promise<void>} again */
function showRiwayat(element, all, again) {
  const name = (/** @type {string} */ riwayah) => t(`setting.riwayah.${riwayah}`);
  const remove = async (/** @type {string} */ riwayah) => {
    if (!(await confirm(t("texts.removeAsk", { name: name(riwayah) }), t("texts.removeDetail"), t("remove")))) return;
    if (await tryChange("text-remove", { text: riwayah })) say(t("texts.removed", { name: name(riwayah) }));
    await again();
  };
  fill(element, h("h2", {}, t("texts.riwayat")), h("p.small.soft", {}, t("texts.riwayatHint")), h("ul.list", {},
    h("li.bare", {}, h("div.item", {}, h("span.grow", {}, h("b", {}, name("hafs")), h("small", {}, t("welcome.aboutPrint.page"))), h("span.tag.good", {}, icon("check", "tiny"), t("reciters.here")))),
    all.texts.map((/** @type {any} */ one) => h("li.bare", {}, h("div.item", {}, h("span.grow", {}, h("b", {}, name(one.riwayah)), one.ok ? h("small", {}, t("ayat", { count: one.ayat })) : h("small.wrong", { dir: "auto" }, one.message)),
      one.ok ? h("span.tag.good", {}, icon("check", "tiny"), t("reciters.here")) : null, iconButton("trash", `${t("remove")}: ${name(one.riwayah)}`, () => void remove(one.riwayah))))),
    (all.wanted ?? []).map((/** @type {any} */ one) => h("li.bare", {}, h("div.item", {}, h("span.grow", {}, h("b", {}, name(one.riwayah)), h("small", {}, t(`welcome.riwayah.${one.riwayah}`))),
      h("button.tone", { "aria-haspopup": "dialog", "aria-label": `${t("reciters.add")}: ${name(one.riwayah)}`, onclick: () => openAddText({ title: t("texts.addRiwayah", { name: name(one.riwayah) }), source: one.source, done: again }) }, t("reciters.add")))))));
}
