// Sound on this device instead of the machine: the ayat of a range one after another, as the program renders them.
import { ask, soundAddress } from "./api.js";
import { t } from "./i18n.js";
import { look } from "./look.js";
import { passageName, reciterName } from "./names.js";
import { say } from "./parts/toast.js";

/** Whether new sessions sound on this device. */
export const isHere = () => look("sound") === "here";

/**
 * A session on this device. `gap` is in milliseconds, or in parts of the ayah.
 * @typedef {{refs: string[], place: number, play: number, pass: number, plays: number, passes: number, gap: {time: number, share: number},
 *   reciter: string, names: Record<string, string>, range: string[], speed: number, volume: number, paused: boolean, heard: number}} Session
 */

/** @type {Session|null} */
let session = null;
/** @type {HTMLAudioElement|null} */
let audio = null;
let timer = 0;
/**
 * Called with the state whenever it changes.
 * @type {(state: any) => void}
 */
let tell = () => {};

/** @param {(state: any) => void} listener */
export const whenChanged = (listener) => (tell = listener);

/** Whether a session sounds or waits on this device. */
export const isActive = () => session !== null;

/** @param {string} ref @param {string} reciter */
const address = (ref, reciter) => soundAddress(`/listen/${ref}${reciter ? `?${new URLSearchParams({ reciter })}` : ""}`);

/** @param {any} value */
const count = (value) => (value === "forever" ? Infinity : Math.max(1, Number(value) || 1));

/** @param {string|number|undefined} text such as 500, 2s or 100% */
function readGap(text) {
  const [, digits, unit] = /^([\d.]+)(ms|s|%)?$/.exec(String(text ?? "0").trim()) ?? [];
  const number = Number(digits) || 0;
  return { time: unit === "%" ? 0 : unit === "s" ? number * 1000 : number, share: unit === "%" ? number / 100 : 0 };
}

/**
 * Begins a session in place of the one before.
 * @param {string|string[]} range
 * @param {Record<string, any>} options as those of the command
 */
export async function begin(range, options) {
  const words = Array.isArray(range) ? range : range.split(/\s+/);
  const { ayat } = await ask("text", { range: words });
  stop();
  session = {
    refs: ayat.map((/** @type {any} */ one) => one.ref), place: 0, play: 1, pass: 1, plays: count(options.each), passes: count(options.repeat),
    gap: readGap(options.gap), reciter: options.reciter ?? "", names: {}, range: words, speed: Number(options.speed ?? 1), volume: 100, paused: false, heard: 0,
  };
  // One element for the whole session: phones let only an element go on by itself that a person has started.
  audio ??= new Audio();
  audio.onended = () => rest();
  audio.onerror = () => skip();
  audio.ontimeupdate = report;
  audio.onplaying = report;
  if (navigator.mediaSession) {
    for (const [action, verb] of [["play", "toggle"], ["pause", "toggle"], ["nexttrack", "next"], ["previoustrack", "prev"], ["stop", "stop"]]) {
      navigator.mediaSession.setActionHandler(/** @type {MediaSessionAction} */ (action), () => steer(verb));
    }
  }
  const begun = session;
  ask("queue", { range: words, reciter: options.reciter }).then((queue) => {
    for (const unit of queue.units) begun.names[unit.ref] = unit.reciter ?? "";
    report();
  }).catch(() => {});
  await sound();
}

/** The reciter of the ayah that sounds. */
const name = () => (session ? session.names[session.refs[session.place]] ?? session.reciter : "");

/** Plays the ayah at the place of the session. */
async function sound() {
  if (!session || !audio) return;
  clearTimeout(timer);
  const begun = session;
  const ref = session.refs[session.place];
  const source = await address(ref, session.reciter).catch(() => "");
  // Another ayah may be wanted by now.
  if (session !== begun || session.refs[session.place] !== ref) return;
  if (!source) return skip();
  if (audio.getAttribute("src") !== source) audio.src = source;
  audio.currentTime = 0;
  audio.playbackRate = session.speed;
  audio.volume = session.volume / 100;
  if (navigator.mediaSession) navigator.mediaSession.metadata = new MediaMetadata({ title: passageName(ref), artist: reciterName(name()), album: "Tilawa" });
  report();
  const next = session.refs[session.place + 1];
  try {
    await audio.play();
    if (next) address(next, session.reciter).then(fetch).catch(() => {});
  } catch (error) {
    // Sound that cannot be loaded comes by `onerror`; sound that the browser does not let begin waits for the person.
    if (/** @type {Error} */ (error).name !== "NotAllowedError" || !session) return;
    session.paused = true;
    report();
  }
}

