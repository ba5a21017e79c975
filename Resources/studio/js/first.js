// Runs before anything is drawn: the colours and the direction of the page, as they were chosen; its texts are asked for at once.
(function () {
  var page = document.documentElement;
  var theme = localStorage.getItem("look.theme") || "auto";
  page.dataset.theme = theme === "auto" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") : theme;
  var language = localStorage.getItem("language") || navigator.language.split("-")[0];
  var texts = document.createElement("link");
  texts.rel = "preload";
  texts.as = "fetch";
  texts.crossOrigin = "";
  texts.href = "/texts/" + (language === "ar" ? "ar" : "en") + ".json";
  document.head.append(texts);
  if (language !== "ar") return;
  page.lang = "ar";
  page.dir = "rtl";
})();
