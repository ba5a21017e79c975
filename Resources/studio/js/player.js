// The player that sounds, whoever started it: its state, and requests to it.
import { change, post } from "./api.js";
import { on } from "./events.js";
import { number, t } from "./i18n.js";
import { passagesName, surahs } from "./names.js";
import { say } from "./parts/toast.js";
import * as phone from "./phone.js";
import { put, state } from "./store.js";

/** Whether a session is on. */
export const isOn = () => state.player.state !== "none" && state.player.state !== "idle";

/** The time that it has played since its state was told, in seconds. */
const since = () => (state.player.state === "playing" ? (performance.now() - state.told) / 1000 : 0);

/** The part of this pass that was heard by now, in seconds. */
export const passHeard = () => Math.min((state.player.pass_heard ?? 0) + since(), state.player.pass_length ?? Infinity);

/** The part of this ayah that was heard by now, in seconds. */
export const ayahHeard = () => Math.min((state.player.recited ?? 0) + since() * (state.player.speed ?? 1), state.player.recitation ?? Infinity);

/** @param {number|string|undefined} value */
const times = (value) => (value === "forever" || value === undefined ? "∞" : number(value));

/**
 * The number of the playing among several; empty for one.
 * @param {any} player
 */
export function timesName(player) {
  const parts = [];
  if (player.plays && player.plays !== 1) parts.push(t("player.play.of", { play: player.play, plays: times(player.plays) }));
  if (player.passes && player.passes !== 1) parts.push(t("player.pass.of", { pass: player.pass, passes: times(player.passes) }));
  return parts.join(" · ");
}

/** @param {any} player */
const set = (player) => put({ told: performance.now(), player });

let asking = false;
/** Whether something was told since the state was asked for, so that the answer may be older. */
let isOld = false;

/** Asks the player for its state. */
export async function refresh() {
  isOld = true;
  if (asking || phone.isActive()) return;
  asking = true;
  try {
    while (isOld && !phone.isActive()) {
      isOld = false;
      const answer = await post("/player", { do: "status" });
      if (!isOld && !phone.isActive()) set(answer.error ? { state: "none" } : answer);
    }
  } catch {
    set({ state: "none" });
  } finally {
    asking = false;
  }
}

phone.whenChanged((now) => {
  set(now);
  if (now.state === "none") refresh();
});
on("again", refresh);
on("player", (event) => {
  if (phone.isActive()) return;
  const now = { ...state.player, pass_heard: passHeard(), recited: ayahHeard() };
  if (event.event === "word") return set({ ...now, ref: event.ref, word: event.word, at: event.at });
  if (event.event === "gone" || event.event === "left") set({ state: "none" });
  else if (event.event === "ayah") set({ ...now, ref: event.ref, word: null, reciter: event.reciter, recited: 0 });
  refresh();
});

/**
 * Sends a request of the control socket.
 * @param {string} verb
 * @param {{to?: string|number, by?: string|number}} [value]
 */
export async function steer(verb, value = {}) {
  if (phone.isActive()) return phone.steer(verb, value);
  try {
    const answer = await post("/player", { do: verb, ...value });
    if (answer.error) say(answer.error, "fault");
    else if (answer.state === "none") say(t("player.nothing"));
  } catch (error) {
    say(/** @type {Error} */ (error).message, "fault");
  }
  refresh();
}

/**
 * Begins a session in place of the one that sounds.
 * @param {string|string[]} range
 * @param {Record<string, any>} [options] as those of the command
 */
export async function play(range, options = {}) {
  say(t("player.starting"));
  try {
    if (phone.isHere()) await phone.begin(range, options);
    else {
      phone.stop();
      await change("play", { range, replace: true, ...options });
      await refresh();
    }
    say(t("player.started", { range: passagesName([range].flat()) }));
    return true;
  } catch (error) {
    say(/** @type {Error} */ (error).message, "fault");
    return false;
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

/** Goes on with the last session. */
export async function resume() {
  phone.stop();
  try {
    await change("resume", { replace: true });
    await refresh();
  } catch (error) {
    say(/** @type {Error} */ (error).message, "fault");
  }
}

/** Plays or pauses; where nothing plays, the last session goes on. */
export const toggle = () => void (isOn() ? steer("toggle") : resume());
