// The first run: how one reads, who recites, a translation, the microphone, and what one came for. Each step has a default, so that Next
// is enough.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { language, languages, t, use } from "../i18n.js";
import { showAgain } from "../main.js";
import { learnReciters } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { microphoneTest } from "../parts/microphone-choice.js";
import { bones, fault } from "../parts/states.js";
import { play } from "../player.js";
import { stopSound } from "../sound.js";
import { look, setLook } from "../look.js";
import { say } from "../parts/toast.js";
import { sampleButton } from "./reciter-sheet.js";
import { downloadText, languageOf, openAddText } from "./text-sheet.js";

const RIWAYAT = ["hafs", "warsh", "qaloon", "shubah", "doori", "soosi", "bazzi", "qunbul"];
/** How many reciters of the catalogue are offered. */
const MOST = 8;
/**
 * The ways from here, and their signs.
 * @type {[string, string][]}
 */
const WAYS = [["mushaf", "mushaf"], ["hifz", "hifz"], ["recite", "mic"], ["recordings", "waveform"], ["course", "course"], ["coach", "coach"]];

/** The sizes of letters between which is chosen here: the printed page, and flowing text. */
const PRINTS = ["page", "140"];

/** The choices; they stay when the language changes. `heard`: reciters that were added to be heard. */
const chosen = { step: 0, riwayah: "hafs", reciter: "", translation: "", heard: /** @type {Set<string>} */ (new Set()) };

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const room = h("div.stack.far.welcome.narrow");
  fill(element, top(t("place.welcome"), { back: "#/today" }), room);
  whenLeft(stopSound);
  /** Ends what a step has open. */
  let close = () => {};
  whenLeft(() => close());
  const microphone = (/** @type {HTMLElement} */ place) => {
    const test = microphoneTest();
    close = test.end;
    fill(place, heading(t("test.begin")), h("p.soft", {}, t("welcome.microphoneHint")), h("div.card", {}, test.element));
    return async () => {};
  };
  const steps = [reading, reciters, translation, microphone, ways];
  const draw = () => {
    const next = /** @type {HTMLButtonElement} */ (button("main", "forward", t("welcome.next"), () => leave(1)));
    /**
     * Ends the step.
     * @type {() => Promise<any>}
     */
    let end = async () => {};
    const leave = async (/** @type {1|-1} */ way) => {
      next.disabled = true;
      stopSound();
      close();
      if (way > 0) await end();
      next.disabled = false;
      chosen.step = Math.max(0, Math.min(steps.length - 1, chosen.step + way));
      draw();
    };
    const place = h("section.stack");
    chosen.step = Math.min(chosen.step, steps.length - 1);
    const isLast = chosen.step === steps.length - 1;
    fill(room, h("p.steps", { role: "status" }, t("welcome.step", { step: chosen.step + 1, steps: steps.length })), place,
      h("div.row.spread.onward", {}, chosen.step ? h("button", { onclick: () => void leave(-1) }, t("back")) : h("span"), isLast ? null : next));
    end = steps[chosen.step](place);
    /** @type {HTMLElement|null} */ (place.querySelector("h2"))?.focus();
  };
  draw();
}

/**
 * A list of which one is chosen; `end` is what a row has beside its choice.
 * @param {string} name @param {{value: string, title: any, about: any, end?: any}[]} all @param {string} value @param {(value: string) => void} change
 */
const choose = (name, all, value, change) => h("div.list.choose", { role: "radiogroup", "aria-label": name }, all.map((one) => h("div.row.stay.choice", {}, h("label.item.grow", {},
  h("input", { type: "radio", name, value: one.value, checked: one.value === value, onchange: () => change(one.value) }), h("span.grow", {}, h("b", {}, one.title), one.about ? h("small", {}, one.about) : null)), one.end ?? null)));

const heading = (/** @type {string} */ text) => h("h2.flush", { tabindex: -1 }, text);

/** @param {HTMLElement} place */
function reading(place) {
  const speak = async (/** @type {string} */ code) => {
    localStorage.setItem("language", code);
    await use(code);
    await showAgain();
  };
  const spoken = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": t("settings.language"), onchange: () => void speak(spoken.value) },
    languages.map(([code, name]) => h("option", { value: code, lang: code, selected: code === language() }, name))));
  const missing = h("div");
  // The program has the text of Hafs; those of the others come from their publisher.
  const showMissing = async () => {
    fill(missing);
    const { riwayah } = chosen;
    const all = riwayah === "hafs" ? null : await ask("texts").catch(() => null);
    const one = all?.wanted?.find((/** @type {any} */ other) => other.riwayah === riwayah);
    if (!one || chosen.riwayah !== riwayah) return;
    const name = t(`setting.riwayah.${riwayah}`);
    fill(missing, h("div.banner.warn", {}, icon("info", "tiny"), h("span.grow", {}, t("welcome.noText", { name })),
      h("button", { "aria-haspopup": "dialog", onclick: () => openAddText({ title: t("texts.addRiwayah", { name }), source: one.source, done: showMissing }) }, t("reciters.add"))));
  };
  fill(place, heading(t("welcome.reading")), h("div", {}, spoken),
    choose(t("setting.riwayah"), RIWAYAT.map((one) => ({ value: one, title: t(`setting.riwayah.${one}`), about: t(`welcome.riwayah.${one}`) })), chosen.riwayah, (one) => (Object.assign(chosen, { riwayah: one, reciter: "" }), void showMissing())), missing,
    h("h3", {}, t("welcome.print")), choose(t("welcome.print"), PRINTS.map((one) => ({ value: one, title: t(`welcome.print.${one}`), about: t(`welcome.aboutPrint.${one}`) })), look("size") === "page" ? "page" : "140", (one) => setLook("size", one)));
  void showMissing();
  return () => tryChange("setting", { key: "riwayah", value: chosen.riwayah });
}

