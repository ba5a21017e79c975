// Downloads that this page began. They go on while other places are shown, and end with the page; what came stays, and the next one goes on there.
import { passageName, reciterName } from "./names.js";
import { t } from "./i18n.js";
import { begin } from "./jobs.js";
import { say } from "./parts/toast.js";
import { put, state } from "./store.js";

/**
 * A download that runs: the files that it has seen to, of all.
 * @typedef {{range: string, reciter: string, done: number, files: number, cancel: () => void}} Download
 */

/**
 * Begins to download.
 * @param {string} range @param {string} reciter
 */
export async function download(range, reciter) {
  const names = { passage: passageName(range), reciter: reciterName(reciter) };
  let isCancelled = false;
  let failed = 0;
  /** @type {Download} */
  const one = { range, reciter, done: 0, files: 0, cancel: () => (isCancelled = true) };
  const show = () => put({ downloads: [...state.downloads] });
  const leave = () => put({ downloads: state.downloads.filter((other) => other !== one) });
  const hear = (/** @type {any} */ event) => {
    if (event.event === "start") one.files = event.files;
    if (event.event === "file") one.done += 1;
    if (event.event === "end") failed = event.failed;
    if (event.event !== "closed") return show();
    leave();
    if (isCancelled) say(t("downloads.stopped"));
    else if (failed) say(t("downloads.some", { ...names, count: failed }), "fault");
    else if (event.error) say(event.error, "fault");
    else say(t("downloads.done", names));
  };
  put({ downloads: [...state.downloads, one] });
  try {
    const socket = await begin({ download: range, reciter }, hear);
    one.cancel = () => {
      isCancelled = true;
      socket.send(JSON.stringify({ end: true }));
    };
    if (isCancelled) one.cancel();
  } catch (error) {
    leave();
    say(/** @type {Error} */ (error).message, "fault");
  }
}

/**
 * The files of a reciter by their surahs: the number of files and their bytes.
 * @param {any[]} files as the program lists them
 */
export function bySurah(files) {
  /** @type {Map<number, {files: number, bytes: number}>} */
  const found = new Map();
  for (const file of files) {
    const surah = Number(/^(\d{3})/.exec(file.name)?.[1] ?? 0);
    const sum = found.get(surah) ?? { files: 0, bytes: 0 };
    found.set(surah, { files: sum.files + 1, bytes: sum.bytes + file.bytes });
  }
  return [...found].sort(([one], [other]) => one - other);
}
