// A live session as a card: when, what kind, how it stands, and the way in.
import { tryChange } from "../api.js";
import { h } from "../dom.js";
import { moment, t, until } from "../i18n.js";
import { button } from "../parts/button.js";
import { icon } from "../parts/icon.js";
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
export function sessionCard(session) {
  const isOpen = session.state === "live" || session.state === "soon";
  const join = isLink(session.link) ? h(`a.button${isOpen ? ".main" : ""}`, { href: session.link, target: "_blank", rel: "noopener noreferrer" }, t("session.join")) : null;
  const when = session.state === "upcoming" || session.state === "soon" ? until(session.start) : t(`session.${session.state}`);
  return h(`article.card.stack.session.${session.state}`, {},
    h("div.row.stay", {}, h("div.grow", {}, h("b.block.when", {}, moment(session.start, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })), h("span", {}, h("bdi", {}, session.title))),
      h("div.stack.state-of", {}, h(`span.tag.${session.kind}`, {}, t(`session.kind.${session.kind}`)), h(`small${session.state === "live" ? ".good" : ".soft"}`, {}, when))),
    isOpen ? h("div.row", {}, join) : null,
    session.state === "upcoming" ? h("div.row", {}, h("button.tone", { onclick: () => void tell(session, "yes") }, t("course.coming")), h("button", { onclick: () => void tell(session, "no") }, t("course.notComing")),
      button("text", "today", t("session.calendar"), () => keep(session))) : null,
    session.state === "ended" && isLink(session.recording) ? h("div.row", {}, icon("play", "tiny"), link(session.recording)) : null);
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
  const address = URL.createObjectURL(new Blob([lines.join("\r\n")], { type: "text/calendar" }));
  h("a", { href: address, download: `${session.id}-${session.day}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
