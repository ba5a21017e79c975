// Runs before anything is drawn: the colours and the direction of the page, as they were chosen; its texts, and the modules and answers
// that the place of the address needs, are asked for at once.
(function () {
  var page = document.documentElement;
  var theme = localStorage.getItem("look.theme") || "auto";
  page.dataset.theme = theme === "auto" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") : theme;
  var language = localStorage.getItem("language") || navigator.language.split("-")[0];
  // The language that the page had the last time, with its direction; at the first time Arabic and English are known.
  var used = (localStorage.getItem("language.used") || "").split(" ");
  if (used[0] !== language) used = language === "ar" ? ["ar", "rtl"] : ["en", "ltr"];

  /** @param {string} rel @param {string} href @param {string} [as] */
  function ask(rel, href, as) {
    var link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    link.crossOrigin = "";
    if (as) link.as = as;
    document.head.append(link);
  }

  /**
   * Modules of the two places that people open first.
   * @type {Record<string, string[]>}
   */
  var modules = {
    today: ["parts/progress", "places/hifz-tasks", "places/mushaf-place", "places/today", "words"],
    mushaf: ["places/mushaf", "places/mushaf-bars", "places/mushaf-frame", "places/mushaf-keys", "places/mushaf-measure", "places/mushaf-open",
      "places/mushaf-page", "places/mushaf-place", "places/mushaf-spreads", "places/mushaf-tajweed", "places/mushaf-touch", "words"],
  };
  var place = location.hash.split("/")[1] || "today";
  if (place === "mushaf") ask("preload", "/fonts/AmiriQuran.ttf", "font");
  ask("preload", "/texts/" + used[0] + ".json", "fetch");
  (modules[place] || []).forEach(function (name) {
    ask("modulepreload", "/js/" + name + ".js");
  });

  /**
   * Requests of these places; the others need the names of surahs.
   * @type {Record<string, string[]>}
   */
  var requests = { today: ["surahs", "hifz", "khatm", "positions", "reciters"] };
  /** @type {Record<string, Promise<Response>>} */
  var early = {};
  var key = new URLSearchParams(location.search).get("key") || localStorage.getItem("key");
  if (key) {
    (requests[place] || ["surahs"]).forEach(function (name) {
      early["/api/" + name] = fetch("/api/" + name, { headers: { "X-Tilawa-Key": /** @type {string} */ (key), "Accept-Language": used[0] } });
      early["/api/" + name].catch(function () {});
    });
  }
  Object.assign(window, { early: { language: used[0], answers: early } });
  page.lang = used[0];
  page.dir = used[1];
})();
