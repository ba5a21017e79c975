// The sheet of an ayah: play, repeat, recite, hifz, translation, tajweed, similar ayat, a note, and who has recited it.
import { ask, tryChange } from "../api.js";
import { fill, h, quran } from "../dom.js";
import { askText } from "../editor/prompt.js";
import { number, t } from "../i18n.js";
import { passageName, surahs } from "../names.js";
import { button, iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { play, playFrom } from "../player.js";
import { withPauses, wordsOf } from "../words.js";

/**
 * @param {string} ayah such as 2:255
 * @param {string} word such as 2:255:7, or the ayah
 */
export async function openAyah(ayah, word) {
  const place = Number(ayah.split(":")[1]);
  if (place === 0) return;
  await surahs();
  let words = "";
  const text = h("p.quran.excerpt", { lang: "ar", dir: "rtl" });
  const more = h("div", { "aria-live": "polite" });
  const voices = h("div");
  /** @param {string} sign @param {string} name @param {() => void} run */
  const tile = (sign, name, run) => h("button", { onclick: run }, icon(sign), h("span", {}, name));
  const opened = sheet(passageName(ayah), [
    text, button("main", "play", t("mushaf.play"), () => (opened.close(), playFrom(ayah))),
    h("div.tiles", {},
      tile("repeat", t("mushaf.repeatThree"), () => begin(ayah, { each: 3, gap: "100%" })), tile("mic", t("place.recite"), () => (opened.close(), (location.hash = `#/recite/${ayah}`))),
      tile("hifz", t("mushaf.learn"), learn), tile("note", t("mushaf.note"), note),
      tile("translation", t("mushaf.translation"), () => show(translations)), tile("tajweed", t("mushaf.tajweed"), () => show(tajweed)),
      tile("similar", t("mushaf.similar"), () => show(similar)), tile("a-b", t("mushaf.repeat"), () => begin(ayah, { repeat: "forever" }))),
    more, voices,
  ], { side: true, actions: [iconButton("share", t("share"), () => void share(ayah, words)), iconButton("bookmark", t("mushaf.bookmark"), bookmark)] });
  showTakes(voices, ayah);
  const answer = await ask("text", { range: ayah }).catch(() => null);
  const chosen = word.split(":")[2];
  words = answer?.ayat[0].text ?? "";
  if (words) fill(text, chosen ? chosenWord(words, Number(chosen)) : withPauses(words));
  if (words.includes(SAJDAH)) text.after(h("p", {}, h("span.tag.tone", {}, h("span", { lang: "ar" }, SAJDAH), t("mushaf.sajdah"))));

  /** @param {string} range @param {any} options */
  function begin(range, options) {
    opened.close();
    play(range, options);
  }

  async function bookmark() {
    if (await tryChange("bookmark-add", { range: ayah })) say(t("mushaf.marked", { ref: passageName(ayah) }));
  }

  async function note() {
    const words = await askText(t("mushaf.noteFor", { ayah: passageName(ayah) }), "");
    if (words && (await tryChange("bookmark-add", { range: ayah, note: words }))) say(t("saved"));
  }

  async function learn() {
    if (await tryChange("hifz-add", { range: [ayah], new: true })) say(t("hifz.added", { passage: passageName(ayah) }), "note", () => void tryChange("hifz-remove", { range: [ayah] }));
  }

  /** @param {(ayah: string) => Promise<any>} what */
  async function show(what) {
    try {
      fill(more, await what(ayah));
    } catch (error) {
      fill(more, h("p.soft", { dir: "auto" }, /** @type {Error} */ (error).message));
    }
    more.scrollIntoView({ block: "nearest" });
  }
}

/** The sign of a prostration. */
const SAJDAH = "\u06e9";

/**
 * Hands an ayah on: to an app that the person chooses, else to the clipboard.
 * @param {string} ayah @param {string} words
 */
async function share(ayah, words) {
  const text = `\ufd3f${words}\ufd3e\n${passageName(ayah)}`;
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    say(t("copied"));
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") say(t("notCopied"), "fault");
  }
}

/** @param {string} text @param {number} number */
const chosenWord = (text, number) =>
  wordsOf(text).map((word, index) => [index + 1 === number ? h("mark", {}, withPauses(word)) : withPauses(word), " "]);

/** @param {string} ayah */
async function translations(ayah) {
  const { packs } = await ask("packs");
  const of = (/** @type {string} */ kind) => packs.filter((/** @type {any} */ pack) => pack.kind === kind).map((/** @type {any} */ pack) => pack.id);
  const [translation, transliteration, words] = [of("translation"), of("transliteration"), of("words")];
  if (!packs.length) return h("div.stack", {}, h("p.soft", {}, t("mushaf.noPacks")), h("div", {}, button("tone", "translation", t("place.texts"), "#/texts")));
  const answer = await ask("text", { range: ayah, translation, transliteration, words });
  const names = new Map(answer.packs.map((/** @type {any} */ pack) => [pack.id, pack]));
  return answer.ayat[0].packs.map((/** @type {any} */ one) => {
    const pack = names.get(one.pack);
    if (one.kind === "words") return meanings(one.words, pack);
    return h("p.gloss", { lang: pack?.language ?? null, dir: pack?.direction ?? "auto" },
      one.texts.map((/** @type {any} */ text) => [lined(text.text), " "]), h("span.soft", {}, `(${pack?.name ?? one.pack})`));
  });
}

/**
 * A text in which letters are underlined, as transliterations have them.
 * @param {string} text
 */
const lined = (text) => text.split(/<\/?[ub]>/).map((part, index) => (index % 2 ? h("u", {}, part) : part));

/**
 * Each word with its meaning below it.
 * @param {any[]} words @param {any} pack
 */
const meanings = (words, pack) => h("section.section", {}, h("h3", {}, h("bdi", {}, pack?.name ?? "")), h("ol.meanings", { dir: "rtl" }, words.map((one) =>
  h("li", {}, quran(one.word, "b.quran"), h("small", { lang: pack?.language ?? null, dir: pack?.direction ?? "auto" }, one.gloss)))));

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
  return h("ol.list", {}, found.similar.map((/** @type {any} */ one) => h("li.bare", {}, h("a.item", { href: `#/mushaf/at/${one.ref}` }, h("span.grow", {},
    h("b", {}, passageName(one.ref), " ", h("span.soft", {}, t("percent", { percent: number(Math.round(one.likeness * 100)) }))),
    h("span.quran", { lang: "ar", dir: "rtl" }, differing(one.text, one.differing_in_other ?? [])))))));
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

/**
 * The takes of an ayah in one's own recordings.
 * @param {HTMLElement} element @param {string} ayah
 */
async function showTakes(element, ayah) {
  const answer = await ask("takes", { timeline: ayah }).catch(() => null);
  if (!answer?.takes.length) return;
  const { takeList } = await import("./takes.js");
  fill(element, h("section.section", {}, h("h2", {}, t("mushaf.takes")), takeList(answer)));
}
