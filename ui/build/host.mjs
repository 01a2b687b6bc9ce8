// Makes what a host says of himself in `host.toml`: the title of the page, his imprint and his note on privacy.

import { tomlToJson } from "./python.mjs";
import { escaped, inProject, textOf } from "./tools.mjs";

const languages = ["de", "en"];
const headings = {
  imprint: { de: "Impressum", en: "Imprint" },
  privacy: { de: "Datenschutz", en: "Privacy" },
};
const nothing = {
  imprint: { de: "Wer diese Seite betreibt, hat hier kein Impressum hinterlegt.", en: "Whoever runs this page has left no imprint here." },
  privacy: { de: "", en: "" },
};

/** What stands in `host.toml`. */
export const readHost = async () => JSON.parse(await tomlToJson(textOf(inProject("host.toml"))));

/** The page of a site under the title that its host gives it. */
export const titled = (page, { title }) => page.replaceAll(/(?<=<(title|h1)>)Talon\b/g, () => escaped(title));

/** The page with imprint and privacy; `ui` is the folder of its style sheet. */
export function hostPage(host, ui, version) {
  const parts = Object.keys(headings).map((part) => section(part, host[part] ?? {}));
  return titled(textOf(inProject("ui/boot/host.html")), host)
    .replaceAll('"./ui/', `"./${ui}/`)
    .replace('data-version=""', `data-version="${version}"`)
    .replace("<!-- parts -->", () => parts.join(""));
}

/** A part in every language; where a host writes it in one alone, it stands in that one for all. */
function section(part, texts) {
  const written = languages.find((language) => texts[language]?.trim());
  return languages.map((language) => {
    const own = texts[language]?.trim() ? language : written;
    const words = own ? texts[own] : nothing[part][language];
    return words ? inLanguage(language, headings[part][language], words) : "";
  }).join("");
}

/** What is shown where that language is spoken. */
function inLanguage(language, heading, words) {
  const paragraphs = words.trim().split(/\n\s*\n/).map((text) => `        <p>${escaped(text).replaceAll("\n", "<br>")}</p>\n`);
  return `      <section lang="${language}">\n        <h2>${escaped(heading)}</h2>\n${paragraphs.join("")}      </section>\n`;
}
