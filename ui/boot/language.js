"use strict";

// Picks the language before Python is there: the one that the address names or that was spoken last; German otherwise.

{
  const page = document.documentElement;
  const key = "talon1:" + location.pathname.replace(/[^/]*$/, "") + ":lang";
  const named = /[#&]lang=(de|en)\b/.exec(location.hash);

  /** The language that was spoken last, if the browser keeps anything for us. */
  function kept() {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }

  /** Keep a language that was chosen in the page; one that only the address names is nobody's choice. */
  function keep() {
    if (named && page.lang === named[1]) return;
    try { localStorage.setItem(key, page.lang); } catch (error) { /* nothing is kept where nothing may be kept */ }
  }

  page.lang = named ? named[1] : kept() === "en" ? "en" : "de";
  page.setAttribute("data-script", "true");
  new MutationObserver(keep).observe(page, { attributes: true, attributeFilter: ["lang"] });

  // At the moment of the click, as the language may have been changed since.
  document.addEventListener("click", function (event) {
    const link = event.target.closest("[data-keep-lang]");
    if (link) link.hash = "lang=" + page.lang;
  });
}
