// Settings: how this page looks, and the settings of the program.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { language, languages, t, use } from "../i18n.js";
import { isOnMachine } from "../machine.js";
import { showAgain } from "../main.js";
import { top } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { bones } from "../parts/states.js";
import { devicesSection } from "./devices.js";
import { themes } from "./mushaf-look.js";
import { soundChoice } from "./player-amounts.js";
import { showProgramSettings } from "./settings-program.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const [list, about] = [h("div.stack.far", {}, bones(6)), h("section.section")];
  fill(element, top(t("place.settings")), h("div.columns", {},
    h("div.stack.far", {}, pageForm(), isOnMachine ? devicesSection(whenLeft) : null),
    h("div.stack.far", {}, list, about)));
  const showList = () => showProgramSettings(list);
  whenLeft(on("library", showList));
  await showList();
  showAbout(about);
}

/** Looks of this page and its place of sound, as choices. */
function pageForm() {
  const speak = async (/** @type {string} */ code) => {
    localStorage.setItem("language", code);
    await use(code);
    await showAgain();
  };
  const spoken = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": t("settings.language"), onchange: () => void speak(spoken.value) },
    languages.map(([code, name]) => h("option", { value: code, lang: code, selected: code === language() }, name))));
  const choice = (/** @type {string} */ text, /** @type {HTMLElement} */ control) => h("div.stack.inset", {}, h("span", {}, text), control);
  return h("section.section", {}, h("h2", {}, t("settings.page")), h("div.list", {},
    choice(t("settings.language"), h("div", {}, spoken, languages.some(([, name]) => name.endsWith("*")) ? h("small.block", {}, t("settings.unread")) : null)), choice(t("look.theme"), themes()), choice(t("sound.where"), soundChoice()),
    h("a.item", { href: "#/texts" }, h("span.grow", {}, t("place.texts")), icon("forward", "tiny")), h("a.item", { href: "#/keys" }, h("span.grow", {}, t("place.keys")), icon("forward", "tiny"))));
}

/** @param {HTMLElement} element */
async function showAbout(element) {
  const about = await ask("about");
  fill(element, h("h2", {}, t("settings.about")), h("p", {}, `Tilawa ${about.version} · ${about.licence}`),
    about.notices.map((/** @type {any} */ notice) => h("details", {}, h("summary", { lang: "en", dir: "ltr" }, notice.subject), h("p", { lang: "en", dir: "ltr", style: { "white-space": "pre-line" } }, notice.text))));
}
