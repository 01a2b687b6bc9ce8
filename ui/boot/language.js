"use strict";

// Picks the language of a page without Python: the one that the address names or that was chosen before; German otherwise.

{
  const home = location.pathname.replace(/[^/]*$/, "");

  function language() {
    const named = /[#&]lang=(de|en)\b/.exec(location.hash);
    let kept = null;
    try { kept = localStorage.getItem(home + "talon-lang"); } catch (error) { /* storage may be forbidden */ }
    return named ? named[1] : kept === "en" ? "en" : "de";
  }

  document.documentElement.lang = language();
  document.documentElement.setAttribute("data-script", "true");
  document.addEventListener("DOMContentLoaded", function () {
    for (const link of document.querySelectorAll("[data-keep-lang]")) link.hash = "lang=" + document.documentElement.lang;
  });
}
