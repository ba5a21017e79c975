// Requests to the program. Each is a command of it; see the table in StudioRequests.swift.
import { say } from "./dom.js";

/** A request that was not done. */
export class RequestError extends Error {
  /** @param {string} message @param {number} status @param {number} [exit] */
  constructor(message, status, exit) {
    super(message);
    this.status = status;
    this.exit = exit;
  }
}

/** @param {Response} response */
async function read(response) {
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
  return read(await fetch(`/api/${name}${tail ? `?${tail}` : ""}`, { signal }));
}

/**
 * Sends JSON.
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>}
 */
export async function post(path, body = {}) {
  const text = JSON.stringify(body);
  return read(await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: text }));
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
