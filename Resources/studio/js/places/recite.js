// Reciting: the program listens by this machine's microphone or by the browser's, and tells word by word.
import { ask } from "../api.js";
import { fill, h, say } from "../dom.js";
import { number, t } from "../i18n.js";
import { isOnMachine } from "../machine.js";
import { listen } from "../microphone.js";
import { RecitedText } from "./recite-text.js";

/** @type {import("../main.js").Place} */
export function show(element, path, whenLeft) {
  const range = /** @type {HTMLInputElement} */ (h("input", { placeholder: "78:1-10", dir: "ltr", value: path[0] ?? "" }));
  const hidden = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", checked: true }));
  const device = /** @type {HTMLSelectElement} */ (h("select", {}, isOnMachine ? h("option", { value: "machine" }, t("recite.machine")) : null, h("option", { value: "page" }, t("recite.page"))));
  const state = h("p", { role: "status" });
  const text = new RecitedText();
  const summary = h("section", { "aria-live": "polite" });
  const notice = h("p.soft", { lang: "en", dir: "ltr" });
  const last = h("section");
  const begin = h("button.main", { onclick: start }, t("recite.begin"));
  const end = h("button", { onclick: stop, disabled: true }, t("recite.end"));
  /** @type {{stop: () => void}|null} */
  let microphone = null;
  let isHere = true;

  fill(
    element, h("h1", {}, t("place.recite")), h("p.soft", {}, t("recite.help")),
    h("div.form", {}, h("label", {}, t("range"), range), h("label", {}, t("recite.microphone"), device),
      h("label", { style: { "flex-direction": "row" } }, hidden, t("recite.hidden")), h("div.row", {}, begin, end)),
    state, summary, text.element, notice, last);

  async function start() {
    const passage = range.value.trim();
    fill(summary);
    listens(true);
    try {
      await text.begin(passage, hidden.checked);
      microphone = await listen(device.value, { range: passage, hidden: hidden.checked }, hear);
      if (!isHere) return stop();
      /** @type {HTMLButtonElement} */ (end).disabled = false;
      state.textContent = t("recite.listening");
    } catch (error) {
      say(/** @type {Error} */ (error).message, "fault");
      listens(false);
    }
  }

  function stop() {
    microphone?.stop();
    microphone = null;
    /** @type {HTMLButtonElement} */ (end).disabled = true;
    state.textContent = t("recite.ending");
  }

  /** @param {boolean} isOn */
  function listens(isOn) {
    /** @type {HTMLButtonElement} */ (begin).disabled = isOn;
    /** @type {HTMLButtonElement} */ (end).disabled = true;
    if (!isOn) state.textContent = "";
  }

  /** @param {any} event */
  function hear(event) {
    if (event.event === "listening") notice.textContent = event.disclaimer;
    text.hear(event);
    if (event.event === "summary") fill(summary, summaryOf(event));
    if (event.event !== "closed") return;
    microphone = null;
    listens(false);
    if (event.error && isHere) say(event.error, "fault");
    if (isHere) showLast(last);
  }

  showLast(last);
  whenLeft(() => {
    isHere = false;
    stop();
  });
}

/**
 * What a recitation came to.
 * @param {any} summary
 */
function summaryOf(summary) {
  if (!summary.words) return h("p", {}, t("recite.nothing"));
  const counts = ["recited", "unsure", "skipped", "changed"].filter((name) => summary[name]);
  return h("div.card", {}, h("h2", {}, t("recite.summary"), " ", h("bdi", {}, summary.range ?? "")),
    h("p.row", {}, h("strong", {}, t("recite.words", { count: summary.words })),
      counts.map((name) => h(`span.verdict-${name}`, {}, `${number(summary[name])} ${t(`verdict.${name}`)}`))),
    typeof summary.accuracy === "number" ? h("p", {}, t("recite.accuracy", { percent: summary.accuracy })) : null);
}

/**
 * The sessions of late.
 * @param {HTMLElement} element
 */
async function showLast(element) {
  const answer = await ask("recitations", { subject: "list" }).catch(() => null);
  const sessions = answer?.sessions ?? [];
  if (!sessions.length) return fill(element);
  fill(element, h("h2", {}, t("recite.last")), h("ul.list", {}, sessions.slice(0, 10).map((/** @type {any} */ one) => h("li.row.spread", {},
    h("bdi", {}, one.range ?? ""), h("span.soft", {}, h("bdi", {}, one.day))))));
}