/** @param {any} one a reciter of the catalogue */
const nameOf = (one) => (language() === "ar" ? one.arabic_name ?? one.name : one.name);

/**
 * A button that lets one hear a reciter of the catalogue, who is added for that.
 * @param {any} one
 */
function voiceButton(one) {
  const name = nameOf(one);
  if (one.library_id) return sampleButton(one.library_id, name);
  const first = iconButton("play", t("reciters.hear", { name }), async () => {
    if (!chosen.heard.has(one.id)) {
      if (!(await tryChange("reciter-add", { reciter: one.id }))) return;
      chosen.heard.add(one.id);
    }
    const again = sampleButton(one.id, name);
    first.replaceWith(again);
    again.focus();
    again.click();
  }, "tone");
  return first;
}

/** @param {HTMLElement} place */
function reciters(place) {
  const list = h("div", {}, bones(4));
  const own = async () => (await import("./import-sheet.js")).openImport();
  fill(place, heading(t("welcome.reciter")), h("p.soft", {}, t("welcome.reciterHint")), list,
    h("ul.list", {}, h("li.bare", {}, h("button.item", { "aria-haspopup": "dialog", onclick: own }, h("span.dot.still", { "aria-hidden": "true" }, icon("waveform", "tiny")), h("span.grow", {}, h("b", {}, t("welcome.way.recordings")), h("small", {}, t("welcome.about.recordings"))), icon("forward", "tiny")))));
  ask("catalogue", { riwayah: chosen.riwayah }).then(({ reciters: all }) => {
    chosen.reciter ||= all[0]?.id ?? "";
    fill(list, choose(t("player.reciter"), all.slice(0, MOST).map((/** @type {any} */ one) => ({ value: one.id, title: nameOf(one), about: t(`style.${one.style}`), end: voiceButton(one) })), chosen.reciter, (one) => (chosen.reciter = one)));
  }).catch((error) => fill(list, fault(error)));
  return async () => {
    if (!chosen.reciter) return;
    const isAdded = chosen.heard.delete(chosen.reciter) ? await tryChange("reciter-order", { reciter: chosen.reciter }) : await tryChange("reciter-add", { reciter: chosen.reciter });
    for (const other of chosen.heard) await tryChange("reciter-remove", { reciter: other });
    chosen.heard.clear();
    if (isAdded) await learnReciters();
  };
}

/** @param {HTMLElement} place */
function translation(place) {
  const list = h("div", {}, bones(3));
  fill(place, heading(t("welcome.translation")), h("p.soft", {}, t("welcome.translationHint")), list);
  /** @type {any[]} */
  let offers = [];
  ask("texts").then((all) => {
    const here = all.packs.filter((/** @type {any} */ one) => one.ok && one.kind === "translation");
    offers = all.offers.filter((/** @type {any} */ one) => one.kind === "translation" && !one.installed);
    const row = (/** @type {any} */ one) => ({ value: one.id, title: h("bdi", {}, one.name), about: h("bdi", {}, languageOf(one)), end: one.ok ? null : h("span.tag", {}, icon("download"), t("reciters.download")) });
    const isOwn = (/** @type {any} */ one) => one.language === language();
    chosen.translation ||= here.find(isOwn)?.id ?? "";
    const pick = (/** @type {string} */ one) => (chosen.translation = one);
    fill(list, choose(t("mushaf.translation"), [{ value: "", title: t("welcome.noTranslation"), about: "" }, ...here.map(row), ...offers.filter(isOwn).map(row), ...offers.filter((one) => !isOwn(one)).map(row)], chosen.translation, pick),
      h("p.small.soft", {}, t("texts.terms")));
  }).catch((error) => fill(list, fault(error)));
  return async () => {
    const offer = offers.find((one) => one.id === chosen.translation);
    if (!offer) return chosen.translation ? tryChange("setting", { key: "translation", value: chosen.translation }) : tryChange("setting-unset", { key: "translation" });
    const waits = h("div.stack", { role: "status" }, h("p", {}, t("texts.loading")), h("div.meter.endless", { "aria-hidden": "true" }, h("span")));
    fill(list, waits);
    await downloadText(offer).then(() => tryChange("setting", { key: "translation", value: offer.id })).catch((error) => say(error.message, "fault"));
  };
}

/** @param {HTMLElement} place */
function ways(place) {
  const row = (/** @type {string} */ name, /** @type {string} */ sign) => {
    const inside = [h("span.dot", { "aria-hidden": "true" }, icon(sign, "tiny")), h("span.grow", {}, h("b", {}, t(`welcome.way.${name}`)), h("small", {}, t(`welcome.about.${name}`))), icon("forward", "tiny")];
    return name === "recordings" ? h("button.item", { "aria-haspopup": "dialog", onclick: async () => (await import("./import-sheet.js")).openImport() }, inside) : h("a.item", { href: `#/${name}` }, inside);
  };
  fill(place, heading(t("welcome.ways")), h("div", {}, button("main", "play", t("welcome.hear"), () => void play("1", { reciter: chosen.reciter }))),
    h("ul.list", {}, WAYS.map(([name, sign]) => h("li.bare", {}, row(name, sign)))));
  return async () => {};
}
