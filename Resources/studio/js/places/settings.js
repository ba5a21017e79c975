// Settings: how this page looks, and the settings of the program.
import { ask, tryChange } from "../api.js";
import { fill, h, say } from "../dom.js";
import { on } from "../events.js";
import { language, languages, t, use } from "../i18n.js";
import { look, setLook } from "../look.js";
import { isOnMachine } from "../machine.js";
import { showAgain } from "../main.js";
import { soundChoice } from "../phone.js";
import { devicesSection } from "./devices.js";

/** @type {import("../main.js").Place} */
export async function show(element, _, whenLeft) {
  const list = h("section");
  const about = h("section.soft");
  fill(element, h("h1", {}, t("place.settings")), h("h2", {}, t("settings.page")), pageForm(), isOnMachine ? devicesSection(whenLeft) : null, h("h2", {}, t("settings.program")), list, about);
  const showList = () => showSettings(list);
  whenLeft(on("library", showList));
  await showList();
  showAbout(about);
}

function pageForm() {
  const tongue = /** @type {HTMLSelectElement} */ (h("select", {
    onchange: async () => {
      localStorage.setItem("language", tongue.value);
      await use(tongue.value);
      await showAgain();
    },
  }, languages.map(([code, name]) => h("option", { value: code, lang: code, selected: code === language() }, name))));
  const theme = /** @type {HTMLSelectElement} */ (h("select", { onchange: () => setLook("theme", theme.value) },
    ["light", "dark", "sepia"].map((one) => h("option", { value: one, selected: look("theme") === one }, t(`look.theme.${one}`)))));
  return h("div.form", {}, h("label", {}, t("settings.language"), tongue), h("label", {}, t("look.theme"), theme), soundChoice(), h("p", {}, h("a", { href: "#/keys" }, t("place.keys"))));
}

/** @param {HTMLElement} element */
async function showSettings(element) {
  const { settings } = await ask("settings");
  fill(element, h("ul.list", {}, settings.map(line)));
}

/** @param {any} setting */
function line(setting) {
  const id = `setting-${setting.key}`;
  const input = /** @type {HTMLInputElement} */ (h("input", { id, dir: "auto", value: setting.value ?? "", "aria-describedby": `${id}-help` }));
  const save = async () => {
    const value = input.value.trim();
    if (value === String(setting.value ?? "")) return;
    const done = value ? await tryChange("setting", { key: setting.key, value }) : await tryChange("setting-unset", { key: setting.key });
    if (!done) return (input.value = setting.value ?? "");
    setting.value = value;
    say(t("saved"));
  };
  return h("li", {}, h("form.row.spread", {
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      save();
    },
  }, h("label", { for: id, dir: "ltr", lang: "en" }, setting.key), h("span.row", {}, input, h("button", { type: "submit", "aria-label": `${t("save")} ${setting.key}` }, t("save")))),
  h("p.soft", { id: `${id}-help`, lang: "en", dir: "ltr" }, setting.help));
}

/** @param {HTMLElement} element */
async function showAbout(element) {
  const about = await ask("about");
  fill(element, h("h2", {}, t("settings.about")), h("p", {}, `Tilawa ${about.version} · ${about.licence}`),
    about.notices.map((/** @type {any} */ notice) => h("details", {}, h("summary", { lang: "en", dir: "ltr" }, notice.subject), h("p", { lang: "en", dir: "ltr", style: { "white-space": "pre-line" } }, notice.text))));
}
