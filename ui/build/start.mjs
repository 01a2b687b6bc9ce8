// `npm start`: installs what is needed, builds, serves.

import { installPackages } from "./install.mjs";

installPackages();
// Only now, as the build imports what has just been installed.
const { build } = await import("./build.mjs");
const { serveAndSay } = await import("./serve.mjs");
await build();
await serveAndSay({ port: Number(process.env.PORT || 8000) });
