// Formats the JavaScript and CSS of the package by the rules of dprint.json; with --check it only compares.
//
//     node docs/format.mjs [--check]
//
// The formatters run as WebAssembly, so that they need no program for this processor.

import { createContext } from "@dprint/formatter";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url)), check = process.argv.includes("--check");
const GENERATED = /\/(bundles\/.*|functions\.js|kernels\.js)$/;
const { plugins, lineWidth, indentWidth, ...own } = JSON.parse(readFileSync(`${root}dprint.json`, "utf-8"));
const context = createContext({ lineWidth, indentWidth });
for (const [name, file] of Object.entries(plugins)) {
  context.addPlugin(readFileSync(root + file), own[name]);
}
const differing = readdirSync(`${root}teachmech`, { recursive: true })
  .map((path) => `${root}teachmech/${path}`)
  .filter((path) => /\.(js|css)$/.test(path) && !GENERATED.test(path))
  .filter((path) => {
    const before = readFileSync(path, "utf-8"), after = context.formatText({ filePath: path, fileText: before });
    if (after !== before && !check) writeFileSync(path, after);
    return after !== before;
  });
if (check && differing.length) {
  console.error(`not formatted (node docs/format.mjs does it): ${differing.join(", ")}`);
  process.exitCode = 1;
}
