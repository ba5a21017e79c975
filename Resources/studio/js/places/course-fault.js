// A place of a course where there is none, or where something went wrong.
import { RequestError } from "../api.js";
import { fill, h } from "../dom.js";
import { top } from "../parts/button.js";
import { empty, fault } from "../parts/states.js";

/**
 * Says that there is no course, or what else went wrong.
 * @param {HTMLElement} element @param {string} title @param {string} none @param {any} error @param {any} [way] the way to one
 */
export function showFault(element, title, none, error, way) {
  const isNone = error instanceof RequestError && error.status === 404;
  fill(element, top(title), h("div.card", {}, isNone ? empty("course", none, way) : fault(error)));
}
