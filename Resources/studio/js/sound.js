// Sound of a recording on this device, from a place to a place. The player of the machine is another thing: player.js.

import { soundAddress } from "./api.js";

/** @type {HTMLAudioElement|null} */
let audio = null;
let frame = 0;
/** The number of the latest request to hear something. */
let turn = 0;

/** Whether sound of a recording plays here. */
export const isSounding = () => audio !== null && !audio.paused;

/** Where it is, in seconds. */
export const soundPlace = () => audio?.currentTime ?? 0;

/** Ends the sound. */
export function stopSound() {
  turn += 1;
  cancelAnimationFrame(frame);
  audio?.pause();
}

/**
 * Plays a part of a recording.
 * @param {string} id the recording, or a path such as /listen/112:1
 * @param {number} from seconds
 * @param {number} [to] seconds; without it, to the end
 * @param {{loops?: boolean, speed?: number, at?: (place: number) => void, ended?: () => void}} options
 */
export async function playSound(id, from, to = Infinity, options = {}) {
  stopSound();
  const now = turn;
  const source = await soundAddress(id.startsWith("/") ? id : `/sound/${id}`);
  if (now !== turn) return;
  if (!audio || audio.getAttribute("src") !== source) {
    audio = new Audio(source);
    audio.preload = "auto";
  }
  const playing = audio;
  playing.currentTime = from;
  playing.playbackRate = options.speed ?? 1;
  await playing.play();
  const step = () => {
    if (playing.paused) return options.ended?.();
    if (playing.currentTime >= to || playing.ended) {
      if (!options.loops) {
        playing.pause();
        return options.ended?.();
      }
      playing.currentTime = from;
      if (playing.ended) playing.play();
    }
    options.at?.(playing.currentTime);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}
