// A microphone of this machine or of the browser. The browser sends samples of 16 bits at 16,000 a second.
import { begin, end } from "./jobs.js";
import { look } from "./look.js";

/** Frames a second that are sent. */
const RATE = 16000;

/**
 * Begins to listen; for its own microphone the browser asks the person first.
 * @param {string} device machine or page
 * @param {{range: string, hidden: boolean} | {part: string} | {student: string, part: string, at: string} | {record: true, reciter: string, title: string}} request
 *   the passage, the part of a course, the place of a comment, or a recording for the library
 * @param {(event: any) => void} hear called with each event of the program; the last one is closed
 * @param {{hear: (samples: ArrayBuffer) => void, level: (peak: number|null) => void}} [wave] gets the samples of the browser's microphone, or the levels of the machine's
 * @returns {Promise<{stop: () => void}>} it ends by `stop`, and then tells the rest
 */
export async function listen(device, request, hear, wave) {
  const sound = device === "page" ? await openSound() : null;
  try {
    const socket = await begin({ microphone: device, rate: sound?.context.sampleRate, ...request }, (event) => {
      if (event.event === "level") return wave?.level(event.peak);
      if (event.event === "closed") sound?.close();
      hear(event);
    });
    sound?.send((samples) => {
      wave?.hear(samples);
      // Where the program does not keep up, nothing is lost: the browser keeps what is to be sent.
      if (socket.readyState === WebSocket.OPEN) socket.send(samples);
    });
    const stop = () => {
      sound?.close();
      end(socket);
    };
    return { stop };
  } catch (error) {
    sound?.close();
    throw error;
  }
}

/** Opens the browser's microphone: the one that was chosen, where it is there. */
export async function openSound() {
  const chosen = look("input");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { deviceId: chosen ? { ideal: chosen } : undefined, channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
  const context = new AudioContext({ sampleRate: RATE });
  const close = () => {
    stream.getTracks().forEach((track) => track.stop());
    if (context.state !== "closed") context.close().catch(() => {});
  };
  await context.audioWorklet.addModule("/js/microphone-worklet.js").catch((error) => {
    close();
    throw error;
  });
  return {
    context, close,
    /** @param {(samples: ArrayBuffer) => void} each */
    send(each) {
      const worklet = new AudioWorkletNode(context, "samples", { numberOfInputs: 1, numberOfOutputs: 0 });
      worklet.port.onmessage = (event) => each(event.data);
      context.createMediaStreamSource(stream).connect(worklet);
    },
  };
}
