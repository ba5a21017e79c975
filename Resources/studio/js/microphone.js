// The browser's microphone: samples of 16 bits at 16,000 a second, to the program by a WebSocket.

/** Frames a second that are sent. */
const RATE = 16000;

/**
 * Begins to listen; the browser asks the person first.
 * @param {{range: string, hidden: boolean} | {part: string}} wishes the passage, or the part of a course
 * @param {(message: string) => void} failed
 */
export async function openMicrophone(wishes, failed) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
  const context = new AudioContext({ sampleRate: RATE });
  await context.audioWorklet.addModule("/js/microphone-worklet.js");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/microphone`);
  socket.binaryType = "arraybuffer";
  const end = () => {
    stream.getTracks().forEach((track) => track.stop());
    context.close().catch(() => {});
    if (socket.readyState <= WebSocket.OPEN) socket.close();
  };
  socket.onmessage = (event) => {
    const answer = JSON.parse(event.data);
    if (!answer.error) return;
    failed(answer.error);
    end();
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("the connection was refused"));
  });
  socket.send(JSON.stringify({ rate: context.sampleRate, ...wishes }));
  const worklet = new AudioWorkletNode(context, "samples", { numberOfInputs: 1, numberOfOutputs: 0 });
  worklet.port.onmessage = (event) => {
    // Where the program does not keep up, nothing is lost: the browser keeps what is to be sent.
    if (socket.readyState === WebSocket.OPEN) socket.send(event.data);
  };
  context.createMediaStreamSource(stream).connect(worklet);
  return { stop: end };
}
