// Files that a person gives: each goes to a command that reads it to its end.
import { t } from "./i18n.js";
import { begin, end } from "./jobs.js";

/** Bytes of a message, and those that may wait in the browser. */
const [PIECE, WAITING] = [64 << 10, 1 << 20];

/**
 * Sends a file; resolves with what is looked for in the events of the command. A fault has the complaints `before` it.
 * @template T
 * @param {File} file @param {any} request @param {(event: any) => T|null|undefined|false|""} found @param {(share: number) => void} tell
 * @param {HTMLDialogElement} dialog ends it when it closes
 * @returns {Promise<T>}
 */
export function upload(file, request, found, tell, dialog) {
  return new Promise((resolve, reject) => {
    /** @type {T|null|undefined|false|""} */
    let result = null;
    const hear = (/** @type {any} */ event) => {
      result ||= found(event);
      if (event.event !== "closed") return;
      if (result) resolve(result);
      else reject(Object.assign(new Error(event.error ?? t("unreachable")), { before: event.before ?? [] }));
    };
    begin(request, hear).then(async (socket) => {
      dialog.addEventListener("close", () => result || socket.close(), { once: true });
      for (let place = 0; place < file.size && socket.readyState === WebSocket.OPEN; place += PIECE) {
        // The browser takes no more than the program does.
        while (socket.bufferedAmount > WAITING) await new Promise((done) => setTimeout(done, 30));
        socket.send(await file.slice(place, place + PIECE).arrayBuffer());
        tell(Math.min(1, (place + PIECE) / file.size));
      }
      end(socket);
    }).catch(reject);
  });
}