/** Leaves silence after an ayah that was heard, and goes on. */
function rest() {
  if (!session || !audio) return;
  const length = Number.isFinite(audio.duration) ? audio.duration * 1000 : 0;
  session.heard += length / 1000;
  const silence = session.gap.time + session.gap.share * length;
  if (silence > 0) timer = window.setTimeout(go, silence);
  else go();
}

/** Goes to what is heard next: the same ayah again, the next one, the range again, or the end. */
function go() {
  if (!session) return;
  if (session.play < session.plays) session.play += 1;
  else if (!move(1)) {
    if (session.pass >= session.passes) return stop();
    Object.assign(session, { pass: session.pass + 1, place: 0, play: 1, heard: 0 });
  }
  return sound();
}

/** @param {number} by @returns {boolean} whether there is an ayah */
function move(by) {
  if (!session || !session.refs[session.place + by]) return false;
  session.place += by;
  session.play = 1;
  return true;
}

/** Passes over an ayah that nobody has. */
function skip() {
  if (!session) return;
  say(t("sound.missing", { ref: passageName(session.refs[session.place]) }), "fault");
  session.play = session.plays;
  if (session.refs.length === 1) return stop();
  if (session.place + 1 === session.refs.length && session.passes === Infinity) return stop();
  go();
}

/** Ends the session. */
export function stop() {
  clearTimeout(timer);
  if (!session) return;
  session = null;
  if (audio) {
    audio.pause();
    audio.removeAttribute("src");
  }
  tell({ state: "none" });
}

/** Tells the state as the machine's player tells its own. */
function report() {
  if (!session || !audio) return;
  const times = (/** @type {number} */ value) => (value === Infinity ? "forever" : value);
  tell({
    state: session.paused ? "paused" : "playing", ref: session.refs[session.place], word: null, reciter: name(), ranges: session.range,
    play: session.play, plays: times(session.plays), pass: session.pass, passes: times(session.passes), each: times(session.plays), repeat: times(session.passes),
    gap: session.gap.share ? `${session.gap.share * 100}%` : String(session.gap.time), speed: session.speed, volume: session.volume,
    pass_heard: session.heard + audio.currentTime, recited: audio.currentTime, recitation: Number.isFinite(audio.duration) ? audio.duration : null, session: "here",
  });
}

/**
 * Steers the session by the verbs of the control socket.
 * @param {string} verb
 * @param {{to?: string|number, by?: string|number}} [value]
 */
export function steer(verb, value = {}) {
  if (!session || !audio) return;
  if (verb === "toggle") {
    session.paused = !session.paused;
    if (session.paused) audio.pause();
    else audio.play().catch(() => {});
  } else if (verb === "stop") return stop();
  else if (verb === "next" || verb === "prev") {
    if (move(verb === "next" ? 1 : -1)) {
      session.paused = false;
      return sound();
    }
  } else if (verb === "jump") {
    const place = session.refs.indexOf(String(value.to));
    if (place < 0) return;
    Object.assign(session, { place, play: 1, paused: false });
    return sound();
  } else if (verb === "seek") audio.currentTime = Math.max(0, value.to === undefined ? audio.currentTime + Number(value.by) : Number(value.to));
  else if (verb === "speed") audio.playbackRate = session.speed = Number(value.to);
  else if (verb === "volume") audio.volume = (session.volume = Number(value.to)) / 100;
  else if (verb === "each") session.plays = count(value.to);
  else if (verb === "repeat") session.passes = count(value.to);
  else if (verb === "gap") session.gap = readGap(value.to);
  else if (verb === "endless") Object.assign(session, value.to === "ayah" ? { plays: Infinity } : value.to === "range" ? { passes: Infinity } : { plays: 1, passes: 1 });
  else say(t("sound.onlyMachine"));
  report();
}
