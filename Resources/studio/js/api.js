// Requests to the program. Each is a command of it; see the table in StudioRequests.swift.
import { say } from "./dom.js";
import { t } from "./i18n.js";

/** A request that was not done. */
export class RequestError extends Error {
  /** @param {string} message @param {number} status @param {number} [exit] */
  constructor(message, status, exit) {
    super(message);
    this.status = status;
    this.exit = exit;
  }
}

/**
 * Sends a request and reads the answer.
 * @param {string} path
 * @param {RequestInit} options
 */
async function send(path, options) {
  const response = await fetch(path, options).catch((error) => {
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
