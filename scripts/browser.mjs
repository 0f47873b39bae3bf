// Finds Chromium for the browser tests, or tries to install it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from './ready.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows: a fifth less work for each page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Playwright keeps the Chromium that it downloads. */
const playwrightPath = () => createRequire(join(root, 'apps/web/'))('@playwright/test').chromium.executablePath();

/**
 * @typedef {object} Machine
 * @property {() => string | undefined} find the path of an installed Chromium
 * @property {boolean} mayInstall whether packages can be installed: root, and Debian's apt
 * @property {() => void} install installs Debian's Chromium
 * @property {() => void} download downloads Playwright's Chromium, which needs no root
 */

/** @type {Machine} */
const thisMachine = {
  find: () => [...places, playwrightPath()].find((path) => path && existsSync(path)),
  mayInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  install() {
    process.stderr.write('Installing Chromium for the browser tests …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', name], { env }).status === 0) return;
    }
  },
  download() {
    process.stderr.write('Downloading Chromium for the browser tests …\n');
    spawnSync(process.execPath, [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'install',
      '--no-shell',
      'chromium',
    ]);
  },
};

/**
 * The path of Chromium; undefined if it is not installed and cannot be.
 *
 * @param {Machine} machine
 */
export function browser({ find, mayInstall, install, download } = thisMachine) {
  for (const attempt of [() => undefined, ...(mayInstall ? [install] : []), download]) {
    attempt();
    const path = find();
    if (path !== undefined) return path;
  }
  return undefined;
}
