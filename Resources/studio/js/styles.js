// Styles of places that few people open: they come with the place.

/** @type {Record<string, Promise<void>>} */
const asked = {};

/**
 * Loads a file of css; a place waits for it, so that nothing moves. Without the studio the place is shown all the same.
 * @param {string} name
 */
export const styles = (name) => (asked[name] ??= new Promise((done) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: `/css/${name}.css`, onload: () => done(), onerror: () => done() });
  document.head.append(link);
}));
