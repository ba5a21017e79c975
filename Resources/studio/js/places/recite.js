// Reciting: the program listens by this machine's microphone or by the browser's, and tells word by word.
import { ask, post } from "../api.js";
import { fill, h, say } from "../dom.js";
import { on } from "../events.js";
import { t } from "../i18n.js";
import { openMicrophone } from "../microphone.js";
import { isOnMachine } from "./devices.js";

/** @type {import("../main.js").Place} */
export async function show(element, path) {
  const range = /** @type {HTMLInputElement} */ (h("input", { placeholder: "78:1-10", dir: "ltr", value: path[0] ?? "" }));
  const hidden = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", checked: true }));
  const device = /** @type {HTMLSelectElement} */ (h("select", {}, isOnMachine ? h("option", { value: "machine" }, t("recite.machine")) : null, h("option", { value: "page" }, t("recite.page"))));
  const state = h("p", { role: "status" });
  const text = h("div.quran.recite-text", { lang: "ar", dir: "rtl" });
  const notice = h("p.soft", { lang: "en", dir: "ltr" });
  const last = h("section");
  const begin = h("button.main", { onclick: start }, t("recite.begin"));
  const end = h("button", { onclick: stop, disabled: true }, t("recite.end"));
  /** @type {{stop: () => void}|null} */
  let microphone = null;

  fill(
    element, h("h1", {}, t("place.recite")), h("p.soft", {}, t("recite.help")),
    h("div.form", {}, h("label", {}, t("range"), range), h("label", {}, t("recite.microphone"), device),
      h("label", { style: { "flex-direction": "row" } }, hidden, t("recite.hidden")), h("div.row", {}, begin, end)),
    state, text, notice, last);

  async function start() {
    try {
      await prepare();
      if (device.value === "page") microphone = await openMicrophone({ range: range.value.trim(), hidden: hidden.checked }, failed);
      else await post("/recite/begin", { range: range.value.trim(), hidden: hidden.checked });
      listens(true);
      state.textContent = t("recite.listening");
    } catch (error) {
      failed(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string} message */
  function failed(message) {
    say(message, "fault");
    listens(false);
  }

  function stop() {
    if (microphone) microphone.stop();
    else post("/recite/end");
    microphone = null;
    state.textContent = t("recite.ending");
  }

  /** @param {boolean} isOn */
  function listens(isOn) {
    /** @type {HTMLButtonElement} */ (begin).disabled = isOn;
    /** @type {HTMLButtonElement} */ (end).disabled = !isOn;
    if (!isOn) state.textContent = "";
  }

  /** Shows the words of a passage that is known. */
  async function prepare() {
    fill(text);
    if (range.value.trim()) await showWords(range.value.trim());
  }

  /** @param {string} passage */
  async function showWords(passage) {
    const answer = await ask("text", { range: passage.split(/\s+/) });
    fill(text, answer.ayat.map((/** @type {any} */ ayah) => [
      ayah.text.split(" ").map((/** @type {string} */ word, /** @type {number} */ index) =>
        [h(`span.word${hidden.checked ? ".veiled" : ""}`, { "data-ref": `${ayah.ref}:${index + 1}` }, word), " "]),
      h("span.word.end", {}, `\u06dd${arabic(ayah.ayah)}`), " ",
    ]));
  }

  /** @param {any} event */
  function hear(event) {
    if (event.event === "listening") notice.textContent = event.disclaimer;
    if (event.event === "found" && !text.childElementCount) showWords(event.range);
    if (event.event === "verdict") {
      const word = text.querySelector(`[data-ref="${CSS.escape(`${event.ref}:${event.word}`)}"]`);
      if (word && event.verdict !== "pending") {
        word.className = `word verdict-${event.verdict}`;
        word.setAttribute("title", t(`verdict.${event.verdict}`));
      }
    }
    if (event.event === "closed") {
      listens(false);
      if (event.error) say(event.error, "fault");
      showLast(last);
    }
  }

  const leave = on("recite", hear);
  showLast(last);
  return () => {
    leave();
    if (!(/** @type {HTMLButtonElement} */ (end).disabled)) stop();
  };
}

/** @param {number} value */
const arabic = (value) => String(value).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

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
