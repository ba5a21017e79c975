// The state of the page that more than one part of it shows. A part watches what it shows, and is told when that changes.

/**
 * The known state. `player` is the state as the control socket tells it (messages.md), `told` the time at which it was told, in
 * milliseconds; `surahs` and `reciters` give names.
 * @type {{player: {state: string, ref?: string, word?: number|null, [field: string]: any}, told: number,
 *   connection: "open"|"gone"|"stranger", surahs: any[], reciters: Map<string, string>,
 *   downloads: import("./downloads.js").Download[]}}
 */
export const state = { player: { state: "none" }, told: performance.now(), connection: "open", surahs: [], reciters: new Map(), downloads: [] };

/** @type {Set<{names: (keyof typeof state)[], run: () => void}>} */
const watchers = new Set();

/**
 * Changes the state, and tells those who watch what changed.
 * @param {Partial<typeof state>} changes
 */
export function put(changes) {
  Object.assign(state, changes);
  for (const watcher of [...watchers]) if (watcher.names.some((name) => name in changes)) watcher.run();
}

/**
 * Calls a function whenever one of the named things changes.
 * @param {(keyof typeof state)[]} names
 * @param {() => void} run
 * @returns {() => void} ends it
 */
export function watch(names, run) {
  const watcher = { names, run };
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
