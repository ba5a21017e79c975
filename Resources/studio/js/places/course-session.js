// A live session as a card: when, what kind, how it stands, and the way in; and a sheet with all that there is to it.
import { tryChange } from "../api.js";
import { h } from "../dom.js";
import { give } from "../files.js";
import { moment, momentsFrom, t, until } from "../i18n.js";
import { button } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";

/**
 * Only addresses of the web are followed.
 * @param {string|null|undefined} address
 */
export const isLink = (address) => /^https?:\/\//.test(address ?? "");

/**
 * @param {string|null|undefined} address
 */
export const link = (address) => (isLink(address) ? h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, new URL(String(address)).host) : null);

/** @param {any} session @param {string} coming */
async function tell(session, coming) {
  if (await tryChange("course-answer", { session: session.id, day: session.day, coming })) say(t("course.told"));
}

/** @param {any} session */
const when = (session) => (session.state === "upcoming" || session.state === "soon" ? until(session.start) : t(`session.${session.state}`));

/** @param {any} session */
const join = (session) => (isLink(session.link) ? h(`a.button${isOpen(session) ? ".main" : ""}`, { href: session.link, target: "_blank", rel: "noopener noreferrer" }, t("session.join")) : null);

/** @param {any} session */
const isOpen = (session) => session.state === "live" || session.state === "soon";

/** @param {any} session */
function ways(session) {
  if (isOpen(session)) return h("div.row", {}, join(session));
  if (session.state === "upcoming") {
    return h("div.row", {}, h("button.tone", { onclick: () => void tell(session, "yes") }, t("course.coming")), h("button", { onclick: () => void tell(session, "no") }, t("course.notComing")),
      button("text", "today", t("session.calendar"), () => keep(session)));
  }
  return session.state === "ended" && isLink(session.recording) ? h("div.row", {}, icon("play", "tiny"), link(session.recording)) : null;
}

/** @param {any} session @param {string} [zone] the time zone in which it is shown; that of the device, if it is not given */
export const sessionCard = (session, zone) => h(`article.card.stack.session.${session.state}`, {},
  h("button.bare-row", { "aria-haspopup": "dialog", onclick: () => openSession(session, zone) },
    h("span.grow", {}, h("b.block.when", {}, moment(session.start, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone: zone })), h("bdi", {}, session.title)),
    h("span.stack.state-of", {}, h(`span.tag.${session.kind}`, {}, t(`session.kind.${session.kind}`)), h(`small${session.state === "live" ? ".good" : ".soft"}`, {}, when(session)))),
  ways(session));

/** @param {any} session @param {string} [zone] */
function openSession(session, zone) {
  sheet(session.title, h("div.stack", {}, h("div", {}, h(`span.tag.${session.kind}`, {}, t(`session.kind.${session.kind}`))), h("p.soft", {}, t(`session.about.${session.kind}`)),
    h("p.row", {}, icon("clock", "tiny"), h("span", {}, momentsFrom(session.start, session.end, { dateStyle: "full", timeStyle: "short", timeZone: zone }))),
    h("p.soft", {}, when(session)), ways(session)), { side: true });
}

/**
 * Gives the browser a file for calendars.
 * @param {any} session
 */
function keep(session) {
  const time = (/** @type {number} */ seconds) => new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, "");
  const text = (/** @type {string} */ words) => words.replace(/[\\,;]/g, "\\$&").replace(/\s+/g, " ");
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tilawa//studio//EN", "BEGIN:VEVENT", `UID:${session.id}-${session.day}@tilawa`, `DTSTAMP:${time(Date.now() / 1000)}`,
    `DTSTART:${time(session.start)}`, `DTEND:${time(session.end)}`, `SUMMARY:${text(session.title)}`, ...(isLink(session.link) ? [`URL:${session.link}`] : []), "END:VEVENT", "END:VCALENDAR", ""];
  give(new Blob([lines.join("\r\n")], { type: "text/calendar" }), `${session.id}-${session.day}.ics`);
}
