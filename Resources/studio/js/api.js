// Requests to the program. Each is a command of it; see the table in StudioRequests.swift.
import { language, t } from "./i18n.js";
import { say } from "./parts/toast.js";

// A browser sends a cookie to all ports of a machine. The key is kept for this origin alone, and sent as a header.
const entered = new URLSearchParams(location.search).get("key");
if (entered) keepKey(entered);

/** @param {string} key the key of this page, as the address or the pairing gave it */
export function keepKey(key) {
  localStorage.setItem("key", key);
}

/** A request that was not done. */
export class RequestError extends Error {
  /** @param {string} message @param {number} status @param {number} [exit] */
  constructor(message, status, exit) {
    super(message);
    this.status = status;
    this.exit = exit;
  }
}

/** The headers of a request. */
export const headers = () => ({ "X-Tilawa-Key": localStorage.getItem("key") ?? "", "Accept-Language": language() });

/** The time for which an answer that first.js has asked for is new, in milliseconds since the page was opened. */
const NEW = 5000;

/**
 * The answers that first.js has asked for, by their paths, and their language.
 * @type {{language: string, answers: Record<string, Promise<Response>>}}
 */
const early = /** @type {any} */ (window).early ?? { language: "", answers: {} };

/**
 * Takes an answer that first.js has asked for; undefined where it has not, and where it is old or in another language.
 * @param {string} path
 */
function earlyAnswer(path) {
  const answer = early.answers[path];
  delete early.answers[path];
  return performance.now() < NEW && early.language === language() ? answer : undefined;
}

/**
 * Sends a request and reads the answer.
 * @param {string} path
 * @param {RequestInit} options
 */
async function send(path, options) {
  // What is changed makes the answers from before old.
  if (options.method) early.answers = {};
  const asked = earlyAnswer(path);
  const response = await (asked ?? fetch(path, { ...options, headers: { ...options.headers, ...headers() } })).catch((error) => {
    if (error.name === "AbortError") throw error;
    throw new RequestError(t("unreachable"), 0);
  });
  const body = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new RequestError(body.error || response.statusText, response.status, body.exit);
  return body;
}

/**
 * Asks for something that changes nothing.
 * @param {string} name
 * @param {Record<string, string|number|boolean|string[]|undefined>} [values]
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function ask(name, values = {}, signal) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === "") continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one));
  }
  const tail = query.toString();
  return send(`/api/${name}${tail ? `?${tail}` : ""}`, { signal });
}

/**
 * Sends JSON.
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>}
 */
export async function post(path, body = {}) {
  const text = JSON.stringify(body);
  return send(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: text });
}

/**
 * A ticket for what the browser asks for by itself, without a header.
 * @param {string} path
 * @returns {Promise<string>} the path with the ticket
 */
export const withTicket = async (path) => `${path}?${new URLSearchParams(await post("/ticket", { for: path }))}`;

/** @type {Promise<any>|null} */
let soundTicket = null;

/**
 * The address of a sound, for an element that plays it.
 * @param {string} path
 */
export async function soundAddress(path) {
  soundTicket ??= post("/ticket", { for: "/sound/" });
  try {
    return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(await soundTicket)}`;
  } catch (error) {
    soundTicket = null;
    throw error;
  }
}

/** Forgets the ticket for sounds: a studio that was started anew has another one. */
export const forgetTickets = () => (soundTicket = null);

/**
 * Asks for a change.
 * @param {string} name
 * @param {Record<string, any>} [values]
 * @returns {Promise<any>}
 */
export const change = (name, values = {}) => post(`/api/${name}`, values);

/**
 * Asks for a change and says what went wrong.
 * @param {string} name
 * @param {Record<string, any>} [values]
 * @returns {Promise<any>} null where it was not done
 */
export async function tryChange(name, values = {}) {
  try {
    return await change(name, values);
  } catch (error) {
    say(/** @type {Error} */ (error).message, "fault");
    return null;
  }
}
