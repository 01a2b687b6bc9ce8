"use strict";

// Stands before everything else and is written for old browsers too: finds out whether this browser can run the
// app, shows what went wrong, and clears the drawn table away when the app is ready.

{
  const page = document.documentElement;
  const address = location.href.split(/[?#]/)[0];
  const isOneFile = !document.currentScript.src;
  let shown = false;

  /** So many milliseconds a load may stand still after something has thrown that is not known to be ours. */
  const patience = 30000;
  const suspects = [];

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

  /** A browser that knows all else and no WebAssembly is not old: somebody has switched it off. */
  function isSwitchedOff() { return typeof WebAssembly === "undefined" && lacking.length === 1; }

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

  /** Does this address, or this line of a stack, lead to a script of ours? On the site they lie in folders below the page, in which
      itself only others write scripts; where all is one file, in the page and in blobs of which it keeps a list. */
  function isOurs(text) {
    if (isOneFile) return text.indexOf(address) >= 0 || window.talonBoot.blobs.some(function (blob) { return text.indexOf(blob) >= 0; });
    const folder = address.replace(/[^/]*$/, "");
    const at = text.indexOf(folder);
    return at >= 0 && /^[\w.-]+\//.test(text.slice(at + folder.length));
  }

  /** The lines of a stack that name a script; our stand-in for `fetch` is called by everybody, and compiled code says nothing of its origin. */
  function frames(stack) {
    return String(stack || "").split("\n").filter(function (line) {
      return /^\s+at |^[^(]*@/.test(line) && /blob:|[\w-]+:\/\//.test(line) && !/standIn|wasm:\/\//.test(line);
    });
  }

  /** Is it a fault of ours? What threw tells it; else the file in which a worker fell, if it is not the page, in whose name browsers give
      warnings. Extensions, translators and password managers run in the page too, and whatever befalls them is none of our business. */
  function isFault(error, file) {
    const lines = frames(error && error.stack);
    if (lines.length) return isOurs(lines[0]);
    return !!file && file.split(/[?#]/)[0] !== address && isOurs(file);
  }

  /** Something was thrown and not caught. */
  function thrown(error, file) {
    const what = error || "";
    if (isFault(what, file)) failed(what.stack ? what : file + ": " + (what.message || what));
    else if (!isReady()) doubt(String(what.stack || what.message || what));
  }

  /** A load has failed if it does not get ready, not if anything throws: remember it, and look whether the load goes on. */
  function doubt(what) {
    suspects.push(what);
    if (suspects.length === 1) waitFrom(progress());
  }

  function waitFrom(before) {
    setTimeout(function () {
      const now = progress();
      if (isReady() || element("app").firstChild) return;
      if (now === before) show("load", suspects.join("\n"));
      else waitFrom(now);
    }, patience);
  }

  /** How far the load has come, as it is shown. */
  function progress() { return (element("boot-loading") || page).textContent + (element("boot-bar") || page).value; }

  /** A script or style sheet that does not come says so only to the element that asked for it, and is none of ours if it lies elsewhere. */
  function notLoaded(asker) {
    const source = asker.src || asker.href;
    if (!isReady() && /^(SCRIPT|LINK)$/.test(asker.tagName) && !/icon|manifest/.test(asker.rel) && isOurs(source))
      failed(source.split("/").pop() + ": not loaded");
  }

  function watchErrors() {
    addEventListener("error", function (event) {
      if (event.target !== window) notLoaded(event.target);
      else thrown(event.error || { message: event.message }, event.filename);
    }, true);
    addEventListener("unhandledrejection", function (event) { thrown(event.reason); });
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
  window.talonBoot = { failed: failed, runs: lacking.length === 0, match: "", blobs: [] };
  withPage(connectButtons);
  if (lacking.length) show(isSwitchedOff() ? "off" : "old", lacking.join(", "));
  else { watchErrors(); watchReady(); }
}
