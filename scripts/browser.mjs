// Finds a Chromium for the browser tests, and installs Debian's where there is none and that is permitted.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => places.find((path) => path && existsSync(path));

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing Chromium for the browser tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { env });
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], { env });
  return found();
}

/** The path of a Chromium; undefined where there is none and none may be installed. */
export const browser = () => found() ?? installed();
