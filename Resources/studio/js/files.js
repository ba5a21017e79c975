// Files that the page gives a person; the browser keeps them with its downloads.
import { headers } from "./api.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";

/** The time after which the browser has taken a file, in milliseconds. */
const TAKEN = 1000;

/** @param {Blob} content @param {string} name */
export function give(content, name) {
  const address = URL.createObjectURL(content);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}

/**
 * Gives a file that the program writes.
 * @param {string} request @param {Record<string, string>} values @param {string} name
 * @returns {Promise<any>} the answer of the program
 */
export async function giveMade(request, values, name) {
  const response = await fetch(`/api/${request}?${new URLSearchParams(values)}`, { headers: headers() }).catch(() => {
    throw new Error(t("unreachable"));
  });
  if (!response.ok) throw new Error((await response.json().catch(() => ({}))).error ?? response.statusText);
  give(await response.blob(), name);
  return JSON.parse(decodeURIComponent(response.headers.get("X-Tilawa-Answer") ?? "null"));
}
