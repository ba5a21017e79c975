// A course by files: what goes to the other side and what came from it, for those who share no place; and the file of a course.
import { ask } from "../api.js";
import { fill, h } from "../dom.js";
import { giveMade } from "../files.js";
import { number, t } from "../i18n.js";
import { button, iconButton } from "../parts/button.js";
import { line, stepper } from "../parts/choices.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/progress.js";
import { sheet } from "../parts/sheet.js";
import { upload } from "../upload.js";

/** @param {any} text @param {boolean} isFault */
const banner = (text, isFault) => h(`div.banner${isFault ? ".warn" : ""}`, isFault ? { role: "alert" } : {}, icon(isFault ? "alert" : "done", "tiny"), h("div.grow", { dir: "auto" }, text));

/**
 * A button that takes a file of the person, sends it to a command, and shows what became of it.
 * @param {{kind: string, sign: string, text: string, accept: string, request: any, dialog: () => HTMLDialogElement, done: (answer: any, remarks: string[]) => any}} options
 */
function taking({ kind, sign, text, accept, request, dialog, done }) {
  const room = h("div", { role: "status" });
  const input = /** @type {HTMLInputElement} */ (h("input.hidden-text", { type: "file", accept, onchange: () => void run() }));
  async function run() {
    const file = input.files?.[0];
    if (!file) return;
    /** @type {string[]} */
    let remarks = [];
    const found = (/** @type {any} */ event) => {
      if (event.event === "closed") remarks = [...event.before ?? [], event.error].filter(Boolean);
      return event.event === undefined && event;
    };
    try {
      const answer = await upload(file, request, found, (share) => fill(room, meter(share)), dialog());
      fill(room, done(answer, remarks));
    } catch (error) {
      const { message, before } = /** @type {Error & {before?: string[]}} */ (error);
      const all = [...before ?? [], message];
      fill(room, banner(all.length > 1 ? [h("p", {}, t("publish.faults")), h("ul.marked-list", {}, all.map((one) => h("li", {}, one)))] : message, true));
    }
    input.value = "";
  }
  return h("div.stack", {}, h(`label.button.full${kind}`, {}, icon(sign, "tiny"), h("span", {}, text), input), room);
}

/**
 * Gives a file, and says so.
 * @param {HTMLElement} room @param {string} request @param {Record<string, string>} values @param {string} name
 */
async function keep(room, request, values, name) {
  try {
    const answer = await giveMade(request, values, name);
    fill(room, banner(t("files.written", { name }), false));
    return answer;
  } catch (error) {
    fill(room, banner(/** @type {Error} */ (error).message, true));
    return null;
  }
}

/**
 * A name that every system takes for a file.
 * @param {string} name
 */
const fileName = (name) => `${name.replace(/[\/\\:*?"<>|\s]+/g, "-").slice(0, 60) || "tilawa"}.tilawa`;

/**
 * Opens the sheet of files of a course.
 * @param {"course"|"coach"} role
 */
export async function openFiles(role) {
  const kept = h("div", { role: "status" });
  const room = h("div.stack.far");
  const opened = sheet(t("files.title"), room, { side: true });
  const dialog = () => opened.dialog;
  const arrived = (/** @type {any} */ answer) => banner(answer.events + answer.sounds ? t("files.opened", { count: answer.events + answer.sounds }) : t("files.nothingNew"), false);
  const open = taking({ kind: ".tone", sign: "download", text: t("files.open"), accept: ".tilawa", request: { open: role }, dialog, done: arrived });
  if (role === "course") {
    const { name, course } = await ask("course-profile").catch(() => ({ name: "", course: "" }));
    return fill(room, h("p.soft", {}, t("files.hint.course")), open, button("full", "upload", t("files.write"), () => void keep(kept, "course-bundle", {}, fileName(`${course}-${name}`))), kept);
  }
  const [{ course }, { students }] = await Promise.all([ask("coach"), ask("coach-students")]).catch(() => [{ course: "" }, { students: [] }]);
  fill(room, h("p.soft", {}, t("files.hint.coach")), open,
    h("section.section", {}, h("h3", {}, t("files.students")), kept, h("ul.list", {},
      h("li.row.stay", {}, h("span.grow", {}, t("files.invitation")), iconButton("upload", t("files.invitation"), () => void keep(kept, "coach-invitation", {}, fileName(course)))),
      students.map((/** @type {any} */ one) => h("li.row.stay", {}, h("bdi.grow", {}, one.name), iconButton("upload", t("files.forStudent", { name: one.name }), () => void keep(kept, "coach-bundle", { student: one.student }, fileName(`${course}-${one.name}`))))))),
    h("section.section", {}, h("h3", {}, t("files.plan")), taking({ kind: "", sign: "course", text: t("publish.choose"), accept: ".yaml,.yml", request: { publish: true }, dialog, done: (_, remarks) => [banner(t("publish.again"), false), remarked(remarks)] })));
}

/** @param {string[]} remarks */
const remarked = (remarks) => (remarks.length ? h("ul.marked-list.small.soft", {}, remarks.map((one) => h("li", { dir: "auto" }, one))) : null);

/** Opens the sheet by which a teacher begins a course: a file to fill in, and the file that was filled in. */
export function openPublish() {
  let weeks = 15;
  const start = /** @type {HTMLInputElement} */ (h("input", { type: "date", id: "publish-start" }));
  const code = h("div.stack", { role: "status" });
  const kept = h("div", { role: "status" });
  const make = async () => {
    const answer = await keep(code, "course-plan", { weeks: String(weeks), ...(start.value ? { start: start.value } : {}) }, "course.yaml");
    if (answer?.recovery_code) code.append(banner([h("p", {}, t("publish.code")), h("p", {}, h("b", { dir: "ltr" }, answer.recovery_code))], true));
  };
  const begun = (/** @type {any} */ answer, /** @type {string[]} */ remarks) => [banner(t("publish.done", { count: answer.weeks }), false), remarked(remarks), h("p", {}, t("publish.invite")),
    button("main.full", "upload", t("files.invitation"), () => void keep(kept, "coach-invitation", {}, fileName(answer.course))), kept];
  const opened = sheet(t("coach.publish"), h("div.stack.far", {}, h("p.soft", {}, t("publish.hint")),
    h("section.section", {}, h("h3", {}, t("publish.new")), h("div.list", {}, h("div.inset", {}, line(t("publish.weeks"), stepper({ label: t("publish.weeks"), value: weeks, most: 52, show: number, change: (to) => (weeks = to) }))),
      h("div.inset", {}, h("label.line", { for: "publish-start" }, h("span.grow", {}, t("publish.start")), start))), button("full", "download", t("publish.template"), () => void make()), code),
    h("section.section", {}, h("h3", {}, t("publish.filled")), taking({ kind: ".main", sign: "course", text: t("publish.choose"), accept: ".yaml,.yml", request: { publish: true }, dialog: () => opened.dialog, done: begun }))), { side: true });
  opened.dialog.addEventListener("close", () => sessionStorage.removeItem("no.coach"));
}
