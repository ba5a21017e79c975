// The settings of the program: those that people change as sentences with choices, all others as the program names them.
import { ask, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { number, t } from "../i18n.js";
import { segmented, stepper, switchLine } from "../parts/choices.js";
import { say } from "../parts/toast.js";
import { GAPS, gapName, gapPlace } from "./player-amounts.js";

/** @typedef {{key: string, value: string|null, default: string|null, help: string}} Setting */

/**
 * Settings by their groups. A setting is on or off, one of several values, or an amount.
 * @type {[string, [string, "switch"|"gap"|string[]|{least: number, most: number, step: number}][]][]}
 */
const GROUPS = [
  ["settings.listening", [
    ["riwayah", ["hafs", "shubah", "warsh", "qaloon", "doori", "soosi", "bazzi", "qunbul"]],
    ["each", { least: 1, most: 100, step: 1 }], ["repeat", { least: 1, most: 100, step: 1 }], ["gap", "gap"], ["speed", { least: 0.5, most: 2, step: 0.05 }], ["volume", { least: 0, most: 100, step: 5 }],
    ["missing", ["ask", "silence", "fill", "fail"]], ["loudness", "switch"], ["istiadha", "switch"],
  ]],
  ["settings.library", [["network", "switch"], ["history", "switch"], ["khatm-listening", "switch"], ["recordings-order", ["first", "last"]], ["notify", "switch"]]],
];

/** @param {HTMLElement} room */
export async function showProgramSettings(room) {
  /** @type {{settings: Setting[]}} */
  const { settings } = await ask("settings");
  const byKey = new Map(settings.map((one) => [one.key, one]));
  const named = new Set(GROUPS.flatMap(([, all]) => all.map(([key]) => key)));
  fill(
    room,
    GROUPS.map(([title, all]) => h("section.section", {}, h("h2", {}, t(title)), h("div.list", {}, all.map(([key, kind]) => {
      const setting = byKey.get(key);
      return setting ? h("div.line.inset", {}, choice(setting, kind)) : null;
    })))),
    h("details.section", { id: "settings-others" }, h("summary", {}, t("settings.others")), h("ul.list", {}, settings.filter((one) => !named.has(one.key)).map(field))));
}

/** @param {string} key @param {string} value */
async function save(key, value) {
  if (await tryChange("setting", { key, value })) say(t("saved"));
}

/**
 * @param {Setting} setting @param {"switch"|"gap"|string[]|{least: number, most: number, step: number}} kind
 */
function choice(setting, kind) {
  const { key } = setting;
  const text = t(`setting.${key}`);
  const value = setting.value ?? "";
  const line = (/** @type {HTMLElement} */ control) => [h("span.grow", {}, text), control];
  if (kind === "switch") return switchLine(text, value === "on", (isOn) => void save(key, isOn ? "on" : "off"));
  if (kind === "gap") return line(stepper({ label: text, value: gapPlace(inMilliseconds(value)), least: 0, most: GAPS.length - 1, show: (index) => gapName(GAPS[index]), change: (index) => void save(key, GAPS[index]) }));
  if (Array.isArray(kind)) {
    const words = (/** @type {string} */ one) => t(`setting.${key}.${one}`);
    if (kind.length === 2) return line(segmented(text, kind.map((one) => [one, words(one)]), value, (one) => void save(key, one)));
    const select = /** @type {HTMLSelectElement} */ (h("select", { id: `setting-${key}`, "aria-label": text, onchange: () => void save(key, select.value) }, kind.map((one) => h("option", { value: one, selected: one === value }, words(one)))));
    return line(select);
  }
  return line(stepper({ label: text, value: Number(value) || kind.least, ...kind, show: key === "volume" ? (amount) => t("percent", { percent: amount }) : key === "speed" ? (amount) => `${number(amount)}×` : number, change: (amount) => void save(key, String(amount)) }));
}

/** @param {string} gap as the program writes it @returns {string|number} */
const inMilliseconds = (gap) => (gap.endsWith("%") ? gap : Number.parseFloat(gap) * (/\ds$/.test(gap) ? 1000 : 1) || 0);

/** @param {Setting} setting */
function field(setting) {
  const id = `setting-${setting.key}`;
  const input = /** @type {HTMLInputElement} */ (h("input", { id, dir: "auto", value: setting.value ?? "", "aria-describedby": `${id}-help` }));
  const keep = async () => {
    const value = input.value.trim();
    if (value === String(setting.value ?? "")) return;
    const done = value ? await tryChange("setting", { key: setting.key, value }) : await tryChange("setting-unset", { key: setting.key });
    if (!done) return (input.value = setting.value ?? "");
    setting.value = value;
    // Pages of another print are other pages.
    if (setting.key === "print") return location.reload();
    say(t("saved"));
  };
  return h("li", {}, h("form.row.spread", {
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      keep();
    },
  }, h("label", { for: id, dir: "ltr", lang: "en" }, setting.key), h("span.row", {}, input, h("button", { type: "submit", "aria-label": `${t("save")} ${setting.key}` }, t("save")))),
  h("p.small.soft", { id: `${id}-help`, dir: "auto" }, setting.help));
}
