// Commands that go on for a while, each with a WebSocket of its own: listening, downloads, imports. A command ends with its socket.
import { withTicket } from "./api.js";
import { language, t } from "./i18n.js";

/**
 * Begins a command, and waits until it runs.
 * @param {any} request
 * @param {(event: any) => void} hear called with each event of the program; the last one is closed
 * @returns {Promise<WebSocket>}
 */
export async function begin(request, hear) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${await withTicket("/microphone")}`);
  await running(socket, request, hear);
  return socket;
}

/** @param {WebSocket} socket */
export const end = (socket) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ end: true }));

/** @param {WebSocket} socket @param {any} request @param {(event: any) => void} hear */
function running(socket, request, hear) {
  let [hasBegun, isOver] = [false, false];
  // The caller gets the socket before the first event.
  const tell = (/** @type {any} */ event) => setTimeout(hear, 0, event);
  return new Promise((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ ...request, speaks: language() }));
    socket.onmessage = (message) => {
      const answer = JSON.parse(message.data);
      if (!answer.ok && answer.event === undefined && answer.error) return reject(new Error(answer.error));
      // An event may come before the answer.
      hasBegun = true;
      resolve(undefined);
      if (answer.ok) return;
      isOver ||= answer.event === "closed";
      tell(answer);
    };
    socket.onclose = () => {
      reject(new Error(t("unreachable")));
      if (hasBegun && !isOver) tell({ event: "closed", error: t("recite.lost") });
    };
  });
}
