// Choosing a microphone, and trying it: what it hears as a line, and three seconds to hear.
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { look, setLook } from "../look.js";
import { isOnMachine } from "../machine.js";
import { openSound } from "../microphone.js";
import { button } from "./button.js";
import { segmented } from "./choices.js";
import { icon } from "./icon.js";
import { liveWave } from "./wave.js";

/** The microphone that is used: the browser's, unless that of the machine was chosen there. */
export const device = () => (isOnMachine ? look("microphone") : "page");

/** The choice between both, on the machine that has one of its own. */
export const deviceChoice = () => (isOnMachine ? segmented(t("recite.microphone"), [["page", t("recite.page")], ["machine", t("recite.machine")]], device(), (one) => setLook("microphone", one)) : null);

/**
 * The reason that a microphone did not open, in words.
 * @param {any} error
 */
export const whyNot = (error) => (["NotAllowedError", "NotFoundError", "NotReadableError"].includes(error.name) ? t("recite.noMicrophone") : error.message);

/** The seconds that are recorded. */
const LENGTH = 3;
/** A voice has greater peaks than this. */
const VOICE = 0.02;

/**
 * Lets a person try the browser's microphone. Nothing of it is kept or sent. `end` closes what is open.
 * @returns {{element: HTMLElement, end: () => void}}
 */
export function microphoneTest() {
  const room = h("div.stack.test");
  /** @type {{close: () => void}|null} */
  let sound = null;
  /** @type {AudioContext|null} */
  let player = null;
  let isOver = false;
  const end = () => {
    isOver = true;
    sound?.close();
    void player?.close().catch(() => {});
    [sound, player] = [null, null];
  };

  function ready(/** @type {any} */ more = null) {
    fill(room, more, h("div.row", {}, button("tone", "mic", t("test.begin"), () => void record())));
  }

  async function record() {
    void player?.close().catch(() => {});
    player = null;
    fill(room, h("p.soft", { role: "status" }, t("recite.opening")));
    try {
      const open = await openSound();
      if (isOver) return open.close();
      sound = open;
      const wave = liveWave();
      const left = h("p", { role: "status" }, t("test.speak", { count: LENGTH }));
      fill(room, left, wave.element);
      /** @type {Int16Array[]} */
      const pieces = [];
      let count = 0;
      open.send((samples) => {
        if (!sound) return;
        wave.hear(samples);
        pieces.push(new Int16Array(samples));
        count += samples.byteLength / 2;
        const rest = Math.ceil(LENGTH - count / open.context.sampleRate);
        if (rest > 0) return void (left.textContent = t("test.speak", { count: rest }));
        sound = null;
        open.close();
        void named().then((all) => done(pieces, open.context.sampleRate, wave, all));
      });
    } catch (error) {
      ready(h("p.banner.warn", { role: "alert" }, icon("alert", "tiny"), whyNot(error)));
    }
  }

  /**
   * @param {Int16Array[]} pieces @param {number} rate @param {{element: HTMLElement, most: () => number}} wave @param {MediaDeviceInfo[]} all
   */
  function done(pieces, rate, wave, all) {
    if (isOver) return;
    const isHeard = wave.most() > VOICE;
    setLook("microphone", "page");
    const choice = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": t("recite.microphone"), onchange: () => (setLook("input", choice.value), void record()) },
      all.map((one) => h("option", { value: one.deviceId, selected: one.deviceId === look("input") }, one.label))));
    fill(room, wave.element, h(`p.banner${isHeard ? "" : ".warn"}`, { role: "status" }, icon(isHeard ? "done" : "alert", "tiny"), t(isHeard ? "test.heard" : "wave.silent")),
      all.length > 1 ? h("label.row", {}, h("span", {}, t("recite.microphone")), choice) : null,
      h("div.row", {}, button("tone", "play", t("test.hear"), () => void hear(pieces, rate)), button("", "retry", t("again"), () => void record())));
  }

  /** @param {Int16Array[]} pieces @param {number} rate */
  async function hear(pieces, rate) {
    player ??= new AudioContext();
    await player.resume();
    const buffer = player.createBuffer(1, pieces.reduce((sum, piece) => sum + piece.length, 0), rate);
    let at = 0;
    for (const piece of pieces) {
      buffer.copyToChannel(Float32Array.from(piece, (value) => value / 32768), 0, at);
      at += piece.length;
    }
    const source = player.createBufferSource();
    source.buffer = buffer;
    source.connect(player.destination);
    source.start();
  }
  ready();
  return { element: room, end };
}

/** The microphones of the browser that have names; it tells them once it may use one. */
const named = async () => (await navigator.mediaDevices.enumerateDevices().catch(() => [])).filter((one) => one.kind === "audioinput" && one.label);
