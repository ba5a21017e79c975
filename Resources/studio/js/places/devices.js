// Devices that may enter by the network: a part of the settings, on the machine itself.
import { ask, post, tryChange } from "../api.js";
import { fill, h } from "../dom.js";
import { on } from "../events.js";
import { language, t } from "../i18n.js";
import { say } from "../parts/toast.js";

/** @param {(end: () => void) => void} whenLeft */
export function devicesSection(whenLeft) {
  const list = h("div");
  const code = h("div", { role: "status" });
  showDevices(list);
  whenLeft(on("library", (event) => {
    if (event.by !== "devices") return;
    fill(code);
    showDevices(list);
  }));
  const button = h("button", { onclick: () => showCode(code) }, t("devices.pair"));
  return h("section.section.stack", {}, h("h2", {}, t("devices.title")), h("p.small.soft", {}, t("devices.help")), list, h("div", {}, button), code);
}

/** @param {HTMLElement} element */
async function showDevices(element) {
  const { devices } = await ask("devices");
  if (!devices.length) return fill(element, h("p", {}, t("devices.none")));
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "medium" });
  const forget = async (/** @type {string} */ device) => {
    if (await tryChange("device-forget", { device })) say(t("devices.forgotten", { name: device }));
  };
  fill(element, h("ul.list", {}, devices.map((/** @type {{name: string, paired: number}} */ one) => h("li.row.spread", {},
    h("span", {}, h("bdi", {}, one.name), " ", h("span.soft", {}, day.format(new Date(one.paired * 1000)))),
    h("button", { onclick: () => forget(one.name), "aria-label": `${t("devices.forget")} ${one.name}` }, t("devices.forget"))))));
}

/**
 * Shows a code for one more device.
 * @param {HTMLElement} element
 */
async function showCode(element) {
  try {
    const code = await post("/pairing");
    fill(element, code.qr.length ? picture(code.qr) : null, h("p", {}, t("devices.open")),
      h("p", {}, h("a", { href: code.address, dir: "ltr" }, code.address)), h("p", {}, t("devices.fingerprint")),
      h("p.fingerprint", { dir: "ltr" }, code.fingerprint));
  } catch (error) {
    fill(element, h("p.wrong", { dir: "auto" }, /** @type {Error} */ (error).message));
  }
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * The picture of a QR code.
 * @param {string[]} rows each a text of 0 and 1
 */
function picture(rows) {
  const margin = 4;
  const size = rows.length + 2 * margin;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", "qr");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", t("devices.qr"));
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("fill", "#000");
  path.setAttribute("shape-rendering", "crispEdges");
  path.setAttribute("d", rows.flatMap((row, y) => [...row].map((one, x) => (one === "1" ? `M${x + margin} ${y + margin}h1v1h-1z` : ""))).join(""));
  svg.append(path);
  return svg;
}
