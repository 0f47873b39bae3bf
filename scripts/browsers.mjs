// `npm run browsers`: plays some turns in Firefox and WebKit, where they are installed. With `--all`, as in CI, it is a
// failure if one of them is not.
import { otherBrowsers } from './otherBrowsers.mjs';
import { ready } from './ready.mjs';
import { conclude, inOtherBrowser } from './steps.mjs';

ready();
const browsers = otherBrowsers();
const results = [];
const isNeeded = process.argv.includes('--all');
for (const each of browsers) results.push(await inOtherBrowser(each, isNeeded));
conclude(results);
if (browsers.some(({ missing }) => missing === undefined))
  process.stdout.write('The last screens are in apps/web/test-results/browsers.\n');
