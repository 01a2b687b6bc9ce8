"use strict";

// Stands before everything else and is written for old browsers too: finds out whether this browser can run the
// app, shows what went wrong, and clears the drawn table away when the app is ready.

{
  const page = document.documentElement;
  let shown = false;

  /** What the app needs of a browser, and how to see whether it is there. */
  const needs = {
    WebAssembly: function () {
      // A module with one exception tag: Pyodide is built with exceptions.
      const module = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0];
      return WebAssembly.validate(new Uint8Array(module)) && "instantiateStreaming" in WebAssembly;
    },
    "JavaScript modules": function () { return "noModule" in document.createElement("script"); },
    Streams: function () { return "body" in Response.prototype && !!window.DecompressionStream; },
    "JavaScript 2022": function () { return !!window.structuredClone && !!window.BigInt && !!Array.prototype.at; },
  };

  /** The names of what is missing here. */
  function missing() {
    return Object.keys(needs).filter(function (name) {
      try { return !needs[name](); } catch (error) { return true; }
    });
  }

  function isReady() { return page.getAttribute("data-ready") === "true"; }

  function element(id) { return document.getElementById(id); }

  /** Do it now if the page has been read, else then. */
  function withPage(act) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
    else act();
  }

  /** What a report says: nothing that tells who somebody is. */
  function report(what) {
    const step = element("boot-loading");
    return [
      "Talon " + (page.getAttribute("data-version") || "?"),
      what,
      isReady() ? "ready" : "step: " + (step ? step.getAttribute("data-phase") : "?"),
      navigator.userAgent,
      new Date().toISOString(),
    ].join("\n");
  }

  /** What was kept last of the match that is being played: its record holds all cards, so that only who copies the report gets it. */
  function match() {
    try {
      const kept = JSON.parse(window.talonBoot.match);
      return "\n\n" + [kept.level, kept.address].filter(Boolean).join(" ") + "\n" + withoutNames(kept.record);
    } catch (error) { return ""; }
  }

  /** The record with P0, P1 … for the names of the players, which stand in its first lines. */
  function withoutNames(record) {
    const names = (/^seats (.*)$/m.exec(record) || ["", ""])[1].split(" ");
    function unnamed(word) { return names.indexOf(word) < 0 ? word : "P" + names.indexOf(word); }
    return record.replace(/^(seats|seed) (.*)$/gm, function (line, first, rest) {
      return first + " " + rest.split(" ").map(unnamed).join(" ");
    });
  }

  /** Lay the panel above a sheet that may lie open, beside which nothing could be pressed. */
  function lift(panel) {
    let top = panel.parentNode;
    if (!top.showModal) {
      top = document.createElement("dialog");
      if (!top.showModal) return;
      top.className = "boot-top";
      top.addEventListener("cancel", function (event) {
        event.preventDefault();
        if (!element("boot-close").hidden) close();
      });
      panel.parentNode.insertBefore(top, panel);
      top.appendChild(panel);
    }
    top.showModal();
  }

  /** Show the first thing that went wrong; what follows from it only adds to the report. */
  function show(kind, what) {
    withPage(function () {
      if (shown) return;
      shown = true;
      const panel = element("boot-failure");
      panel.setAttribute("data-kind", kind);
      element("boot-report").textContent = report(what);
      element("boot-close").hidden = kind !== "later";
      element("boot-copied").hidden = true;
      element("boot-match").hidden = !match();
      page.setAttribute("data-failed", kind);
      panel.hidden = false;
      try { lift(panel); } catch (error) { /* then it stands where it is */ }
      element("boot-retry").focus();
    });
  }

  /** Something threw; before the app is ready it could not be loaded, later it has a fault. */
  function failed(error) {
    show(isReady() ? "later" : "load", String((error && (error.stack || error.message)) || error));
  }

  function copyReport() {
    const text = element("boot-report").textContent + match();
    function done() { element("boot-copied").hidden = false; }
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, function () { copySelection(text, done); });
    else copySelection(text, done);
  }

  /** The old way; where it fails too, the text is at least there and selected. */
  function copySelection(text, done) {
    element("boot-report").textContent = text;
    getSelection().selectAllChildren(element("boot-report"));
    if (document.execCommand("copy")) done();
  }

  function close() {
    shown = false;
    const panel = element("boot-failure");
    panel.hidden = true;
    if (panel.parentNode.close) panel.parentNode.close();
    page.removeAttribute("data-failed");
  }

  function connectButtons() {
    element("boot-retry").addEventListener("click", function () { location.reload(); });
    element("boot-copy").addEventListener("click", copyReport);
    element("boot-close").addEventListener("click", close);
  }

  /** A file of ours that does not come says so only to the element that asked for it. */
  function watchErrors() {
    addEventListener("error", function (event) {
      const source = event.target && (event.target.src || event.target.href);
      if (source) { if (!isReady()) failed(source.split("/").pop() + ": not loaded"); }
      else failed(event.error || event.message);
    }, true);
    addEventListener("unhandledrejection", function (event) { failed(event.reason); });
  }

  /** Take the drawn table away as soon as the real one can be used. */
  function watchReady() {
    const observer = new MutationObserver(function () {
      if (!isReady()) return;
      observer.disconnect();
      element("boot").remove();
    });
    observer.observe(page, { attributes: true, attributeFilter: ["data-ready"] });
  }

  const lacking = missing();
  window.talonBoot = { failed: failed, runs: lacking.length === 0, match: "" };
  withPage(connectButtons);
  if (lacking.length) show("old", lacking.join(", "));
  else { watchErrors(); watchReady(); }
}
