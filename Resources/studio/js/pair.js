// Pairing: a device that was given a code becomes one that may enter.
import { fill, h } from "./dom.js";
import { start, t } from "./i18n.js";

const main = /** @type {HTMLElement} */ (document.getElementById("place"));

/** The name that is proposed: the kind of device and the browser. */
function proposedName() {
  const agent = navigator.userAgent;
  const device = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"].find((name) => agent.includes(name)) ?? "";
  const browser = [["Firefox", "Firefox"], ["Edg", "Edge"], ["SamsungBrowser", "Samsung"], ["Chrome", "Chrome"], ["Safari", "Safari"]].find(([sign]) => agent.includes(sign))?.[1] ?? "";
  return [device === "Macintosh" ? "Mac" : device, browser].filter(Boolean).join(", ");
}

function show() {
  const given = decodeURIComponent(location.hash.slice(1));
  // The code does not stay in the address or in the history.
  if (given) history.replaceState(null, "", "/pair.html");
  const code = /** @type {HTMLInputElement} */ (h("input", { id: "code", dir: "ltr", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", required: true, value: given }));
  const name = /** @type {HTMLInputElement} */ (h("input", { id: "name", dir: "auto", maxlength: 40, value: proposedName() }));
  const outcome = h("p.wrong", { role: "alert" });
  const pair = async () => {
    outcome.textContent = "";
    try {
      const response = await fetch("/pair", {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code: code.value, name: name.value }),
      });
      const answer = await response.json().catch(() => ({}));
      if (response.ok) {
        localStorage.setItem("key", answer.key);
        return location.replace("/");
      }
      outcome.textContent = response.status === 403 ? t("pair.wrong") : answer.error ?? response.statusText;
    } catch (error) {
      outcome.textContent = /** @type {Error} */ (error).message;
    }
  };
  document.title = `${t("pair.title")} · Tilawa`;
  fill(
    main, h("h1", {}, t("pair.title")), h("p", {}, t("pair.help")),
    h("form.stack", {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        pair();
      },
    }, h("label", { for: "code" }, t("pair.code")), code, h("label", { for: "name" }, t("pair.name")), name,
    h("button.main", { type: "submit" }, t("pair.pair"))),
    outcome, h("p.soft", {}, t("pair.install"), " ", h("a", { href: "/certificate.crt", download: "tilawa.crt" }, t("pair.certificate"))));
}

document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
start().then(() => {
  show();
  document.documentElement.dataset.ready = "yes";
});
