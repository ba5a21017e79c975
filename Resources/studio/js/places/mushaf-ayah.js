// What there is about an ayah: play, repeat, bookmark, translations, tajweed, similar ayat.
import { ask, tryChange } from "../api.js";
import { fill, h, quran, say } from "../dom.js";
import { number, t } from "../i18n.js";
import { play } from "../player.js";
import { withPauses, wordsOf } from "../words.js";
import { dialogue } from "./mushaf-find.js";
import { surahs } from "./mushaf-place.js";

/**
 * @param {string} ayah such as 2:255
 * @param {string} word such as 2:255:7, or the ayah
 * @param {{find: (query: string) => void}} actions
 */
export async function openAyah(ayah, word, actions) {
  const [surah, place] = ayah.split(":").map(Number);
  if (place === 0) return;
  const all = await surahs();
  const text = h("p.quran.big", { lang: "ar", dir: "rtl" });
  const more = h("div", { "aria-live": "polite" });
  const dialog = dialogue(
    t("mushaf.ayahTitle", { surah: all[surah - 1].transliteration, ref: ayah }), text,
    h("div.row", {},
      h("button.main", { autofocus: true, onclick: () => (dialog.close(), playFrom(ayah)) }, t("mushaf.play")),
      h("button", { onclick: () => begin(ayah, { repeat: "forever" }) }, t("mushaf.repeat")),
      h("button", { onclick: () => begin(ayah, { each: 3, gap: "100%" }) }, t("mushaf.repeatThree")),
      h("button", { onclick: bookmark }, t("mushaf.bookmark")),
      h("a.button", { href: `#/recite/${ayah}` }, t("place.recite"))),
    h("div.row", {},
      h("button", { onclick: () => show(translations) }, t("mushaf.translation")),
      h("button", { onclick: () => show(tajweed) }, t("mushaf.tajweed")),
      h("button", { onclick: () => show(similar) }, t("mushaf.similar")),
      h("button", { onclick: () => show(takes) }, t("mushaf.takes"))),
    more);
  const answer = await ask("text", { range: ayah });
  const chosen = word.split(":")[2];
  fill(text, chosen ? chosenWord(answer.ayat[0].text, Number(chosen)) : withPauses(answer.ayat[0].text));

  /** @param {string} range @param {any} options */
  function begin(range, options) {
    dialog.close();
    play(range, options);
  }

  async function bookmark() {
    if (await tryChange("bookmark-add", { range: ayah })) say(t("mushaf.marked", { ref: ayah }));
  }

  /** @param {(ayah: string) => Promise<any>} what */
  async function show(what) {
    try {
      fill(more, await what(ayah));
    } catch (error) {
      fill(more, h("p.soft", { lang: "en", dir: "ltr" }, /** @type {Error} */ (error).message));
    }
  }
}

/**
 * Plays from an ayah to the end of its surah.
 * @param {string} ayah
 */
export async function playFrom(ayah) {
  const [surah, place] = ayah.split(":").map(Number);
  const last = (await surahs())[surah - 1].ayat;
  return play(place < last ? `${ayah}-${last}` : ayah);
}

/** @param {string} text @param {number} number */
const chosenWord = (text, number) =>
  wordsOf(text).map((word, index) => [index + 1 === number ? h("mark", {}, withPauses(word)) : withPauses(word), " "]);

/** @param {string} ayah */
async function translations(ayah) {
  const { packs } = await ask("packs");
  const of = (/** @type {string} */ kind) => packs.filter((/** @type {any} */ pack) => pack.kind === kind).map((/** @type {any} */ pack) => pack.id);
  const [translation, transliteration] = [of("translation"), of("transliteration")];
  if (!translation.length && !transliteration.length) return h("p.soft", {}, t("mushaf.noPacks"));
  const answer = await ask("text", { range: ayah, translation, transliteration });
  const names = new Map(answer.packs.map((/** @type {any} */ pack) => [pack.id, pack]));
  return answer.ayat[0].packs.map((/** @type {any} */ one) => {
    const pack = names.get(one.pack);
    return h("p.gloss", { lang: pack?.language ?? null, dir: pack?.direction ?? "auto" },
      one.texts.map((/** @type {any} */ text) => text.text).join(" "), " ", h("span.soft", {}, `(${pack?.name ?? one.pack})`));
  });
}

/** @param {string} ayah */
async function tajweed(ayah) {
  const spans = (await ask("tajweed", { range: ayah })).ayat[0].spans;
  if (!spans.length) return h("p.soft", {}, t("mushaf.noRules"));
  return h("ul.list", {}, spans.map((/** @type {any} */ span) =>
    h("li.row", {}, quran(span.letters), h("span", {}, t(`rule.${span.rule}`)), h("span.soft", {}, t("mushaf.word", { word: span.word })))));
}

/** @param {string} ayah */
async function similar(ayah) {
  const found = (await ask("similar", { ayah, limit: 10 })).ayat[0];
  if (!found?.similar.length) return h("p.soft", {}, t("mushaf.noSimilar"));
  return h("ol.list", {}, found.similar.map((/** @type {any} */ one) => h("li", {},
    h("div.row.spread", {}, h("a", { href: `#/mushaf/at/${one.ref}` }, h("bdi", {}, one.ref)), h("span.soft", {}, `${number(Math.round(one.likeness * 100))} %`)),
    h("p.quran", { lang: "ar", dir: "rtl" }, differing(one.text, one.differing_in_other ?? [])))));
}

/** @param {string} text @param {{start: number, end: number}[]} parts */
function differing(text, parts) {
  const letters = [...text];
  /** @type {any[]} */
  const all = [];
  let done = 0;
  for (const part of parts) {
    all.push(letters.slice(done, part.start).join(""), h("mark", {}, letters.slice(part.start, part.end).join("")));
    done = part.end;
  }
  return [...all, letters.slice(done).join("")];
}

/** @param {string} ayah */
async function takes(ayah) {
  const answer = await ask("takes", { timeline: ayah });
  const { takeList } = await import("./takes.js");
  return takeList(answer);
}
