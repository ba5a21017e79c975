// All parts in their states, for people who change them and for pictures: #/parts. No other place leads here.
import { RequestError } from "../api.js";
import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { surahs } from "../names.js";
import { button, iconButton, top } from "../parts/button.js";
import { line, segmented, stepper, switchLine } from "../parts/choices.js";
import { icon } from "../parts/icon.js";
import { passageButton } from "../parts/passage.js";
import { openGo } from "../parts/picker.js";
import { meter, ring } from "../parts/progress.js";
import { confirm, sheet } from "../parts/sheet.js";
import { bones, empty, fault } from "../parts/states.js";
import { microphoneTest } from "../parts/microphone-choice.js";
import { say } from "../parts/toast.js";
import { liveWave } from "../parts/wave.js";
import { grades } from "./hifz-tasks.js";
import { surahFrame } from "./mushaf-frame.js";

const nothing = () => {};

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [wave, test] = [liveWave(), microphoneTest()];
  whenLeft(test.end);
  const all = await surahs();
  const disabled = /** @type {HTMLButtonElement} */ (button("", "stop", t("player.stop"), nothing));
  disabled.disabled = true;
  const section = (/** @type {string} */ title, /** @type {any[]} */ ...inside) => h("section.section.stack", {}, h("h2", {}, title), inside);
  fill(
    element, top(t("place.parts"), { back: "#/more", actions: [iconButton("search", t("search"), () => openGo("surah", { searches: true })), iconButton("bookmark", t("mushaf.bookmarks"), () => openGo("marks"))] }),
    h("div.columns", {}, h("div.stack.far", {},
      section("button", h("div.row", {}, button("main", "play", t("listen"), nothing), button("tone", "mic", t("place.recite"), nothing), button("", "edit", t("edit"), nothing), button("text", "info", t("show.more"), nothing), button("danger", "trash", t("remove"), nothing), disabled),
        h("div.row", {}, iconButton("bookmark", t("mushaf.bookmark"), nothing), iconButton("repeat", t("player.repeats"), nothing, "tone"), iconButton("play", t("player.play"), nothing, "main"))),
      section("choices", segmented(t("look.theme"), ["light", "sepia", "dark"].map((one) => [one, t(`look.theme.${one}`)]), "light", nothing),
        h("div.list", {}, h("div.line.inset", {}, ...line(t("player.each"), stepper({ label: t("player.each"), value: 3, change: nothing }), t("player.repeats")).childNodes),
          h("div.line.inset", {}, switchLine(t("mushaf.reveal"), true, nothing, { sign: "veil" })), h("div.line.inset", {}, switchLine(t("look.tajweed"), false, nothing, { sign: "tajweed", hint: t("look.title") }))),
        h("div.chips", {}, h("button.chip", { "aria-pressed": "true" }, icon("check", "tiny"), number(1)), h("button.chip", {}, icon("search", "tiny"), t("recite.choose")), passageButton({ title: t("passage.title"), value: "67:1-5", change: nothing }))),
      section("grades", grades(["67:1-5"])),
      section("surah", h("div.frame-room", {}, surahFrame(all[2])))),
    h("div.stack.far", {},
      section("list", h("ul.list", {}, ["", "good", "warn", "still"].map((kind) => h("li.bare", {}, h("div.item", {}, h(kind ? `span.dot.${kind}` : "span.dot", {}, icon("waveform", "tiny")), h("span.grow", {}, h("b", {}, t("place.recordings")), h("small", {}, t("about.recordings"))), h(kind && kind !== "still" ? `span.tag.${kind}` : "span.tag", {}, icon("clock"), t("minutes", { count: 13 }))))))),
      section("wave", h("div.card", {}, wave.element), h("div.card", {}, test.element), h("div.meter.endless", { "aria-hidden": "true" }, h("span"))),
      section("progress", h("div.row", {}, ring(0, t("percent", { percent: 0 }), t("percent", { percent: 0 })), ring(0.42, t("percent", { percent: 42 }), t("percent", { percent: 42 })), ring(1, t("of", { part: 3, all: 3 }), t("of", { part: 3, all: 3 }))), meter(0.42, t("percent", { percent: 42 }))),
      section("card", h("div.card.first.stack", {}, h("h3", {}, t("hifz.round.sabaq")), h("p.small.soft", {}, t("hifz.how.sabaq"))), h("p.banner", {}, icon("info", "tiny"), t("recite.help")), h("p.banner.warn", {}, icon("alert", "tiny"), t("lost.away"))),
      section("states", h("div.card", {}, empty("waveform", t("recordings.none"), h("button.main", {}, t("ok")))), h("div.card", {}, fault(new RequestError("", 0), nothing)), bones(2)),
      section("over", h("div.row", {}, h("button", { onclick: () => sheet(t("look.title"), h("p", {}, t("recite.help")), { side: true }) }, "sheet"), h("button", { onclick: () => confirm(t("course.submitAsk"), t("course.submitDetail"), t("course.submitYes")) }, "confirm"),
        h("button", { onclick: () => say(t("saved")) }, "say"), h("button", { onclick: () => say(t("hifz.added", { passage: t("place.hifz") }), "note", nothing) }, "say, undo"), h("button", { onclick: () => say(t("recite.lost"), "fault") }, "say, fault"))))));
  // Sound that swells and dies away.
  wave.hear(Int16Array.from({ length: 80_000 }, (_, place) => 20_000 * Math.sin(place / 9) * Math.abs(Math.sin(place / 9000))).buffer);
}
