// Finds Firefox and WebKit on this machine; installs nothing.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} OtherBrowser
 * @property {string} name
 * @property {string} [missing] why it cannot be used here
 * @property {Record<string, string>} [env] where its programs are
 */

/**
 * @typedef {object} Machine
 * @property {(program: string) => string | undefined} find the path of an installed program
 * @property {(path: string) => boolean} exists
 * @property {Readonly<Record<string, string | undefined>>} env
 */

const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** @type {Machine} */
const thisMachine = {
  find: (program) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, program))
      .find((path) => existsSync(path)),
  exists: existsSync,
  env: process.env,
};

/** Node 20 has WebSocket only behind a flag. */
const nodeOptions = (env) =>
  typeof WebSocket === 'undefined'
    ? { NODE_OPTIONS: [env.NODE_OPTIONS, '--experimental-websocket'].filter(Boolean).join(' ') }
    : {};

/** @returns {OtherBrowser} */
function firefox({ find, exists, env }) {
  const name = 'firefox';
  const path = env.FIREFOX_PATH || find('firefox-esr') || find('firefox') || (exists(onMac) ? onMac : undefined);
  if (!path) return { name, missing: 'Firefox was not found; install it (Debian: firefox-esr) or set FIREFOX_PATH.' };
  return { name, env: { FIREFOX_PATH: path, ...nodeOptions(env) } };
}

/** @returns {OtherBrowser} */
function webkit({ find, env }) {
  const name = 'webkit';
  const driver = find('WebKitWebDriver');
  if (!driver) return { name, missing: 'WebKitWebDriver was not found; install it (Debian: webkit2gtk-driver).' };
  const xvfb = find('Xvfb');
  if (xvfb) return { name, env: { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: xvfb } };
  if (env.DISPLAY || env.WAYLAND_DISPLAY) return { name, env: { WEBKIT_DRIVER_PATH: driver } };
  return { name, missing: 'WebKit needs a display; install Xvfb (Debian: xvfb) or set DISPLAY.' };
}

/**
 * The browsers besides Chromium, each with where it is or why it cannot be used.
 *
 * @param {Machine} machine
 */
export const otherBrowsers = (machine = thisMachine) => [firefox(machine), webkit(machine)];
