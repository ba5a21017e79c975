// Joining a course by a teacher's invitation, and exchanging with the other side through the place that both share.
import { change } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { button, iconButton } from "../parts/button.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/progress.js";
import { sheet } from "../parts/sheet.js";
import { say } from "../parts/toast.js";
import { upload } from "../upload.js";

/**
 * Opens the sheet: the invitation, and the student's name.
 * @param {() => void} done
 */
export function openJoin(done) {
  /** @type {File|null} */
  let file = null;
  const chosen = h("span", {}, t("texts.choose"));
  const input = /** @type {HTMLInputElement} */ (h("input.hidden-text", { type: "file", accept: ".tilawa", onchange: () => {
    file = input.files?.[0] ?? null;
    chosen.textContent = file?.name ?? t("texts.choose");
    show();
  } }));
  const name = /** @type {HTMLInputElement} */ (h("input", { dir: "auto", autocomplete: "name", maxlength: 80, oninput: () => show() }));
  const progress = h("div.stack", { role: "status" });
  const start = /** @type {HTMLButtonElement} */ (button("main", "course", t("course.join"), () => void run()));
  const show = () => (start.disabled = !file || !name.value.trim());
  const opened = sheet(t("course.join"), [h("p.soft", {}, t("course.joinHint")), h("label.button.tone.full", {}, icon("course", "tiny"), chosen, input), h("label.stack", {}, h("span", {}, t("course.joinName")), name), h("div.row", {}, start), progress]);
  show();

  async function run() {
    if (!file) return;
    start.disabled = true;
    try {
      await upload(file, { join: true, name: name.value.trim() }, (event) => event.event === undefined && event, (share) => fill(progress, meter(share)), opened.dialog);
      sessionStorage.removeItem("no.course");
      opened.close();
      done();
    } catch (error) {
      if (!opened.dialog.open) return;
      fill(progress, h("p.banner.warn", { role: "alert" }, icon("alert", "tiny"), h("span", { dir: "auto" }, /** @type {Error} */ (error).message)));
      show();
    }
  }
}

/**
 * A button that sends what is new to the other side, and fetches what came.
 * @param {"course"|"coach"} role
 */
export function syncButton(role) {
  const element = /** @type {HTMLButtonElement} */ (iconButton("retry", t("course.sync"), async () => {
    element.disabled = true;
    try {
      await change(`${role}-sync`);
      say(t("course.synced"));
    } catch (error) {
      say(/** @type {Error} */ (error).message, "fault");
    }
    element.disabled = false;
  }));
  return element;
}
