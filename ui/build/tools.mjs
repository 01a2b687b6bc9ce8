// Small things that every script of the build shares: paths, hashes, running a program.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The path of something in the project. */
export const inProject = (...parts) => join(root, ...parts);

/** The first twelve hex digits of the SHA-256 of the parts, in their order. */
export function hashOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** All files under a folder, as paths relative to it with `/`, sorted; nothing if there is no such folder. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes("__pycache__"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Write a file, and the folders it needs. */
export function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The content of a text file, or "" if it is missing. */
export const textOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** Text as it is written in HTML. */
export const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Run a program with its output on ours; true if it ended well. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: "inherit", ...options });
  return !error && status === 0;
}

/** What a program prints, or null if it is not there or fails. */
export function ask(program, args) {
  const { status, stdout, error } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  return error || status !== 0 ? null : stdout.trim();
}

/** End with one sentence that says what is wrong. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
