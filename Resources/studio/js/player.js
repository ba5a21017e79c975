// The player that sounds, whoever started it: its state, and requests to it.
import { change, post } from "./api.js";
import { on, tell } from "./events.js";
import { say } from "./dom.js";
import { t } from "./i18n.js";
import * as phone from "./phone.js";

/**
 * The state as the control socket tells it; see messages.md.
 * @type {{state: string, ref?: string, word?: number|null, [field: string]: any}}
 */
export let status = { state: "none" };

/** The time at which the state was told, in milliseconds. */
let told = performance.now();

/** @type {Set<() => void>} */
const watchers = new Set();

/**
 * Calls a function whenever the state changes.
 * @param {() => void} watcher
 */
export function watch(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How much of this pass was heard by now, in seconds. */
export function passHeard() {
  const rest = status.state === "playing" ? (performance.now() - told) / 1000 : 0;
  return Math.min((status.pass_heard ?? 0) + rest, status.pass_length ?? Infinity);
}

/** @param {any} next */
function set(next) {
  status = next;
  told = performance.now();
  for (const watcher of watchers) watcher();
}

let asking = false;

/** Asks the player for its state. */
export async function refresh() {
  if (asking || phone.isActive()) return;
  asking = true;
  try {
    const answer = await post("/player", { do: "status" });
    if (!phone.isActive()) set(answer.error ? { state: "none" } : answer);
  } catch {
    set({ state: "none" });
  } finally {
    asking = false;
  }
}

phone.whenChanged((state) => {
  set(state);
  if (state.state === "none") refresh();
});
on("again", refresh);
on("player", (event) => {
  if (phone.isActive()) return;
  if (event.event === "word") return set({ ...status, ref: event.ref, word: event.word, at: event.at, pass_heard: passHeard() });
  if (event.event === "gone" || event.event === "left") set({ state: "none" });
  else if (event.event === "ayah") set({ ...status, ref: event.ref, word: null, reciter: event.reciter, pass_heard: passHeard() });
  if (event.event !== "gone") refresh();
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
    say(t("player.started", { range: String(range) }));
    return true;
  } catch (error) {
    say(/** @type {Error} */ (error).message, "fault");
    return false;
  }
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
export const toggle = () => (status.state === "none" || status.state === "idle" ? resume() : steer("toggle"));

export { tell };
