// What modules import, as Node and browsers find it in published packages.

/** Data is published as modules: importing JSON is an experiment in Node 20, and unknown to some bundlers. */
const DATA = /((?:from |import\()'\.[^']*\.json)'(?:,? \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \})/g;

const RELATIVE_TYPE = /((?:from |import\()'\.[^']*)\.ts'/g;

/** Modules that threads start with. */
const THREAD = /(new URL\('\.?[^']*)\.ts'(?=, import\.meta\.url)/g;

/** @param {string} text the code of a module, or its declarations */
export const withPublishedSpecifiers = (text) =>
  text.replace(DATA, "$1.js'").replace(RELATIVE_TYPE, "$1.js'").replace(THREAD, "$1.js'");

/** @param {string} text what a JSON file contains */
export const dataModule = (text) => `export default ${JSON.stringify(JSON.parse(text))};\n`;
