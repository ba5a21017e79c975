// Places beside the five, in their groups. Each says whether it needs the studio while that cannot be reached.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { GROUPS } from "../shell.js";
import { state, watch } from "../store.js";

/** Places that need nothing but what is in the browser. */
const ALONE = ["keys"];

/** @type {import("../main.js").Place} */
export function show(element, _, whenLeft) {
  const about = h("p.small.soft");
  const room = h("div.stack.far.narrow");
  const showPlaces = () => {
    const isGone = state.connection === "gone";
    fill(room, isGone ? h("ul.list", {}, h("li.bare", {}, row("mushaf", "mushaf", t("readKept")))) : null,
      GROUPS.map(([name, all]) => h("section.section", {}, h("h2", {}, t(name)), h("ul.list", {}, all.map(([place, sign]) =>
        h("li.bare", {}, row(place, sign, isGone && !ALONE.includes(place) ? h("span.tag.warn", {}, icon("offline", "tiny"), t("offline.needs")) : t(`about.${place}`))))))), about);
  };
  fill(element, top(t("place.more")), room);
  whenLeft(watch(["connection"], showPlaces));
  showPlaces();
  ask("about").then((facts) => (about.textContent = `Tilawa ${facts.version} · ${facts.licence}`)).catch(() => {});
}

/** @param {string} place @param {string} sign @param {any} about */
const row = (place, sign, about) => h("a.item", { href: `#/${place}` }, h("span.dot", { "aria-hidden": "true" }, icon(sign, "tiny")), h("span.grow", {}, h("b", {}, t(`place.${place}`)), h("small", {}, about)), icon("forward", "tiny"));
